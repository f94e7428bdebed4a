import { packGear } from "../../../game/forge/gear";
import { identityData } from "../../../game/forge/identity";
import type { NewCharacter } from "../../../game/forge/newCharacter";
import { readLinesOf, readScoresOf, readTrackersOf } from "../../../game/forge/readBlocks";
import type { Power } from "../../../game/powers/power";
import { readLines, sheetLayers } from "../../../game/sheetReading";
import type { Trait } from "../../../game/trait";
import type { Character, RawFields } from "../../../sheet/character/character";
import { vampireItems } from "../catalogue/items";
import { findClan } from "../clans";
import { vampirePowers } from "../powers/list";
import { ADVANTAGES, HANDICAPS, SPECIALTIES, vampireBlocks } from "../sheet";
import { DISCIPLINES } from "../traits";
import { disciplinesOf } from "./choose";
import { CHRONICLE, emptyVampireDraft, FILLED_LINES, type VampireDraft } from "./draft";
import { chosenLines, joinedLine, writtenBeside } from "./lines";
import { ageOf, clanName } from "./steps";

/** As the list has it; one of the player's words is a name and a level. */
function builtPower({ name, discipline, level }: VampireDraft["powers"][number]): Power {
  const kind = DISCIPLINES.find(({ key }) => key === discipline)?.label ?? discipline;
  return vampirePowers.find((one) => one.name === name && one.kind === kind) ?? { name, kind, level };
}

const EMPTY_LINES = Object.fromEntries(CHRONICLE.map(({ key }) => [key, ""])) as Record<
  keyof VampireDraft["chronicle"],
  string
>;

/** The vampire as its document stores it, without Health and Willpower, which the sheet derives. */
export function buildVampire(draft: VampireDraft): NewCharacter {
  const { identity, ...choices } = draft;
  const { attributes, skills, humanity, hunger, bloodPotency } = draft;
  const disciplines = disciplinesOf(draft);
  const chosen = { ...EMPTY_LINES, ...chosenLines(draft) };
  const { experience = 0 } = ageOf(draft) ?? {};
  return {
    name: identity.name.trim(),
    class: clanName(draft),
    pronoun: identity.pronoun.trim(),
    stats: {
      attributes,
      skills,
      disciplines,
      humanity,
      hunger,
      bloodPotency,
      ...(experience > 0 && { experience: { total: experience, spent: 0 } }),
      ...(draft.powers.length > 0 && { powers: draft.powers.map(builtPower) }),
      ...packGear(vampireItems, draft.gear),
    },
    data: {
      ...identityData(identity),
      clan: clanName(draft),
      ...Object.fromEntries(CHRONICLE.map(({ key }) => [key, joinedLine(chosen[key], draft.chronicle[key])])),
      forge: choices,
    },
  };
}

/** A draft of a vampire that was not made in the Forge, with the values of its sheet. */
export function inferVampireDraft(raw: unknown, className: string): VampireDraft {
  const blocks = vampireBlocks(raw);
  const scores = readScoresOf(blocks);
  const lines = readLinesOf(blocks);
  const trackers = readTrackersOf(blocks);
  const name = lines.Clan ?? className;
  const clan = findClan(name);
  const take = <Key extends string>(first: Readonly<Record<Key, number>>): Record<Key, number> =>
    Object.fromEntries(
      Object.entries<number>(first).map(([key, value]) => [key, scores[key] ?? value]),
    ) as Record<Key, number>;
  return {
    ...emptyVampireDraft,
    clanId: clan?.id ?? "",
    customClan: clan ? "" : name,
    attributes: take(emptyVampireDraft.attributes),
    skills: take(emptyVampireDraft.skills),
    disciplines: take(emptyVampireDraft.disciplines),
    humanity: trackers.humanity ?? emptyVampireDraft.humanity,
    hunger: trackers.hunger ?? emptyVampireDraft.hunger,
    bloodPotency: trackers.bloodPotency ?? emptyVampireDraft.bloodPotency,
    chronicle: {
      ...emptyVampireDraft.chronicle,
      ...Object.fromEntries(CHRONICLE.map(({ key, label }) => [key, lines[label] ?? ""])),
    },
  };
}

/** What play has changed since: powers are chosen on the sheet, and an age gives its experience once. */
export const keptOfVampire = (_: VampireDraft, { stats }: Character): RawFields => ({
  powers: stats.powers,
  experience: undefined,
});

const LINE_TRAITS = {
  specialties: SPECIALTIES,
  advantages: ADVANTAGES,
  handicaps: HANDICAPS,
} as const satisfies Record<(typeof FILLED_LINES)[number], Trait>;

/** With what its lines say beside its choices: what experience has bought, or a release that did not ask. */
export function reopenedVampire(draft: VampireDraft, { stats, data }: Character): VampireDraft {
  const chosen = chosenLines(draft);
  const layers = sheetLayers({ stats, data });
  const written = FILLED_LINES.map((key) => {
    const [line] = readLines(layers, [LINE_TRAITS[key]]);
    return [key, writtenBeside(line?.text ?? "", chosen[key])];
  });
  return { ...draft, chronicle: { ...draft.chronicle, ...Object.fromEntries(written) } };
}
