import { sheetLayers } from "../../game/sheetReading";
import type { Character } from "../../sheet/character/character";
import { fieldsAt, fieldsOf, isRecord, pick } from "../../values/reading/fields";
import { readList, readName } from "../../values/reading/values";
import { foldText } from "../../values/text/foldText";
import { DAMAGE_TYPES, type DamageType } from "./damageTypes";
import { damageTypesIn } from "./damageWords";
import { peopleResistances } from "./peopleDefences";
import { frenchDamageType } from "./vocabulary";

/** A damage type that something defends against; some defences hold against weapons without magic alone. */
interface Defence {
  readonly type: DamageType;
  readonly unlessMagical: boolean;
}

/** The names of the stats that say it, the product's own first; `traits.dr` is Foundry's. */
const NAMES = {
  resistances: ["resistances", "damageResistances", "resistance", "resistances aux degats", "dr"],
  immunities: ["immunities", "damageImmunities", "immunites", "immunites aux degats", "di"],
  vulnerabilities: [
    "vulnerabilities",
    "damageVulnerabilities",
    "vulnerabilites aux degats",
    "vulnerabilite",
    "dv",
  ],
} as const;

export type DefenceKind = keyof typeof NAMES;
export type Defences = Readonly<Record<DefenceKind, readonly Defence[]>>;

export const NO_DEFENCES: Defences = { resistances: [], immunities: [], vulnerabilities: [] };

const MAX_TEXTS = 40;
const ALL = /\b(?:tout|tous|toutes|all)\b/;
const UNLESS_MAGICAL = /non[ -]?magi/;
/** The damage of weapons. */
export const PHYSICAL: readonly DamageType[] = ["bludgeoning", "piercing", "slashing"];

/** The texts of a list, of a text with semicolons, or of an object with a list and a text of its own. */
function textsOf(raw: unknown): string[] {
  if (isRecord(raw)) {
    const fields = fieldsOf(raw);
    return [...listed(pick(fields, ["value"])), ...listed(pick(fields, ["custom"]))];
  }
  return listed(raw);
}

const listed = (raw: unknown): string[] =>
  (typeof raw === "string" ? raw.slice(0, 2000).split(/[;\n]/) : readList(raw))
    .slice(0, MAX_TEXTS)
    .flatMap((entry) => readName(entry) ?? []);

/** « contondants, perforants et tranchants non magiques » are three. */
function defencesIn(text: string): Defence[] {
  const folded = foldText(text);
  const named = damageTypesIn(text);
  const types = named.length === 0 && ALL.test(folded) ? DAMAGE_TYPES : named;
  const unlessMagical = UNLESS_MAGICAL.test(folded);
  return types.map((type) => ({ type, unlessMagical: unlessMagical && PHYSICAL.includes(type) }));
}

type Defended = Pick<Character, "stats" | "data" | "race" | "proficiencies">;

/**
 * What the stats of a character say of damage that it resists, in French or English, and what its people resists;
 * never throws.
 */
export function readDefences(character: Defended): Defences {
  const { stats, data } = character;
  const layers = sheetLayers({ stats, data });
  const sources = [...layers, ...layers.map((fields) => fieldsAt(fields, "traits"))];
  const read = (kind: DefenceKind) =>
    sources.flatMap((fields) => textsOf(pick(fields, NAMES[kind])).flatMap(defencesIn));
  const resistances = read("resistances");
  const inborn = peopleResistances(
    character,
    resistances.map(({ type }) => type),
  ).map((type) => ({ type, unlessMagical: false }));
  return {
    resistances: [...resistances, ...inborn],
    immunities: read("immunities"),
    vulnerabilities: read("vulnerabilities"),
  };
}

/** Whether one of these holds against damage; without a type, none does. */
export const isDefended = (
  defences: readonly Defence[],
  damage: { readonly type?: DamageType | undefined; readonly magical?: boolean | undefined },
): boolean =>
  defences.some(({ type, unlessMagical }) => type === damage.type && !(unlessMagical && damage.magical));

const KIND_LABELS = {
  resistances: "Résistances",
  immunities: "Immunités",
  vulnerabilities: "Vulnérabilités",
} as const satisfies Readonly<Record<DefenceKind, string>>;
const KINDS = Object.keys(KIND_LABELS) as DefenceKind[];

/** « Résistances : feu, tranchant (non magique) », each type once; none where nothing is defended against. */
export function defenceTexts(defences: Defences): string[] {
  return KINDS.flatMap((kind) => {
    const whole = new Set(defences[kind].filter((one) => !one.unlessMagical).map(({ type }) => type));
    const named = defences[kind].map(({ type }) =>
      whole.has(type) ? frenchDamageType(type) : `${frenchDamageType(type)} (non magique)`,
    );
    return named.length === 0 ? [] : [`${KIND_LABELS[kind]} : ${[...new Set(named)].join(", ")}`];
  });
}
