/**
 * `npm run check-srd -- <folder>`: compares D&D's weapons, armours, classes, races, skills, spells and
 * creatures with the SRD's data in that folder (files of 5e-database), and says each fact that differs. No
 * test depends on it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { armours } from "../domain/src/games/dnd5e/catalogue/armours";
import { meleeWeapons } from "../domain/src/games/dnd5e/catalogue/meleeWeapons";
import { rangedWeapons } from "../domain/src/games/dnd5e/catalogue/rangedWeapons";
import { CLASSES } from "../domain/src/games/dnd5e/classes";
import { RACES } from "../domain/src/games/dnd5e/races";
import type { AbilityKey } from "../domain/src/sheet/character/abilities";
import { SKILLS, type SkillKey } from "../domain/src/sheet/character/skills";
import type { Item } from "../domain/src/sheet/equipment/item";
import { foldText } from "../domain/src/values/text/foldText";
import { compareCreatures } from "./compareCreatures";
import { compareSlots, compareSpells } from "./compareSpells";
import { LaunchError, report } from "./launcher/launchError.mjs";

const USAGE = "Usage: npm run check-srd -- <folder of the SRD's JSON files>";

interface Named {
  readonly index: string;
  readonly name: string;
}

interface SrdEquipment extends Named {
  readonly equipment_category: Named;
  readonly category_range?: string;
  readonly cost: { readonly quantity: number; readonly unit: keyof typeof COINS };
  readonly weight?: number;
  readonly damage?: { readonly damage_dice: string; readonly damage_type: Named };
  readonly two_handed_damage?: { readonly damage_dice: string };
  readonly properties?: readonly Named[];
  readonly range?: { readonly normal: number; readonly long?: number };
  readonly throw_range?: { readonly normal: number; readonly long: number };
  readonly armor_class?: { readonly base: number; readonly dex_bonus: boolean; readonly max_bonus?: number };
  readonly str_minimum?: number;
  readonly stealth_disadvantage?: boolean;
}

interface SrdClass extends Named {
  readonly hit_die: number;
  readonly saving_throws: readonly { readonly index: AbilityKey }[];
  readonly proficiency_choices: readonly {
    readonly choose: number;
    readonly from: { readonly options: readonly { readonly item?: Named }[] };
  }[];
}

interface SrdRace extends Named {
  readonly speed: number;
  readonly size: string;
  readonly ability_bonuses: readonly {
    readonly ability_score: { readonly index: AbilityKey };
    readonly bonus: number;
  }[];
}

interface SrdSkill extends Named {
  readonly ability_score: { readonly index: AbilityKey };
}

const COINS = { cp: "pc", sp: "pa", ep: "pe", gp: "po", pp: "pp" } as const;
const DAMAGE_TYPES: Readonly<Record<string, string>> = {
  bludgeoning: "contondant",
  piercing: "perforant",
  slashing: "tranchant",
};
/** The first word of each property. */
const PROPERTIES: Readonly<Record<string, string>> = {
  ammunition: "munitions",
  finesse: "finesse",
  heavy: "lourde",
  light: "legere",
  loading: "chargement",
  reach: "allonge",
  special: "speciale",
  thrown: "lancer",
  "two-handed": "a deux mains",
  versatile: "polyvalente",
};
/** Names that the French files leave in English. */
const LEFT_IN_ENGLISH: Readonly<Record<string, string>> = { Guerrier: "Fighter" };
const METRES_PER_FOOT = 0.3;
const KILOS_PER_POUND = 0.5;

const metres = (feet: number): number => Number((feet * METRES_PER_FOOT).toFixed(2));

const differences: string[] = [];
let checked = 0;

function compare(what: string, ours: unknown, srd: unknown): void {
  checked += 1;
  if (JSON.stringify(ours) !== JSON.stringify(srd)) {
    differences.push(`${what}: ${JSON.stringify(ours)}, in the SRD ${JSON.stringify(srd)}`);
  }
}

