import * as z from "zod/mini";
import type { MadeRoll } from "../../../game/rolls/afterRoll";
import type { RollRequest } from "../../../game/rolls/rollRequest";
import { bad, good, type Handlers, neutral } from "../../../operations/reducer";
import { refuse } from "../../../operations/refuse";
import { isSuccess } from "../../../values/dice/rollOutcome";
import { wholeSchema } from "../../../values/range";
import { isDowned, marksOf } from "./damage";
import type { VampireLimits, VampireState } from "./state";

/** Of a frenzy of Hunger. */
export const HUNGER_DIFFICULTY = 4;

export const frenzyOperations = [
  /** Something wakes the Beast: a test is due. */
  z.object({ kind: z.literal("callFrenzy"), difficulty: wholeSchema({ min: 1, max: 9 }) }),
  /** The test that is due. */
  z.object({ kind: z.literal("resistFrenzy"), passed: z.boolean() }),
  /** Nobody tests: the table decides otherwise, or one rides the wave. */
  z.object({ kind: z.literal("waiveFrenzy") }),
  z.object({ kind: z.literal("endFrenzy") }),
] as const;
export type FrenzyOperation = z.output<(typeof frenzyOperations)[number]>;

/** Willpower that is left and a third of Humanity, one die at least. */
function frenzyDice(state: VampireState, limits: VampireLimits): number {
  const { superficial, aggravated } = marksOf(state, "willpower", limits);
  return Math.max(1, limits.willpower - superficial - aggravated + Math.floor(state.humanity / 3));
}

/** The roll that resists the frenzy that is due; undefined where none is. */
export function frenzyRoll(state: VampireState, limits: VampireLimits): RollRequest | undefined {
  if (state.frenzyDue === 0 || isDowned(state, "health", limits)) return undefined;
  return {
    kind: "game",
    label: "Résister à la frénésie",
    spec: {
      game: "vampire",
      dice: frenzyDice(state, limits),
      hungerDice: 0,
      difficulty: state.frenzyDue,
      about: "frenzy",
    },
    settles: "frenzy",
  };
}

/** A roll that was made for it holds the Beast, or lets it loose. */
export const settleFrenzy = (
  { frenzyDue }: VampireState,
  { request, outcome }: MadeRoll,
): FrenzyOperation[] =>
  frenzyDue > 0 && request.settles === "frenzy" ? [{ kind: "resistFrenzy", passed: isSuccess(outcome) }] : [];

function requireDue({ frenzyDue }: VampireState): void {
  if (frenzyDue === 0) refuse("Aucune frénésie n'est à contenir.");
}

export const frenzyHandlers: Handlers<FrenzyOperation, VampireState, VampireLimits> = {
  callFrenzy: (state, { difficulty }, limits) => {
    if (state.frenzied) refuse("La Bête est déjà lâchée.");
    if (isDowned(state, "health", limits)) refuse("En torpeur : la Bête dort aussi.");
    return {
      state: { ...state, frenzyDue: difficulty },
      events: [bad(`Frénésie à contenir : difficulté ${difficulty}`)],
    };
  },
  resistFrenzy: (state, { passed }) => {
    requireDue(state);
    return {
      state: { ...state, frenzyDue: 0, frenzied: !passed },
      events: [passed ? good("La Bête est contenue") : bad("Frénésie : la Bête se lâche")],
    };
  },
  waiveFrenzy: (state) => {
    requireDue(state);
    return { state: { ...state, frenzyDue: 0 }, events: [neutral("Jet de frénésie écarté")] };
  },
  endFrenzy: (state) => {
    if (!state.frenzied) refuse("Aucune frénésie en cours.");
    return { state: { ...state, frenzied: false }, events: [neutral("La frénésie passe")] };
  },
};
