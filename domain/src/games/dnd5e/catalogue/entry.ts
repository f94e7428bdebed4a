import { catalogueItem, type EntryDraft, type Quantity } from "../../../game/catalogueEntry";
import type { ArmorClass, Item } from "../../../sheet/equipment/item";

type PhysicalDamage = `${string} ${"contondant" | "perforant" | "tranchant"}`;

export interface WeaponDraft {
  readonly slug: string;
  readonly name: string;
  readonly cost: Quantity;
  readonly weight?: Quantity;
  /** Dice and type: `"1d8 tranchant"`; a net has none. */
  readonly damage?: PhysicalDamage;
  /** The dice of a versatile weapon held in two hands. */
  readonly versatile?: string;
  readonly properties: readonly string[];
  readonly summary: string;
}

export function weapon(category: string, { damage, versatile, properties, ...draft }: WeaponDraft): Item {
  const [dice, type] = damage?.split(" ") ?? [];
  return catalogueItem("dnd5e", {
    ...draft,
    category,
    tags: ["arme"],
    properties: versatile ? [...properties, `Polyvalente (${versatile})`] : [...properties],
    ...(dice && { damage: { dice, type, ...(versatile && { versatileDice: versatile }) } }),
  });
}

export interface ArmourDraft {
  readonly slug: string;
  readonly name: string;
  readonly cost: Quantity;
  readonly weight: Quantity;
  readonly armorClass: ArmorClass;
  readonly properties: readonly string[];
  readonly summary: string;
}

export function armour(category: string, { properties, ...draft }: ArmourDraft): Item {
  return catalogueItem("dnd5e", { ...draft, category, tags: ["armure"], properties: [...properties] });
}

/** A pack with its contents in the summary: it is one entry of an inventory. */
export function pack(slug: string, name: string, cost: Quantity, contents: readonly string[]): Item {
  return catalogueItem("dnd5e", {
    slug,
    name,
    category: "Paquetage",
    cost,
    summary: `Contient : ${contents.join(", ")}.`,
  });
}

type Rarity = "Commun" | "Peu commun" | "Rare" | "Très rare" | "Légendaire";

export interface MagicItemDraft extends Omit<EntryDraft, "tags" | "rarity"> {
  readonly rarity: Rarity;
}

export function magicItem(draft: MagicItemDraft): Item {
  return catalogueItem("dnd5e", { ...draft, tags: ["magique"] });
}
