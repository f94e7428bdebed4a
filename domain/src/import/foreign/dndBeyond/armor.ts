import type { ArmorClassRule } from "../../../games/dnd5e/armorClassRule";
import type { AbilityKey } from "../../../sheet/character/abilities";
import { always, amountOf, modifierIn, type Scores, typedSum } from "./numbers";
import { type BeyondSheet, type Modifier, TYPED, typedFor } from "./sheet";

interface Unarmored {
  readonly base: number;
  readonly abilities: readonly AbilityKey[];
  readonly withoutShield?: true;
}

const worth = ({ base, abilities }: Unarmored, scores: Scores): number =>
  abilities.reduce((sum, ability) => sum + modifierIn(scores, ability), base);

/** What a feature makes of the armor class without armour: 10, Dexterity, another ability, a number. */
const unarmoredBy = ({ value, ability }: Modifier, ignoresDexterity: boolean): Unarmored => {
  const abilities = [
    ...(ignoresDexterity ? [] : ["dex" as const]),
    ...(ability === undefined ? [] : [ability]),
  ];
  // Some features give the whole number, others what comes on top of 10.
  const base = ignoresDexterity && (value ?? 0) > 10 ? (value ?? 0) : 10 + (value ?? 0);
  return { base, abilities, ...(ability === "wis" && { withoutShield: true }) };
};

/** The armor class: one that the player typed, or the rule by which it follows from what is worn. */
export function armorClassOf(
  sheet: BeyondSheet,
  scores: Scores,
): { ac?: number; armorClassRule: ArmorClassRule } {
  const typed = typedFor(sheet, TYPED.armorClass);
  if (typed !== undefined) return { ac: typed, armorClassRule: { gear: "none", base: typed, abilities: [] } };
  const { own } = sheet;
  const sum = (...subTypes: string[]) =>
    always(own, "bonus", ...subTypes).reduce(
      (total, modifier) => total + amountOf(modifier, sheet, scores),
      0,
    );
  const ignoresDexterity = own.some(
    ({ type, subType }) => type === "ignore" && subType === "unarmored-dex-ac-bonus",
  );
  const sets = own.filter(
    ({ type, subType, isGranted }) => type === "set" && subType === "unarmored-armor-class" && isGranted,
  );
  const fixed = own.filter(({ type, subType }) => type === "set" && subType === "minimum-base-armor");
  const ordinary: Unarmored = { base: 10, abilities: ["dex"] };
  const best = [
    ordinary,
    ...sets.map((modifier) => unarmoredBy(modifier, ignoresDexterity)),
    ...fixed.map(({ value }): Unarmored => ({ base: value ?? 10, abilities: [] })),
  ].reduce((found, next) => (worth(next, scores) > worth(found, scores) ? next : found));
  const medium = always(own, "set", "ac-max-dex-armored-modifier").map(({ value }) => value ?? 2);
  const bonus =
    sum("armor-class", ...(sheet.isDualWielding ? ["dual-wield-armor-class"] : [])) +
    typedSum(sheet, undefined, TYPED.armorClassMagic, TYPED.armorClassOther);
  const armored = sum("armored-armor-class");
  const base = typedFor(sheet, TYPED.armorClassBase);
  return {
    armorClassRule: {
      ...(base === undefined
        ? { gear: "armor" as const, ...best, base: best.base + sum("unarmored-armor-class") }
        : { gear: "shield" as const, base, abilities: [] }),
      ...(bonus !== 0 && { bonus }),
      ...(armored !== 0 && { armoredBonus: armored }),
      ...(medium.length > 0 && { mediumDexterity: Math.max(...medium) }),
    },
  };
}
