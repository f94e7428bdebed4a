import { stepped } from "domain/table/scene/grid";
import type { Place } from "../canvas/camera";
import type { SceneView, TokenMove, TokenView } from "../view/sceneView";

/** The moves of tokens by one square or hexagon (-1, 0 or 1 along both ways), none of them out of the scene. */
export const stepMoves = (
  { grid, width, height }: Pick<SceneView, "grid" | "width" | "height">,
  tokens: readonly TokenView[],
  placeOf: (token: TokenView) => Place,
  [dx, dy]: readonly [number, number],
): TokenMove[] =>
  tokens.map((token) => {
    const from = placeOf(token);
    const to = stepped(grid, from, dx, dy, token.size);
    const isInside = to.x >= 0 && to.y >= 0 && to.x <= width && to.y <= height;
    return { token, to: isInside ? to : { x: from.x, y: from.y } };
  });
