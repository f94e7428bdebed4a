import "./types";
import { defineGame } from "../../game/game";
import { cthulhuAttack, cthulhuBareHands } from "./attack";
import { cthulhuCreatureSchema } from "./creatures/creature";
import { withImpact } from "./impact";
import { cthulhuDamage, cthulhuRolls } from "./rolls";
import { checkSanityLoss, readSanityLoss } from "./sanityLoss";
import { cthulhuBlocks, dexterityOf } from "./sheet";
import { CHARACTERISTICS, CTHULHU_SKILLS } from "./traits";

/** Call of Cthulhu, seventh edition. */
export const cthulhu = defineGame({
  id: "cthulhu",
  sheet: {
    blocks: cthulhuBlocks,
    fightRolls: () => [],
    attack: cthulhuAttack,
    bareHands: cthulhuBareHands,
    dodge: "Esquive",
    initiative: (raw) => ({ ownValue: dexterityOf(raw) }),
  },
  rolls: cthulhuRolls,
  damage: cthulhuDamage,
  asks: {
    loss: {
      trait: "SAN",
      label: "Perte (réussite / échec)",
      example: "1/1d6",
      check: checkSanityLoss,
      read: readSanityLoss,
    },
    traits: [
      { title: "Compétences", traits: CTHULHU_SKILLS.map(({ label }) => label) },
      { title: "Caractéristiques", traits: CHARACTERISTICS.map(({ short }) => short) },
      { title: "Destin", traits: ["SAN", "Chance"] },
    ],
  },
  creatureSchema: cthulhuCreatureSchema,
  creatures: async () => (await import("./creatures/catalogue")).CTHULHU_CREATURES,
  lifeUnit: "PV",
  play: async () => (await import("./play/play")).cthulhuPlay,
  downtime: async () => (await import("./downtime/downtime")).cthulhuDowntime,
  equipment: { damage: withImpact },
  scoreMethods: true,
});
