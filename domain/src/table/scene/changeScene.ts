import type { SceneDocument } from "../../documents/scene";
import {
  type FogChange,
  MAX_SCENES,
  MAX_TILES,
  type Picture,
  type Region,
} from "../../documents/sceneSchema";
import { AppError } from "../../values/errors";
import { isDeepEqual } from "../../values/isDeepEqual";
import { brushRegion } from "./brush";
import { type Fog, revealedBy } from "./cover";
import { type Effort, effortOf, MAX_DRAWN_ROOM_STEPS, type RequestEffort } from "./effort";
import { applyFogChange } from "./fog";
import { bounded, differences, fogEffort, union } from "./region";
import { wholeOf } from "./shapes";
import { tileCounts, tileNames, tilesTouched } from "./tiles";

/** What an MJ says of a new scene. */
type SceneDraft = Pick<SceneDocument, "name" | "width" | "height" | "grid" | "background"> & {
  readonly fogOn: boolean;
};

/** What an MJ may change of it later. */
type SceneFields = SceneDraft &
  Pick<SceneDocument, "rooms"> &
  Required<Pick<SceneDocument, "sight" | "paused">>;

/** What an MJ changes of a scene; a null `picture` takes it away. */
export type ScenePatch = {
  readonly [Field in keyof SceneFields]?: SceneFields[Field] | undefined;
} & { readonly picture?: Picture | null | undefined };

/** A scene as it is after a change, and the names of the published pieces that are not to be seen any more. */
export interface SceneChange {
  readonly scene: SceneDocument;
  readonly closed: readonly string[];
  /** Whether the picture's pieces are no longer of the scene. */
  readonly dropsPicture: boolean;
}

/** A new scene of a campaign that has `count` others. Throws `limit-reached` at 30. */
export function newScene(
  mjUid: string,
  { fogOn, ...draft }: SceneDraft,
  count: number,
  now: number,
): SceneDocument {
  if (count >= MAX_SCENES) {
    throw new AppError("limit-reached", {
      sentence: `Cette campagne a déjà ${MAX_SCENES} scènes : supprimes-en une pour en créer une autre.`,
    });
  }
  return {
    ...draft,
    mjUid,
    rooms: [],
    fog: { on: fogOn, revealed: [] },
    tiles: {},
    published: {},
    touched: {},
    names: {},
    bytes: 0,
    revision: 1,
    createdAt: now,
    updatedAt: now,
  };
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The bytes of a scene's pieces, with their published copies. */
export const bytesOf = ({ tiles, published }: Pick<SceneDocument, "tiles" | "published">): number =>
  sumOf(Object.values(tiles)) + sumOf(Object.values(published).map(({ bytes }) => bytes));

/** Refuses a picture whose tiles do not cover the scene, or are more than 64. */
function requireFittingPicture({ picture, width, height }: SceneDocument): void {
  if (picture === undefined) return;
  const { columns, rows } = tileCounts({ width, height });
  if (columns * rows > MAX_TILES) {
    throw new AppError("invalid-input", {
      sentence: "Cette image est trop grande : réduis-la à 64 morceaux de 512 pixels au plus.",
    });
  }
  if (picture.columns !== columns || picture.rows !== rows) {
    throw new AppError("invalid-input", { sentence: "L'image n'a pas la taille de la scène." });
  }
}

/** The drawn rooms alone take so much of it at most: they are cut anew with each change of the fog. */
const DRAWN_ROOM_SHARE = 0.1;

function requirePlainDrawnRooms(rooms: SceneDocument["rooms"], request: RequestEffort | undefined): void {
  const effort = effortOf(
    DRAWN_ROOM_SHARE * MAX_DRAWN_ROOM_STEPS,
    () => new AppError("invalid-input", { sentence: "Le contour de ces salles se croise trop souvent." }),
    request,
  );
  for (const { outline } of rooms) union([{ outline, holes: [] }], [], effort);
}

const NOTHING = { lost: [], won: [] };

/** The scene with other fog or another size: the pieces that it touches are noted, those that it closes are gone. */
function withFog(before: SceneDocument, after: SceneDocument, effort: Effort): SceneChange {
  const revision = before.revision + 1;
  const picture = after.picture;
  const [seen, sees] = [revealedBy(before.fog, before), revealedBy(after.fog, after)];
  const { lost, won } = picture === undefined ? NOTHING : differences(seen, sees, effort);
  const hidden = picture === undefined ? [] : tilesTouched(picture, lost);
  const touchedNow = picture === undefined ? [] : [...hidden, ...tilesTouched(picture, won)];
  const closed = hidden.filter((name) => Object.hasOwn(after.published, name));
  const published = Object.fromEntries(
    Object.entries(after.published).filter(([name]) => !closed.includes(name)),
  );
  const touched = { ...after.touched, ...Object.fromEntries(touchedNow.map((name) => [name, revision])) };
  const scene = { ...after, published, touched, revision };
  return { scene: { ...scene, bytes: bytesOf(scene) }, closed, dropsPicture: false };
}

/** Whether the group's sight decides on a scene, and not fog by hand. */
export const isBySight = ({ sight }: Pick<SceneDocument, "sight">): boolean => sight?.on === true;

/**
 * What is revealed by hand once sight decides, or does not any more: nothing, as what was revealed was seen; then that and
 * all that was seen.
 */
function revealedAfter(
  { fog, ...before }: SceneDocument,
  after: Pick<SceneDocument, "sight">,
  explored: Region,
  effort: Effort,
): Fog {
  if (isBySight(before) === isBySight(after)) return fog;
  if (isBySight(after)) return { on: true, revealed: [] };
  return { on: true, revealed: bounded(union(fog.revealed, explored, effort), effort) };
}

/**
 * The scene after sight was switched: pieces of its picture stay as they are published, since what was to be seen still
 * is, and all are published anew. Where all was open before, nothing is.
 */
function withSwitchedSight(before: SceneDocument, after: SceneDocument, effort: Effort): SceneChange {
  if (!before.fog.on) return withFog(before, after, effort);
  const revision = before.revision + 1;
  const names = after.picture ? tileNames(after.picture) : [];
  const touched = { ...after.touched, ...Object.fromEntries(names.map((name) => [name, revision])) };
  return { scene: { ...after, touched, revision }, closed: [], dropsPicture: false };
}

/** The scene without these of its published pieces, which show what is not to be seen any more. */
export function withoutPieces(
  { scene, closed, dropsPicture }: SceneChange,
  names: readonly string[],
): SceneChange {
  const gone = names.filter((name) => Object.hasOwn(scene.published, name));
  const published = Object.fromEntries(
    Object.entries(scene.published).filter(([name]) => !gone.includes(name)),
  );
  return {
    scene: { ...scene, published, bytes: bytesOf({ ...scene, published }) },
    closed: [...closed, ...gone],
    dropsPicture,
  };
}

/** What a change of the fog covers; undefined for one that opens, or puts back what was open before. */
export function coveredBy(
  change: FogChange,
  size: Pick<SceneDocument, "width" | "height">,
  request?: RequestEffort,
): Region | undefined {
  if (change.kind === "cover") return [{ outline: change.outline, holes: [] }];
  if (change.kind === "coverAll") return wholeOf(size);
  return change.kind === "brush" && !change.reveals
    ? brushRegion(change.line, change.radius, fogEffort(request))
    : undefined;
}

/** So many changes of a scene's fog are known again when they are sent twice. */
export const MAX_FOG_CHANGE_IDS = 100;

/**
 * The scene after its fog was opened or closed; undefined where the change of this id is in it already. Throws what
 * `applyFogChange` throws.
 */
export function fogChanged(
  scene: SceneDocument,
  { id, change }: { readonly id: string; readonly change: FogChange },
  now: number,
  request?: RequestEffort,
): SceneChange | undefined {
  const ids = scene.fogChangeIds ?? [];
  if (ids.includes(id)) return undefined;
  const effort = fogEffort(request);
  const revealed = applyFogChange(scene.fog.revealed, change, scene, effort);
  const fogChangeIds = [...ids, id].slice(-MAX_FOG_CHANGE_IDS);
  const after = { ...scene, fog: { ...scene.fog, revealed }, fogChangeIds, updatedAt: now };
  return withFog(scene, after, effort);
}

const defined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Fields]: Exclude<Fields[Field], undefined>;
  };

