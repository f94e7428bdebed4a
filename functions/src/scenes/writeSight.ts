import type { SceneDocument } from "domain/documents/scene";
import {
  type SceneSightDocument,
  sceneSights,
  type TableExploredDocument,
  tableExplored,
  tableSights,
} from "domain/documents/sight";
import type { Barriers } from "domain/table/sight/barriers";
import { type Decision, decideSight, type Way } from "domain/table/sight/decideSight";
import { type KnownDoor, knownDoors, publicDoors } from "domain/table/sight/doors";
import {
  type Explored,
  nothingExplored,
  readExplored,
  storedExplored,
  tilesBetween,
} from "domain/table/sight/explored";
import { packedTokens, type SightToken } from "domain/table/sight/packed";
import { packedOutlines, seenRooms, tilesNamed } from "domain/table/sight/publicSight";
import { isDeepEqual } from "domain/values/isDeepEqual";
import type { Guarded } from "../store/guarded";
import { NO_SIGHT_YET, readBarriers, type SightState } from "./sightState";

/** A scene that is shown, whose group's sight decides what members get. */
export interface SightPlace {
  readonly campaignId: string;
  readonly sceneId: string;
  readonly scene: SceneDocument;
}

/** What is other than `sight/current` says, before sight is decided anew. */
export interface SightChange {
  /** All tokens as they stand now. */
  readonly tokens: readonly SightToken[];
  readonly ways?: readonly Way[];
  readonly doors?: readonly KnownDoor[];
  readonly lights?: SceneSightDocument["lights"];
  /** Other walls, with the doors of this change, and their revision. */
  readonly walls?: { readonly barriers: Barriers; readonly revision: number };
  readonly seen?: ReadonlySet<string>;
  /** What was seen before, where that is not what `live/explored` says; `forgets`: some of it is not to be seen any more. */
  readonly explored?: {
    readonly before: Explored;
    readonly forgets?: true;
    /** It is another place: no piece of what was there is wanted. */
    readonly isOtherPlace?: boolean;
    /** Kept since the scene was shown last. */
    readonly touched?: TableExploredDocument["touched"] | undefined;
  };
  /** Drawn rooms, or what is revealed by hand, may be others. */
  readonly isRedrawn?: true;
  /** No eye, light, wall or door has changed: what is seen is what was. */
  readonly looksSame?: true;
}

export const exploredOf = ({ sceneId, scene }: SightPlace, { explored }: SightState): Explored => {
  const live = explored?.data;
  return readExplored(live?.sceneId === sceneId ? live.explored : undefined, scene, scene.grid);
};

/**
 * Decides what the group sees and writes what members get of it, and by what the next decision goes: `sight/current`,
 * `live/sight`, and `live/explored` where that has changed. Tokens are left to the caller.
 */
