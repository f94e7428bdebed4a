import * as z from "zod/mini";
import type { PlaySystem } from "../../../game/play";
import { bad, good, reducerOf } from "../../../operations/reducer";
import { refuse } from "../../../operations/refuse";
import { revertSchema } from "../../../operations/revert";
import { amountSchema, leftOf, wholeSchema } from "../../../values/range";
import { fieldsOf, pick } from "../../../values/reading/fields";
import { readWhole } from "../../../values/text/readNumber";
import { TINY } from "../systemIds";

const WOUNDS = { min: 0, max: 99 };
const MAX_LIFE = 40;

const stateSchema = z.object({ wounds: wholeSchema(WOUNDS) });
type TinyState = z.output<typeof stateSchema>;

const operationSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("hurt"), amount: amountSchema(99) }),
  z.object({ kind: z.literal("heal"), amount: amountSchema(99) }),
  z.object({ kind: z.literal("setWounds"), value: wholeSchema(WOUNDS) }),
  revertSchema,
]);
export type TinyOperation = z.output<typeof operationSchema>;

export interface TinyLimits {
  readonly life: number;
}

const lifeOf = (stats: object): number =>
  readWhole(pick(fieldsOf(stats), ["body"]), { min: 1, max: 10 }) ?? 1;

const damageTaken = (points: number) =>
  points < 1
    ? { parts: [] }
    : {
        parts: [`Blessures : ${points}`],
        operation: { kind: "hurt", amount: Math.min(99, points) } as const,
      };

/** One tracker: wounds. */
export const tinyPlay: PlaySystem<TinyState, TinyOperation, TinyLimits> = {
  stateSchema,
  fresh: { wounds: 0 },
  operationSchema,
  limitsOf: ({ character: { stats } }) => ({ life: Math.min(MAX_LIFE, 4 * lifeOf(stats)) }),
  firstState: () => ({ wounds: 0 }),
  statsOf: ({ wounds }, { life }) => ({ hp: leftOf(life, wounds) }),
  valuesOf: () => ({}),
  lifeOf: ({ wounds }, { life }) => ({ label: "PV", ...leftOf(life, wounds) }),
  vitalsOf: ({ wounds }, { life }) => [{ kind: "gauge", label: "PV", ...leftOf(life, wounds), tone: "life" }],
  fallenOf: () => undefined,
  essentialsOf: ({ wounds }, { life }) => ({
    life: {
      ...{ label: "PV", name: "Points de vie", ...leftOf(life, wounds), extra: 0, unit: "1 PV" },
      ...{ less: { kind: "hurt", amount: 1 }, more: { kind: "heal", amount: 1 } },
    },
    numbers: [],
  }),
  acts: {
    damage: [
      {
        id: "wounds",
        label: "Blessures",
        spec: { game: TINY } as never,
        take: (points) => damageTaken(points),
      },
    ],
    healing: [
      {
        id: "heal",
        label: "Soins",
        take: (points, { wounds }) =>
          wounds === 0
            ? { parts: [] }
            : { parts: [], operation: { kind: "heal", amount: Math.min(99, points) } },
      },
    ],
    changesOf: () => [],
  },
  damageTaken: (_, points) => damageTaken(points),
  rollEffectsOf: () => [],
  rests: {},
  apply: reducerOf<TinyState, Exclude<TinyOperation, { kind: "revert" }>, TinyLimits>(
    { stateSchema, ranges: { wounds: WOUNDS }, told: { wounds: { label: "PV", sign: -1 } } },
    {
      hurt: ({ wounds }, { amount }) => {
        if (wounds >= WOUNDS.max) refuse("Il n'y a plus rien à blesser.");
        return { state: { wounds: Math.min(WOUNDS.max, wounds + amount) }, events: [bad(`−${amount} PV`)] };
      },
      setWounds: ({ wounds }, { value }) => {
        if (value === wounds) refuse("Rien ne change.");
        return { state: { wounds: value }, events: [good(`Blessures : ${value}`)] };
      },
      heal: ({ wounds }, { amount }) => {
        if (wounds === 0) refuse("Il n'y a rien à soigner.");
        return { state: { wounds: Math.max(0, wounds - amount) }, events: [good(`+${amount} PV`)] };
      },
    },
  ),
};
