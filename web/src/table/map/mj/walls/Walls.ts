import type { SceneDocument } from "domain/documents/scene";
import type { Door, DoorState, SceneLight, Wall, WallChange, WallKind } from "domain/documents/wallSchema";
import { movedBy } from "domain/table/scene/drawnRooms";
import { wallsEdit } from "domain/table/scene/edits";
import { type Point, toTenths } from "domain/table/scene/grid";
import { type Fixture, fixtureOf, windowInsteadOf } from "domain/table/sight/editWalls";
import { changedFixtures, type Fixtures } from "domain/table/sight/fixtures";
import { randomId } from "../../../../browser/randomId";
import { serverSentence } from "../../../../http/serverSentence";
import { Store } from "../../../../ui/Store";
import { toast } from "../../../../ui/toast";
import type { SceneEdits } from "../SceneEdits";
import { fixtureText } from "./fixtureText";

/** What the tool does: it draws one of three, or changes what is there. */
export type WallMode = "wall" | "door" | "light" | "edit";

interface WallsState {
  readonly mode: WallMode;
  /** Of the next wall. */
  readonly kind: WallKind;
  /** Of the next light; its range in cells. */
  readonly light: { readonly range: number; readonly colour: string };
  /** A wall is cut where it is touched. */
  readonly cuts: boolean;
  readonly chosenId: string | undefined;
  /** The corners of a wall that is being drawn. */
  readonly line: readonly number[];
}

const NO_LINE: readonly number[] = [];

/** Which of what stands there a mode chooses. */
const CHOOSES: Record<WallMode, readonly Fixture["is"][]> = {
  wall: [],
  door: ["door"],
  light: ["light"],
  edit: ["wall", "door", "light"],
};

/** Those that a mode chooses among. */
export const choosable = (mode: WallMode, { walls, doors, lights }: Fixtures): Fixtures => {
  const kinds = CHOOSES[mode];
  return {
    walls: kinds.includes("wall") ? walls : [],
    doors: kinds.includes("door") ? doors : [],
    lights: kinds.includes("light") ? lights : [],
  };
};

/** Short: a scene has thousands. */
const fixtureId = (): string => randomId().slice(0, 13);

/** What puts a fixture in its place. */
const putting = (fixture: Fixture): WallChange =>
  fixture.is === "wall"
    ? { walls: [fixture.one] }
    : fixture.is === "door"
      ? { doors: [fixture.one] }
      : { lights: [fixture.one] };

type Ground = Pick<SceneDocument, "width" | "height" | "grid">;

/** Walls, doors and lights of a scene, and the one that the MJ changes. */
export class Walls extends Store<WallsState> {
  readonly #edits: SceneEdits;
  readonly #scene: () => Ground;
  readonly #say: (said: string) => void;

  constructor(edits: SceneEdits, scene: () => Ground, say: (said: string) => void) {
    super({
      ...{ mode: "wall", kind: "wall", light: { range: 4, colour: "#ffd27a" }, cuts: false },
      ...{ chosenId: undefined, line: NO_LINE },
    });
    this.#edits = edits;
    this.#scene = scene;
    this.#say = say;
  }

  get all(): Fixtures {
    return this.#edits.state.fixtures;
  }

  /** The one that the mode changes. */
  get chosen(): Fixture | undefined {
    const { mode, chosenId } = this.state;
    return fixtureOf(choosable(mode, this.all), chosenId);
  }

  /** Takes back the last corner of what is being drawn, else deletes what is chosen; undefined where nothing is. */
  get deletion(): (() => void) | undefined {
    const { line } = this.state;
    if (line.length > 0) return () => this.set({ line: line.slice(0, -2) });
    const { chosen } = this;
    return chosen && (() => this.remove(chosen));
  }

