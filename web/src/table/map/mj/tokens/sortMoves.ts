import type { TokenOperation } from "domain/documents/sceneSchema";
import { isCovered } from "domain/table/scene/cover";
import type { LiveScene } from "../../../../live/scene/scenes";
import type { TokenMove } from "../../view/sceneView";
import { storedToken } from "./storedToken";

interface MovedOn {
  readonly scene: Pick<LiveScene, "fog" | "names" | "sight">;
  /** The members see this scene. */
  readonly live: boolean;
  /** All edits are in the scene as it is given: where one is not, the fog may lie elsewhere by now. */
  readonly settled: boolean;
}

interface SortedMoves {
  /** Those that this device writes, as members do. */
  readonly plain: readonly TokenMove[];
  /** Those that the server makes by `operations`. */
  readonly crossing: readonly TokenMove[];
  readonly operations: readonly TokenOperation[];
}

function crossesFog(
  { scene: { fog }, settled }: MovedOn,
  { token: { kind, x, y, hidden }, to }: TokenMove,
): boolean {
  if (hidden) return false;
  if (!settled && kind !== "character") return true;
  return isCovered(fog, { kind, x, y }) !== isCovered(fog, { kind, x: to.x, y: to.y });
}

/**
 * The MJ's moves by who makes them. The server makes what crosses the border of a shown scene's fog, so that nobody
 * sees where to or where from. Where the group's sight decides, it makes all of them, whoever asks.
 */
export function sortMoves(on: MovedOn, moves: readonly TokenMove[]): SortedMoves {
  const byHand = on.live && !on.scene.sight?.on;
  const crossing = byHand ? moves.filter((move) => crossesFog(on, move)) : [];
  return {
    plain: moves.filter((move) => !crossing.includes(move)),
    crossing,
    operations: crossing.map(({ token, to }) => ({
      kind: "put",
      id: token.id,
      token: { ...storedToken(token, on.scene), x: to.x, y: to.y },
      hidden: token.hidden,
    })),
  };
}
