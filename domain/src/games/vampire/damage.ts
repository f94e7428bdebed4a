import { type Gauge, readGauge } from "../../game/sheetReading";
import { type Trait, traitNames } from "../../game/trait";
import { type Fields, fieldsOf, isRecord, pick } from "../../values/reading/fields";
import { plural } from "../../values/text/plural";
import { readWhole } from "../../values/text/readNumber";

/** The boxes of Health or Willpower that are marked, by the kind of damage. */
interface Harm {
  readonly superficial: number;
  readonly aggravated: number;
}

/** A track of boxes: `current` is how many are unmarked; `harm` is known where the character tells kinds apart. */
export interface DamageGauge extends Gauge {
  readonly harm?: Harm;
}

const SUPERFICIAL_NAMES = ["superficial", "superficiels", "superficiel"];
const AGGRAVATED_NAMES = ["aggravated", "aggraves", "aggravés"];
const MAX_NAMES = ["max", "maximum", "total"];
const BOXES = { min: 0, max: 99 };

/**
 * Reads `{ max, superficial, aggravated }`, and what `readGauge` reads; `max` is used when the character gives
 * none. Aggravated damage takes the boxes of superficial damage when there are not enough for both.
 */
export function readDamageGauge(layers: readonly Fields[], trait: Trait, max: number): DamageGauge {
  for (const fields of layers) {
    const raw = pick(fields, traitNames(trait));
    const told = isRecord(raw) ? readHarm(fieldsOf(raw), max) : undefined;
    if (told !== undefined) return told;
  }
  return readGauge(layers, trait, { current: max, max });
}

function readHarm(fields: Fields, fallback: number): DamageGauge | undefined {
  const [superficial, aggravated] = [SUPERFICIAL_NAMES, AGGRAVATED_NAMES].map((names) =>
    readWhole(pick(fields, names), BOXES),
  );
  if (superficial === undefined && aggravated === undefined) return undefined;
  const max = readWhole(pick(fields, MAX_NAMES), { min: 1, max: BOXES.max }) ?? fallback;
  const harm = heldBy(max, { superficial: superficial ?? 0, aggravated: aggravated ?? 0 });
  return { current: max - harm.superficial - harm.aggravated, max, harm };
}

const heldBy = (max: number, { superficial, aggravated }: Harm): Harm => {
  const heavy = Math.min(max, aggravated);
  return { aggravated: heavy, superficial: Math.min(max - heavy, superficial) };
};

/** `"2 superficiels, 1 aggravé"`, and what a full track means; undefined for one without damage. */
export function damageText({ current, max, harm }: DamageGauge, downed: string): string | undefined {
  const marked = harm && [
    harm.superficial > 0 && `${harm.superficial} ${plural(harm.superficial, "superficiel", "superficiels")}`,
    harm.aggravated > 0 && `${harm.aggravated} ${plural(harm.aggravated, "aggravé", "aggravés")}`,
  ];
  const impaired = max > 0 && current === 0 && (harm?.aggravated === max ? downed : "Diminué : -2 dés");
  return [marked?.filter(Boolean).join(", "), impaired].filter(Boolean).join(" · ") || undefined;
}