const wordsOf = (property: string): string => foldText(property.replace(/\s*\(.*$/, ""));

function compareCommon(item: Item, srd: SrdEquipment): void {
  compare(`${item.name}, cost`, item.cost, { value: srd.cost.quantity, unit: COINS[srd.cost.unit] });
  compare(`${item.name}, weight`, item.weight?.value ?? 0, (srd.weight ?? 0) * KILOS_PER_POUND);
}

function compareWeapon(item: Item, srd: SrdEquipment): void {
  compareCommon(item, srd);
  const type = srd.damage && DAMAGE_TYPES[srd.damage.damage_type.index];
  compare(`${item.name}, damage`, [item.damage?.dice, item.damage?.type], [srd.damage?.damage_dice, type]);
  compare(`${item.name}, two hands`, item.damage?.versatileDice, srd.two_handed_damage?.damage_dice);
  const known = srd.properties?.flatMap(({ index }) => PROPERTIES[index] ?? []) ?? [];
  compare(`${item.name}, properties`, item.properties.map(wordsOf).toSorted(), known.toSorted());
  const isAmmunition = known.includes("munitions");
  const range = srd.throw_range ?? (isAmmunition ? srd.range : undefined);
  const told = item.properties.map((property) => /([\d,.]+)\/([\d,.]+) m/.exec(property)).find(Boolean);
  const ours = told ? [told[1], told[2]].map((text) => Number(text?.replace(",", "."))) : undefined;
  compare(`${item.name}, range`, ours, range && [metres(range.normal), metres(range.long ?? 0)]);
}

function compareArmour(item: Item, srd: SrdEquipment): void {
  compareCommon(item, srd);
  const { base = 0, dex_bonus: bonus, max_bonus: most } = srd.armor_class ?? {};
  const dexterity = bonus ? (most === undefined ? "full" : "upToTwo") : "none";
  const isShield = srd.index === "shield";
  compare(`${item.name}, armour class`, item.armorClass, isShield ? { bonus: base } : { base, dexterity });
  const strength = item.properties.flatMap((property) => /^Force (\d+)$/.exec(property)?.[1] ?? []);
  compare(`${item.name}, strength`, Number(strength[0] ?? 0), srd.str_minimum ?? 0);
  const loud = item.properties.some((property) => property.startsWith("Désavantage"));
  compare(`${item.name}, stealth`, loud, srd.stealth_disadvantage ?? false);
}

/** The catalogue lists them in the order of the SRD. */
function compareInOrder(
  items: readonly Item[],
  srd: readonly SrdEquipment[],
  compareOne: (item: Item, srd: SrdEquipment) => void,
): void {
  compare("how many", items.length, srd.length);
  for (const [place, item] of items.entries()) {
    const same = srd[place];
    if (same) compareOne(item, same);
  }
}

/** `"skill-animal-handling"` is our `animalHandling`. */
const skillOf = (index: string): string =>
  index.replace(/^skill-/, "").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const named = <Entry extends Named>(srd: readonly Entry[], name: string): Entry | undefined =>
  srd.find((one) => foldText(one.name) === foldText(name) || one.name === LEFT_IN_ENGLISH[name]);

function compareClasses(srd: readonly SrdClass[]): void {
  for (const { name, hitDie, savingThrows, skillChoices } of CLASSES) {
    const same = named(srd, name);
    compare(`${name}, known`, same !== undefined, true);
    if (same === undefined) continue;
    compare(`${name}, hit die`, hitDie, same.hit_die);
    compare(
      `${name}, saves`,
      savingThrows.toSorted(),
      same.saving_throws.map(({ index }) => index).toSorted(),
    );
    const choice = same.proficiency_choices.find(({ from }) =>
      from.options.some(({ item }) => item?.index.startsWith("skill-")),
    );
    compare(`${name}, number of skills`, skillChoices.count, choice?.choose);
    const offered = choice?.from.options.flatMap(({ item }) => (item ? [skillOf(item.index)] : []));
    compare(`${name}, skills`, skillChoices.from.toSorted(), offered?.toSorted());
  }
}

function compareRaces(srd: readonly SrdRace[]): void {
  for (const { name, speed, size, abilityBonuses } of RACES) {
    const same = named(srd, name);
    compare(`${name}, known`, same !== undefined, true);
    if (same === undefined) continue;
    compare(`${name}, speed`, speed.value, metres(same.speed));
    compare(`${name}, size`, size, same.size);
    const bonuses = same.ability_bonuses.map(({ ability_score, bonus }) => [ability_score.index, bonus]);
    compare(`${name}, abilities`, Object.entries(abilityBonuses).toSorted(), bonuses.toSorted());
  }
}

function compareSkills(srd: readonly SrdSkill[]): void {
  for (const { index, ability_score } of srd) {
    compare(`${index}, ability`, SKILLS[skillOf(index) as SkillKey]?.ability, ability_score.index);
  }
}

try {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new LaunchError(USAGE);
  const readFile = <Entry>(file: string): readonly Entry[] =>
    JSON.parse(readFileSync(join(folder, `${file}.json`), "utf8"));
  const read = <Entry>(file: string): readonly Entry[] => readFile(`5e-SRD-${file}`);
  const equipment = read<SrdEquipment>("Equipment.en");
  const inOrder = (...ranges: string[]) =>
    ranges.flatMap((range) => equipment.filter((one) => one.category_range === range));
  compareInOrder(meleeWeapons, inOrder("Simple Melee", "Martial Melee"), compareWeapon);
  compareInOrder(rangedWeapons, inOrder("Simple Ranged", "Martial Ranged"), compareWeapon);
  const worn = equipment.filter((one) => one.equipment_category.index === "armor");
  compareInOrder(armours, worn, compareArmour);
  compareClasses(read<SrdClass>("Classes.fr"));
  compareRaces(read<SrdRace>("Races.fr"));
  compareSkills(read<SrdSkill>("Skills.fr"));
  compareSpells(readFile("spells-facts"), compare);
  compareSlots(readFile("spell-slots-facts"), compare);
  compareCreatures(readFile("monsters-facts"), compare);
  for (const difference of differences) console.log(difference);
  console.log(`${checked - differences.length} of ${checked} facts are the SRD's.`);
} catch (error) {
  report(error);
}
