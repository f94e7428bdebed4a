import type { RollMode } from "../../values/dice/rollDice";
import type { RollEffect } from "./rollEffect";

/** However many there are of each, they cancel out. */
export function modeOf(modes: readonly RollMode[]): RollMode {
  const [up, down] = [modes.includes("advantage"), modes.includes("disadvantage")];
  if (up === down) return "normal";
  return up ? "advantage" : "disadvantage";
}

/** The modifier of the situation with those of the effects that act on a roll. */
export const modifierOf = (modifier: number, acting: readonly RollEffect[]): number =>
  acting.reduce((sum, effect) => sum + (effect.modifier ?? 0), modifier);
