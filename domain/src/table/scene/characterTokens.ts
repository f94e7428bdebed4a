import type { SceneDocument } from "../../documents/scene";
import { MAX_TOKENS } from "../../documents/sceneSchema";
import { isOwnPortrait } from "../../values/portraits/portrait";
import { cutText } from "../../values/text/characters";
import { colorFor } from "../roster/playerColor";
import { type Point, snapped } from "./grid";
import { generalName, type PlacedToken } from "./tokens";

/** What a new scene needs of a linked character. */
interface SceneCharacter {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly portrait?: string | undefined;
}

const MAX_NAME = 80;
const ROW = 10;

/** Beside each other around the scene's middle, in rows of ten. */
function placeInRow(
  index: number,
  { width, height, grid }: Pick<SceneDocument, "width" | "height" | "grid">,
): Point {
  const [column, row] = [index % ROW, Math.floor(index / ROW)];
  return {
    x: Math.min(Math.max(width / 2 + (column - ROW / 2) * grid.size, 0), width),
    y: Math.min(height / 2 + row * grid.size, height),
  };
}

/** The tokens of a table's characters on a new scene, around its middle. */
export function characterTokens(
  sceneId: string,
  scene: Pick<SceneDocument, "width" | "height" | "grid">,
  characters: readonly SceneCharacter[],
  now: number,
): [string, PlacedToken][] {
  const { width, height, grid } = scene;
  return characters.slice(0, MAX_TOKENS).map(({ id, userId, name, portrait }, index) => [
    `character-${id}`,
    {
      kind: "character",
      characterId: id,
      name: cutText(name.trim(), MAX_NAME) || generalName({ kind: "character" }),
      nameShown: true,
      colour: colorFor(id),
      ...(portrait !== undefined && isOwnPortrait(portrait) && { picture: portrait }),
      // Members may read the states of their table's characters.
      follows: { health: true, badges: true },
      size: 1,
      ...snapped(grid, placeInRow(index, scene), 1),
      sceneId,
      ownerId: userId,
      bounds: { width, height },
      movedAt: now,
      hidden: false,
    },
  ]);
}