  /** Moves what is chosen by so many cells, if all of it stays on the scene, and says where; undefined where nothing is. */
  get stepping(): ((dx: number, dy: number) => void) | undefined {
    const { chosen } = this;
    return chosen && ((dx, dy) => this.#step(chosen, dx, dy));
  }

  setMode(mode: WallMode): void {
    this.set({ mode, cuts: false, line: NO_LINE });
  }

  setCuts(cuts: boolean): void {
    this.set({ cuts });
  }

  choose(chosenId: string | undefined): void {
    this.set({ chosenId });
  }

  /** Adds a corner to the wall that is being drawn; its last corner again ends it. */
  addCorner({ x, y }: Point): void {
    const { line } = this.state;
    if (line.at(-2) === x && line.at(-1) === y) this.endLine();
    else this.set({ line: [...line, x, y] });
  }

  dropLine(): void {
    this.set({ line: NO_LINE });
  }

  /** Keeps the wall that is being drawn, from its last corner to its first where it is closed. */
  endLine(closes = false): void {
    const { line } = this.state;
    this.dropLine();
    this.draw(closes ? [...line, ...line.slice(0, 2)] : line);
  }

  draw(points: readonly number[]): void {
    if (points.length < 4) return;
    this.#change({ walls: [{ id: fixtureId(), kind: this.state.kind, points: [...points] }] });
  }

  /** Closed from the start. */
  addDoor(points: number[]): void {
    const id = fixtureId();
    this.#change({ doors: [{ id, points, state: "closed" }] });
    this.choose(id);
  }

  addLight({ x, y }: Point): void {
    const { range, colour } = this.state.light;
    const id = fixtureId();
    this.#change({ lights: [{ id, x, y, range: toTenths(range * this.#scene().grid.size), colour }] });
    this.choose(id);
  }

  /** Puts a wall or a door elsewhere, as it is by now; nothing where it is gone. */
  reshape({ is, one: { id } }: Fixture, points: number[]): void {
    const now = fixtureOf(this.all, id);
    if (now?.is === "wall" && is === "wall") this.#put({ is, one: { ...now.one, points } });
    if (now?.is === "door" && is === "door") this.#put({ is, one: { ...now.one, points } });
  }

  moveLight({ id }: SceneLight, { x, y }: Point): void {
    const light = this.all.lights.find((one) => one.id === id);
    if (light) this.#put({ is: "light", one: { ...light, x, y } });
  }

  /** Of the chosen wall, or of the next. */
  setKind(kind: WallKind): void {
    const { chosen } = this;
    if (chosen?.is === "wall") this.#put({ is: "wall", one: { ...chosen.one, kind } });
    else this.set({ kind });
  }

  /** Of the chosen light, or of the next; the range in cells. */
  setLight(change: { readonly range?: number; readonly colour?: string }): void {
    const { chosen } = this;
    if (chosen?.is === "light") {
      const { range, ...rest } = change;
      const pixels = range !== undefined && { range: toTenths(range * this.#scene().grid.size) };
      this.#put({ is: "light", one: { ...chosen.one, ...rest, ...pixels } });
    } else this.set({ light: { ...this.state.light, ...change } });
  }

  turn(door: Door, state: DoorState): void {
    this.#put({ is: "door", one: { ...door, state } });
  }

  /** Opens a door or closes it; one that is locked or secret stays so, until it is said otherwise. */
  toggle(door: Door): void {
    if (door.state === "open") this.turn(door, "closed");
    else if (door.state === "closed") this.turn(door, "open");
  }

  /** Puts a window in a door's place. */
  toWindow(door: Door): void {
    const change = windowInsteadOf(this.all, this.#edits.state.drawnRooms, door, fixtureId);
    this.#change(change);
    this.choose(change.walls?.[0]?.id);
  }

  /** Makes walls of these lines of one wall; the first keeps its id. */
  cut({ id, kind }: Wall, lines: readonly number[][]): void {
    const walls = lines.map((points, at) => ({ id: at === 0 ? id : fixtureId(), kind, points }));
    this.#change(walls.length === 0 ? { remove: [id] } : { walls });
  }

  remove({ one: { id } }: Fixture): void {
    this.#change({ remove: [id] });
  }

  clear(): void {
    this.#change({ clear: true });
  }

  #step(fixture: Fixture, dx: number, dy: number): void {
    const { grid, width, height } = this.#scene();
    const points = fixture.is === "light" ? [fixture.one.x, fixture.one.y] : fixture.one.points;
    const moved = movedBy(points, dx * grid.size, dy * grid.size);
    const [x = 0, y = 0] = moved;
    if (moved.every((value, at) => value >= 0 && value <= (at % 2 === 0 ? width : height))) {
      if (fixture.is === "light") this.moveLight(fixture.one, { x, y });
      else this.reshape(fixture, moved);
    }
    this.#say(`${fixtureText(this.all, this.chosen ?? fixture, grid)}.`);
  }

  #put(fixture: Fixture): void {
    this.#change(putting(fixture));
  }

  #change(change: WallChange): void {
    const before = this.all;
    try {
      changedFixtures(before, change);
      this.#edits.apply(wallsEdit(before, change));
    } catch (error) {
      toast("error", serverSentence(error, "Les murs n'ont pas pu être changés."));
    }
  }
}