export async function decideAndWrite(
  guarded: Guarded,
  place: SightPlace,
  state: SightState,
  change: SightChange,
  now: number,
): Promise<Decision> {
  const { campaignId, sceneId, scene } = place;
  const known: Omit<SceneSightDocument, "updatedAt"> = state.sight?.data ?? NO_SIGHT_YET;
  const doors = change.doors ?? known.doors;
  const lights = change.lights ?? known.lights;
  const wallsRevision = change.walls?.revision ?? known.wallsRevision;
  const before = change.explored?.before ?? exploredOf(place, state);
  const decision = decideSight({
    scene: { ...scene, sight: scene.sight ?? NO_LIGHT, revealed: scene.fog.revealed },
    barriers: change.walls?.barriers ?? (await readBarriers(guarded, place, { wallsRevision, doors })),
    lights,
    tokens: change.tokens,
    explored: before,
    seen: change.seen ?? new Set(known.seen),
    ways: change.ways ?? [],
    effort: guarded.effort,
  });
  const told = knownDoors(doors, decision.sees);
  const standing = new Set(change.tokens.map(({ id }) => id));
  const after = {
    ...{ wallsRevision, doors: told, lights: [...lights] },
    tokens: packedTokens(
      change.tokens
        .map((one) => ({ ...one, isPublic: decision.public.has(one.id) }))
        .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    ),
    seen: [...decision.seen].filter((id) => standing.has(id)).toSorted(),
  };
  const { revision: last, updatedAt: _, ...was } = { updatedAt: 0, ...known };
  const revision = last + 1;
  const isSame = state.sight !== undefined && isDeepEqual(was, after);
  // Rooms and what is revealed stand in the scene: whoever decided by the old ones, and comes second, decides again.
  if (!isSame || change.isRedrawn) {
    guarded.set(sceneSights, [campaignId, sceneId], { ...after, revision, updatedAt: now });
  }
  if (!(change.looksSame || (isSame && !change.isRedrawn))) {
    guarded.set(tableSights, [campaignId], {
      ...{ revision, sceneId, updatedAt: now },
      outlines: packedOutlines(decision.outlines),
      doors: publicDoors(told, decision.sees),
    });
  }
  writeExplored(guarded, place, state, change, decision, now);
  return decision;
}

const NO_LIGHT = { on: true, light: "day", playersOpenDoors: false } as const;

/** Writes what was seen by now, where that is more than before, or less, or what lies there may be other. */
function writeExplored(
  guarded: Guarded,
  place: SightPlace,
  state: SightState,
  change: SightChange,
  { explored, won }: Decision,
  now: number,
): void {
  const { campaignId, sceneId, scene } = place;
  const live = state.explored?.data;
  const isOfScene = live?.sceneId === sceneId;
  const stored = storedExplored(explored);
  if (isOfScene && !change.isRedrawn && isDeepEqual(stored, live.explored)) return;
  const revision = (live?.revision ?? 0) + 1;
  const isElsewhere = change.explored?.isOtherPlace === true;
  const from = isElsewhere || change.explored?.touched ? change.explored.before : exploredOf(place, state);
  const tiles = change.explored ? tilesBetween(from, explored) : (won?.tiles ?? new Set());
  const touched = tilesNamed(scene.picture, tiles).map((name) => [name, revision] as const);
  const isWhole = change.explored !== undefined || change.isRedrawn || !isOfScene;
  // Where there may be another picture, or none was published: all that was seen wants its pieces.
  const all = isWhole ? tilesBetween(nothingExplored(scene, scene.grid), explored) : new Set<string>();
  const wanted = tilesNamed(scene.picture, all).map((name) => [name, 0] as const);
  const asBefore = isWhole ? {} : (live?.rooms ?? {});
  const part = { within: isWhole ? undefined : won?.box, request: guarded.effort };
  const document: TableExploredDocument = {
    ...{ revision, sceneId, updatedAt: now },
    explored: stored,
    touched: {
      ...Object.fromEntries(wanted),
      ...change.explored?.touched,
      ...(isOfScene && !isElsewhere && live.touched),
      ...Object.fromEntries(touched),
    },
    forgottenAt: change.explored?.forgets || !isOfScene ? revision : live.forgottenAt,
    rooms: seenRooms(scene, explored, asBefore, part),
  };
  guarded.set(tableExplored, [campaignId], document);
}

/** Members are told that the group's sight decides on no scene any more. */
export function writeNoSight(
  guarded: Guarded,
  campaignId: string,
  { sight, explored }: SightState,
  now: number,
): void {
  guarded.set(tableSights, [campaignId], {
    ...{ revision: (sight?.data.revision ?? 0) + 1, outlines: [], doors: [], updatedAt: now },
  });
  const { revision, forgottenAt } = explored?.data ?? { revision: 0, forgottenAt: 0 };
  guarded.set(tableExplored, [campaignId], {
    ...{ revision: revision + 1, touched: {}, forgottenAt, rooms: {}, updatedAt: now },
  });
}
