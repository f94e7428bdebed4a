import type { SceneDocument } from "domain/documents/scene";
import {
  type SceneSightDocument,
  type SceneWallsDocument,
  sceneSights,
  sceneWalls,
  type TableExploredDocument,
  tableExplored,
} from "domain/documents/sight";
import type { Door, Wall } from "domain/documents/wallSchema";
import { type Barriers, barriersOf } from "domain/table/sight/barriers";
import { unpackedWalls } from "domain/table/sight/packed";
import { AppError } from "domain/values/errors";
import type { Stored } from "../store/firestore";
import type { Guarded } from "../store/guarded";

/** What the server knows of a scene's walls, and of what its group sees. */
export interface SightState {
  /** Undefined before the scene had a wall, a door, a light or sight. Guards each decision. */
  readonly sight: Stored<SceneSightDocument> | undefined;
  /** What the group has seen of the scene that is shown. */
  readonly explored: Stored<TableExploredDocument> | undefined;
}

/** Reads what each decision about sight rests on: two documents. */
export async function readSight(guarded: Guarded, campaignId: string, sceneId: string): Promise<SightState> {
  const [sight, explored] = await Promise.all([
    guarded.read(sceneSights, campaignId, sceneId),
    guarded.look(tableExplored, campaignId),
  ]);
  return { sight, explored };
}

export const NO_SIGHT_YET: Omit<SceneSightDocument, "updatedAt"> = {
  ...{ revision: 0, wallsRevision: 0, doors: [], lights: [], tokens: "", seen: [] },
};

/** The latest scenes' walls, which an instance is asked for again with each move. */
const MAX_KEPT = 24;
const kept = new Map<string, Promise<unknown>>();

/** What `make` made for this key before, else now; what it fails on is asked for again. */
function keeping<Made>(key: string, make: () => Promise<Made>): Promise<Made> {
  const known = kept.get(key) as Promise<Made> | undefined;
  if (known !== undefined) {
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_KEPT) break;
    kept.delete(oldest);
  }
  return made;
}

interface WalledScene {
  readonly campaignId: string;
  readonly sceneId: string;
  readonly scene: Pick<SceneDocument, "rooms">;
}

/** Throws `document-invalid` where the walls are not those that sight names: without them all would be seen. */
function requireRevision(stored: Stored<SceneWallsDocument> | undefined, revision: number): string {
  if (stored?.data.revision !== revision) throw new AppError("document-invalid");
  return stored.data.walls;
}

/** The walls of a scene as its sight names their revision; one read, unless this instance had them for the last move. */
const readWalls = (
  guarded: Guarded,
  { campaignId, sceneId }: WalledScene,
  wallsRevision: number,
): Promise<readonly Wall[]> =>
  wallsRevision === 0
    ? Promise.resolve([])
    : keeping(`${campaignId}/${sceneId}/${wallsRevision}`, async () =>
        unpackedWalls(requireRevision(await guarded.look(sceneWalls, campaignId, sceneId), wallsRevision)),
      );

const stateOf = (doors: readonly Door[]) =>
  doors.map(({ points, state }) => `${points.join(" ")}${state}`).join();

/** What stops sight and steps on a scene, with these doors. Drawn rooms may change without a revision of the walls. */
export function readBarriers(
  guarded: Guarded,
  place: WalledScene,
  { wallsRevision, doors }: Pick<SceneSightDocument, "wallsRevision"> & { readonly doors: readonly Door[] },
): Promise<Barriers> {
  const { campaignId, sceneId, scene } = place;
  const { rooms } = scene;
  const key = [campaignId, sceneId, wallsRevision, stateOf(doors), JSON.stringify(rooms)].join("/");
  return keeping(key, async () =>
    barriersOf({ walls: await readWalls(guarded, place, wallsRevision), doors, rooms }, guarded.effort),
  );
}
