import { defineGame } from "../../../game/game";
import type { SheetBlock } from "../../../game/sheet";
import { fieldsOf, isRecord, pick } from "../../../values/reading/fields";
import { readWhole } from "../../../values/text/readNumber";
import { TINY } from "../systemIds";
import { RAT, tinyCreatureSchema } from "./creatures";
import { TRAITS } from "./forge";
import { tinyPlay } from "./play";
import { tinyDamage, tinyRolls } from "./rolls";

const traitsBlock = (raw: unknown): SheetBlock => {
  const stats = fieldsOf(isRecord(raw) && isRecord(raw.stats) ? raw.stats : {});
  return {
    kind: "scores",
    id: "traits",
    title: "Traits",
    display: "number",
    max: 10,
    scores: TRAITS.map(({ key, label }) => {
      const value = readWhole(pick(stats, [key]), { min: 0, max: 10 });
      return {
        id: key,
        label,
        value,
        ...(value !== undefined && {
          roll: { game: TINY, modifier: value } as never,
          subject: { kind: "check" },
        }),
      };
    }),
  };
};

/** A game of two traits, one die and one tracker: what a game's folder must have, and no more. */
export const tiny = defineGame({
  id: TINY,
  sheet: {
    blocks: (raw: unknown) => [traitsBlock(raw)],
    fightRolls: () => [],
    bareHands: () => ({ name: "Attaquer à mains nues" }),
    attack: () => [],
    initiative: () => ({}),
  },
  rolls: tinyRolls,
  damage: tinyDamage,
  asks: {
    traits: [{ title: "Traits", traits: TRAITS.map(({ label }) => label) }],
    difficulty: { max: 12, word: "difficulté", label: "Difficulté" },
  },
  creatureSchema: tinyCreatureSchema,
  creatures: async () => [RAT] as never,
  lifeUnit: "PV",
  play: async () => tinyPlay,
} as never);
