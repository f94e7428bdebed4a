import type { SceneDocument } from "../../documents/scene";
import type { FogChange, Region, Token, TokenOperation } from "../../documents/sceneSchema";
import type { ScenePatch } from "./changeScene";
import type { Point } from "./grid";
import { namedTokens } from "./tokens";

type Rooms = SceneDocument["rooms"];

/** A room as it is from now on, at its place among them or last, or the one with this id gone. */
export type RoomChange = { readonly put: Rooms[number]; readonly at: number } | { readonly remove: string };

/** One act of the MJ, with what takes it back and what does it again. */
export type SceneAct =
  | { readonly kind: "fog"; readonly undo: FogChange; readonly redo: FogChange }
  | { readonly kind: "scene"; readonly undo: ScenePatch; readonly redo: ScenePatch }
  | { readonly kind: "room"; readonly undo: RoomChange; readonly redo: RoomChange }
  | { readonly kind: "tokens"; readonly undo: TokenOperation[]; readonly redo: TokenOperation[] }
  | { readonly kind: "move"; readonly moves: readonly TokenMove[] };

interface TokenMove {
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
}

/** A change of fog; it is taken back to what was revealed before, and done again as it was meant. */
export const fogAct = (before: Region, change: FogChange): SceneAct => ({
  kind: "fog",
  undo: { kind: "set", revealed: before },
  redo: change,
});

/** A change of a scene's fields but its picture, whose pieces are gone with it. */
export function sceneAct(before: SceneDocument, patch: Omit<ScenePatch, "picture">): SceneAct {
  const known: ScenePatch = { ...before, fogOn: before.fog.on };
  const named = Object.keys(patch) as (keyof typeof patch)[];
  return {
    kind: "scene",
    undo: Object.fromEntries(named.map((field) => [field, known[field]])),
    redo: patch,
  };
}

/** A room that is drawn, changed, or deleted where there is none after it. */
export function roomAct(rooms: Rooms, id: string, after: Rooms[number] | undefined): SceneAct {
  const known = rooms.findIndex((room) => room.id === id);
  const at = known === -1 ? Number.POSITIVE_INFINITY : known;
  const changeTo = (room: Rooms[number] | undefined): RoomChange =>
    room === undefined ? { remove: id } : { put: room, at };
  return { kind: "room", undo: changeTo(rooms[known]), redo: changeTo(after) };
}

/** The rooms of a scene after a change; a room that is there already is replaced where it is. */
export function changedRooms(rooms: Rooms, change: RoomChange): Rooms {
  if ("remove" in change) return rooms.filter(({ id }) => id !== change.remove);
  const { put, at } = change;
  return rooms.some(({ id }) => id === put.id)
    ? rooms.map((room) => (room.id === put.id ? put : room))
    : rooms.toSpliced(at, 0, put);
}

/**
 * Operations that take back others, or do them again, on tokens as they stand now: those that the act has not moved stay
 * where somebody else put them meanwhile.
 */
export function onTokensNow(
  { undo, redo }: Extract<SceneAct, { kind: "tokens" }>,
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
export function tokensAct(
  before: ReadonlyMap<string, { readonly token: Token; readonly hidden: boolean }>,
  operations: TokenOperation[],
): SceneAct {
  const undo = namedTokens(operations).map((id): TokenOperation => {
    const earlier = before.get(id);
    return earlier === undefined ? { kind: "remove", ids: [id] } : { kind: "put", id, ...earlier };
  });
  return { kind: "tokens", undo, redo: operations };
}

export const moveAct = (moves: readonly TokenMove[]): SceneAct => ({ kind: "move", moves });

/** The act that takes an act back. */
export const inverseOf = (act: SceneAct): SceneAct => {
  switch (act.kind) {
    case "fog":
      return { kind: "fog", undo: act.redo, redo: act.undo };
    case "scene":
      return { kind: "scene", undo: act.redo, redo: act.undo };
    case "room":
      return { kind: "room", undo: act.redo, redo: act.undo };
    case "tokens":
      return { kind: "tokens", undo: act.redo, redo: act.undo };
    case "move":
      return moveAct(act.moves.map(({ id, from, to }) => ({ id, from: to, to: from })));
  }
};

/** Acts that can be taken back, and those that were and can be done again; the newest last. */
export interface ActHistory {
  readonly done: readonly SceneAct[];
  readonly undone: readonly SceneAct[];
}

const MAX_ACTS = 50;

export const NO_ACTS: ActHistory = { done: [], undone: [] };

/** After a new act, nothing that was taken back can be done again. */
export const withAct = ({ done }: ActHistory, act: SceneAct): ActHistory => ({
  done: [...done, act].slice(-MAX_ACTS),
  undone: [],
});

/** What to do to take the newest act back, and the history then; undefined where there is none. */
export function undoLast({ done, undone }: ActHistory): { act: SceneAct; history: ActHistory } | undefined {
  const last = done.at(-1);
  if (last === undefined) return undefined;
  return { act: inverseOf(last), history: { done: done.slice(0, -1), undone: [...undone, last] } };
}

/** The same to do the act again that was taken back last. */
export function redoLast({ done, undone }: ActHistory): { act: SceneAct; history: ActHistory } | undefined {
  const last = undone.at(-1);
  if (last === undefined) return undefined;
  return { act: last, history: { done: [...done, last], undone: undone.slice(0, -1) } };
}
