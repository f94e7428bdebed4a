import { anyFocus, anySimpleWeapon, lot, option } from "./startingEquipment";

/** Proficiencies and equipment choices that several classes share. */
export const LIGHT_TO_SHIELDS = ["Armures légères", "Armures intermédiaires", "Boucliers"];
export const ALL_ARMOURS = ["Toutes les armures", "Boucliers"];
export const ALL_WEAPONS = ["Armes courantes", "Armes de guerre"];
export const CASTERS_WEAPONS = ["Dagues", "Fléchettes", "Frondes", "Bâtons de combat", "Arbalètes légères"];
export const DUELLISTS_WEAPONS = [
  "Armes courantes",
  "Arbalètes de poing",
  "Épées longues",
  "Rapières",
  "Épées courtes",
];

export const CROSSBOW_AND_BOLTS = option(lot("arbalete-legere"), lot("carreaux-d-arbalete"));
export const DUNGEONEER = option(lot("paquetage-d-exploration-souterraine"));
export const EXPLORER = option(lot("paquetage-d-explorateur"));
export const PRIEST = option(lot("paquetage-d-ecclesiastique"));
export const SCHOLAR = option(lot("paquetage-d-erudit"));
export const COMPONENTS_OR_FOCUS = [option(lot("sacoche-a-composantes")), option(anyFocus())];
export const BOLTS_OR_SIMPLE_WEAPON = [CROSSBOW_AND_BOLTS, option(anySimpleWeapon())];
