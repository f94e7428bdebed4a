import { splitText } from "../../../values/reading/values";
import { isNamed, MAX_SPELLS, type SpellEntry, spellEntrySchema } from "../spells/spellbook";
import type { Dnd5eDraft } from "./draft";

/** What players write, and names that a list of names cannot hold, are changed on the sheet alone. */
const isOfTheSheet = ({ name, own }: SpellEntry): boolean => own !== undefined || /[,;\n]/.test(name);

/** The draft's spells as text, from those of a character. */
export const spellsText = (entries: readonly SpellEntry[]): string =>
  entries
    .filter((entry) => !isOfTheSheet(entry))
    .map(({ name }) => name)
    .join(", ");

/**
 * The spells of a character after its draft: those that the draft names, as they were where the character had
 * them, and what only the sheet changes. Names that no spell can have are left out.
 */
export function spellsOf(
  { spells }: Pick<Dnd5eDraft, "spells">,
  before: readonly SpellEntry[],
): readonly SpellEntry[] {
  const named = splitText(spells).map((name) => before.find(isNamed(name)) ?? { name });
  return [...before.filter(isOfTheSheet), ...named]
    .filter((entry) => spellEntrySchema.safeParse(entry).success)
    .slice(0, MAX_SPELLS);
}

/** The draft with a spell that it did not name, or without one that it did. */
export function toggleSpell<Draft extends Pick<Dnd5eDraft, "spells">>(
  draft: Draft,
  names: readonly string[],
): Draft {
  const before = splitText(draft.spells);
  const others = before.filter((name) => !names.some((other) => isNamed(other)({ name })));
  const [first = ""] = names;
  return { ...draft, spells: (others.length < before.length ? others : [...before, first]).join(", ") };
}
