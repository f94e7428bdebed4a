import type { Place, Size } from "../../../table/map/canvas/camera";
import type { TokenView } from "../../../table/map/view/sceneView";

/** The first is taken where tokens stand in all of them. At the top left are the dying. */
const CORNERS = ["bottom-left", "bottom-right", "top-right"] as const;
export type Corner = (typeof CORNERS)[number];

/** How much of the map the last roll covers, of its width and its height. */
const COVERED = { width: 0.4, height: 0.2 };

/** The corner of the map where the last roll lies over nobody; `cell` is the side of the grid's cells. */
export function freeCorner(
  tokens: readonly Pick<TokenView, "x" | "y" | "size">[],
  cell: number,
  { width, height }: Size,
  toScene: (screen: Place) => Place,
): Corner {
  const isFree = (corner: Corner) => {
    const x = corner === "bottom-left" ? 0 : width * (1 - COVERED.width);
    const y = corner === "top-right" ? 0 : height * (1 - COVERED.height);
    const [start, end] = [
      toScene({ x, y }),
      toScene({ x: x + width * COVERED.width, y: y + height * COVERED.height }),
    ];
    return tokens.every((token) => {
      const reach = (token.size * cell) / 2;
      return (
        token.x + reach < start.x ||
        token.x - reach > end.x ||
        token.y + reach < start.y ||
        token.y - reach > end.y
      );
    });
  };
  return CORNERS.find(isFree) ?? CORNERS[0];
}
