import { packGear } from "../../../game/forge/gear";
import { identityData } from "../../../game/forge/identity";
import type { NewCharacter } from "../../../game/forge/newCharacter";
import { readLinesOf, readScoresOf, readTrackersOf } from "../../../game/forge/readBlocks";
import { foldText } from "../../../values/text/foldText";
import { vampireItems } from "../catalogue/items";
import { CLANS } from "../clans";
import { vampireBlocks } from "../sheet";
import { disciplinesOf } from "./choose";
import { CHRONICLE, emptyVampireDraft, type VampireDraft } from "./draft";
import { clanName } from "./steps";

/** The vampire as its document stores it, without Health and Willpower, which the sheet derives. */
export function buildVampire(draft: VampireDraft): NewCharacter {
  const { identity, ...choices } = draft;
  const { attributes, skills, humanity, hunger, bloodPotency } = draft;
  const disciplines = disciplinesOf(draft);
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
      ...packGear(vampireItems, draft.gear),
    },
    data: {
      ...identityData(identity),
      clan: clanName(draft),
      ...Object.fromEntries(CHRONICLE.map(({ key }) => [key, draft.chronicle[key].trim()])),
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
  const clan = CLANS.find((one) => foldText(one.name) === foldText(name));
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
