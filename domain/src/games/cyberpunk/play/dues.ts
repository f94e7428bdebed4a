import type { Due, Fallen } from "../../../game/dues";
import { DEATH_SAVE } from "../deathSave";
import type { HealthOperation } from "./health";
import type { CyberpunkLimits, CyberpunkState } from "./state";
import { deathSavePenaltyOf, deathSaveRoll, woundStateOf } from "./wounds";

const saveText = (state: CyberpunkState, { body }: CyberpunkLimits) =>
  `1d10 + ${deathSavePenaltyOf(state)} sous ${body}`;

/** A death save on each turn of the mortally wounded. */
export const duesOf = (state: CyberpunkState, limits: CyberpunkLimits): readonly Due<HealthOperation>[] =>
  woundStateOf(state, limits) === "mortal"
    ? [
        {
          id: "deathSave",
          title: DEATH_SAVE.label,
          text: `${saveText(state, limits)}. Raté : la mort.`,
          request: deathSaveRoll(state, limits),
          trait: DEATH_SAVE.label,
          when: "turn",
        },
      ]
    : [];

/** Dead or mortally wounded; the latter still act, at a price. */
export function fallenOf(state: CyberpunkState, limits: CyberpunkLimits): Fallen | undefined {
  const wound = woundStateOf(state, limits);
  if (wound === "dead") {
    return { label: "Personnage mort", text: "Tu peux encore regarder et parler à la table.", tone: "dead" };
  }
  if (wound !== "mortal") return undefined;
  return {
    label: "À l'agonie",
    text: `Tu agis encore, à −4. Jet de mort : ${saveText(state, limits)} à chacun de tes tours.`,
    tone: "dying",
  };
}
