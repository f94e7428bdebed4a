import { defineItem, type Item, type ItemInput, type ItemQuantity } from "../sheet/equipment/item";
import type { SystemId } from "../values/systemIds";

/** A price or a weight: `"15 po"`, `"0.5 kg"`. */
export type Quantity = `${number} ${string}`;

/** Parses a catalogue's quantity: `"15 po"` → `{ value: 15, unit: "po" }`. */
export function quantity(text: Quantity): ItemQuantity {
  const space = text.indexOf(" ");
  return { value: Number(text.slice(0, space)), unit: text.slice(space + 1) };
}

/**
 * An official item as written in a catalogue: a slug for the id, quantities as text, and a mandatory summary.
 */
export interface EntryDraft
  extends Pick<
    ItemInput,
    "damage" | "armorClass" | "properties" | "tags" | "rarity" | "requiresAttunement" | "effects"
  > {
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  readonly summary: string;
  readonly cost?: Quantity | undefined;
  readonly weight?: Quantity | undefined;
  /** The game's own fields, label → value: `{ Portée: "50 m" }`. */
  readonly fields?: Readonly<Record<string, string | number>>;
}

/** An official item of one system; its id is stable: `dnd5e-epee-longue`. */
export function catalogueItem(system: SystemId, { slug, cost, weight, fields, ...draft }: EntryDraft): Item {
  return defineItem({
    ...draft,
    id: `${system}-${slug}`,
    systems: [system],
    ...(cost && { cost: quantity(cost) }),
    ...(weight && { weight: quantity(weight) }),
    ...(fields && { systemProfiles: { [system]: { fields } } }),
  });
}

/** A plain item in a catalogue: name, use, and where they matter price and weight. */
export type GearRow = readonly [
  slug: string,
  name: string,
  summary: string,
  cost?: Quantity,
  weight?: Quantity,
];

export function gearItems(system: SystemId, category: string, rows: readonly GearRow[]): Item[] {
  return rows.map(([slug, name, summary, cost, weight]) =>
    catalogueItem(system, { slug, name, category, summary, cost, weight }),
  );
}
