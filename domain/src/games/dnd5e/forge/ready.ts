import { readyIdentity } from "../../../game/forge/identity";
import type { Dnd5eDraft } from "./draft";
import { chosen, hero } from "./readyHero";
import { bard, fighter, paladin, wizard } from "./readyHeroes";

const ranger = hero({
  identity: readyIdentity("Lorien des Saules", "elle", "dnd5e-rodeur", {
    description: "Longue, silencieuse, une plume de héron dans les cheveux. Son arc a l'âge de sa mère.",
    personality: "Je compte les sorties d'une pièce avant d'y saluer quelqu'un.",
    ideals: "La forêt ne demande rien ; elle mérite qu'on la garde.",
    bonds: "Le marais où j'ai grandi se tait depuis l'hiver dernier.",
    flaws: "Je préfère disparaître plutôt que d'expliquer.",
  }),
  raceId: "elfe",
  subraceId: "haut-elfe",
  classId: "rodeur",
  customClass: "Rôdeuse",
  classSkills: ["stealth", "survival", "animalHandling"],
  baseScores: { str: 12, dex: 15, con: 13, int: 10, wis: 14, cha: 8 },
  backgroundId: "veilleur-des-marais",
  alignment: "Neutre bon",
  languages: ["Sylvestre", "Gnome"],
  equipment: chosen(1, 0, 1),
});

const cleric = hero({
  identity: readyIdentity("Baldrek Main-de-Suie", "il", "dnd5e-clerc", {
    description: "Un forgeron trapu, la barbe roussie, qui prie comme il frappe : en mesure.",
    personality: "Je parle aux blessés comme au métal : doucement, et en chauffant.",
    ideals: "Ce qui est brisé se répare, et les gens d'abord.",
    bonds: "Le marteau de mon maître ; je dois encore en être digne.",
    flaws: "Je ne laisse jamais une pièce inachevée, même quand il faut fuir.",
  }),
  raceId: "nain",
  subraceId: "nain-des-collines",
  classId: "clerc",
  subclass: "Domaine de la Vie",
  classSkills: ["medicine", "religion"],
  baseScores: { str: 13, dex: 8, con: 14, int: 10, wis: 15, cha: 12 },
  backgroundId: "compagnon-de-guilde",
  alignment: "Loyal bon",
  languages: ["Géant"],
  equipment: chosen(0, 0, 0, 0, 1),
  spells:
    "Assistance, Flamme sacrée, Lumière, Mot de guérison, Bouclier de la foi, Éclair guidant, Sanctuaire",
  prepared: "Mot de guérison, Bouclier de la foi, Éclair guidant, Sanctuaire",
});

const rogue = hero({
  identity: readyIdentity("Mirabelle Trottevent", "iel", "dnd5e-roublard", {
    description:
      "Trois pommes de haut, un sourire de travers, et des poches plus profondes qu'elles n'en ont l'air.",
    personality: "Une serrure fermée me gêne comme un caillou dans la botte.",
    ideals: "Ce qui dort dans un coffre ne sert à personne.",
    bonds: "La bande des toits m'a donné mon nom ; je paie toujours ses dettes.",
    flaws: "Je ne résiste pas à un pari.",
  }),
  raceId: "halfelin",
  subraceId: "halfelin-pied-leger",
  classId: "roublard",
  customClass: "Roublarde",
  classSkills: ["acrobatics", "deception", "investigation", "perception"],
  expertise: ["stealth", "sleightOfHand"],
  baseScores: { str: 8, dex: 15, con: 13, int: 12, wis: 10, cha: 14 },
  backgroundId: "enfant-des-faubourgs",
  alignment: "Chaotique bon",
  equipment: chosen(0, 0, 0),
});

const barbarian = hero({
  identity: readyIdentity("Kaothar", "il", "dnd5e-barbare", {
    description: "Une montagne tatouée, qui rit avant de frapper et pleure aux chansons.",
    personality: "Je goûte à tout, et je dors n'importe où.",
    ideals: "On juge un clan à la place qu'il fait aux plus faibles.",
    bonds: "J'ai juré au vieux caravanier de ramener son anneau à sa fille.",
    flaws: "Quand on menace les miens, je n'entends plus rien.",
  }),
  raceId: "demi-orc",
  classId: "barbare",
  classSkills: ["animalHandling", "perception"],
  baseScores: { str: 15, dex: 13, con: 14, int: 8, wis: 12, cha: 10 },
  backgroundId: "garde-de-caravane",
  alignment: "Chaotique bon",
  languages: ["Nain"],
  equipment: chosen(0, 0),
});

/** The preset's sample players first. */
export const dnd5eReady: readonly Dnd5eDraft[] = [
  ranger,
  cleric,
  rogue,
  barbarian,
  fighter,
  wizard,
  bard,
  paladin,
];
