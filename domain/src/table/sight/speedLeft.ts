import type { Grid } from "../../documents/sceneSchema";
import type { Creature } from "../../game/gameTypes";
import { speedRulesOf } from "../../games/registry/speeds";
import type { SystemId } from "../../values/systemIds";
import { distanceText } from "../scene/distance";

type Speedy = { readonly character: unknown } | { readonly creature: Creature };

/** How far a character or a creature goes in a turn, in the grid's unit; undefined where that is not known. */
export function speedOn({ unit }: Grid, system: SystemId, who: Speedy): number | undefined {
  const rules = speedRulesOf(system);
  const metres = "character" in who ? rules?.ofCharacter(who.character) : rules?.ofCreature(who.creature);
  if (rules === undefined || metres === undefined || unit.name === "zones") return undefined;
  if (unit.name === "m") return metres;
  return rules.square === undefined ? undefined : metres / rules.square;
}

/** A rounding error is no step too far. */
const ALMOST = 1e-6;

/** What is said of a way, and whether it is longer than one may go. */
export interface SpokenWay {
  readonly text: string;
  readonly isTooFar: boolean;
}

/**
 * A way of this length, with what is left of a speed after what was walked already, all in the grid's unit: « 6 m · reste
 * 3 m », « 12 m · 3 m de trop »; the length alone without a speed.
 */
export function wayText(
  grid: Grid,
  length: number,
  pace?: { readonly speed: number; readonly walked: number },
): SpokenWay {
  const said = distanceText(grid, length);
  if (pace === undefined) return { text: said, isTooFar: false };
  const left = pace.speed - pace.walked - length;
  return left < -ALMOST
    ? { text: `${said} · ${distanceText(grid, -left)} de trop`, isTooFar: true }
    : { text: `${said} · reste ${distanceText(grid, Math.max(left, 0))}`, isTooFar: false };
}
