import { packGear } from "../../../game/forge/gear";
import { identityData } from "../../../game/forge/identity";
import type { NewCharacter } from "../../../game/forge/newCharacter";
import { readLinesOf, readScoresOf } from "../../../game/forge/readBlocks";
import { foldText } from "../../../values/text/foldText";
import { cyberpunkItems } from "../catalogue/items";
import { CYBERPUNK_ROLES } from "../roles";
import { cyberpunkBlocks } from "../sheet";
import { type CyberpunkDraft, DOSSIER, emptyCyberpunkDraft } from "./draft";
import { moneyLeft, roleName, roleOf } from "./steps";

const ARMOUR_LOCATIONS = ["head", "body"] as const;

/**
 * The stopping power of the best owned suit, which protects head and body. Shields have hit points instead.
 */
function bestStoppingPower({ gear }: CyberpunkDraft): number {
  const powers = gear.map(
    ({ itemId }) => cyberpunkItems.find(({ id }) => id === itemId)?.systemProfiles.cyberpunk?.fields.SP,
  );
  return Math.max(0, ...powers.filter((power) => typeof power === "number"));
}

/**
 * The edgerunner as its document stores it, without hit points, luck and humanity, which the sheet derives.
 */
export function buildCyberpunk(draft: CyberpunkDraft): NewCharacter {
  const { identity, ...choices } = draft;
  const stoppingPower = bestStoppingPower(draft);
  const ability = roleOf(draft)?.ability;
  return {
    name: identity.name.trim(),
    class: roleName(draft),
    pronoun: identity.pronoun.trim(),
    stats: {
      stats: draft.stats,
      skills: draft.skills,
      armor: {
        ...Object.fromEntries(ARMOUR_LOCATIONS.map((location) => [location, stoppingPower])),
        shield: 0,
      },
      ...packGear(cyberpunkItems, draft.gear),
    },
    data: {
      ...identityData(identity),
      role: roleName(draft),
      roleAbility: ability === undefined ? "" : `${ability} (rang ${draft.rank})`,
      ...Object.fromEntries(DOSSIER.map(({ key }) => [key, draft.dossier[key].trim()])),
      equipment: moneyLeft(draft) > 0 ? [`${moneyLeft(draft)} eb`] : [],
      forge: choices,
    },
  };
}

/** A draft of an edgerunner that was not made in the Forge, with the values of its sheet. */
export function inferCyberpunkDraft(raw: unknown, className: string): CyberpunkDraft {
  const blocks = cyberpunkBlocks(raw);
  const scores = readScoresOf(blocks);
  const lines = readLinesOf(blocks);
  const name = lines.Rôle ?? className;
  const role = CYBERPUNK_ROLES.find((one) => foldText(one.name) === foldText(name));
  const take = <Key extends string>(first: Readonly<Record<Key, number>>): Record<Key, number> =>
    Object.fromEntries(
      Object.entries<number>(first).map(([key, value]) => [key, scores[key] ?? value]),
    ) as Record<Key, number>;
  return {
    ...emptyCyberpunkDraft,
    roleId: role?.id ?? "",
    customRole: role ? "" : name,
    stats: take(emptyCyberpunkDraft.stats),
    skills: take(emptyCyberpunkDraft.skills),
    dossier: {
      ...emptyCyberpunkDraft.dossier,
      ...Object.fromEntries(DOSSIER.map(({ key, label }) => [key, lines[label] ?? ""])),
    },
  };
}
