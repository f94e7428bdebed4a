import * as z from "zod/mini";
import { good, type Handlers, neutral } from "../../../operations/reducer";
import { refuse } from "../../../operations/refuse";
import { powerName, SCENE_POWERS, type ScenePower } from "../powers/held";
import type { VampireLimits, VampireState } from "./state";

/** Where the state says whether a power lasts. */
const FIELDS = {
  vivacite: "vivacite",
  "cuir-epais": "cuirEpais",
  prouesse: "prouesse",
  "armes-sauvages": "armesSauvages",
} as const satisfies Record<ScenePower, keyof VampireState>;

export const scenePowerOperations = [
  /** A power that lasts for the scene was used. */
  z.object({ kind: z.literal("beginPower"), power: z.enum(SCENE_POWERS) }),
  /** The scene ends, and with it all of them. */
  z.object({ kind: z.literal("endScene") }),
] as const;
export type ScenePowerOperation = z.output<(typeof scenePowerOperations)[number]>;

/** Those that last now. */
export const activePowers = (state: VampireState): readonly ScenePower[] =>
  SCENE_POWERS.filter((power) => state[FIELDS[power]]);

export const scenePowerHandlers: Handlers<ScenePowerOperation, VampireState, VampireLimits> = {
  beginPower: (state, { power }) => {
    if (state[FIELDS[power]]) refuse(`${powerName(power)} dure déjà.`);
    return {
      state: { ...state, [FIELDS[power]]: true },
      events: [good(`${powerName(power)} : jusqu'à la fin de la scène`)],
    };
  },
  endScene: (state) => {
    const active = activePowers(state);
    if (active.length === 0) refuse("Aucun pouvoir ne dure.");
    return {
      state: { ...state, vivacite: false, cuirEpais: false, prouesse: false, armesSauvages: false },
      events: [neutral(`Fin de la scène : ${active.map(powerName).join(", ")}`)],
    };
  },
};
