import { catalogueItem, type Quantity } from "../../../game/catalogueEntry";
import type { Item } from "../../../sheet/equipment/item";

interface WeaponDraft {
  readonly slug: string;
  readonly name: string;
  readonly category: "Arme blanche" | "Arme de poing" | "Arme d'épaule" | "Explosif";
  /** Dice notation; "+impact" adds the wielder's damage bonus. */
  readonly dice: string;
  readonly range: string;
  readonly skill: string;
  readonly shots?: number;
  /** What one may fire in a round, and the roll from which on it fails. */
  readonly rate?: number;
  readonly malfunction?: number;
  readonly properties?: string[];
  readonly cost: Quantity;
  readonly summary: string;
}

/** What pierces does more on an extreme success; clubs, shot and explosions do not. */
const IMPALING = ["Empale"];

/** Prices are in dollars of the 1920s. */
const weapon = ({ dice, range, skill, shots, rate, malfunction, ...draft }: WeaponDraft): Item =>
  catalogueItem("cthulhu", {
    ...draft,
    tags: ["arme"],
    damage: { dice },
    fields: {
      Compétence: skill,
      Portée: range,
      ...(shots !== undefined && { Coups: shots }),
      ...(rate !== undefined && { Tirs: rate }),
      ...(malfunction !== undefined && { Panne: malfunction }),
    },
  });

const blades = [
  weapon({
    slug: "canif",
    name: "Canif",
    category: "Arme blanche",
    dice: "1d4+impact",
    range: "contact",
    skill: "Combat rapproché",
    properties: IMPALING,
    cost: "1 $",
    summary: "Pour le courrier, les ficelles et les mauvais quarts d'heure.",
  }),
  weapon({
    slug: "couteau-de-chasse",
    name: "Couteau de chasse",
    category: "Arme blanche",
    dice: "1d4+2+impact",
    range: "contact",
    skill: "Combat rapproché",
    properties: IMPALING,
    cost: "3 $",
    summary: "Manche en corne, étui de cuir.",
  }),
  weapon({
    slug: "canne-epee",
    name: "Canne-épée",
    category: "Arme blanche",
    dice: "1d6+impact",
    range: "contact",
    skill: "Combat rapproché",
    properties: IMPALING,
    cost: "20 $",
    summary: "Un gentleman ne sort jamais tout à fait désarmé.",
  }),
  weapon({
    slug: "gourdin",
    name: "Gourdin",
    category: "Arme blanche",
    dice: "1d6+impact",
    range: "contact",
    skill: "Combat rapproché",
    cost: "1 $",
    summary: "Pied de chaise ou matraque, selon l'urgence.",
  }),
  weapon({
    slug: "hache-de-bucheron",
    name: "Hache de bûcheron",
    category: "Arme blanche",
    dice: "1d8+2+impact",
    range: "contact",
    skill: "Combat rapproché",
    properties: IMPALING,
    cost: "2 $",
    summary: "Ouvre la porte du grenier. Faut-il l'ouvrir ?",
  }),
];

const guns = [
  weapon({
    slug: "derringer",
    name: "Derringer",
    category: "Arme de poing",
    dice: "1d6",
    range: "3 m",
    skill: "Armes de poing",
    properties: IMPALING,
    shots: 1,
    rate: 1,
    malfunction: 100,
    cost: "12 $",
    summary: "Un coup, un sac à main, un scandale.",
  }),
  weapon({
    slug: "revolver-38",
    name: "Revolver .38",
    category: "Arme de poing",
    dice: "1d10",
    range: "15 m",
    skill: "Armes de poing",
    properties: IMPALING,
    shots: 6,
    rate: 3,
    malfunction: 100,
    cost: "25 $",
    summary: "Celui des policiers et des détectives fatigués.",
  }),
  weapon({
    slug: "automatique-45",
    name: "Automatique .45",
    category: "Arme de poing",
    dice: "1d10+2",
    range: "15 m",
    skill: "Armes de poing",
    properties: IMPALING,
    shots: 7,
    rate: 3,
    malfunction: 100,
    cost: "40 $",
    summary: "Revenu des tranchées avec son propriétaire.",
  }),
  weapon({
    slug: "carabine-30-06",
    name: "Carabine .30-06",
    category: "Arme d'épaule",
    dice: "2d6+4",
    range: "110 m",
    skill: "Fusils",
    properties: IMPALING,
    shots: 5,
    rate: 1,
    malfunction: 100,
    cost: "75 $",
    summary: "Cerf, loup, ou ce qui marche derrière eux.",
  }),
  weapon({
    slug: "fusil-de-chasse-calibre-12",
    name: "Fusil de chasse calibre 12",
    category: "Arme d'épaule",
    dice: "4d6",
    range: "10 m",
    skill: "Fusils",
    shots: 2,
    rate: 2,
    malfunction: 100,
    cost: "40 $",
    summary: "4d6 de près, 2d6 à vingt mètres, un espoir au-delà.",
  }),
  weapon({
    slug: "mitraillette",
    name: "Mitraillette",
    category: "Arme d'épaule",
    dice: "1d10+2",
    range: "20 m",
    skill: "Mitraillettes",
    properties: IMPALING,
    shots: 20,
    rate: 1,
    malfunction: 96,
    cost: "200 $",
    summary: "Louée à des gens qui ne font pas de reçu.",
  }),
];

const explosives = [
  weapon({
    slug: "dynamite",
    name: "Bâton de dynamite",
    category: "Explosif",
    dice: "4d10",
    range: "lancer",
    skill: "Lancer",
    cost: "2 $",
    summary: "La méthode classique pour refermer un tunnel.",
  }),
  weapon({
    slug: "cocktail-molotov",
    name: "Bouteille enflammée",
    category: "Explosif",
    dice: "2d6",
    range: "lancer",
    skill: "Lancer",
    cost: "1 $",
    summary: "Gin de contrebande, chiffon, allumette.",
  }),
];

export const weapons: readonly Item[] = [...blades, ...guns, ...explosives];
