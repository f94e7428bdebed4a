import { readTrait } from "../../game/sheetReading";
import { defineSpeed } from "../../game/speedRules";
import { moveRate } from "./creation";
import type { CthulhuCreature } from "./creatures/creature";
import { readCthulhu } from "./sheet";

/** In a round, for each point of movement. */
const METRES = 5;

export const cthulhuSpeed = defineSpeed<CthulhuCreature>({
  ofCharacter: (raw) => {
    const { layers, characteristics } = readCthulhu(raw);
    const { str, siz, dex } = characteristics;
    if (str === undefined || siz === undefined || dex === undefined) return undefined;
    const age = readTrait(layers, { key: "age", label: "Âge" }, { min: 1, max: 999 });
    return moveRate(str, dex, siz, age) * METRES;
  },
  ofCreature: ({ move }) => move * METRES,
});
