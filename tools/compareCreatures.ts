import { DND5E_CREATURES } from "../domain/src/games/dnd5e/creatures/catalogue";
import type { Dnd5eCreature, Dnd5eCreatureAttack } from "../domain/src/games/dnd5e/creatures/creature";
import { ABILITY_KEYS, type AbilityKey } from "../domain/src/sheet/character/abilities";

type Compare = (what: string, ours: unknown, srd: unknown) => void;

interface SrdAction {
  readonly en: string;
  readonly attackBonus?: number;
  readonly damage?: readonly { readonly dice: string; readonly type: string }[];
  readonly save?: { readonly ability: AbilityKey; readonly dc: number; readonly success: string };
}

interface SrdCreature extends Readonly<Record<AbilityKey, number>> {
  readonly index: string;
  readonly en: string;
  readonly ac: readonly { readonly value: number }[];
  readonly hp: number;
  readonly hitDice: string;
  readonly speed: Readonly<Record<string, string | boolean>>;
  readonly proficiencies: Readonly<Record<string, number>>;
  readonly resist: readonly string[];
  readonly immune: readonly string[];
  readonly vulnerable: readonly string[];
  readonly conditionImmune: readonly string[];
  readonly senses: Readonly<Record<string, string | number>>;
  readonly cr: number;
  readonly pb: number;
  readonly xp: number;
  readonly actions: readonly SrdAction[];
  readonly traits: readonly string[];
  readonly legendary: readonly string[];
}

const METRES_PER_FOOT = 0.3;
/** Defences that depend on more than the damage's type stand among the traits. */
const AS_TRAITS: readonly string[] = [
  "damage from spells",
  "piercing from magic weapons wielded by good creatures",
];
/** Two breaths of ours, with the numbers that the data lack. */
const BREATHS = "Breath Weapons";

const metres = (text: string): number => Number((Number.parseInt(text, 10) * METRES_PER_FOOT).toFixed(2));
const sorted = (values: object) => Object.entries(values).toSorted(([a], [b]) => a.localeCompare(b));

const distances = (values: Readonly<Record<string, unknown>>) =>
  sorted(
    Object.fromEntries(
      Object.entries(values).flatMap(([key, text]) =>
        typeof text === "string" ? [[key, metres(text)]] : [],
      ),
    ),
  );

/** `"skill-animal-handling"` is our `animalHandling`. */
const keyOf = (index: string, prefix: string): string =>
  index.slice(prefix.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const proficienciesOf = (srd: SrdCreature, prefix: string) =>
  sorted(
    Object.fromEntries(
      Object.entries(srd.proficiencies).flatMap(([index, value]) =>
        index.startsWith(prefix) ? [[keyOf(index, prefix), value]] : [],
      ),
    ),
  );

/** Each type with what it does not hold against: « slashing/silvered ». */
const defencesIn = (texts: readonly string[]): string[] =>
  texts
    .filter((text) => !AS_TRAITS.includes(text))
    .flatMap((text) => {
      const types = text.match(/bludgeoning|piercing|slashing|^\w+$/g) ?? [];
      const except = /silvered|adamantine/.exec(text)?.[0] ?? "magical";
      return types.map((type) => (text.includes("nonmagical") ? `${type}/${except}` : type));
    })
    .toSorted();

const ourDefences = (defences: Dnd5eCreature["resistances"]): string[] =>
  defences.map(({ type, unless }) => (unless ? `${type}/${unless}` : type)).toSorted();

function compareActions(ours: Dnd5eCreature, srd: SrdCreature, compare: Compare): void {
  const told = srd.actions.filter(({ en }) => en !== BREATHS);
  const extra = told.length === srd.actions.length ? 0 : 2;
  compare(`${ours.name}, actions`, ours.attacks.length, told.length + extra);
  const byId = new Map<string, Dnd5eCreatureAttack>(ours.attacks.map((attack) => [attack.id, attack]));
  for (const { en, attackBonus, damage, save } of told) {
    const id = en
      .replace(/\(\d[^)]*\)/, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase())
      .replace(/\W/g, "");
    const attack = byId.get(id);
    const what = `${ours.name}, ${en}`;
    compare(`${what}, known`, attack !== undefined, true);
    if (attackBonus !== undefined && attackBonus !== 0)
      compare(`${what}, bonus`, attack?.attackBonus, attackBonus);
    if (damage !== undefined && damage.length > 0) {
      compare(
        `${what}, damage`,
        attack?.damage,
        damage.map(({ dice, type }) => ({ dice, type })),
      );
    }
    if (save) {
      compare(`${what}, save`, attack?.save, {
        ability: save.ability,
        difficulty: save.dc,
        // The data say that a save takes all of a breath; the SRD's text halves it.
        success: en.endsWith("Breath") && damage?.length ? "half" : save.success,
      });
    }
  }
}

function compareCreature(ours: Dnd5eCreature, srd: SrdCreature, compare: Compare): void {
  const { passive_perception: passive, ...senses } = srd.senses;
  const facts: readonly (readonly [string, unknown, unknown])[] = [
    ["name", ours.english, srd.en],
    ["armour class", ours.armourClass, srd.ac[0]?.value],
    ["other armour class", Number.parseInt(ours.armourNote ?? "0", 10), srd.ac[1]?.value ?? 0],
    ["hit points", ours.life, { max: srd.hp, dice: srd.hitDice }],
    ["speeds", sorted(ours.speeds), distances(srd.speed)],
    ["hovering", ours.hovers ?? false, srd.speed.hover ?? false],
    ["abilities", ABILITY_KEYS.map((key) => ours.abilities[key]), ABILITY_KEYS.map((key) => srd[key])],
    ["saves", sorted(ours.saves), proficienciesOf(srd, "saving-throw-")],
    ["skills", sorted(ours.skills), proficienciesOf(srd, "skill-")],
    ["senses", sorted(ours.senses), distances(senses)],
    ["passive perception", ours.passivePerception, passive],
    ["challenge", [ours.challenge, ours.experience, ours.proficiencyBonus], [srd.cr, srd.xp, srd.pb]],
    ["resistances", ourDefences(ours.resistances), defencesIn(srd.resist)],
    ["immunities", ourDefences(ours.immunities), defencesIn(srd.immune)],
    ["vulnerabilities", ourDefences(ours.vulnerabilities), defencesIn(srd.vulnerable)],
    ["conditions", ours.conditionImmunities.toSorted(), srd.conditionImmune.toSorted()],
    [
      "traits",
      ours.traits.length,
      srd.traits.length +
        [...srd.resist, ...srd.vulnerable].filter((text) => AS_TRAITS.includes(text)).length,
    ],
    ["legendary actions", ours.legendary.length, srd.legendary.length],
  ];
  for (const [what, value, expected] of facts) compare(`${ours.name}, ${what}`, value, expected);
  compareActions(ours, srd, compare);
}

/** Compares every number of the catalogue of creatures with the SRD's. */
export function compareCreatures(srd: readonly SrdCreature[], compare: Compare): void {
  compare("how many creatures", DND5E_CREATURES.length, srd.length);
  const byId = new Map(DND5E_CREATURES.map((creature) => [creature.id, creature]));
  for (const one of srd) {
    const ours = byId.get(one.index);
    compare(`${one.en}, known`, ours !== undefined, true);
    if (ours) compareCreature(ours, one, compare);
  }
}
