import { pathLength } from "domain/table/scene/distance";
import { type SpokenWay, wayText } from "domain/table/sight/speedLeft";
import type { SystemId } from "domain/values/systemIds";
import type { FightView, MapView } from "../view/sceneView";

type Walkable = Pick<MapView, "fight"> & { readonly scene: Pick<MapView["scene"], "grid"> };

/**
 * How far tokens have gone since their turn began: what this device has moved, in memory alone. The moves of others, and
 * those before the page was opened, are not in it. Ways are x and y in turn.
 */
export class Walked {
  readonly #system: SystemId;
  /** In the grid's unit. */
  readonly #lengths = new Map<string, number>();
  #view: Walkable;

  constructor(system: SystemId, view: Walkable) {
    this.#system = system;
    this.#view = view;
  }

  /** A turn that begins, and the end of the fight, begin anew. */
  know(view: Walkable): void {
    const [before, now] = [this.#view.fight, view.fight];
    this.#view = view;
    if (now === undefined) this.#lengths.clear();
    for (const id of now?.activeIds ?? []) if (hasBegun(before, now, id)) this.#lengths.delete(id);
  }

  add(id: string, way: readonly number[]): void {
    this.#change(id, this.#lengthOf(way));
  }

  /** What was not walked after all. */
  takeBack(id: string, way: readonly number[]): void {
    this.#change(id, -this.#lengthOf(way));
  }

  /** What is said of a way: how long it is and, in a fight, what is left of the token's speed. */
  textOf(id: string, way: readonly number[]): SpokenWay {
    const { fight, scene } = this.#view;
    const speed = fight?.speeds.get(id);
    const pace = speed === undefined ? undefined : { speed, walked: this.#lengths.get(id) ?? 0 };
    return wayText(scene.grid, this.#lengthOf(way), pace);
  }

  #lengthOf(way: readonly number[]): number {
    return pathLength(this.#view.scene.grid, this.#system, way);
  }

  #change(id: string, by: number): void {
    if (this.#view.fight) this.#lengths.set(id, Math.max(0, (this.#lengths.get(id) ?? 0) + by));
  }
}

/** Whether the turn of a token that is active now has begun since. */
const hasBegun = (before: FightView | undefined, now: FightView | undefined, id: string): boolean =>
  before?.round !== now?.round || before?.activeIds.has(id) !== true;
