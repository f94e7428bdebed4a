import { fieldName } from "../../../values/reading/fields";

/** Specialities of skills in English, as CoC7 and Dhole's House have them, with their French names. */
const SPECIALITIES: Readonly<Record<string, string>> = {
  // Arts and crafts.
  acting: "Comédie",
  carpentry: "Charpenterie",
  carpenter: "Charpenterie",
  cooking: "Cuisine",
  dancing: "Danse",
  dancer: "Danse",
  drawing: "Dessin",
  fineart: "Beaux-arts",
  forgery: "Contrefaçon",
  literature: "Littérature",
  music: "Musique",
  musician: "Musique",
  painting: "Peinture",
  painter: "Peinture",
  photography: "Photographie",
  photographer: "Photographie",
  poetry: "Poésie",
  pottery: "Poterie",
  sculpture: "Sculpture",
  sculptor: "Sculpture",
  sewing: "Couture",
  singing: "Chant",
  singer: "Chant",
  technicaldrawing: "Dessin industriel",
  typing: "Dactylographie",
  writing: "Écriture",
  writer: "Écriture",
  // Fighting and firearms.
  axe: "Haches",
  bow: "Arcs",
  chainsaw: "Tronçonneuses",
  crossbow: "Arbalètes",
  flail: "Fléaux",
  flamethrower: "Lance-flammes",
  garrote: "Garrots",
  heavyweapons: "Armes lourdes",
  machinegun: "Mitrailleuses",
  spear: "Lances",
  sword: "Épées",
  whip: "Fouets",
  // Languages.
  arabic: "Arabe",
  aramaic: "Araméen",
  chinese: "Chinois",
  czech: "Tchèque",
  dutch: "Néerlandais",
  english: "Anglais",
  french: "Français",
  german: "Allemand",
  greek: "Grec",
  ancientgreek: "Grec ancien",
  hebrew: "Hébreu",
  italian: "Italien",
  japanese: "Japonais",
  polish: "Polonais",
  portuguese: "Portugais",
  russian: "Russe",
  spanish: "Espagnol",
  turkish: "Turc",
  yiddish: "Yiddish",
  // Pilots.
  aircraft: "Avion",
  boat: "Bateau",
  dirigible: "Dirigeable",
  // Sciences.
  astronomy: "Astronomie",
  biology: "Biologie",
  botany: "Botanique",
  chemistry: "Chimie",
  cryptography: "Cryptographie",
  engineering: "Ingénierie",
  forensics: "Criminalistique",
  geology: "Géologie",
  mathematics: "Mathématiques",
  metallurgy: "Métallurgie",
  meteorology: "Météorologie",
  pharmacy: "Pharmacologie",
  physics: "Physique",
  zoology: "Zoologie",
  // Survival.
  desert: "Désert",
  forest: "Forêt",
  mountain: "Montagne",
  mountains: "Montagne",
  sea: "Mer",
};

/**
 * The French name of a speciality; undefined for one that is not among these, as for one that is French
 * already.
 */
export function frenchSpeciality(name: string): string | undefined {
  const folded = fieldName(name);
  return Object.hasOwn(SPECIALITIES, folded) ? SPECIALITIES[folded] : undefined;
}
