import { catalogueItem, type Quantity } from "../../../game/catalogueEntry";
import type { Item } from "../../../sheet/equipment/item";
import { ARMOUR_PENALTIES } from "../armourPenalty";

/** A shield is broken when they are gone. */
const SHIELD_HIT_POINTS = 10;

/** A suit covers the body, a helmet the head. `stoppingPower` is subtracted from damage; heavy suits also reduce REF, DEX and MOVE. */
const armour = (
  slug: string,
  name: string,
  stoppingPower: number,
  cost: Quantity,
  summary: string,
  covers: "tête" | "corps" = "corps",
): Item =>
  catalogueItem("cyberpunk", {
    slug,
    name,
    category: "Armure",
    tags: ["armure"],
    cost,
    fields: {
      SP: stoppingPower,
      Protège: covers,
      ...(ARMOUR_PENALTIES[slug] && { Malus: `-${ARMOUR_PENALTIES[slug]} REF, DEX et MOVE` }),
    },
    summary,
  });

export const armours: readonly Item[] = [
  armour("cuirs", "Cuirs de motard", 4, "20 eb", "Mieux que rien, et ça a de l'allure."),
  armour("kevlar", "Kevlar", 7, "50 eb", "Tissé dans la veste, sous la cravate."),
  armour("armure-legere", "Veste blindée légère", 11, "100 eb", "Le standard de la rue qui veut vieillir."),
  armour("armure-moyenne", "Veste blindée moyenne", 12, "100 eb", "Une plaque de plus, un pas de moins."),
  armour("armure-lourde", "Veste blindée lourde", 13, "500 eb", "On vous voit venir ; c'est un peu le but."),
  armour(
    "combinaison-de-combat",
    "Combinaison de combat",
    15,
    "500 eb",
    "Ce que portent ceux qui défoncent les portes.",
  ),
  armour("armure-metal", "Armure de métal", 18, "5000 eb", "Un char avec des bottes."),
  armour("cagoule-de-cuir", "Cagoule de cuir", 4, "20 eb", "Cache aussi la moitié du visage.", "tête"),
  armour("capuche-de-kevlar", "Capuche de kevlar", 7, "50 eb", "Le kevlar, jusqu'aux oreilles.", "tête"),
  armour("casque-leger", "Casque blindé léger", 11, "100 eb", "Le casque de moto qui arrête tout.", "tête"),
  armour("casque-moyen", "Casque blindé moyen", 12, "100 eb", "Plus de visière, moins de vue.", "tête"),
  armour("casque-lourd", "Casque blindé lourd", 13, "500 eb", "La nuque s'en souvient le soir.", "tête"),
  armour("casque-de-combat", "Casque de combat", 15, "500 eb", "Celui de la combinaison.", "tête"),
  armour("heaume-metal", "Heaume de métal", 18, "5000 eb", "Le monde par une fente.", "tête"),
  catalogueItem("cyberpunk", {
    slug: "bouclier-pare-balles",
    name: "Bouclier pare-balles",
    category: "Armure",
    tags: ["armure"],
    cost: "100 eb",
    fields: { Bouclier: SHIELD_HIT_POINTS },
    summary: "Prend les coups à ta place tant qu'il tient.",
  }),
];
