import type { Door, LightLevel, SceneLight } from "domain/documents/wallSchema";
import type { SightToken } from "domain/table/sight/packed";
import type { SceneAct } from "domain/testing/sceneActs";
import { placesOn, Rays, type RayToken, type Seen, stepOf } from "domain/testing/seenByRays";
import type { Place } from "domain/testing/walledPlaces";
import type { StandingToken, WalledScene } from "domain/testing/walledScenes";

/** On a way one looks around once in so many pixels. */
const APART = 4;

/** What a walled scene has become by what was done on it, and what rays say of that: nothing of it is the product's. */
export class SceneMirror {
  readonly scene: WalledScene;
  level: LightLevel;
  readonly doors: Map<string, Door>;
  readonly lamps: Map<string, SceneLight>;
  readonly tokens: Map<string, StandingToken>;
  /** Creatures that the group has seen, for certain. */
  readonly seen = new Set<string>();
  /** Creatures that the group may have seen: from a border of what it sees, or on the way. */
  readonly maybeSeen = new Set<string>();

  constructor(scene: WalledScene) {
    this.scene = scene;
    this.level = scene.light;
    this.doors = new Map(scene.doors.map((door) => [door.id, door]));
    this.lamps = new Map(scene.lights.map((lamp) => [lamp.id, lamp]));
    this.tokens = new Map([...scene.heroes, ...scene.creatures].map((one) => [one.id, one]));
  }

  token(id: string): StandingToken {
    const found = this.tokens.get(id);
    if (found === undefined) throw new Error(`nobody is ${id}`);
    return found;
  }

  placeOf = (id: string): Place => this.token(id).token;

  /** Everything but a move, which ends where the product says. */
  apply(act: Exclude<SceneAct, { kind: "move" }>): void {
    switch (act.kind) {
      case "door": {
        const door = this.doors.get(act.id);
        if (door !== undefined) this.doors.set(act.id, { ...door, state: act.state });
        return;
      }
      case "lamp":
        this.lamps.set(act.lamp.id, act.lamp);
        return;
      case "lampOut":
        this.lamps.delete(act.id);
        return;
      case "torch": {
        const { token, ...rest } = this.token(act.id);
        const { light: _, ...unlit } = token;
        this.tokens.set(act.id, { ...rest, token: { ...unlit, ...(act.light && { light: act.light }) } });
        return;
      }
      case "hidden":
        this.tokens.set(act.id, { ...this.token(act.id), hidden: act.hidden });
        return;
      case "level":
        this.level = act.light;
        return;
    }
  }

  /** Somebody stands elsewhere now. */
  move(id: string, { x, y }: Place): void {
    const standing = this.token(id);
    this.tokens.set(id, { ...standing, token: { ...standing.token, x, y } });
  }

  #stands() {
    const [doors, lights] = [[...this.doors.values()], [...this.lamps.values()]];
    return { ...this.scene, light: this.level, doors, lights };
  }

  /**
   * The ways that somebody may have gone who asked for `path` and ended at `end`: up to the first leg that a wall or a
   * closed door crosses, on which they end. Several where a leg only touches the end of a wall. Whom the MJ moves through
   * a wall goes no way: they see nothing on it.
   */
  waysOf(from: Place, path: readonly Place[], end: Place, passesWalls: boolean): Place[][] {
    const stands = this.#stands();
    if (passesWalls) {
      const steps = path.map((to, at) => stepOf(stands, path[at - 1] ?? from, to));
      const ways = steps.includes("stopped") ? [] : [[from, ...path]];
      return steps.every((step) => step === "free") ? ways : [...ways, []];
    }
    const ways: Place[][] = [];
    const way = [from];
    let at = from;
    for (const to of path) {
      const step = stepOf(stands, at, to);
      if (step !== "free" && stepOf(stands, at, end) !== "stopped") ways.push([...way, end]);
      if (step === "stopped") return ways;
      way.push(to);
      at = to;
    }
    return at.x === end.x && at.y === end.y ? [...ways, way] : ways;
  }

  rayTokens(): RayToken[] {
    const { grid } = this.scene;
    const pixels = grid.size / grid.unit.perCell;
    return [...this.tokens.values()].map(({ id, token, hidden }) => ({
      ...{ id, hidden, kind: token.kind, x: token.x, y: token.y, size: token.size },
      isEye: token.kind === "character",
      darkvision: (token.darkvision ?? 0) * pixels,
      light: (token.light?.radius ?? 0) * pixels,
    }));
  }

  sightTokens(isPublic: (id: string) => boolean): SightToken[] {
    return this.rayTokens().map((token) => ({ ...token, isPublic: isPublic(token.id) }));
  }

  /** What the group sees of each creature now; hidden ones it never does. Notes what it has seen by that. */
  look(): Map<string, Seen> {
    const tokens = this.rayTokens();
    const rays = new Rays(this.#stands(), tokens);
    const creatures = tokens.filter(({ kind }) => kind === "creature");
    return new Map(
      creatures.map((token) => {
        const seen = token.hidden ? "unseen" : rays.sees(token);
        if (seen === "seen") this.seen.add(token.id);
        if (seen !== "unseen") this.maybeSeen.add(token.id);
        return [token.id, seen];
      }),
    );
  }

  /** Whether a creature may have been seen now or ever, also on the way that a hero has just gone. */
  mayHaveSeen(id: string, passed?: { id: string; way: readonly Place[] }): boolean {
    if (this.maybeSeen.has(id)) return true;
    const tokens = this.rayTokens();
    const [eye, token] = [tokens.find((one) => one.id === passed?.id), tokens.find((one) => one.id === id)];
    if (passed === undefined || !eye?.isEye || token === undefined || token.hidden) return false;
    const may = new Rays(this.#stands(), tokens).maySeeOn(eye, placesOn(passed.way, APART), token);
    if (may) this.maybeSeen.add(id);
    return may;
  }
}

/** x and y in turn, as places. */
export const placesOf = (path: readonly number[]): Place[] =>
  Array.from({ length: path.length / 2 }, (_, at) => ({ x: path[2 * at] ?? 0, y: path[2 * at + 1] ?? 0 }));
