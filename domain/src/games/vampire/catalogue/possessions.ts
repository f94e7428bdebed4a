import { catalogueItem, gearItems } from "../../../game/catalogueEntry";
import type { Item } from "../../../sheet/equipment/item";

/** To whom lives no more, blades and bullets do what fists do. */
const MORTALS_ONLY = "Chair mortelle : autant d'aggravés de lame ou de balle deviennent superficiels";

const protections: readonly Item[] = [
  catalogueItem("vampire", {
    slug: "cuir-renforce",
    name: "Blouson de cuir renforcé",
    category: "Protection",
    tags: ["armure"],
    fields: { Protection: 2 },
    properties: [MORTALS_ONLY],
    summary: "Coques cousues sous la doublure, motard jusqu'au bout.",
  }),
  catalogueItem("vampire", {
    slug: "gilet-pare-balles",
    name: "Gilet pare-balles",
    category: "Protection",
    tags: ["armure"],
    fields: { Protection: 4 },
    properties: [MORTALS_ONLY],
    summary: "Sous la chemise, il change à peine la silhouette.",
  }),
  catalogueItem("vampire", {
    slug: "tenue-d-intervention",
    name: "Tenue d'intervention",
    category: "Protection",
    tags: ["armure"],
    fields: { Protection: 6 },
    properties: ["-1 dé en Dextérité", MORTALS_ONLY],
    summary: "Plaques et casque : efficace, nullement discret.",
  }),
];

const refuge = gearItems("vampire", "Refuge et sang", [
  ["poche-de-sang", "Poche de sang", "Froide et fade, elle n'apaise qu'un cran de Faim."],
  ["glaciere-medicale", "Glacière médicale", "Douze poches, vingt-quatre heures, une étiquette d'hôpital."],
  ["rideaux-occultants", "Rideaux occultants", "Trois couches de velours entre le soleil et la cendre."],
  ["coffre-de-voyage", "Coffre de voyage capitonné", "Un corps y passe la journée sans être secoué."],
  ["cles-de-refuge", "Clés d'un refuge secondaire", "Une cave, une adresse que personne n'a écrite."],
]);

const trade = gearItems("vampire", "Nuit et influence", [
  ["telephone-jetable", "Téléphone jetable", "Un seul appel, puis la Seine."],
  ["faux-papiers", "Faux papiers", "Une naissance récente, un visage ancien."],
  ["invitation-a-l-elysee", "Invitation à l'Élysée", "Carton crème, encre brune, pas de date de retour."],
  [
    "rossignols",
    "Trousse de rossignols",
    "Deux dés de plus contre une serrure ordinaire, à ajouter toi-même.",
  ],
  ["jumelles-nocturnes", "Jumelles nocturnes", "Pour ceux dont le sang ne voit pas dans le noir."],
  ["berline-aux-vitres-teintees", "Berline aux vitres teintées", "Chauffeur dévoué, place du mort garantie."],
  [
    "grimoire-de-sorcellerie",
    "Grimoire de sorcellerie du sang",
    "Un rituel y tient, écrit en trois mains différentes.",
  ],
  ["relique-familiale", "Relique de sa vie mortelle", "Une montre arrêtée. La toucher apaise les remords."],
]);

export const possessions: readonly Item[] = [...protections, ...refuge, ...trade];
