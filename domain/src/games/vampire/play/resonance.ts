import * as z from "zod/mini";
import { good, type Handlers, neutral } from "../../../operations/reducer";
import { nameRules } from "../../../values/text/name";
import { nameSchema } from "../../../values/text/nameSchema";
import { describeHumour, HUMOURS } from "../resonance";
import { INTENSITIES, type Intensity, MAX_NOTE, type VampireLimits, type VampireState } from "./state";

export const INTENSITY_NAMES: Readonly<Record<Intensity, string>> = {
  negligible: "négligeable",
  fleeting: "fugace",
  intense: "intense",
  acute: "aiguë",
};

export const resonanceOperations = [
  z.object({
    kind: z.literal("setResonance"),
    humour: z.enum(["none", ...HUMOURS]),
    intensity: z.enum(INTENSITIES),
    note: nameSchema(nameRules("La note", MAX_NOTE)),
  }),
] as const;
type ResonanceOperation = z.output<(typeof resonanceOperations)[number]>;

/** The disciplines that the blood helps by one die: where it is intense or acute. */
export function helpedDisciplines({ humour, intensity }: VampireState): readonly string[] {
  const isStrong = intensity === "intense" || intensity === "acute";
  return humour === "none" || !isStrong ? [] : describeHumour(humour).disciplines;
}

export const resonanceHandlers: Handlers<ResonanceOperation, VampireState, VampireLimits> = {
  setResonance: (state, { humour, intensity, note }) => {
    const after: VampireState = { ...state, humour, intensity, resonanceNote: note };
    if (humour === "none") return { state: after, events: [neutral(note || "Plus de résonance")] };
    const helped = helpedDisciplines(after);
    const name = `Résonance : ${describeHumour(humour).name}, ${INTENSITY_NAMES[intensity]}`;
    const text = helped.length > 0 ? `${name} (+1 dé : ${helped.join(", ")})` : name;
    return { state: after, events: [helped.length > 0 ? good(text) : neutral(text)] };
  },
};
