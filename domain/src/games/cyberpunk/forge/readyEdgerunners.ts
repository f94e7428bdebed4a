import { readyIdentity } from "../../../game/forge/identity";
import type { CyberpunkDraft } from "./draft";
import { edgerunner } from "./readyEdgerunner";

const sunniva = edgerunner({
  identity: readyIdentity("Sunniva Agbaje", "elle", "cyberpunk-medtech", {
    description: "Une blouse pare-balles, du vernis écaillé, et deux mains qui n'ont jamais tremblé.",
    personality: "Je compte à voix haute quand tout le monde crie.",
    ideals: "On soigne d'abord, on demande qui paie ensuite.",
    bonds: "La clinique du dernier étage, ouverte tant que je rentre.",
    flaws: "Je ne laisse pas mourir un ennemi, et il s'en souvient.",
  }),
  roleId: "medtech",
  stats: { int: 7, ref: 6, dex: 6, tech: 8, cool: 5, will: 7, luck: 5, move: 5, body: 5, emp: 8 },
  skills: {
    ...{ paramedic: 6, firstAid: 6, cybertech: 5, deduction: 5, handgun: 5, evasion: 5, science: 5 },
    ...{ perception: 4, resistTorture: 4, persuasion: 4, conversation: 4, concentration: 4, education: 4 },
    ...{ basicTech: 4, driveLand: 3 },
  },
  dossier: {
    handle: "Suture",
    style: "Blouse de rue",
    cyberware: "Cyberœil",
    lifepath: "Interne renvoyée pour avoir ouvert le bloc aux sans-contrat",
    nativeLanguage: "Igbo",
    lifestyle: "Une chambre derrière la salle d'attente",
    reputation: "Elle rappelle ses patients pour savoir s'ils sont vivants",
  },
  gear: ["pistolet-moyen", "kit-de-medtech", "armure-legere", "casque-leger", "cyberoeil", "agent"],
});

const tariq = edgerunner({
  identity: readyIdentity("Tariq Oyelaran", "il", "cyberpunk-nomade", {
    description: "Des gants de route, un châssis de bus tatoué dans le dos, et le sable dans chaque poche.",
    personality: "Je dors mieux moteur tournant.",
    ideals: "On ne laisse pas une radio muette.",
    bonds: "Le convoi de ma tante : quarante-deux personnes, onze camions.",
    flaws: "La ville me rend petit, et je le fais payer.",
  }),
  roleId: "nomade",
  stats: { int: 5, ref: 8, dex: 6, tech: 7, cool: 5, will: 6, luck: 6, move: 6, body: 7, emp: 6 },
  skills: {
    ...{ driveLand: 6, vehicleTech: 6, wildernessSurvival: 6, shoulderArms: 6, handgun: 5, evasion: 5 },
    ...{ perception: 5, tracking: 4, athletics: 4, endurance: 4, brawling: 4, basicTech: 4, firstAid: 4 },
    ...{ streetwise: 3, trading: 3, persuasion: 3 },
  },
  dossier: {
    handle: "Quarante-Deux",
    style: "Cuirs de route",
    cyberware: "Cyberbras",
    lifepath: "Né sur la nationale, baptisé à l'huile de boîte",
    nativeLanguage: "Yoruba",
    lifestyle: "La cabine de son camion",
    reputation: "Il arrive toujours, rarement par la route",
  },
  gear: [
    "fusil-a-pompe",
    "pistolet-lourd",
    "couteau-de-combat",
    "armure-legere",
    "casque-leger",
    "boite-a-outils",
    "agent",
  ],
});

const hana = edgerunner({
  identity: readyIdentity("Hana Kobler", "elle", "cyberpunk-flic", {
    description: "Un imper lesté, un insigne gratté, et le carnet papier que personne ne peut pirater.",
    personality: "Je pose la même question trois fois, et j'attends la quatrième réponse.",
    ideals: "La loi est une mauvaise carte ; c'est la seule qu'on ait.",
    bonds: "Ma coéquipière est portée disparue, dossier clos.",
    flaws: "Je rouvre les dossiers clos.",
  }),
  roleId: "flic",
  stats: { int: 6, ref: 7, dex: 6, tech: 4, cool: 7, will: 7, luck: 5, move: 6, body: 7, emp: 7 },
  skills: {
    ...{ criminology: 6, interrogation: 6, handgun: 6, evasion: 6, perception: 6, shoulderArms: 5 },
    ...{ deduction: 5, humanPerception: 5, brawling: 5, tracking: 4, streetwise: 4, driveLand: 4 },
    ...{ athletics: 4, firstAid: 4, bureaucracy: 2 },
  },
  dossier: {
    handle: "Kobler",
    style: "Imper et kevlar",
    cyberware: "Cyberœil",
    lifepath: "Dix ans de nuit au même commissariat, moins six mois de suspension",
    nativeLanguage: "Tchèque",
    lifestyle: "Un deux-pièces face au poste",
    reputation: "Elle ne prend rien, et c'est ce qui inquiète",
  },
  gear: ["pistolet-lourd", "kevlar", "capuche-de-kevlar", "menottes-renforcees", "cyberoeil", "agent"],
});

const dedale = edgerunner({
  identity: readyIdentity("Dédale", "iel", "cyberpunk-fixer", {
    description:
      "Un costume hors de prix, des chaussures de course, et un carnet d'adresses sans une adresse.",
    personality: "Je ne promets rien avant le café.",
    ideals: "Tout le monde a besoin de quelqu'un ; je suis ce quelqu'un.",
    bonds: "Le bar du quatrième, où l'on m'a fait crédit le premier hiver.",
    flaws: "Je vends l'information avant de vérifier qui l'achète.",
  }),
  roleId: "fixer",
  stats: { int: 7, ref: 6, dex: 6, tech: 5, cool: 8, will: 6, luck: 7, move: 5, body: 4, emp: 8 },
  skills: {
    ...{ trading: 6, streetwise: 6, bribery: 6, conversation: 6, persuasion: 6, humanPerception: 6 },
    ...{ handgun: 5, evasion: 5, localExpert: 5, business: 5, perception: 4, wardrobeStyle: 4, gamble: 4 },
    ...{ forgery: 3, stealth: 3 },
  },
  dossier: {
    handle: "Dédale",
    style: "Trois-pièces et baskets",
    cyberware: "Interface neurale",
    lifepath: "Coursier, puis standard, puis celui qu'on appelle",
    nativeLanguage: "Créole des docks",
    lifestyle: "Un penthouse qui n'est pas à son nom",
    reputation: "On lui doit tous quelque chose",
  },
  gear: ["pistolet-lourd", "kevlar", "capuche-de-kevlar", "lunettes-intelligentes", "brouilleur", "agent"],
});

export const others: readonly CyberpunkDraft[] = [sunniva, tariq, hana, dedale];
