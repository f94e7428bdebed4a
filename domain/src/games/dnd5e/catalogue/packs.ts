import { pack } from "./entry";

export const packs = [
  pack("paquetage-de-cambrioleur", "Paquetage de cambrioleur", "16 po", [
    "sac à dos, billes, ficelle, clochette, 5 bougies, pied-de-biche, marteau, 10 pitons",
    "lanterne à capote, 2 flasques d'huile, 5 rations, allume-feu, gourde, corde de chanvre",
  ]),
  pack("paquetage-de-diplomate", "Paquetage de diplomate", "39 po", [
    "coffre, 2 étuis à cartes, beaux vêtements, encre et plume, lampe, 2 flasques d'huile",
    "5 feuilles de papier, parfum, cire à cacheter, savon",
  ]),
  pack("paquetage-d-exploration-souterraine", "Paquetage d'exploration souterraine", "12 po", [
    "sac à dos, pied-de-biche, marteau, 10 pitons, 10 torches",
    "allume-feu, 10 rations, gourde, corde de chanvre",
  ]),
  pack("paquetage-d-artiste", "Paquetage d'artiste", "40 po", [
    "sac à dos, sac de couchage, 2 costumes, 5 bougies, 5 rations, gourde, matériel de déguisement",
  ]),
  pack("paquetage-d-explorateur", "Paquetage d'explorateur", "10 po", [
    "sac à dos, sac de couchage, gamelle, allume-feu, 10 torches, 10 rations, gourde, corde de chanvre",
  ]),
  pack("paquetage-d-ecclesiastique", "Paquetage d'ecclésiastique", "19 po", [
    "sac à dos, couverture, 10 bougies, allume-feu, boîte pour l'aumône",
    "2 bâtonnets d'encens, encensoir, habits de cérémonie, 2 rations, gourde",
  ]),
  pack("paquetage-d-erudit", "Paquetage d'érudit", "40 po", [
    "sac à dos, livre d'étude, encre et plume, 10 parchemins, petit sac de sable, canif",
  ]),
];
