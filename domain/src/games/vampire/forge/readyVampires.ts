import { readyIdentity } from "../../../game/forge/identity";
import type { VampireDraft } from "./draft";
import { vampire } from "./readyVampire";

const seraphine = vampire({
  identity: readyIdentity("Séraphine Dray", "elle", "vampire-tremere", {
    description: "Un tailleur noir, une bague qui tourne d'elle-même, et la patience d'une relieuse.",
    personality: "Je lis vos notes de bas de page avant votre lettre.",
    ideals: "Le savoir appartient à qui sait le garder au froid.",
    bonds: "Ma maison est tombée ; j'en ai sauvé onze volumes sur douze.",
    flaws: "Le douzième volume.",
  }),
  clanId: "tremere",
  attributes: {
    strength: 1,
    dexterity: 2,
    stamina: 2,
    charisma: 2,
    manipulation: 3,
    composure: 2,
    intelligence: 4,
    wits: 3,
    resolve: 3,
  },
  skills: {
    ...{ occult: 3, academics: 3, investigation: 3 },
    ...{ awareness: 2, science: 2, subterfuge: 2, insight: 2, medicine: 2 },
    ...{ persuasion: 1, etiquette: 1, stealth: 1, firearms: 1, melee: 1, technology: 1, politics: 1 },
  },
  disciplines: { bloodSorcery: 2, auspex: 1 },
  predatorDiscipline: "obfuscate",
  chronicle: {
    sire: "Le régent Aldous, réduit en cendres à Vienne",
    generation: "Onzième",
    predator: "Charognard",
    resonance: "Flegmatique",
    ambition: "Rouvrir une chantrie en ville",
    desire: "Savoir qui a vendu la cave d'ossements",
    convictions: "Ne jamais saigner qui m'a donné à boire",
    touchstones: "Ibrahim, bouquiniste insomniaque",
    advantages: "Une bibliothèque, un accès à la morgue",
  },
  gear: ["grimoire-de-sorcellerie", "pistolet-de-poche", "glaciere-medicale", "telephone-jetable"],
});

const aubin = vampire({
  identity: readyIdentity("Aubin Kerloc'h", "il", "vampire-gangrel", {
    description: "Une vareuse trempée, des mains de bûcheron, et l'habitude de se tenir sous le vent.",
    personality: "Je réponds quand il y a quelque chose à dire.",
    ideals: "On ne possède que ce que l'on peut porter en courant.",
    bonds: "Une chienne sourde dort devant ma porte depuis neuf hivers.",
    flaws: "Une cage, une cave, un ascenseur : je casse d'abord.",
  }),
  clanId: "gangrel",
  attributes: {
    strength: 3,
    dexterity: 3,
    stamina: 4,
    charisma: 2,
    manipulation: 1,
    composure: 2,
    intelligence: 2,
    wits: 3,
    resolve: 2,
  },
  skills: {
    ...{ survival: 3, animalKen: 3, brawl: 3 },
    ...{ athletics: 2, stealth: 2, awareness: 2, melee: 2, intimidation: 2 },
    ...{ drive: 1, firearms: 1, craft: 1, streetwise: 1, medicine: 1, insight: 1, larceny: 1 },
  },
  disciplines: { protean: 2, animalism: 1 },
  predatorDiscipline: "animalism",
  chronicle: {
    sire: "La Brèche, qui n'a jamais donné d'autre nom",
    generation: "Douzième",
    predator: "Fermier",
    resonance: "Animale",
    ambition: "Tenir les bois du Domaine sans y voir un prince",
    desire: "Retrouver les braconniers de la Toussaint",
    convictions: "Ne jamais chasser qui est perdu",
    touchstones: "Maïwenn, garde forestière",
    advantages: "Un territoire, un refuge dans les bois",
  },
  gear: ["hache-d-incendie", "cles-de-refuge", "torche", "telephone-jetable"],
});

const wren = vampire({
  identity: readyIdentity("Wren Castellane", "iel", "vampire-malkavien", {
    description: "Une blouse trop propre, un carnet de rêves qui ne sont pas les siens.",
    personality: "Je finis les phrases des autres, puis je m'excuse de la fin.",
    ideals: "Tout symptôme est un témoin.",
    bonds: "La clinique de nuit ; ses patients ne savent pas qui les veille.",
    flaws: "J'écoute les murs quand ils ont raison.",
  }),
  clanId: "malkavien",
  attributes: {
    strength: 2,
    dexterity: 2,
    stamina: 1,
    charisma: 2,
    manipulation: 3,
    composure: 3,
    intelligence: 3,
    wits: 4,
    resolve: 2,
  },
  skills: {
    ...{ insight: 3, investigation: 3, awareness: 3 },
    ...{ subterfuge: 2, persuasion: 2, occult: 2, medicine: 2, stealth: 2 },
    ...{ academics: 1, technology: 1, firearms: 1, larceny: 1, performance: 1, streetwise: 1, science: 1 },
  },
  disciplines: { auspex: 2, dominate: 1 },
  predatorDiscipline: "obfuscate",
  chronicle: {
    sire: "Le Veilleur du pavillon neuf",
    generation: "Douzième",
    predator: "Marchand de sable",
    resonance: "Mélancolique",
    ambition: "Comprendre le rêve que toute la ville partage",
    desire: "Le dossier d'un patient qui n'a pas de nom",
    convictions: "Ne jamais entrer dans un esprit d'enfant",
    touchstones: "Docteure Salomé Abadie",
    advantages: "Une clinique, un contact aux archives",
  },
  gear: ["pistolet-de-poche", "rossignols", "rideaux-occultants", "telephone-jetable"],
});

const ottavia = vampire({
  identity: readyIdentity("Ottavia Ferro", "elle", "vampire-hecate", {
    description: "Un deuil impeccable, un éventail d'os, et l'accent d'une ville qui n'existe plus.",
    personality: "Je présente mes condoléances avant l'heure.",
    ideals: "La famille passe avant la tombe, et après.",
    bonds: "Mon frère répond encore, les nuits sans lune.",
    flaws: "Je ne laisse personne partir tout à fait.",
  }),
  clanId: "hecate",
  attributes: {
    strength: 2,
    dexterity: 2,
    stamina: 3,
    charisma: 1,
    manipulation: 2,
    composure: 3,
    intelligence: 3,
    wits: 2,
    resolve: 4,
  },
  skills: {
    ...{ occult: 3, finance: 3, intimidation: 3 },
    ...{ melee: 2, medicine: 2, awareness: 2, investigation: 2, subterfuge: 2 },
    ...{ academics: 1, politics: 1, drive: 1, firearms: 1, etiquette: 1, larceny: 1, leadership: 1 },
  },
  disciplines: { oblivion: 2, fortitude: 1 },
  predatorDiscipline: "auspex",
  chronicle: {
    sire: "Oncle Prospero, dans son caveau de marbre",
    generation: "Onzième",
    predator: "Consensualiste",
    resonance: "Flegmatique",
    ambition: "Racheter le cimetière vendu par le Domaine",
    desire: "Entendre un certain mort se taire",
    convictions: "Ne jamais mentir à un mourant",
    touchstones: "Père Anselmo, fossoyeur à la retraite",
    advantages: "Ressources, une entreprise de pompes funèbres",
  },
  gear: ["couteau", "relique-familiale", "coffre-de-voyage", "telephone-jetable"],
});

export const others: readonly VampireDraft[] = [seraphine, aubin, wren, ottavia];
