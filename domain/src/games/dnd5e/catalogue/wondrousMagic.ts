import { type MagicItemDraft, magicItem } from "./entry";

const iounStone = (draft: Pick<MagicItemDraft, "slug" | "name" | "rarity" | "effects" | "summary">) =>
  magicItem({ ...draft, category: "Pierre ioun", requiresAttunement: true });

const iounStones = [
  iounStone({
    slug: "pierre-ioun-d-agilite",
    name: "Pierre ioun d'agilité",
    rarity: "Très rare",
    effects: { ability: { dex: 2 } },
    summary: "Sphère rouge sombre en orbite : +2 en Dextérité (20 au plus).",
  }),
  iounStone({
    slug: "pierre-ioun-de-force",
    name: "Pierre ioun de force",
    rarity: "Très rare",
    effects: { ability: { str: 2 } },
    summary: "Losange bleu pâle en orbite : +2 en Force (20 au plus).",
  }),
  iounStone({
    slug: "pierre-ioun-d-endurance",
    name: "Pierre ioun d'endurance",
    rarity: "Très rare",
    effects: { ability: { con: 2 } },
    summary: "Losange rose en orbite : +2 en Constitution (20 au plus).",
  }),
  iounStone({
    slug: "pierre-ioun-d-intellect",
    name: "Pierre ioun d'intellect",
    rarity: "Très rare",
    effects: { ability: { int: 2 } },
    summary: "Sphère marbrée en orbite : +2 en Intelligence (20 au plus).",
  }),
  iounStone({
    slug: "pierre-ioun-de-perspicacite",
    name: "Pierre ioun de perspicacité",
    rarity: "Très rare",
    effects: { ability: { wis: 2 } },
    summary: "Sphère bleue incandescente en orbite : +2 en Sagesse (20 au plus).",
  }),
  iounStone({
    slug: "pierre-ioun-d-autorite",
    name: "Pierre ioun d'autorité",
    rarity: "Très rare",
    effects: { ability: { cha: 2 } },
    summary: "Sphère rose et verte en orbite : +2 en Charisme (20 au plus).",
  }),
  iounStone({
    slug: "pierre-ioun-de-maitrise",
    name: "Pierre ioun de maîtrise",
    rarity: "Légendaire",
    effects: { stats: { maitrise: 1 } },
    summary: "Prisme vert pâle en orbite : +1 au bonus de maîtrise.",
  }),
  iounStone({
    slug: "pierre-ioun-de-protection",
    name: "Pierre ioun de protection",
    rarity: "Rare",
    effects: { stats: { ca: 1 } },
    summary: "Prisme rose poussiéreux en orbite : +1 à la CA.",
  }),
];

const potion = (slug: string, name: string, rarity: MagicItemDraft["rarity"], healed: string) =>
  magicItem({
    slug,
    name,
    category: "Potion",
    rarity,
    weight: "0.25 kg",
    effects: { stats: { action: `${name} : rend ${healed} points de vie` } },
    summary: `Rouge et scintillante, elle rend ${healed} points de vie à qui la boit.`,
  });

const potions = [
  potion("potion-de-soins", "Potion de soins", "Commun", "2d4+2"),
  potion("potion-de-soins-superieurs", "Potion de soins supérieurs", "Peu commun", "4d4+4"),
  potion("potion-de-soins-majeurs", "Potion de soins majeurs", "Rare", "8d4+8"),
  potion("potion-de-soins-supremes", "Potion de soins suprêmes", "Très rare", "10d4+20"),
];

const carried = [
  magicItem({
    slug: "sac-sans-fond",
    name: "Sac sans fond",
    category: "Objet merveilleux",
    rarity: "Peu commun",
    weight: "7.5 kg",
    summary: "250 kg de butin dans un sac qui n'en pèse jamais que 7,5.",
  }),
  magicItem({
    slug: "pierre-porte-bonheur",
    name: "Pierre porte-bonheur",
    category: "Objet merveilleux",
    rarity: "Peu commun",
    requiresAttunement: true,
    summary: "Une agate polie : +1 aux tests de caractéristique et aux sauvegardes.",
  }),
  magicItem({
    slug: "carafe-intarissable",
    name: "Carafe intarissable",
    category: "Objet merveilleux",
    rarity: "Peu commun",
    weight: "1 kg",
    effects: { stats: { action: "Déboucher la carafe : filet, fontaine ou geyser d'eau" } },
    summary: "De l'eau douce ou salée, du verre au torrent, sur un mot.",
  }),
  magicItem({
    slug: "cor-de-destruction",
    name: "Cor de destruction",
    category: "Objet merveilleux",
    rarity: "Rare",
    weight: "1 kg",
    effects: { stats: { action: "Sonner : cône de 9 m, 5d6 de tonnerre, Constitution DD 15" } },
    summary: "Son souffle brise le verre et les rangs ; une fois sur cinq, il explose.",
  }),
  magicItem({
    slug: "sceptre-inamovible",
    name: "Sceptre inamovible",
    category: "Sceptre",
    rarity: "Peu commun",
    weight: "1 kg",
    effects: { stats: { action: "Presser le bouton : le sceptre se fige, ou se libère" } },
    summary: "Un bouton le fige dans l'air ; il tient alors jusqu'à 4 tonnes.",
  }),
  magicItem({
    slug: "baguette-de-projectiles-magiques",
    name: "Baguette de projectiles magiques",
    category: "Baguette",
    rarity: "Peu commun",
    weight: "0.5 kg",
    effects: { stats: { action: "Projectiles magiques : trois traits de 1d4+1 de force par charge" } },
    summary: "Sept charges ; chaque trait trouve sa cible.",
  }),
];

export const wondrousMagic = [...iounStones, ...potions, ...carried];
