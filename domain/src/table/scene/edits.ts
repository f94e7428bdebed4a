import type { SceneDocument } from "../../documents/scene";
import type { FogChange, Region, Token, TokenOperation } from "../../documents/sceneSchema";
import type { SceneSight, WallChange } from "../../documents/wallSchema";
import { historiesOf } from "../../operations/history";
import type { PlacedCreatures } from "../fight/waitingCreatures";
import { type Fixtures, inverseChange } from "../sight/fixtures";
import type { ScenePatch } from "./changeScene";
import type { Point } from "./grid";
import { namedTokens } from "./tokens";

type DrawnRooms = SceneDocument["rooms"];

/** A drawn room as it is from now on, at its place among them or last, or the one with this id gone. */
export type DrawnRoomChange =
  | { readonly put: DrawnRooms[number]; readonly at: number }
  | { readonly remove: string };

/** What the MJ changes of a scene at once, with what takes it back and what does it again. */
export type SceneEdit =
  | { readonly kind: "fog"; readonly undo: FogChange; readonly redo: FogChange }
  | { readonly kind: "scene"; readonly undo: ScenePatch; readonly redo: ScenePatch }
  | { readonly kind: "drawnRoom"; readonly undo: DrawnRoomChange; readonly redo: DrawnRoomChange }
  | { readonly kind: "walls"; readonly undo: WallChange; readonly redo: WallChange }
  | TokensEdit
  | { readonly kind: "move"; readonly moves: readonly TokenMove[] };

/** `placed` and `takenOff`: the creatures that come into the fight with what it does, and with what takes it back. */
interface TokensEdit {
  readonly kind: "tokens";
  readonly undo: TokenOperation[];
  readonly redo: TokenOperation[];
  readonly placed?: Omit<PlacedCreatures, "id"> | undefined;
  readonly takenOff?: Omit<PlacedCreatures, "id"> | undefined;
}

interface TokenMove {
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
}

/** A change of fog; it is taken back to what was revealed before, and done again as it was meant. */
export const fogEdit = (before: Region, change: FogChange): SceneEdit => ({
  kind: "fog",
  undo: { kind: "set", revealed: before },
  redo: change,
});

const FOG_BY_HAND: SceneSight = { on: false, light: "day", playersOpenDoors: true };

/** How a scene decides what the group sees; fog by hand where nothing was ever said. */
export const sightOf = ({ sight }: Pick<SceneDocument, "sight">): SceneSight => sight ?? FOG_BY_HAND;

/** A change of a scene's fields but its picture, whose pieces are gone with it. */
export function sceneEdit(before: SceneDocument, patch: Omit<ScenePatch, "picture">): SceneEdit {
  const { fog, paused = false } = before;
  const known: ScenePatch = { ...before, fogOn: fog.on, sight: sightOf(before), paused };
  const named = Object.keys(patch) as (keyof typeof patch)[];
  return {
    kind: "scene",
    undo: Object.fromEntries(named.map((field) => [field, known[field]])),
    redo: patch,
  };
}

/** A drawn room that is new, changed, or deleted where there is none after it. */
export function drawnRoomEdit(
  drawnRooms: DrawnRooms,
  id: string,
  after: DrawnRooms[number] | undefined,
): SceneEdit {
  const known = drawnRooms.findIndex((drawnRoom) => drawnRoom.id === id);
  const at = known === -1 ? Number.POSITIVE_INFINITY : known;
  const changeTo = (drawnRoom: DrawnRooms[number] | undefined): DrawnRoomChange =>
    drawnRoom === undefined ? { remove: id } : { put: drawnRoom, at };
  return { kind: "drawnRoom", undo: changeTo(drawnRooms[known]), redo: changeTo(after) };
}

/** A change of what stands fixed on a scene; taken back, it puts what it named as it was before. */
export const wallsEdit = (before: Fixtures, change: WallChange): SceneEdit => ({
  kind: "walls",
  undo: inverseChange(before, change),
  redo: change,
});

/** The drawn rooms of a scene after a change; one that is there already is replaced where it is. */
export function changedDrawnRooms(drawnRooms: DrawnRooms, change: DrawnRoomChange): DrawnRooms {
  if ("remove" in change) return drawnRooms.filter(({ id }) => id !== change.remove);
  const { put, at } = change;
  return drawnRooms.some(({ id }) => id === put.id)
    ? drawnRooms.map((drawnRoom) => (drawnRoom.id === put.id ? put : drawnRoom))
    : drawnRooms.toSpliced(at, 0, put);
}

/**
 * Operations that take back others, or do them again, on tokens as they stand now: those that the edit has not moved stay
 * where somebody else put them meanwhile.
 */
export function onTokensNow(
  { undo, redo }: Extract<SceneEdit, { kind: "tokens" }>,
  places: ReadonlyMap<string, Point>,
): TokenOperation[] {
  const before = new Map(undo.flatMap((one) => (one.kind === "put" ? [[one.id, one.token] as const] : [])));
  return redo.map((one) => {
    if (one.kind !== "put") return one;
    const [other, now] = [before.get(one.id), places.get(one.id)];
    const isMove = other?.x !== one.token.x || other.y !== one.token.y;
    return isMove || now === undefined ? one : { ...one, token: { ...one.token, x: now.x, y: now.y } };
  });
}

/** Operations on tokens; `before` has those that they name, with their real names. */
export function tokensEdit(
  before: ReadonlyMap<string, { readonly token: Token; readonly hidden: boolean }>,
  operations: TokenOperation[],
  placed?: TokensEdit["placed"],
): SceneEdit {
  const undo = namedTokens(operations).map((id): TokenOperation => {
    const earlier = before.get(id);
    return earlier === undefined ? { kind: "remove", ids: [id] } : { kind: "put", id, ...earlier };
  });
  return { kind: "tokens", undo, redo: operations, ...(placed && { placed }) };
}

export const moveEdit = (moves: readonly TokenMove[]): SceneEdit => ({ kind: "move", moves });

/** The edit that takes an edit back. */
export const inverseOf = (edit: SceneEdit): SceneEdit => {
  switch (edit.kind) {
    case "fog":
      return { kind: "fog", undo: edit.redo, redo: edit.undo };
    case "scene":
      return { kind: "scene", undo: edit.redo, redo: edit.undo };
    case "drawnRoom":
      return { kind: "drawnRoom", undo: edit.redo, redo: edit.undo };
    case "walls":
      return { kind: "walls", undo: edit.redo, redo: edit.undo };
    case "tokens":
      return {
        ...{ kind: "tokens", undo: edit.redo, redo: edit.undo },
        ...{ placed: edit.takenOff, takenOff: edit.placed },
      };
    case "move":
      return moveEdit(edit.moves.map(({ id, from, to }) => ({ id, from: to, to: from })));
  }
};

/** So many can be taken back. */
const MAX_EDITS = 50;

export const sceneHistories = historiesOf(inverseOf, MAX_EDITS);
