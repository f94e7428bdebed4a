import type { Character } from "../../character/character";
import { fieldsAt, fieldsOf, isRecord, pick } from "../../reading/fields";
import { readList, readName } from "../../reading/values";
import { foldText } from "../../text/foldText";
import { sheetLayers } from "../sheetReading";
import { DAMAGE_TYPES, type DamageType } from "./damageTypes";
import { damageTypesIn } from "./damageWords";

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
const PHYSICAL: readonly DamageType[] = ["bludgeoning", "piercing", "slashing"];

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

/** What the stats of a character say of damage that it resists, in French or English; never throws. */
export function readDefences({ stats, data }: Pick<Character, "stats" | "data">): Defences {
  const layers = sheetLayers({ stats, data });
  const sources = [...layers, ...layers.map((fields) => fieldsAt(fields, "traits"))];
  const read = (kind: DefenceKind) =>
    sources.flatMap((fields) => textsOf(pick(fields, NAMES[kind])).flatMap(defencesIn));
  return {
    resistances: read("resistances"),
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
