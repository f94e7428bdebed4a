import { packGear } from "../../../game/forge/gear";
import { identityData } from "../../../game/forge/identity";
import type { NewCharacter } from "../../../game/forge/newCharacter";
import { readLinesOf, readScoresOf } from "../../../game/forge/readBlocks";
import type { Character, RawFields } from "../../../sheet/character/character";
import { foldText } from "../../../values/text/foldText";
import { numberText } from "../../../values/text/typedNumber";
import { cyberpunkItems } from "../catalogue/items";
import { CYBERPUNK_ROLES } from "../roles";
import { cyberpunkBlocks } from "../sheet";
import { type CyberpunkDraft, DOSSIER, emptyCyberpunkDraft } from "./draft";
import { boughtImplants } from "./implants";
import { moneyLeft, roleName, roleOf } from "./steps";

/** The best number that a field has among what is bought, of what covers this part where one is asked for; 0 without any. */
function bestOf({ gear }: CyberpunkDraft, field: string, covers?: string): number {
  const numbers = gear.map(({ itemId }) => {
    const fields = cyberpunkItems.find(({ id }) => id === itemId)?.systemProfiles.cyberpunk?.fields ?? {};
    return covers === undefined || fields.Protège === covers ? fields[field] : undefined;
  });
  return Math.max(0, ...numbers.filter((number) => typeof number === "number"));
}

/**
 * The edgerunner as its document stores it, without hit points, luck and humanity, which the sheet derives.
 */
export function buildCyberpunk(draft: CyberpunkDraft): NewCharacter {
  const { identity, ...choices } = draft;
  const implants = boughtImplants(draft.gear);
  const ability = roleOf(draft)?.ability;
  return {
    name: identity.name.trim(),
    class: roleName(draft),
    pronoun: identity.pronoun.trim(),
    stats: {
      stats: draft.stats,
      skills: draft.skills,
      armor: {
        head: bestOf(draft, "SP", "tête"),
        body: bestOf(draft, "SP", "corps"),
        shield: bestOf(draft, "Bouclier"),
      },
      ...(implants.length > 0 && {
        installedImplants: implants.map(({ name, humanity, sp }) => ({ name, humanity, sp })),
        powers: implants.map(({ power }) => power),
      }),
      ...packGear(cyberpunkItems, draft.gear),
    },
    data: {
      ...identityData(identity),
      role: roleName(draft),
      roleAbility: ability === undefined ? "" : `${ability} (rang ${draft.rank})`,
      ...Object.fromEntries(DOSSIER.map(({ key }) => [key, draft.dossier[key].trim()])),
      equipment: moneyLeft(draft) > 0 ? [`${numberText(moneyLeft(draft))} eb`] : [],
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
  const take = <Key extends string>(
    first: Readonly<Record<Key, number>>,
    missing: (value: number) => number,
  ): Record<Key, number> =>
    Object.fromEntries(
      Object.entries<number>(first).map(([key, value]) => [key, scores[key] ?? missing(value)]),
    ) as Record<Key, number>;
  return {
    ...emptyCyberpunkDraft,
    roleId: role?.id ?? "",
    customRole: role ? "" : name,
    stats: take(emptyCyberpunkDraft.stats, (value) => value),
    skills: take(emptyCyberpunkDraft.skills, () => 0),
    dossier: {
      ...emptyCyberpunkDraft.dossier,
      ...Object.fromEntries(DOSSIER.map(({ key, label }) => [key, lines[label] ?? ""])),
    },
  };
}

const KEPT = ["armor", "installedImplants", "powers"];

/** What play and the inventory have changed since: the Forge sets it for a new character alone. */
export const keptOfCyberpunk = (_: CyberpunkDraft, { stats }: Character): RawFields =>
  Object.fromEntries(KEPT.map((key) => [key, stats[key]]));
