import { type Barriers, barriersOf } from "domain/table/sight/barriers";
import { type Decision, decideSight, type Way } from "domain/table/sight/decideSight";
import { nothingExplored } from "domain/table/sight/explored";
import { walk } from "domain/table/sight/steps";
import { Chance } from "domain/testing/chance";
import { nextAct, type SceneAct } from "domain/testing/sceneActs";
import { walledScene } from "domain/testing/walledScenes";
import { afterAll, describe, expect, it } from "vitest";
import { isProving, noteFigure } from "../support/figures";
import { placesOf, SceneMirror } from "../support/sceneMirror";

const MOVES = isProving ? 10_000 : 150;
const MOVES_OF_A_SCENE = isProving ? 200 : 50;
const FIRST_SEED = 1_000;

type Move = Extract<SceneAct, { kind: "move" }>;

const asked = { moves: 0, looks: 0, borders: 0, stopped: 0, milliseconds: 0 };

/** The server's part in what happens on a scene, without a database. */
class PureScene {
  readonly mirror: SceneMirror;
  #decision: Decision | undefined;
  #barriers: Barriers;

  constructor(seed: number) {
    this.mirror = new SceneMirror(walledScene(seed));
    this.#barriers = this.#barriersNow();
  }

  #barriersNow(): Barriers {
    const { scene, doors } = this.mirror;
    return barriersOf({ walls: scene.walls, doors: [...doors.values()], rooms: [...scene.rooms] });
  }

  /** Moves somebody as the server does; answers the way, which rays must allow. */
  move({ id, by, path }: Move): Way {
    const { grid } = this.mirror.scene;
    const { token } = this.mirror.token(id);
    const from = { x: token.x, y: token.y };
    const walked = walk(this.#barriers, from, path, { grid, size: token.size });
    const through = { to: placesOf(path).at(-1) ?? from, way: [] };
    const { to, way } = by === "mj" && walked.stopped !== undefined ? through : walked;
    const allowed = this.mirror.waysOf(from, placesOf(path), to, by === "mj");
    expect(allowed, `${id} came to ${to.x}, ${to.y}`).toContainEqual(placesOf(way));
    const isAtEnd = to.x === path.at(-2) && to.y === path.at(-1);
    asked.moves += 1;
    asked.stopped += isAtEnd ? 0 : 1;
    this.mirror.move(id, to);
    return { id, way };
  }

  decide(ways: readonly Way[]): Decision {
    const { scene, level, lamps } = this.mirror;
    this.#barriers = this.#barriersNow();
    const before = this.#decision;
    const start = performance.now();
    const decision = decideSight({
      scene: {
        ...{ width: scene.width, height: scene.height, grid: scene.grid, revealed: [] },
        sight: { on: true, light: level, playersOpenDoors: true },
      },
      barriers: this.#barriers,
      lights: [...lamps.values()],
      tokens: this.mirror.sightTokens((id) => before?.public.has(id) ?? false),
      explored: before?.explored ?? nothingExplored(scene, scene.grid),
      seen: before?.seen ?? new Set(),
      ways,
    });
    asked.milliseconds += performance.now() - start;
    this.#decision = decision;
    return decision;
  }
}

/** What is wrong with a decision, as rays see it. */
function faultsOf(mirror: SceneMirror, decision: Decision, passed: Way | undefined): string[] {
  const way = passed && { id: passed.id, way: placesOf(passed.way) };
  const faults: string[] = [];
  for (const [id, seen] of mirror.look()) {
    asked.looks += 1;
    if (seen === "border") asked.borders += 1;
    else if (decision.public.has(id) !== (seen === "seen"))
      faults.push(`${id} is ${seen}, and ${decision.public.has(id) ? "shown" : "not shown"}`);
    if (mirror.seen.has(id) && !decision.seen.has(id)) faults.push(`${id} was seen, and is not known`);
    if (decision.seen.has(id) && !mirror.mayHaveSeen(id, way))
      faults.push(`${id} is known, and was never seen`);
  }
  return faults;
}

describe("what the group sees, decided without a database", () => {
  const scenes = Array.from({ length: MOVES / MOVES_OF_A_SCENE }, (_, at) => FIRST_SEED + at);

  it.each(scenes)(
    "agrees with rays after each thing that happens on scene %s",
    (seed) => {
      const pure = new PureScene(seed);
      const chance = new Chance(seed);
      expect(faultsOf(pure.mirror, pure.decide([]), undefined)).toEqual([]);
      for (let moves = 0; moves < MOVES_OF_A_SCENE; ) {
        const act = nextAct(pure.mirror.scene, chance, pure.mirror.placeOf);
        const way = act.kind === "move" ? pure.move(act) : undefined;
        if (act.kind === "move") moves += 1;
        else pure.mirror.apply(act);
        const faults = faultsOf(pure.mirror, pure.decide(way ? [way] : []), way);
        expect(faults, `after move ${moves}: ${JSON.stringify(act)}`).toEqual([]);
      }
    },
    120_000,
  );

  afterAll(() => {
    const each = (asked.milliseconds / asked.moves).toFixed(1);
    noteFigure(
      `${asked.moves} moves without a database, ${asked.stopped} of them stopped by walls or doors: ${asked.looks} looks at creatures agree with rays, ${asked.borders} at a border were left out; ${each} ms for each move`,
    );
  });
});
