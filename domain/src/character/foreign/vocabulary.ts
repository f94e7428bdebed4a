import { fieldName } from "../../reading/fields";
import { readText } from "../../reading/values";
import { ALIGNMENTS } from "../../systems/dnd5e/alignments";

/** English terms and codes of other tools → the terms of a French sheet. Keys are folded names. */
type Words = Readonly<Record<string, string>>;

const DAMAGE_TYPES: Words = {
  acid: "acide",
  bludgeoning: "contondant",
  cold: "froid",
  fire: "feu",
  force: "force",
  lightning: "foudre",
  necrotic: "nécrotique",
  piercing: "perforant",
  poison: "poison",
  psychic: "psychique",
  radiant: "radiant",
  slashing: "tranchant",
  thunder: "tonnerre",
};

/** Properties of weapons and gear by their English name and by Foundry's codes. */
const PROPERTIES: Words = {
  ada: "Adamantium",
  amm: "Munitions",
  ammunition: "Munitions",
  concentration: "Concentration",
  fin: "Finesse",
  finesse: "Finesse",
  fir: "Arme à feu",
  firearm: "Arme à feu",
  foc: "Focaliseur",
  focus: "Focaliseur",
  hvy: "Lourde",
  heavy: "Lourde",
  lgt: "Légère",
  light: "Légère",
  lod: "Chargement",
  loading: "Chargement",
  mgc: "Magique",
  rch: "Allonge",
  reach: "Allonge",
  rel: "Rechargement",
  reload: "Rechargement",
  ret: "Retour",
  returning: "Retour",
  ritual: "Rituel",
  sidearm: "Arme d'appoint",
  sil: "Argentée",
  silvered: "Argentée",
  spc: "Spéciale",
  special: "Spéciale",
  stealthdisadvantage: "Désavantage en Discrétion",
  thr: "Lancer",
  thrown: "Lancer",
  two: "À deux mains",
  twohanded: "À deux mains",
  ver: "Polyvalente",
  versatile: "Polyvalente",
  weightlesscontents: "Contenu sans poids",
};

/** Armour, weapons, tools and languages, by their English name and by Foundry's codes. */
const PROFICIENCIES: Words = {
  lgt: "Armures légères",
  light: "Armures légères",
  lightarmor: "Armures légères",
  med: "Armures intermédiaires",
  medium: "Armures intermédiaires",
  mediumarmor: "Armures intermédiaires",
  hvy: "Armures lourdes",
  heavy: "Armures lourdes",
  heavyarmor: "Armures lourdes",
  shl: "Boucliers",
  shield: "Boucliers",
  shields: "Boucliers",
  sim: "Armes courantes",
  simple: "Armes courantes",
  simpleweapons: "Armes courantes",
  mar: "Armes de guerre",
  martial: "Armes de guerre",
  martialweapons: "Armes de guerre",
  improv: "Armes improvisées",
  firearms: "Armes à feu",
  battleaxe: "Hache d'armes",
  blowgun: "Sarbacane",
  club: "Gourdin",
  dagger: "Dague",
  dart: "Fléchette",
  flail: "Fléau",
  glaive: "Coutille",
  greataxe: "Hache à deux mains",
  greatclub: "Massue",
  greatsword: "Épée à deux mains",
  halberd: "Hallebarde",
  handaxe: "Hachette",
  handcrossbow: "Arbalète de poing",
  crossbowhand: "Arbalète de poing",
  heavycrossbow: "Arbalète lourde",
  crossbowheavy: "Arbalète lourde",
  lightcrossbow: "Arbalète légère",
  crossbowlight: "Arbalète légère",
  javelin: "Javeline",
  lance: "Lance d'arçon",
  lighthammer: "Marteau léger",
  longbow: "Arc long",
  longsword: "Épée longue",
  mace: "Masse d'armes",
  maul: "Maillet d'armes",
  morningstar: "Morgenstern",
  net: "Filet",
  pike: "Pique",
  quarterstaff: "Bâton",
  rapier: "Rapière",
  scimitar: "Cimeterre",
  shortbow: "Arc court",
  shortsword: "Épée courte",
  sickle: "Serpe",
  sling: "Fronde",
  spear: "Lance",
  trident: "Trident",
  warhammer: "Marteau de guerre",
  warpick: "Pic de guerre",
  whip: "Fouet",
  aarakocra: "Aarakocra",
  abyssal: "Abyssal",
  aquan: "Aquatique",
  auran: "Aérien",
  cant: "Argot des voleurs",
  thievescant: "Argot des voleurs",
  celestial: "Céleste",
  common: "Commun",
  commonsignlanguage: "Langue des signes commune",
  sign: "Langue des signes commune",
  deep: "Profond",
  deepspeech: "Profond",
  draconic: "Draconique",
  druidic: "Druidique",
  dwarvish: "Nain",
  elvish: "Elfique",
  giant: "Géant",
  gith: "Gith",
  gnoll: "Gnoll",
  gnomish: "Gnome",
  goblin: "Gobelin",
  halfling: "Halfelin",
  ignan: "Igné",
  infernal: "Infernal",
  orc: "Orc",
  primordial: "Primordial",
  sylvan: "Sylvestre",
  terran: "Terreux",
  undercommon: "Commun des profondeurs",
  art: "Outils d'artisan",
  alchemist: "Matériel d'alchimiste",
  alchemistssupplies: "Matériel d'alchimiste",
  brewer: "Matériel de brasseur",
  brewerssupplies: "Matériel de brasseur",
  calligrapher: "Matériel de calligraphe",
  calligrapherssupplies: "Matériel de calligraphe",
  carpenter: "Outils de charpentier",
  carpenterstools: "Outils de charpentier",
  cartographer: "Outils de cartographe",
  cartographerstools: "Outils de cartographe",
  cobbler: "Outils de cordonnier",
  cobblerstools: "Outils de cordonnier",
  cook: "Ustensiles de cuisinier",
  cooksutensils: "Ustensiles de cuisinier",
  disg: "Kit de déguisement",
  disguisekit: "Kit de déguisement",
  forg: "Kit de contrefaçon",
  forgerykit: "Kit de contrefaçon",
  game: "Jeux",
  dice: "Dés",
  diceset: "Dés",
  card: "Cartes à jouer",
  playingcardset: "Cartes à jouer",
  glassblower: "Outils de souffleur de verre",
  glassblowerstools: "Outils de souffleur de verre",
  herb: "Kit d'herboriste",
  herbalismkit: "Kit d'herboriste",
  jeweler: "Outils de joaillier",
  jewelerstools: "Outils de joaillier",
  leatherworker: "Outils de tanneur",
  leatherworkerstools: "Outils de tanneur",
  mason: "Outils de maçon",
  masonstools: "Outils de maçon",
  music: "Instruments de musique",
  navg: "Outils de navigateur",
  navigatorstools: "Outils de navigateur",
  painter: "Matériel de peintre",
  painterssupplies: "Matériel de peintre",
  pois: "Kit d'empoisonneur",
  poisonerskit: "Kit d'empoisonneur",
  potter: "Outils de potier",
  potterstools: "Outils de potier",
  smith: "Outils de forgeron",
  smithstools: "Outils de forgeron",
  thief: "Outils de voleur",
  thievestools: "Outils de voleur",
  tinker: "Outils de bricoleur",
  tinkerstools: "Outils de bricoleur",
  vehicle: "Véhicules",
  land: "Véhicules terrestres",
  vehiclesland: "Véhicules terrestres",
  water: "Véhicules marins",
  vehicleswater: "Véhicules marins",
  weaver: "Outils de tisserand",
  weaverstools: "Outils de tisserand",
  woodcarver: "Outils de menuisier",
  woodcarverstools: "Outils de menuisier",
};

