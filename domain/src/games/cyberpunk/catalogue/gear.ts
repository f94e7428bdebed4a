import { gearItems } from "../../../game/catalogueEntry";

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

const chrome = gearItems("cyberpunk", "Cyberware", [
  ["interface-neurale", "Interface neurale", "La prise dans la nuque : le reste en dépend.", "500 eb"],
  ["cyberoeil", "Cyberœil", "Trois emplacements derrière un iris au choix.", "100 eb"],
  ["cyberbras", "Cyberbras", "Quatre emplacements, poignée de main inquiétante.", "500 eb"],
  ["griffes-retractables", "Griffes rétractables", "Sortent des doigts d'un claquement.", "100 eb"],
  ["accelerateur-reflexe", "Accélérateur réflexe", "Une minute où le monde marche au ralenti.", "500 eb"],
]);

export const gear = [...street, ...netrunning, ...chrome];
