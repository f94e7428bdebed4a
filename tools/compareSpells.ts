import { pactSlotsOf, spellSlotsOf } from "../domain/src/games/dnd5e/play/spellSlots";
import { SPELLS } from "../domain/src/games/dnd5e/spells/catalogue";
import { grownDice } from "../domain/src/games/dnd5e/spells/grownDice";
import type { Spell } from "../domain/src/games/dnd5e/spells/spell";
import { spellcastingsOf } from "../domain/src/games/dnd5e/spells/spellcasting";
import { growthSteps } from "../domain/src/games/dnd5e/spells/spellLevels";
import type { AbilityKey } from "../domain/src/sheet/character/abilities";
import { normaliseCharacter } from "../domain/src/sheet/character/normaliseCharacter";
import { foldText } from "../domain/src/values/text/foldText";

type Table = Readonly<Record<string, string>>;

/** A spell of `spells-facts.json`. */
export interface SrdSpell {
  readonly index: string;
  readonly en: string;
  readonly fr: string;
  readonly level: number;
  readonly school: string;
  readonly castingTime: string;
  readonly range: string;
  readonly components: readonly string[];
  readonly duration: string;
  readonly ritual?: boolean;
  readonly concentration?: boolean;
  readonly classes: readonly string[];
  readonly attack?: string;
  readonly save?: { readonly ability: AbilityKey; readonly success: string };
  readonly area?: { readonly type: string; readonly size: number };
  readonly damage?: { readonly type?: string; readonly atSlot?: Table; readonly atLevel?: Table };
  readonly heal?: Table;
}

type Compare = (what: string, ours: unknown, srd: unknown) => void;

const METRES_PER_FOOT = 0.3;
/** A mile is read as 1.5 km, as the French rules do. */
const METRES_PER_MILE = 1500;
const CLASS_IDS: Readonly<Record<string, string>> = {
  bard: "barde",
  cleric: "clerc",
  druid: "druide",
  paladin: "paladin",
  ranger: "rodeur",
  sorcerer: "ensorceleur",
  warlock: "occultiste",
  wizard: "magicien",
};
const TIMES: Readonly<Record<string, string>> = {
  "1 action": "action",
  "1 bonus action": "bonusAction",
  "1 reaction": "reaction",
};
const DURATIONS: Readonly<Record<string, string>> = {
  Instantaneous: "instant",
  Special: "special",
  "Until dispelled": "untilDispelled",
};
/** What the facts have and a casting does not roll: a mishap; a save to notice the spell. */
const NOT_ROLLED = new Set(["dimension-door"]);
const NOT_SAVED = new Set(["light"]);

function rangeOf(text: string): number | string {
  const [, count, unit] = /^(\d+) (feet|miles?)$/.exec(text) ?? [];
  if (count === undefined) return text.toLowerCase();
  return unit === "feet"
    ? Number((Number(count) * METRES_PER_FOOT).toFixed(1))
    : Number(count) * METRES_PER_MILE;
}

/** Dice in one form: their sums by the number of sides. */
const sameDice = (dice: string): string => grownDice(dice.replace(/\s*\+ MOD$/, ""), undefined, 0);

/** The dice at a level: of the slot, or of the character for cantrips. */
function diceAt({ rolls = [], level }: Spell, at: number): string {
  const dice = rolls.map((roll) => grownDice(roll.dice, roll.growth, growthSteps(level, at, at, roll.every)));
  return sameDice(dice.join("+"));
}

function compareDice(spell: Spell, table: Table, compare: Compare): void {
  for (const [level, dice] of Object.entries(table)) {
    compare(`${spell.name}, dice at ${level}`, diceAt(spell, Number(level)), sameDice(dice));
    compare(`${spell.name}, modifier`, spell.rolls?.[0]?.modifier ?? false, dice.endsWith("MOD"));
  }
}

function compareSpell(spell: Spell, srd: SrdSpell, compare: Compare): void {
  const say = (what: string, ours: unknown, theirs: unknown) =>
    compare(`${spell.name}, ${what}`, ours, theirs);
  const names = [spell.name, ...(spell.otherNames ?? []), spell.english].map(foldText);
  say("English name", spell.english, srd.en);
  say("French name", names.includes(foldText(srd.fr)), true);
  say("level", spell.level, srd.level);
  say("school", spell.school, srd.school);
  say("casting time", spell.castingTime, TIMES[srd.castingTime] ?? srd.castingTime);
  say("range", spell.range, rangeOf(srd.range));
  say("components", spell.components, srd.components.join(""));
  const duration = srd.duration.replace(/^Up to /, "");
  say("duration", spell.duration, DURATIONS[duration] ?? duration);
  say("ritual", spell.ritual ?? false, srd.ritual ?? false);
  say("concentration", spell.concentration ?? false, srd.concentration ?? false);
  say("classes", spell.classes, srd.classes.map((one) => CLASS_IDS[one]).toSorted());
  if (srd.attack) say("attack", spell.attack, srd.attack);
  if (srd.save && !NOT_SAVED.has(srd.index)) say("save", spell.save, srd.save);
  const { area } = spell;
  if (area) say("area", area, srd.area && { shape: srd.area.type, size: rangeOf(`${srd.area.size} feet`) });
  if (srd.damage?.type && !NOT_ROLLED.has(srd.index)) say("type", spell.rolls?.[0]?.type, srd.damage.type);
  const table = srd.damage?.atSlot ?? srd.damage?.atLevel ?? srd.heal;
  if (table && !NOT_ROLLED.has(srd.index)) compareDice(spell, table, compare);
}

/** Compares each fact that the SRD's data have; the catalogue knows some that they lack. */
export function compareSpells(srd: readonly SrdSpell[], compare: Compare): void {
  compare("how many spells", SPELLS.length, srd.length);
  for (const one of srd) {
    const spell = SPELLS.find(({ id }) => id === one.index);
    compare(`${one.index}, known`, spell !== undefined, true);
    if (spell) compareSpell(spell, one, compare);
  }
}

/** A class at a level, of `spell-slots-facts.json`; slots by spell level stand beside, `spell_slots_level_1`… */
export interface SrdSlots extends Readonly<Record<string, unknown>> {
  readonly class: string;
  readonly level: number;
  readonly cantrips_known?: number;
  readonly spells_known?: number;
}

/** Compares the slots, the cantrips and the known spells of each class at each level. */
export function compareSlots(srd: readonly SrdSlots[], compare: Compare): void {
  for (const one of srd) {
    const id = CLASS_IDS[one.class] ?? "";
    const own = { id, level: one.level, subclass: "" };
    const pact = pactSlotsOf([own]);
    const theirs = Array.from({ length: 9 }, (_, at) => one[`spell_slots_level_${at + 1}`] ?? 0);
    const ours = spellSlotsOf([own]).map((count, at) => (at + 1 === pact.level ? pact.count : count));
    compare(`${id} ${one.level}, slots`, ours, theirs);
    const [casting] = spellcastingsOf(normaliseCharacter({ classes: [{ name: id, level: one.level }] }));
    compare(`${id} ${one.level}, cantrips`, casting?.cantrips ?? 0, one.cantrips_known ?? 0);
    if (one.spells_known !== undefined)
      compare(`${id} ${one.level}, known`, casting?.known ?? 0, one.spells_known);
  }
}