/**
 * The scene with the fields that are named; undefined where they are as it has them already. `explored`: what the group
 * has seen of it, which stays open where sight is switched off. Another picture, or none, takes all pieces away. Throws `invalid-input` for
 * a picture that does not fit, and drawn rooms whose sides cross too often.
 */
export function sceneChanged(
  scene: SceneDocument,
  { fogOn, picture, ...fields }: ScenePatch,
  now: number,
  explored: Region = [],
  request?: RequestEffort,
): SceneChange | undefined {
  const size = { width: fields.width ?? scene.width, height: fields.height ?? scene.height };
  const isResized = size.width !== scene.width || size.height !== scene.height;
  const effort = fogEffort(request);
  const decided = fields.sight ? { sight: fields.sight } : scene;
  const switched = revealedAfter(scene, decided, explored, effort);
  const fog: Fog = {
    // Sight hides whatever fog by hand would not.
    on: isBySight(decided) || (fogOn ?? switched.on),
    revealed: isResized
      ? applyFogChange(switched.revealed, { kind: "set", revealed: switched.revealed }, size, effort)
      : switched.revealed,
  };
  const { picture: earlier, ...rest } = scene;
  const kept = picture === undefined ? earlier : (picture ?? undefined);
  const after: SceneDocument = {
    ...rest,
    ...defined(fields),
    fog,
    ...(kept && { picture: kept }),
    updatedAt: now,
  };
  requireFittingPicture(after);
  if (fields.rooms !== undefined) requirePlainDrawnRooms(fields.rooms, request);
  if (isDeepEqual({ ...after, updatedAt: scene.updatedAt }, scene)) return undefined;
  if (earlier === undefined || kept?.id === earlier.id) {
    return isBySight(after) === isBySight(scene)
      ? withFog(scene, after, effort)
      : withSwitchedSight(scene, after, effort);
  }
  const bare = { ...after, tiles: {}, published: {}, touched: {}, bytes: 0, revision: scene.revision + 1 };
  return { scene: bare, closed: Object.keys(scene.published), dropsPicture: true };
}