const RARITIES: Words = {
  common: "Courant",
  uncommon: "Peu commun",
  rare: "Rare",
  veryrare: "Très rare",
  legendary: "Légendaire",
  artifact: "Artéfact",
};

const COINS: Words = { pp: "pp", gp: "po", ep: "pe", sp: "pa", cp: "pc" };

const ENGLISH_ALIGNMENTS = [
  ["lawfulgood", "lg"],
  ["neutralgood", "ng"],
  ["chaoticgood", "cg"],
  ["lawfulneutral", "ln"],
  ["trueneutral", "tn", "neutral", "n"],
  ["chaoticneutral", "cn"],
  ["lawfulevil", "le"],
  ["neutralevil", "ne"],
  ["chaoticevil", "ce"],
];

const translated = (words: Words, word: string): string => {
  const name = fieldName(word);
  return (Object.hasOwn(words, name) ? words[name] : undefined) ?? word;
};

/** `"slashing"` → `"tranchant"`; an unknown word is unchanged, here and below. */
export function frenchDamageType(word: string): string {
  return translated(DAMAGE_TYPES, word);
}

/** `"fin"`, `"Finesse"` → `"Finesse"`. */
export function frenchProperty(word: string): string {
  return translated(PROPERTIES, word);
}

/** `"sim"`, `"Simple Weapons"` → `"Armes courantes"`; `"common"` → `"Commun"`. */
export function frenchProficiency(word: string): string {
  return translated(PROFICIENCIES, word.trim());
}

/** `"veryRare"`, `"Very Rare"` → `"Très rare"`; undefined without a word. */
export function frenchRarity(raw: unknown): string | undefined {
  const word = readText(raw);
  return word === undefined ? undefined : translated(RARITIES, word);
}

/** `"gp"` → `"po"`. */
export function frenchCoin(word: string): string {
  return translated(COINS, word);
}

/** `"Lawful Good"`, `"lg"` → `"Loyal bon"`; undefined without a word. */
export function frenchAlignment(raw: unknown): string | undefined {
  const word = readText(raw);
  const index = ENGLISH_ALIGNMENTS.findIndex((names) => names.includes(fieldName(word ?? "")));
  return ALIGNMENTS[index] ?? word;
}
