import { readyIdentity } from "../../../game/forge/identity";
import type { CyberpunkDraft } from "./draft";
import { edgerunner } from "./readyEdgerunner";
import { others } from "./readyEdgerunners";

const zix = edgerunner({
  identity: readyIdentity("Zix", "elle", "cyberpunk-netrunner", {
    description: "Capuche, doigts tachés d'encre conductrice, un câble enroulé au poignet comme un bijou.",
    personality: "Je parle mieux aux serrures qu'aux portiers.",
    ideals: "Une donnée enfermée est une donnée volée.",
    bonds: "Mon frère est quelque part dans les archives d'une corpo.",
    flaws: "Je ne sais pas débrancher à temps.",
  }),
  roleId: "netrunner",
  stats: { int: 7, ref: 6, dex: 6, tech: 8, cool: 5, will: 7, luck: 7, move: 5, body: 4, emp: 7 },
  skills: {
    ...{ electronics: 6, cryptography: 6, librarySearch: 6, evasion: 6, handgun: 6, stealth: 6 },
    ...{ perception: 5, education: 5, basicTech: 4, deduction: 4, concealReveal: 3, athletics: 3 },
    ...{ pickLock: 2, streetwise: 2 },
  },
  dossier: {
    handle: "Fantôme",
    style: "Techwear délavé",
    cyberware: "Interface neurale",
    lifepath: "Élevée dans une salle de serveurs, renvoyée pour avoir répondu aux machines",
    nativeLanguage: "Norvégien",
    lifestyle: "Un cube sans fenêtre",
    reputation: "On ne la voit jamais entrer",
  },
  gear: [
    "cyberdeck",
    "interface-neurale",
    "bouclier-logiciel",
    "epee-logicielle",
    "pistolet-lourd",
    "couteau-de-combat",
    "armure-legere",
    "casque-leger",
    "agent",
  ],
});

const rook = edgerunner({
  identity: readyIdentity("Rook 7", "il", "cyberpunk-solo", {
    description: "Deux mètres de silence. Le 7 est le nombre d'équipiers qu'il a ramenés, pas perdus.",
    personality: "Je m'assois toujours face à la porte.",
    ideals: "Un contrat est une promesse avec un chiffre.",
    bonds: "La mère d'un camarade reçoit la moitié de ma paie.",
    flaws: "Je ne laisse personne conduire, ni décider.",
  }),
  roleId: "solo",
  stats: { int: 5, ref: 8, dex: 7, tech: 4, cool: 6, will: 7, luck: 5, move: 6, body: 8, emp: 6 },
  skills: {
    ...{ handgun: 6, shoulderArms: 6, evasion: 6, meleeWeapon: 6, brawling: 6, perception: 6 },
    ...{ athletics: 5, tactics: 5, stealth: 4, resistTorture: 4, endurance: 4, autofire: 3 },
    ...{ interrogation: 3, firstAid: 3, driveLand: 2 },
  },
  dossier: {
    handle: "Rook 7",
    style: "Treillis urbain",
    cyberware: "Accélérateur réflexe",
    lifepath: "Ancien de la sécurité privée, parti la nuit où l'ordre était mauvais",
    nativeLanguage: "Anglais de Night City",
    lifestyle: "Un conteneur propre",
    reputation: "Il tient la porte jusqu'au dernier",
  },
  gear: [
    "fusil-d-assaut",
    "pistolet-lourd",
    "couteau-de-combat",
    "armure-legere",
    "casque-leger",
    "grenade-a-fragmentation",
    "accelerateur-reflexe",
    "agent",
  ],
});

const joanna = edgerunner({
  identity: readyIdentity("Joanna Lindqvist", "elle", "cyberpunk-techie", {
    description: "Des lunettes rafistolées, douze poches, et la réponse avant la question.",
    personality: "Je démonte ce qui m'inquiète.",
    ideals: "Tout se répare, même une ville.",
    bonds: "L'atelier de quartier que je maintiens ouvert.",
    flaws: "Je touche à tout, surtout à ce qui est piégé.",
  }),
  roleId: "techie",
  stats: { int: 7, ref: 6, dex: 6, tech: 8, cool: 4, will: 6, luck: 6, move: 6, body: 6, emp: 7 },
  skills: {
    ...{ basicTech: 6, cybertech: 6, weaponsmith: 6, pickLock: 6, electronics: 5, shoulderArms: 5 },
    ...{ evasion: 5, vehicleTech: 4, firstAid: 4, perception: 4, education: 4, handgun: 4, demolitions: 2 },
  },
  dossier: {
    handle: "Jo la Clé",
    style: "Bleu de travail et néons",
    cyberware: "Cyberœil",
    lifepath: "Trois ans de chaîne corpo, puis un sabotage dont elle est fière",
    nativeLanguage: "Suédois",
    lifestyle: "L'arrière-boutique de l'atelier",
    reputation: "Aucune porte ne lui a résisté longtemps",
  },
  gear: [
    "fusil-a-pompe",
    "pistolet-moyen",
    "armure-legere",
    "casque-leger",
    "boite-a-outils",
    "crochets-electroniques",
    "grappin-portatif",
    "cyberoeil",
    "agent",
  ],
});

const palo = edgerunner({
  identity: readyIdentity("Palo Ondine", "iel", "cyberpunk-rockeur", {
    description: "Des paillettes, un larynx d'occasion, et une ville entière qui connaît le refrain.",
    personality: "Je fais diversion même quand personne ne me l'a demandé.",
    ideals: "Une chanson fait plus de trous qu'un fusil.",
    bonds: "Mon ancien groupe, que la corpo a racheté sans moi.",
    flaws: "Je ne sais pas quitter une scène.",
  }),
  roleId: "rockeur",
  stats: { int: 5, ref: 6, dex: 7, tech: 6, cool: 8, will: 6, luck: 7, move: 5, body: 4, emp: 8 },
  skills: {
    ...{ playInstrument: 6, persuasion: 6, humanPerception: 6, wardrobeStyle: 5, composition: 5 },
    ...{ conversation: 5, streetwise: 5, handgun: 5, evasion: 5, acting: 4, personalGrooming: 4 },
    ...{ meleeWeapon: 4, perception: 4, dance: 3, concentration: 3, bribery: 2 },
  },
  dossier: {
    handle: "Ondine",
    style: "Glam de récupération",
    cyberware: "Cyberœil",
    lifepath: "Un concert sauvage, puis trois salles interdites",
    nativeLanguage: "Tahitien",
    lifestyle: "Le canapé des autres",
    reputation: "On vient pour la musique, on reste pour l'émeute",
  },
  gear: ["pistolet-mitrailleur", "katana", "kevlar", "capuche-de-kevlar", "brouilleur", "cyberoeil", "agent"],
});

/** The preset's sample players first. */
export const cyberpunkReady: readonly CyberpunkDraft[] = [zix, rook, joanna, palo, ...others];
