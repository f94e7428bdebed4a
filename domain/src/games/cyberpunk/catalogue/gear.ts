import { catalogueItem, gearItems, type Quantity } from "../../../game/catalogueEntry";

const street = gearItems("cyberpunk", "Équipement", [
  ["agent", "Agent", "Téléphone, secrétaire et mouchard dans la même coque.", "100 eb"],
  ["kit-de-medtech", "Sacoche de medtech", "De quoi refermer un trou en attendant mieux.", "100 eb"],
  ["boite-a-outils", "Outils de techie", "Tout ce qui ouvre, soude ou contourne.", "100 eb"],
  ["crochets-electroniques", "Crochets électroniques", "Parlent aux serrures dans leur langue.", "500 eb"],
  ["grappin-portatif", "Pistolet grappin", "Trente mètres de câble, un toit de plus.", "100 eb"],
  [
    "lunettes-intelligentes",
    "Lunettes intelligentes",
    "Deux emplacements d'optique, sans chirurgie.",
    "500 eb",
  ],
  ["brouilleur", "Brouilleur portatif", "Une bulle de silence radio autour de soi.", "500 eb"],
  ["menottes-renforcees", "Menottes renforcées", "Tiennent même un bras chromé, un moment.", "50 eb"],
]);

const netrunning = gearItems("cyberpunk", "Réseau", [
  ["cyberdeck-bas-de-gamme", "Cyberdeck bas de gamme", "Cinq emplacements, ventilateur suspect.", "100 eb"],
  ["cyberdeck", "Cyberdeck", "Sept emplacements, la norme des pros.", "500 eb"],
  ["cyberdeck-de-qualite", "Cyberdeck de qualité", "Neuf emplacements et une réputation à tenir.", "1000 eb"],
  ["bouclier-logiciel", "Programme bouclier", "Absorbe la première attaque d'une GLACE.", "20 eb"],
  ["epee-logicielle", "Programme d'assaut", "Déchire les défenses, ligne par ligne.", "50 eb"],
]);

export const CYBERWARE = "Cyberware";

/** With the Humanity that it takes, and the armour that it is. */
const implant = (
  slug: string,
  name: string,
  summary: string,
  cost: Quantity,
  humanity: string,
  sp?: number,
) =>
  catalogueItem("cyberpunk", {
    ...{ slug, name, summary, cost, category: CYBERWARE },
    fields: { Humanité: humanity, ...(sp !== undefined && { Blindage: sp }) },
  });

const chrome = [
  implant(
    "interface-neurale",
    "Interface neurale",
    "La prise dans la nuque : le reste en dépend.",
    "500 eb",
    "2d6",
  ),
  implant("cyberoeil", "Cyberœil", "Trois emplacements derrière un iris au choix.", "100 eb", "2d6"),
  implant("cyberbras", "Cyberbras", "Quatre emplacements, poignée de main inquiétante.", "500 eb", "2d6"),
  implant(
    "griffes-retractables",
    "Griffes rétractables",
    "Sortent des doigts d'un claquement.",
    "100 eb",
    "2d6",
  ),
  implant(
    "accelerateur-reflexe",
    "Accélérateur réflexe",
    "Une minute où le monde marche au ralenti.",
    "500 eb",
    "2d6",
  ),
  implant("agent-interne", "Agent interne", "Ton assistant, dans la tête.", "100 eb", "1d6"),
  implant(
    "blindage-sous-cutane",
    "Blindage sous-cutané",
    "Des plaques sous la peau, de la tête aux genoux.",
    "1000 eb",
    "4d6",
    11,
  ),
];

export const STYLE = "Style";

const clothes = gearItems("cyberpunk", STYLE, [
  ["tenue-de-rue", "Tenue de rue", "De seconde main, troisième propriétaire.", "50 eb"],
  ["couleurs-de-gang", "Couleurs de gang", "Un blason dans le dos, et ce qu'il attire.", "100 eb"],
  ["cuirs-nomades", "Cuirs nomades", "La poussière est comprise.", "150 eb"],
  ["tenue-neon", "Tenue néon", "Change de couleur avec la musique.", "300 eb"],
  ["costume-d-affaires", "Costume d'affaires", "Ouvre les portes que l'insigne laisse fermées.", "400 eb"],
  ["haute-couture", "Haute couture", "Une pièce unique, comme toi.", "800 eb"],
]);

export const gear = [...street, ...netrunning, ...chrome, ...clothes];
