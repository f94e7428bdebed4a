import type { SceneDocument } from "../../documents/scene";
import type { FogChange, Region, Token, TokenOperation } from "../../documents/sceneSchema";
import { historiesOf } from "../../operations/history";
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
  | { readonly kind: "tokens"; readonly undo: TokenOperation[]; readonly redo: TokenOperation[] }
  | { readonly kind: "move"; readonly moves: readonly TokenMove[] };

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

/** A change of a scene's fields but its picture, whose pieces are gone with it. */
export function sceneEdit(before: SceneDocument, patch: Omit<ScenePatch, "picture">): SceneEdit {
  const known: ScenePatch = { ...before, fogOn: before.fog.on };
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
): SceneEdit {
  const undo = namedTokens(operations).map((id): TokenOperation => {
    const earlier = before.get(id);
    return earlier === undefined ? { kind: "remove", ids: [id] } : { kind: "put", id, ...earlier };
  });
  return { kind: "tokens", undo, redo: operations };
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
    case "tokens":
      return { kind: "tokens", undo: edit.redo, redo: edit.undo };
    case "move":
      return moveEdit(edit.moves.map(({ id, from, to }) => ({ id, from: to, to: from })));
  }
};

/** So many can be taken back. */
const MAX_EDITS = 50;

export const sceneHistories = historiesOf(inverseOf, MAX_EDITS);
