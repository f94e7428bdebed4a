import * as z from "zod/mini";
import { ABILITY_KEYS } from "../../../sheet/character/abilities";
import type { Character } from "../../../sheet/character/character";
import { checkDice } from "../../../values/dice/parseDice";
import { fieldName, fieldsOf, pick } from "../../../values/reading/fields";
import { readBoolean, readList, readName, readText } from "../../../values/reading/values";
import { checkedText } from "../../../values/text/checkedText";
import { foldText } from "../../../values/text/foldText";
import { readWhole } from "../../../values/text/readNumber";
import { DAMAGE_TYPES } from "../damageTypes";
import { MAX_NAME, whole } from "../play/bounds";
import { trackerName } from "../play/state";

/** As many as an import brings. */
export const MAX_SPELLS = 300;
export const MAX_SPELL_NOTE = 600;
const MAX_DICE_TEXT = 60;
const MAX_ID = 60;

const isNumber = (text: string): boolean => /^\d{1,4}$/.test(text.trim());

/** What is wrong with the dice of a spell of one's own; a bare number may stand for them. */
export function checkSpellDice(text: string): string | undefined {
  if (text.length > MAX_DICE_TEXT) return `Les dés ne doivent pas dépasser ${MAX_DICE_TEXT} caractères.`;
  return isNumber(text) ? undefined : checkDice(text);
}

const diceSchema = checkedText((text) => text.trim(), checkSpellDice);

/** What a player says of a spell that the catalogue does not have. */
const ownSpellSchema = z.object({
  concentration: z.optional(z.boolean()),
  ritual: z.optional(z.boolean()),
  attack: z.optional(z.enum(["melee", "ranged"])),
  save: z.optional(z.object({ ability: z.enum(ABILITY_KEYS), success: z.enum(["none", "half", "other"]) })),
  roll: z.optional(
    z.object({
      kind: z.enum(["damage", "heal", "temporary"]),
      dice: diceSchema,
      type: z.optional(z.enum(DAMAGE_TYPES)),
      modifier: z.optional(z.boolean()),
      growth: z.optional(diceSchema),
    }),
  ),
  note: z.optional(z.string().check(z.maxLength(MAX_SPELL_NOTE))),
});
export type OwnSpell = z.infer<typeof ownSpellSchema>;

/**
 * A spell of a character. `id` is the catalogue's, and is absent for a name that was typed or imported; the
 * name and the level stay what they are where the catalogue has it no more. Without `preparation` it is known,
 * or stands in the book.
 */
export const spellEntrySchema = z.object({
  id: z.optional(z.string().check(z.regex(/^[a-z0-9-]+$/), z.maxLength(MAX_ID))),
  name: trackerName,
  level: z.optional(whole(0, 9)),
  preparation: z.optional(z.enum(["prepared", "always"])),
  own: z.optional(ownSpellSchema),
});
export type SpellEntry = z.infer<typeof spellEntrySchema>;

/** `stats.spellbook` of a D&D character. */
export const spellbookSchema = z.array(spellEntrySchema).check(z.maxLength(MAX_SPELLS));

const readEntry = (raw: unknown): SpellEntry[] => {
  const entry = spellEntrySchema.safeParse(raw);
  return entry.success ? [entry.data] : [];
};

/** A spell of an import: a name, or `{ name, level, prepared, always }`. */
const readImported = (raw: unknown): SpellEntry[] => {
  const fields = fieldsOf(raw);
  const name = readName(raw, MAX_NAME);
  if (name === undefined) return [];
  const level = readWhole(pick(fields, ["level", "niveau"]), { min: 0, max: 9 });
  const isAlways = readBoolean(pick(fields, ["always", "alwaysPrepared"])) ?? false;
  const isPrepared = readBoolean(pick(fields, ["prepared", "prepare"])) ?? false;
  const preparation = isAlways ? ("always" as const) : isPrepared ? ("prepared" as const) : undefined;
  return readEntry({
    name,
    ...(level !== undefined && { level }),
    ...(preparation !== undefined && { preparation }),
  });
};

const GROUP_NAMES = new Set(["sorts", "sortsconnus", "spells"]);

const groupedNames = ({ proficiencies }: Character): readonly string[] =>
  proficiencies
    .filter(({ label }) => GROUP_NAMES.has(fieldName(label)))
    .flatMap(({ names }) => names.map((name) => readText(name) ?? ""));

/** Whether two names are of one spell, as far as one sees without the catalogue. */
export const isNamed = (name: string) => {
  const folded = foldText(name);
  return (entry: Pick<SpellEntry, "name">): boolean => foldText(entry.name) === folded;
};

/** The first of each name, at most `MAX_SPELLS`. */
function distinct(entries: readonly SpellEntry[]): readonly SpellEntry[] {
  const byName = new Map<string, SpellEntry>();
  for (const entry of entries) {
    const name = foldText(entry.name);
    if (!byName.has(name)) byName.set(name, entry);
  }
  return [...byName.values()].slice(0, MAX_SPELLS);
}

/**
 * The spells of a character: those it stores, else those of its import and the names that the Forge wrote
 * among its proficiencies. Never throws; what is no spell is skipped.
 */
export function readSpellbook(character: Character): readonly SpellEntry[] {
  const { stats, data } = character;
  if (Array.isArray(stats.spellbook)) return distinct(readList(stats.spellbook).flatMap(readEntry));
  const imported = [stats, data].flatMap((layer) => readList(pick(fieldsOf(layer), ["spells", "sorts"])));
  return distinct([...imported, ...groupedNames(character)].flatMap(readImported));
}

/** Adds a spell, or writes another over the one of its name. Full books stay as they are. */
export function putSpell(entries: readonly SpellEntry[], entry: SpellEntry): readonly SpellEntry[] {
  const place = entries.findIndex(isNamed(entry.name));
  if (place >= 0) return entries.with(place, entry);
  return entries.length >= MAX_SPELLS ? entries : [...entries, entry];
}

export function removeSpell(entries: readonly SpellEntry[], name: string): readonly SpellEntry[] {
  const isIt = isNamed(name);
  return entries.filter((entry) => !isIt(entry));
}

/** `undefined` leaves it known. */
export function prepareSpell(
  entries: readonly SpellEntry[],
  name: string,
  preparation: SpellEntry["preparation"],
): readonly SpellEntry[] {
  const isIt = isNamed(name);
  return entries.map((entry) => {
    if (!isIt(entry)) return entry;
    const { preparation: _, ...known } = entry;
    return preparation === undefined ? known : { ...known, preparation };
  });
}
