import type { Character } from "../../../sheet/character/character";
import { compareFrench } from "../../../values/text/compareFrench";
import { foldText } from "../../../values/text/foldText";
import { knownClasses } from "../play/classNames";
import { alwaysPreparedIds } from "./alwaysPrepared";
import type { CastableSpell, Spell } from "./spell";
import type { SpellEntry } from "./spellbook";
import { castingFor, FIRST_ARCANUM, type Spellcasting } from "./spellcasting";
import { spellFinder } from "./spellFinder";

/** A spell as the sheet lists it. */
export interface SheetSpell {
  readonly spell: CastableSpell;
  /** Absent for spells of one's own, for unknown names, and for those that the catalogue has no more. */
  readonly known: Spell | undefined;
  /** What the character stores; absent for what its subclass gives. */
  readonly entry: SpellEntry | undefined;
  readonly preparation: "known" | "prepared" | "always";
  /** Which class casts it; undefined for who casts none. */
  readonly casting: Spellcasting | undefined;
}

function ownSpell({ name, level = 0, own = {} }: SpellEntry): CastableSpell {
  const { roll, note, ...rest } = own;
  return {
    id: `own-${foldText(name)}`,
    name,
    level,
    ...rest,
    ...(roll !== undefined && { rolls: [roll] }),
    ...(note !== undefined && { summary: note }),
  };
}

/**
 * The spells of a character, those that its subclass keeps prepared included, by level, then in French order.
 * An entry is the catalogue's by its id, else by its name, unless the player wrote the spell.
 */
export function sheetSpells(
  entries: readonly SpellEntry[],
  character: Pick<Character, "classes" | "level">,
  castings: readonly Spellcasting[],
  catalogue: readonly Spell[],
): readonly SheetSpell[] {
  const find = spellFinder(catalogue);
  const byId = new Map(catalogue.map((spell) => [spell.id, spell]));
  const always = new Set(alwaysPreparedIds(knownClasses(character.classes, character.level)));
  const stored = entries.map((entry): SheetSpell => {
    const known = entry.own === undefined ? (byId.get(entry.id ?? "") ?? find(entry.name)) : undefined;
    const spell = known ?? ownSpell(entry);
    return {
      ...{ spell, known, entry },
      preparation: always.has(spell.id) ? "always" : (entry.preparation ?? "known"),
      casting: castingFor(spell, castings),
    };
  });
  const listed = new Set(stored.map(({ spell }) => spell.id));
  const given = [...always].flatMap((id): SheetSpell[] => {
    const known = byId.get(id);
    if (known === undefined || listed.has(id)) return [];
    const casting = castingFor(known, castings);
    return [{ spell: known, known, entry: undefined, preparation: "always", casting }];
  });
  return [...stored, ...given].toSorted(
    (a, b) => a.spell.level - b.spell.level || compareFrench(a.spell.name, b.spell.name),
  );
}

/** Whether it can be cast without being prepared first; a ritual of a wizard needs the book alone. */
export function isReady({ spell, preparation, casting }: SheetSpell): boolean {
  return spell.level === 0 || preparation !== "known" || casting?.prepared === undefined;
}

/** The classes that have Ritual Casting. */
const RITUAL_CLASSES: readonly string[] = ["artificier", "barde", "clerc", "druide", "magicien"];

/** Whether it may be cast as a ritual: by the class that casts it, or where its player wrote that it is one. */
export function isRitual({ spell, entry, casting }: SheetSpell): boolean {
  const isOwn = entry?.own !== undefined;
  return spell.ritual === true && (isOwn || RITUAL_CLASSES.includes(casting?.classId ?? ""));
}

export interface SpellCount {
  readonly chosen: number;
  readonly of: number;
}

/** How many cantrips, known and prepared spells a class has, of how many; absent where nothing limits them. */
export interface SpellCounts {
  readonly casting: Spellcasting;
  readonly cantrips?: SpellCount;
  readonly known?: SpellCount;
  /** Of a warlock: the spells that it casts without a slot. */
  readonly arcana?: SpellCount;
  readonly prepared?: SpellCount;
}

/** What is chosen of each class; what a subclass keeps prepared does not count. */
export function spellCounts(
  spells: readonly SheetSpell[],
  castings: readonly Spellcasting[],
): readonly SpellCounts[] {
  return castings.map((casting) => {
    const own = spells.filter(
      (one) => one.casting?.classId === casting.classId && one.preparation !== "always",
    );
    const levelled = own.filter(({ spell }) => spell.level > 0);
    const { cantrips, known, prepared, arcana } = casting;
    const above = levelled.filter(({ spell }) => arcana !== undefined && spell.level >= FIRST_ARCANUM);
    return {
      casting,
      ...(cantrips > 0 && { cantrips: { chosen: own.length - levelled.length, of: cantrips } }),
      ...(known !== undefined && { known: { chosen: levelled.length - above.length, of: known } }),
      ...(arcana !== undefined && { arcana: { chosen: above.length, of: arcana } }),
      ...(prepared !== undefined && {
        prepared: {
          chosen: levelled.filter(({ preparation }) => preparation === "prepared").length,
          of: prepared,
        },
      }),
    };
  });
}
