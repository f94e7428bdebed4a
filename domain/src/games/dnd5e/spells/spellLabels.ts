import { numberText } from "../../../values/text/typedNumber";
import { ABILITIES } from "../abilities";
import { savingThrowLabel } from "../savingThrowLabel";
import { frenchDamageType } from "../vocabulary";
import {
  AREA_SHAPES,
  CASTING_TIMES,
  type CastableSpell,
  SPELL_DURATIONS,
  SPELL_RANGES,
  SPELL_ROLL_KINDS,
  SPELL_SCHOOLS,
  type Spell,
  type SpellRoll,
} from "./spell";

/** `"Sorts mineurs"`, `"Niveau 3"`. */
export const spellLevelLabel = (level: number): string => (level === 0 ? "Sorts mineurs" : `Niveau ${level}`);

/** `4.5` metres are `"4,5 m"`, `1500` are `"1,5 km"`. */
function distance(metres: number): string {
  const [value, unit] = metres >= 1000 ? [metres / 1000, "km"] : [metres, "m"];
  return `${numberText(value)} ${unit}`;
}

function rangeLabel({ range, area }: Spell): string {
  const reach = typeof range === "number" ? distance(range) : SPELL_RANGES[range];
  return area === undefined ? reach : `${reach} (${AREA_SHAPES[area.shape]} de ${distance(area.size)})`;
}

/** The facts of a spell of the catalogue, each with its label. */
export function spellFacts(spell: Spell): readonly (readonly [label: string, text: string])[] {
  const { school, castingTime, components, duration, concentration, ritual } = spell;
  const lasting = SPELL_DURATIONS[duration];
  return [
    ["École", SPELL_SCHOOLS[school]],
    ["Incantation", `${CASTING_TIMES[castingTime]}${ritual ? " ou rituel" : ""}`],
    ["Portée", rangeLabel(spell)],
    ["Composantes", [...components].join(", ")],
    ["Durée", concentration ? `concentration, ${lasting} au plus` : lasting],
  ];
}

const SUCCESSES = { none: "annule", half: "moitié", other: "réduit" } as const;

/** `"Sauvegarde de Dextérité (moitié)"`; undefined without a save. */
export function saveLabel({ save }: Pick<CastableSpell, "save">): string | undefined {
  return save && `${savingThrowLabel(ABILITIES[save.ability].name)} (${SUCCESSES[save.success]})`;
}

/** `"Dégâts de feu"`, `"Soins"`. */
export function spellRollLabel({ kind, type }: Pick<SpellRoll, "kind" | "type">): string {
  const label = SPELL_ROLL_KINDS[kind];
  return type === undefined ? label : `${label} (${frenchDamageType(type)})`;
}
