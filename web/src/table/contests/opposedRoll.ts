import type { RollDocument } from "domain/documents/roll";
import type { RollSpec } from "domain/game/gameTypes";
import { awaitsContest } from "domain/table/rolls/contests";

/** A roll by a game's rules that waits for whom it is aimed at. */
export interface OpposedRoll extends Pick<RollDocument, "label" | "audience"> {
  readonly id: string;
  readonly rolled: RollSpec;
  readonly target: NonNullable<RollDocument["target"]>;
}

/** The roll as one that waits to be opposed; undefined of one that does not. */
export function opposedRollOf(roll: RollDocument & { readonly id: string }): OpposedRoll | undefined {
  const { id, label, audience, rolled, target } = roll;
  if (rolled === undefined || target === undefined || !awaitsContest(roll)) return undefined;
  return { id, label, audience, rolled, target };
}
