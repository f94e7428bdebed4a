import type { SceneDocument } from "../../documents/scene";
import type { Region, Token } from "../../documents/sceneSchema";
import type { Point } from "./grid";
import { isInside, wholeOf } from "./shapes";

/* What fog hides: without the polygon library, for the map of every member. */

export type Fog = SceneDocument["fog"];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What members see: all of it without fog. */
export const revealedBy = (fog: Fog, size: Size): Region => (fog.on ? fog.revealed : wholeOf(size));

/** Whether members see this point. */
export const isRevealed = (fog: Fog, point: Point): boolean => !fog.on || isInside(fog.revealed, point);

type Placed = Pick<Token, "kind" | "x" | "y">;

/** Whether a token is hidden where members see `revealed` alone: characters stand before the fog, the others under it. */
export const isOutside = (revealed: Region | undefined, token: Placed): boolean =>
  token.kind !== "character" && revealed !== undefined && !isInside(revealed, token);

/** Whether fog hides a token from the members. */
export const isCovered = (fog: Fog, token: Placed): boolean =>
  isOutside(fog.on ? fog.revealed : undefined, token);
