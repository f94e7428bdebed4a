import { readyIdentity } from "../../../game/forge/identity";
import type { VampireDraft } from "./draft";
import { vampire } from "./readyVampire";
import { others } from "./readyVampires";

const anselme = vampire({
  identity: readyIdentity("Anselme Vauquelin", "il", "vampire-ventrue", {
    description: "Costume gris, mains sèches. Il prête à des gens qui ne dorment jamais.",
    personality: "Je ne hausse pas la voix : je baisse le taux.",
    ideals: "Une ville est un livre de comptes ; quelqu'un doit le tenir.",
    bonds: "Ma fille me croit mort et dirige mon ancienne agence.",
    flaws: "Je méprise ce qui ne se chiffre pas.",
  }),
  clanId: "ventrue",
  attributes: {
    strength: 1,
    dexterity: 2,
    stamina: 2,
    charisma: 3,
    manipulation: 4,
    composure: 3,
    intelligence: 2,
    wits: 2,
    resolve: 3,
  },
  skills: {
    ...{ finance: 3, persuasion: 3, etiquette: 3 },
    ...{ politics: 2, insight: 2, intimidation: 2, academics: 2, firearms: 2 },
    ...{ subterfuge: 1, leadership: 1, drive: 1, investigation: 1, awareness: 1, melee: 1, technology: 1 },
  },
  disciplines: { dominate: 2, presence: 1 },
  predatorDiscipline: "presence",
  chronicle: {
    sire: "Dame Hermance de Brault, qui exige un rapport chaque hiver",
    generation: "Onzième",
    predator: "Sirène",
    resonance: "Mélancolique",
    ambition: "Tenir la dette de la Primogène",
    desire: "Savoir qui rachète mes créances",
    convictions: "Ne jamais ruiner une famille",
    touchstones: "Claire Vauquelin, sa fille",
    advantages: "Ressources, un coffre inviolable",
  },
  gear: ["pistolet-de-poche", "invitation-a-l-elysee", "berline-aux-vitres-teintees", "telephone-jetable"],
});

const ivy = vampire({
  identity: readyIdentity("Ivy Sarrasin", "elle", "vampire-toreador", {
    description: "Rouge à lèvres de guerre, gants de coton blanc : elle touche les œuvres, jamais les gens.",
    personality: "Je peux rester une heure devant une toile, et deux devant un visage.",
    ideals: "Le beau est la seule excuse de notre éternité.",
    bonds: "Ma galerie, où les vivants parlent sans se méfier.",
    flaws: "La beauté m'arrête, même quand il faudrait courir.",
  }),
  clanId: "toreador",
  attributes: {
    strength: 2,
    dexterity: 3,
    stamina: 1,
    charisma: 4,
    manipulation: 3,
    composure: 2,
    intelligence: 2,
    wits: 3,
    resolve: 2,
  },
  skills: {
    ...{ persuasion: 3, performance: 3, insight: 3 },
    ...{ craft: 2, etiquette: 2, subterfuge: 2, awareness: 2, melee: 2 },
    ...{ academics: 1, finance: 1, investigation: 1, stealth: 1, athletics: 1, politics: 1, streetwise: 1 },
  },
  disciplines: { presence: 2, auspex: 1 },
  predatorDiscipline: "fortitude",
  chronicle: {
    sire: "Lazare, sculpteur, en torpeur",
    generation: "Douzième",
    predator: "Sirène",
    resonance: "Sanguine",
    ambition: "Réunir les sept panneaux du Retable noir",
    desire: "Faire taire un critique sans le tuer",
    convictions: "Ne pas détruire ce qui est beau",
    touchstones: "Théo, restaurateur aveugle",
    advantages: "Une galerie, des mécènes",
  },
  gear: ["rapiere-ancienne", "invitation-a-l-elysee", "rideaux-occultants", "telephone-jetable"],
});

const cendre = vampire({
  identity: readyIdentity("Cendre", "iel", "vampire-nosferatu", {
    description: "Une capuche, une odeur de pluie, et deux yeux trop grands qui ne clignent pas.",
    personality: "Je réponds à une question par un plan d'égout.",
    ideals: "Qui sait où passe l'eau sait où passent les gens.",
    bonds: "La couvée d'en bas, et ses rats.",
    flaws: "Un miroir suffit à me mettre en rage.",
  }),
  clanId: "nosferatu",
  attributes: {
    strength: 3,
    dexterity: 3,
    stamina: 3,
    charisma: 1,
    manipulation: 2,
    composure: 2,
    intelligence: 2,
    wits: 4,
    resolve: 2,
  },
  skills: {
    ...{ stealth: 3, investigation: 3, streetwise: 3 },
    ...{ larceny: 2, technology: 2, brawl: 2, awareness: 2, animalKen: 2 },
    ...{ athletics: 1, survival: 1, subterfuge: 1, intimidation: 1, craft: 1, politics: 1, firearms: 1 },
  },
  disciplines: { obfuscate: 2, animalism: 1 },
  predatorDiscipline: "animalism",
  chronicle: {
    sire: "La Couturière, sous le canal",
    generation: "Douzième",
    predator: "Fermier",
    resonance: "Animale",
    ambition: "Cartographier toute la ville d'en dessous",
    desire: "Un secret du Prince à échanger",
    convictions: "Ne jamais vendre un sans-abri",
    touchstones: "Sœur Odile, de la soupe populaire",
    advantages: "Un refuge souterrain, des contacts",
  },
  gear: ["couteau", "rossignols", "jumelles-nocturnes", "cles-de-refuge", "telephone-jetable"],
});

const malik = vampire({
  identity: readyIdentity("Malik Orsini", "il", "vampire-brujah", {
    description: "Veste de cuir, phalanges rouges, une voix qui fait se lever une place entière.",
    personality: "Je tutoie tout le monde, surtout les princes.",
    ideals: "Un trône est une chaise mal utilisée.",
    bonds: "Les locataires de la rue des Forges, vivants et pas au courant.",
    flaws: "La colère arrive avant moi.",
  }),
  clanId: "brujah",
  attributes: {
    strength: 4,
    dexterity: 3,
    stamina: 3,
    charisma: 3,
    manipulation: 2,
    composure: 1,
    intelligence: 2,
    wits: 2,
    resolve: 2,
  },
  skills: {
    ...{ brawl: 3, leadership: 3, streetwise: 3 },
    ...{ athletics: 2, intimidation: 2, persuasion: 2, melee: 2, politics: 2 },
    ...{ drive: 1, firearms: 1, stealth: 1, insight: 1, academics: 1, awareness: 1, larceny: 1 },
  },
  disciplines: { potence: 2, presence: 1 },
  predatorDiscipline: "celerity",
  chronicle: {
    sire: "Rosa, pasionaria de 1936",
    generation: "Douzième",
    predator: "Chat de gouttière",
    resonance: "Colérique",
    ambition: "Que le Domaine n'ait plus de Prince",
    desire: "Rendre le coup de la nuit dernière",
    convictions: "Ne jamais frapper vers le bas",
    touchstones: "Nadia, sa petite sœur, avocate",
    advantages: "Des alliés, une planque",
  },
  gear: ["batte-de-baseball", "cuir-renforce", "faux-papiers", "telephone-jetable"],
});

/** The preset's sample players first. */
export const vampireReady: readonly VampireDraft[] = [anselme, ivy, cendre, malik, ...others];
