import type { CharacterView } from "../../api/characters";
import { identityOf } from "../../game/forge/identity";
import type { NewCharacter } from "../../game/forge/newCharacter";
import { inferCthulhuDraft } from "../../games/cthulhu/forge/build";
import { inferCyberpunkDraft } from "../../games/cyberpunk/forge/build";
import { SPELL_ATTACK } from "../../games/dnd5e/forge/build";
import { stepsOfLevel, withNextLevel } from "../../games/dnd5e/forge/levelUp";
import { inferDnd5eDraft } from "../../games/dnd5e/forge/read";
import { spellsOf, spellsText } from "../../games/dnd5e/forge/spells";
import { readSpellbook } from "../../games/dnd5e/spells/spellbook";
import { inferVampireDraft } from "../../games/vampire/forge/build";
import type { Character, RawFields } from "../../sheet/character/character";
import { classLabel } from "../../sheet/character/fallbacks";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import type { ProficiencyGroup } from "../../sheet/character/proficiencies";
import { isRecord } from "../../values/reading/fields";
import { cutText } from "../../values/text/characters";
import { buildCharacter } from "./buildCharacter";
import { type Draft, readDraft } from "./draft";

/** The fields of `CharacterView` that the Forge reads. */
export type Reopened = Pick<CharacterView, "system" | "name" | "class" | "stats" | "data">;

/** A character made in the Forge has its choices in its document. */
const isForged = ({ data }: Reopened): boolean => isRecord(data.forge);

function inferDraft(raw: Reopened, character: Character): Draft {
  const className = character.classes.length > 0 ? classLabel(character) : raw.class;
  switch (raw.system) {
    case "dnd5e":
      return inferDnd5eDraft(character);
    case "vampire":
      return inferVampireDraft(raw, className);
    case "cyberpunk":
      return inferCyberpunkDraft(raw, className);
    case "cthulhu":
      return inferCthulhuDraft(raw, className);
  }
}

/** The draft of an existing character, to edit or copy it. Never throws. */
export function reopenDraft(raw: Reopened): Draft {
  const character = normaliseCharacter(raw);
  const stored = isForged(raw)
    ? readDraft(raw.system, { ...(raw.data.forge as RawFields), system: raw.system })
    : undefined;
  const draft = { ...(stored ?? inferDraft(raw, character)), identity: identityOf(character) };
  return draft.system === "dnd5e" ? { ...draft, spells: spellsText(readSpellbook(character)) } : draft;
}

/** The draft of a character with one level more; as it is in games that have no levels. */
export function levelUpDraft(raw: Reopened): Draft {
  const draft = reopenDraft(raw);
  return draft.system === "dnd5e" ? withNextLevel(draft) : draft;
}

/** The steps of the Forge that a level of this draft asks for; undefined where they are all. */
export function levelUpSteps(raw: Reopened, draft: Draft): readonly string[] | undefined {
  const before = reopenDraft(raw);
  return before.system === "dnd5e" && draft.system === "dnd5e" ? stepsOfLevel(before, draft) : undefined;
}

/** Merges groups of the same label, the Forge's names first; the other stored groups stay. */
function mergedProficiencies(written: readonly ProficiencyGroup[], stored: readonly ProficiencyGroup[]) {
  const storedNames = (label: string) => stored.find((group) => group.label === label)?.names ?? [];
  return [
    ...written.map(({ label, names }) => ({ label, names: [...new Set([...names, ...storedNames(label)])] })),
    ...stored.filter(({ label }) => written.every((group) => group.label !== label)),
  ];
}

/** Keeps what an import has and a draft does not: proficiencies and movements. */
function withImportedValues(character: Character, made: NewCharacter): NewCharacter {
  const { speed, ...stats } = made.stats;
  const written = Array.isArray(made.data.proficiencies) ? made.data.proficiencies : [];
  const moves = Object.keys(character.speeds).length > 0 || speed === undefined;
  return {
    ...made,
    stats: moves ? stats : made.stats,
    data: { ...made.data, proficiencies: mergedProficiencies(written, character.proficiencies) },
  };
}

/** The spells that the draft leaves, as prepared as they were; nothing where there were and are none. */
function spellbookOf(draft: Draft, character: Character): { readonly spellbook?: unknown } {
  if (draft.system !== "dnd5e") return {};
  const before = readSpellbook(character);
  const spellbook = spellsOf(draft, before);
  return before.length + spellbook.length > 0 ? { spellbook } : {};
}

/**
 * The body of `reforgeCharacter`: the draft's character without its inventory (edited on the sheet), and with
 * the actions that the Forge did not write.
 */
export function reforgedCharacter(draft: Draft, raw: Reopened): NewCharacter {
  const character = normaliseCharacter(raw);
  const built = buildCharacter(draft);
  const made = isForged(raw) || draft.system !== "dnd5e" ? built : withImportedValues(character, built);
  const {
    inventoryItems: _,
    equippedItemIds: _equipped,
    attunedItemIds: _attuned,
    actions,
    ...stats
  } = made.stats;
  const written = { ...stats, ...spellbookOf(draft, character) };
  if (!Array.isArray(actions)) return { ...made, stats: written };
  const others = character.actions.filter(({ name }) => name !== SPELL_ATTACK);
  return { ...made, stats: { ...written, actions: [...others, ...actions] } };
}

/** The draft of a copy of a character, with another name. */
export function duplicateDraft(raw: Reopened): Draft {
  const draft = reopenDraft(raw);
  const name = `${cutText(draft.identity.name, 70)} (copie)`.trim();
  return { ...draft, identity: { ...draft.identity, name } };
}

/** The character of a copy's draft: with the original's inventory instead of starting equipment. */
export function duplicatedCharacter(draft: Draft, raw: Reopened): NewCharacter {
  const character = normaliseCharacter(raw);
  const { inventoryItems, equippedItemIds, attunedItemIds } = character;
  const made = buildCharacter(draft);
  const inventory = { inventoryItems, equippedItemIds, attunedItemIds };
  return {
    ...made,
    stats: { ...made.stats, ...inventory, ...spellbookOf(draft, character) },
  };
}
