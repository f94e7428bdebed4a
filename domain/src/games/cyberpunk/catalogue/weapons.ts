import { catalogueItem, type Quantity } from "../../../game/catalogueEntry";
import type { Item } from "../../../sheet/equipment/item";

interface WeaponDraft {
  readonly slug: string;
  readonly name: string;
  readonly category: "Arme de poing" | "Arme d'épaule" | "Arme de mêlée" | "Arme lourde" | "Grenade";
  readonly dice: string;
  readonly cost: Quantity;
  /** Attacks per turn. */
  readonly rate: 1 | 2;
  readonly magazine?: number;
  readonly properties?: string[];
  readonly summary: string;
}

/** Every weapon of this category meets half of the armour's stopping power. */
const HALVED_ARMOUR = "Ignore la moitié de l'armure";

const weapon = ({ dice, rate, magazine, ...draft }: WeaponDraft): Item =>
  catalogueItem("cyberpunk", {
    ...draft,
    tags: ["arme"],
    damage: { dice },
    fields: { Cadence: rate, ...(magazine !== undefined && { Chargeur: magazine }) },
  });

const firearms = [
  weapon({
    slug: "pistolet-moyen",
    name: "Pistolet moyen",
    category: "Arme de poing",
    dice: "2d6",
    cost: "50 eb",
    rate: 2,
    magazine: 12,
    properties: ["Dissimulable"],
    summary: "Polymère bon marché, vendu au distributeur.",
  }),
  weapon({
    slug: "pistolet-lourd",
    name: "Pistolet lourd",
    category: "Arme de poing",
    dice: "3d6",
    cost: "100 eb",
    rate: 2,
    magazine: 8,
    properties: ["Dissimulable"],
    summary: "L'arme de service de la moitié de la ville.",
  }),
  weapon({
    slug: "pistolet-tres-lourd",
    name: "Pistolet très lourd",
    category: "Arme de poing",
    dice: "4d6",
    cost: "100 eb",
    rate: 1,
    magazine: 8,
    summary: "Un canon portatif qui casse les poignets sans chrome.",
  }),
  weapon({
    slug: "pistolet-mitrailleur",
    name: "Pistolet-mitrailleur",
    category: "Arme de poing",
    dice: "2d6",
    cost: "100 eb",
    rate: 1,
    magazine: 30,
    properties: ["Tir automatique (3)", "Dissimulable"],
    summary: "Arrose un couloir depuis l'intérieur d'une veste.",
  }),
  weapon({
    slug: "pistolet-mitrailleur-lourd",
    name: "Pistolet-mitrailleur lourd",
    category: "Arme de poing",
    dice: "3d6",
    cost: "100 eb",
    rate: 1,
    magazine: 40,
    properties: ["Tir automatique (3)"],
    summary: "Le choix des gardes du corps pressés.",
  }),
  weapon({
    slug: "fusil-a-pompe",
    name: "Fusil à pompe",
    category: "Arme d'épaule",
    dice: "5d6",
    cost: "500 eb",
    rate: 1,
    magazine: 4,
    properties: ["À deux mains", "Chevrotine"],
    summary: "Règle les discussions de palier.",
  }),
  weapon({
    slug: "fusil-d-assaut",
    name: "Fusil d'assaut",
    category: "Arme d'épaule",
    dice: "5d6",
    cost: "500 eb",
    rate: 1,
    magazine: 25,
    properties: ["À deux mains", "Tir automatique (4)"],
    summary: "Surplus de la dernière guerre de corporations.",
  }),
  weapon({
    slug: "fusil-de-precision",
    name: "Fusil de précision",
    category: "Arme d'épaule",
    dice: "5d6",
    cost: "500 eb",
    rate: 1,
    magazine: 4,
    properties: ["À deux mains"],
    summary: "Du douzième étage, la rue tient dans un réticule.",
  }),
  weapon({
    slug: "lance-grenades",
    name: "Lance-grenades",
    category: "Arme lourde",
    dice: "6d6",
    cost: "500 eb",
    rate: 1,
    magazine: 2,
    properties: ["À deux mains", "Explosion (10 m)"],
    summary: "Deux coups, puis le plan B.",
  }),
];

const blade = ({ properties = [], ...draft }: Omit<WeaponDraft, "category">): Item =>
  weapon({ ...draft, category: "Arme de mêlée", properties: [...properties, HALVED_ARMOUR] });

const blades = [
  blade({
    slug: "couteau-de-combat",
    name: "Couteau de combat",
    dice: "1d6",
    cost: "50 eb",
    rate: 2,
    properties: ["Dissimulable"],
    summary: "Pour ouvrir les caisses, surtout.",
  }),
  blade({
    slug: "matraque",
    name: "Matraque",
    dice: "2d6",
    cost: "50 eb",
    rate: 2,
    summary: "Plastique dur, logo de la sécurité effacé.",
  }),
  blade({
    slug: "machette",
    name: "Machette",
    dice: "2d6",
    cost: "50 eb",
    rate: 2,
    summary: "Le gang du quartier la préfère rouillée.",
  }),
  blade({
    slug: "katana",
    name: "Katana",
    dice: "3d6",
    cost: "100 eb",
    rate: 2,
    summary: "Tradition en vitrine, monofilament au tranchant.",
  }),
  blade({
    slug: "marteau-de-demolition",
    name: "Marteau de démolition",
    dice: "4d6",
    cost: "500 eb",
    rate: 1,
    properties: ["À deux mains"],
    summary: "Volé sur un chantier, assisté par vérins.",
  }),
];

const grenades = [
  weapon({
    slug: "grenade-a-fragmentation",
    name: "Grenade à fragmentation",
    category: "Grenade",
    dice: "6d6",
    cost: "100 eb",
    rate: 1,
    properties: ["Explosion (10 m)"],
    summary: "À compter jusqu'à trois, pas plus.",
  }),
  weapon({
    slug: "grenade-incendiaire",
    name: "Grenade incendiaire",
    category: "Grenade",
    dice: "6d6",
    cost: "100 eb",
    rate: 1,
    properties: ["Explosion (10 m)", "Enflamme"],
    summary: "Le feu reste quand le bruit est parti.",
  }),
];

export const weapons: readonly Item[] = [...firearms, ...blades, ...grenades];
