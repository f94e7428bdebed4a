/** A quantity of an official item. */
export interface EquipmentLot {
  readonly itemId: string;
  readonly quantity: number;
}

/** A number of items to choose from categories of the catalogue. */
export interface EquipmentPick {
  readonly label: string;
  readonly count: number;
  readonly categories: readonly string[];
}

export interface EquipmentOption {
  readonly lots: readonly EquipmentLot[];
  readonly picks: readonly EquipmentPick[];
}

/** The equipment of a class or a background: all of `lots`, and one option of each choice. */
export interface StartingEquipment {
  readonly lots: readonly EquipmentLot[];
  readonly choices: readonly (readonly EquipmentOption[])[];
}

/** An official dnd5e item by its slug: `lot("dague", 2)`. */
export function lot(slug: string, quantity = 1): EquipmentLot {
  return { itemId: `dnd5e-${slug}`, quantity };
}

/** An option with these lots and picks, in this order. */
export function option(...parts: readonly (EquipmentLot | EquipmentPick)[]): EquipmentOption {
  return {
    lots: parts.filter((part) => "itemId" in part),
    picks: parts.filter((part) => "categories" in part),
  };
}

const pickOf =
  (one: string, several: string, categories: readonly string[]) =>
  (count = 1): EquipmentPick => ({ label: count === 1 ? one : `${count} ${several}`, count, categories });

const SIMPLE_MELEE = "Arme courante de corps à corps";
const MARTIAL_MELEE = "Arme de guerre de corps à corps";

export const anySimpleWeapon = pickOf("une arme courante", "armes courantes", [
  SIMPLE_MELEE,
  "Arme courante à distance",
]);
export const anySimpleMeleeWeapon = pickOf(
  "une arme courante de corps à corps",
  "armes courantes de corps à corps",
  [SIMPLE_MELEE],
);
export const anyMartialWeapon = pickOf("une arme de guerre", "armes de guerre", [
  MARTIAL_MELEE,
  "Arme de guerre à distance",
]);
export const anyMartialMeleeWeapon = pickOf(
  "une arme de guerre de corps à corps",
  "armes de guerre de corps à corps",
  [MARTIAL_MELEE],
);
export const anyInstrument = pickOf("un instrument de musique", "instruments de musique", [
  "Instrument de musique",
]);
export const anyFocus = pickOf("un focaliseur", "focaliseurs", ["Focaliseur"]);
