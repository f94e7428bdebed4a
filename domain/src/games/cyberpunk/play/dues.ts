import type { Due, Fallen } from "../../../game/dues";
import { DEATH_SAVE } from "../deathSave";
import type { HealthOperation } from "./health";
import { humanityOf } from "./pools";
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

/** Dead, mortally wounded (who still act, at a price), or without any Humanity left. */
export function fallenOf(state: CyberpunkState, limits: CyberpunkLimits): Fallen | undefined {
  const wound = woundStateOf(state, limits);
  if (wound === "dead") {
    return { label: "Personnage mort", text: "Tu peux encore regarder et parler à la table.", tone: "dead" };
  }
  if (wound !== "mortal") {
    return humanityOf(state, limits) > 0 || limits.empathy === 0
      ? undefined
      : {
          label: "Cyberpsychose",
          text: "Le MJ joue ce personnage, jusqu'à ce qu'on le soigne.",
          tone: "mad",
        };
  }
  return {
    label: "À l'agonie",
    text: `Tu agis encore, à −4. Jet de mort : ${saveText(state, limits)} à chacun de tes tours.`,
    tone: "dying",
  };
}
