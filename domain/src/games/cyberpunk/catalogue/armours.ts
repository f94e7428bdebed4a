import { catalogueItem, type Quantity } from "../../../game/catalogueEntry";
import type { Item } from "../../../sheet/equipment/item";

/** `stoppingPower` is subtracted from damage; heavy suits also reduce REF, DEX and MOVE by `penalty`. */
const armour = (
  slug: string,
  name: string,
  stoppingPower: number,
  penalty: 0 | 2 | 4,
  cost: Quantity,
  summary: string,
): Item =>
  catalogueItem("cyberpunk", {
    slug,
    name,
    category: "Armure",
    tags: ["armure"],
    cost,
    fields: { SP: stoppingPower, ...(penalty > 0 && { Malus: `-${penalty} REF, DEX et MOVE` }) },
    summary,
  });

export const armours: readonly Item[] = [
  armour("cuirs", "Cuirs de motard", 4, 0, "20 eb", "Mieux que rien, et ça a de l'allure."),
  armour("kevlar", "Kevlar", 7, 0, "50 eb", "Tissé dans la veste, sous la cravate."),
  armour(
    "armure-legere",
    "Veste blindée légère",
    11,
    0,
    "100 eb",
    "Le standard de la rue qui veut vieillir.",
  ),
  armour("armure-moyenne", "Veste blindée moyenne", 12, 2, "100 eb", "Une plaque de plus, un pas de moins."),
  armour(
    "armure-lourde",
    "Veste blindée lourde",
    13,
    2,
    "500 eb",
    "On vous voit venir ; c'est un peu le but.",
  ),
  armour(
    "combinaison-de-combat",
    "Combinaison de combat",
    15,
    4,
    "500 eb",
    "Ce que portent ceux qui défoncent les portes.",
  ),
  armour("armure-metal", "Armure de métal", 18, 4, "5000 eb", "Un char avec des bottes."),
];
