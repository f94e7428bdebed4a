import { describe, expect, it } from "vitest";
import type { Grid } from "../../documents/sceneSchema";
import type { Door, LightLevel, Wall, WallKind } from "../../documents/wallSchema";
import { Chance } from "../../testing/chance";
import { refusalOf } from "../../testing/refusals";
import { gridOf } from "../../testing/scenes";
import { requestEffort } from "../scene/effort";
import type { Point } from "../scene/grid";
import { isAround, isInside, rectangleOf } from "../scene/shapes";
import { barriersOf } from "./barriers";
import { type Decision, decideSight, looksOn, middlesOf, type SightSubject } from "./decideSight";
import { isExplored, nothingExplored } from "./explored";
import type { SightToken } from "./packed";
import { packedOutlines } from "./publicSight";
import { visibleFrom } from "./visibleFrom";

const SIZE = { width: 1500, height: 1000 };
/** Cells of 50 pixels, 3 m each: 12 m are 200 pixels, 8 cells 400. */
const GRID = gridOf({ unit: { name: "m", perCell: 3 } });
const CELLS = gridOf({ unit: { name: "cases", perCell: 1 } });

const tokenAt = (id: string, x: number, y: number, rest: Partial<SightToken> = {}): SightToken => ({
  ...{ id, kind: "creature", x, y, size: 1, hidden: false, isEye: false, darkvision: 0, light: 0 },
  isPublic: false,
  ...rest,
});
const heroAt = (x: number, y: number, rest: Partial<SightToken> = {}) =>
  tokenAt("hero", x, y, { kind: "character", isEye: true, ...rest });
const creatureAt = (x: number, y: number, rest: Partial<SightToken> = {}) => tokenAt("creature", x, y, rest);

let number = 0;
function wall(points: number[], kind: WallKind = "wall"): Wall {
  number += 1;
  return { id: `wall-${number}`, kind, points };
}

interface Asked extends Partial<Omit<SightSubject, "scene" | "tokens">> {
  readonly light?: LightLevel;
  readonly grid?: Grid;
  readonly revealed?: SightSubject["scene"]["revealed"];
  readonly walls?: Wall[];
  readonly doors?: Door[];
}

/** What a group sees of a scene, by day and without walls unless something else is said. */
function decided(tokens: SightToken[], asked: Asked = {}): Decision {
  const { light = "day", grid = GRID, revealed = [], walls = [], doors = [], ...rest } = asked;
  return decideSight({
    scene: { ...SIZE, grid, revealed, sight: { on: true, light, playersOpenDoors: true } },
    barriers: barriersOf({ walls, doors, rooms: [] }),
    lights: [],
    explored: nothingExplored(SIZE, grid),
    seen: new Set(),
    tokens,
    ...rest,
  });
}

/** Whether the group sees the creature, by its place, in what is drawn and by whether members get it. */
function seesCreature(tokens: SightToken[], asked: Asked = {}): boolean {
  const decision = decided(tokens, asked);
  const { x, y } = tokens.find(({ id }) => id === "creature") ?? { x: 0, y: 0 };
  const isSeen = decision.public.has("creature");
  expect(decision.sees({ x, y })).toBe(isSeen);
  expect(
    decision.outlines.some((outline) => isInside([{ outline: [...outline], holes: [] }], { x, y })),
  ).toBe(isSeen);
  expect(decision.seen.has("creature")).toBe(isSeen);
  return isSeen;
}

describe("how far a group sees", () => {
  it("is everything by day, past no wall", () => {
    expect(seesCreature([heroAt(25, 25), creatureAt(1475, 975)])).toBe(true);
    const walls = [wall([700, 0, 700, 1000])];
    expect(seesCreature([heroAt(25, 25), creatureAt(1475, 975)], { walls })).toBe(false);
    expect(seesCreature([heroAt(25, 25), creatureAt(675, 975)], { walls })).toBe(true);
    expect(
      seesCreature([heroAt(25, 25), creatureAt(1475, 975)], { walls: [wall([700, 0, 700, 1000], "window")] }),
    ).toBe(true);
  });

  it("is 12 m at dusk, and 8 cells where the grid has no metres", () => {
    const at = (x: number, grid: Grid) =>
      seesCreature([heroAt(25, 25), creatureAt(x, 25)], { light: "dusk", grid });
    expect([at(223, GRID), at(227, GRID)]).toEqual([true, false]);
    expect([at(423, CELLS), at(427, CELLS)]).toEqual([true, false]);
  });

  it("is one's own light in the dark, and farther by darkvision", () => {
    const at = (x: number, hero: Partial<SightToken>) =>
      seesCreature([heroAt(25, 25, hero), creatureAt(x, 25)], { light: "dark" });
    expect([at(123, { light: 100 }), at(127, { light: 100 })]).toEqual([true, false]);
    expect([at(323, { darkvision: 300 }), at(327, { darkvision: 300 })]).toEqual([true, false]);
    expect([at(323, { light: 100, darkvision: 300 }), at(123, { light: 300, darkvision: 100 })]).toEqual([
      true,
      true,
    ]);
  });

  it("is more at dusk with a light or darkvision that reaches further, not less with a small one", () => {
    const at = (x: number, hero: Partial<SightToken>) =>
      seesCreature([heroAt(25, 25, hero), creatureAt(x, 25)], { light: "dusk" });
    expect(at(323, { light: 300 })).toBe(true);
    expect(at(323, { darkvision: 300 })).toBe(true);
    expect(at(223, { light: 50, darkvision: 60 })).toBe(true);
  });

  it("is one's own square alone once all lights are out", () => {
    const dark = { light: "dark" as const };
    expect(seesCreature([heroAt(525, 525), creatureAt(575, 525)], dark)).toBe(false);
    expect(seesCreature([heroAt(525, 525), creatureAt(535, 540)], dark)).toBe(true);
    const { explored } = decided([heroAt(525, 525)], dark);
    expect(isExplored(explored, { x: 525, y: 525 })).toBe(true);
    expect(isExplored(explored, { x: 575, y: 525 })).toBe(false);
  });
});

describe("what is lit", () => {
  const lamp = { x: 825, y: 525, range: 120 };
  const dark = { light: "dark" as const, lights: [lamp] };

  it("is seen from afar, and no further than it is lit", () => {
    expect(seesCreature([heroAt(25, 525), creatureAt(720, 525)], dark)).toBe(true);
    expect(seesCreature([heroAt(25, 525), creatureAt(940, 525)], dark)).toBe(true);
    expect(seesCreature([heroAt(25, 525), creatureAt(700, 525)], dark)).toBe(false);
    expect(seesCreature([heroAt(25, 525), creatureAt(720, 525)], { light: "dark" })).toBe(false);
  });

  it("is not seen where a wall is between it and the eye, or between it and the light", () => {
    const behind = [heroAt(25, 525), creatureAt(740, 525)];
    expect(seesCreature(behind, { ...dark, walls: [wall([400, 300, 400, 700])] })).toBe(false);
    expect(seesCreature(behind, { ...dark, walls: [wall([780, 300, 780, 700])] })).toBe(false);
    expect(seesCreature(behind, { ...dark, walls: [wall([780, 560, 780, 700])] })).toBe(true);
  });

  it("is so by torches of anybody and anything that stands there, not by hidden ones", () => {
    const hero = heroAt(25, 525);
    const bearer = (rest: Partial<SightToken>) => [
      hero,
      creatureAt(760, 525),
      tokenAt("bearer", 825, 525, { light: 120, ...rest }),
    ];
    expect(seesCreature(bearer({}), { light: "dark" })).toBe(true);
    expect(seesCreature(bearer({ kind: "object" }), { light: "dark" })).toBe(true);
    expect(seesCreature(bearer({ hidden: true }), { light: "dark" })).toBe(false);
    expect(seesCreature([hero, creatureAt(760, 525, { light: 60 })], { light: "dark" })).toBe(true);
  });

  it("is so at dusk as well, and makes no difference by day", () => {
    expect(seesCreature([heroAt(25, 525), creatureAt(720, 525)], { ...dark, light: "dusk" })).toBe(true);
    const byDay = decided([heroAt(25, 525)], { lights: [lamp] });
    expect(byDay.outlines).toHaveLength(1);
  });

  it("is seen by a door that is open, not by a closed one", () => {
    const [upright, at] = [
      [400, 0, 400, 1000],
      [400, 475, 400, 575],
    ];
    const through = (state: Door["state"]) =>
      seesCreature([heroAt(25, 525), creatureAt(740, 525)], {
        ...dark,
        walls: [wall(upright)],
        doors: [{ id: "door-1", points: at, state }],
      });
    expect([through("open"), through("closed"), through("secret")]).toEqual([true, false, false]);
  });

  describe("by many lamps, past 1,400 walls", () => {
    const chance = new Chance(9);
    /** Lines that wander, as the rock of a cave has them. */
    const cave = Array.from({ length: 70 }, () => {
      const points = [chance.between(0, 1500), chance.between(0, 1000)];
      let angle = chance.between(0, 6.2);
      for (let more = 0; more < 20; more += 1) {
        angle += chance.between(-0.5, 0.5);
        points.push((points.at(-2) ?? 0) + 10 * Math.cos(angle), (points.at(-1) ?? 0) + 10 * Math.sin(angle));
      }
      return wall(points);
    });
    /** Apart from each other, so that one sees far between them, and little at once. */
    const forest = Array.from({ length: 1400 }, (_, at) => {
      const [x, y] = [30 + (at % 70) * 20, 30 + Math.floor(at / 70) * 45];
      return wall([x, y, x + 8, y + 11]);
    });
    const lampsOf = (count: number, range: number) =>
      Array.from({ length: count }, () => ({
        x: chance.between(0, 1500),
        y: chance.between(0, 1000),
        range,
      }));
    const heroes = Array.from({ length: 3 }, (_, at) => ({
      ...heroAt(150 + 500 * at, 210 + 300 * at),
      id: `hero-${at}`,
    }));

    /** Of places at random that an eye and a lamp have no wall to, those that lie in no outline or are not seen. */
    function lost(walls: Wall[], lights: readonly (Point & { range: number })[]) {
      const barriers = barriersOf({ walls, doors: [], rooms: [] });
      const { outlines, sees } = decided(heroes, { light: "dark", lights, barriers });
      const far = (place: Point) =>
        visibleFrom(barriers.sight, { ...place, range: Number.POSITIVE_INFINITY }, SIZE);
      const shown = heroes.map(far);
      const lit = lights.map((lamp) => ({ ...lamp, outline: far(lamp) }));
      const faults: string[] = [];
      for (let asked = 0; asked < 500; ) {
        const place = { x: chance.between(0, 1500), y: chance.between(0, 1000) };
        const isLit = ({ x, y, range, outline }: (typeof lit)[number]) =>
          Math.hypot(x - place.x, y - place.y) < range - 2 && isAround(outline, place);
        if (!shown.some((outline) => isAround(outline, place)) || !lit.some(isLit)) continue;
        asked += 1;
        if (!outlines.some((outline) => isAround(outline, place)))
          faults.push(`${place.x} ${place.y} is not told`);
        if (!sees(place)) faults.push(`${place.x} ${place.y} is not seen`);
      }
      return faults;
    }

    it("is all told and seen, be they 60 or 200", () => {
      expect(lost(cave, lampsOf(60, 300))).toEqual([]);
      expect(lost(cave, lampsOf(200, 900))).toEqual([]);
    });

    it("is told in squares where that takes too many steps, as it is known then, and seen exactly", () => {
      const lights = lampsOf(200, 900);
      const { outlines, explored, sees } = decided(heroes, { light: "dark", lights, walls: forest });
      const [middles, told] = [explored.step / 2, { asked: 0, wrong: 0 }];
      for (let y = middles; y < SIZE.height; y += explored.step) {
        for (let x = middles; x < SIZE.width; x += explored.step) {
          told.asked += isExplored(explored, { x, y }) ? 1 : 0;
          const isTold = outlines.some((outline) => isAround(outline, { x, y }));
          if (isTold !== isExplored(explored, { x, y })) told.wrong += 1;
          if (sees({ x, y }) && !isTold) told.wrong += 1;
        }
      }
      expect(told.asked).toBeGreaterThan(1000);
      // Of what is exact, borders lie within a tenth of a pixel.
      expect(told.wrong).toBeLessThan(told.asked / 200);
      expect(packedOutlines(outlines).join("").length).toBeLessThanOrEqual(20_000);
    });

    it("costs nobody their own sight", () => {
      const decision = decided([heroAt(525, 525, { light: 80 }), creatureAt(533, 531)], {
        ...{ light: "dark", walls: forest, lights: lampsOf(200, 900) },
      });
      expect(decision.public).toEqual(new Set(["hero", "creature"]));
    });

    it("is joined once for walls as they stand, by the steps of the request, and anew where a light has changed", () => {
      const barriers = barriersOf({ walls: cave, doors: [], rooms: [] });
      const lights = lampsOf(30, 300);
      const spent = (asked: Partial<SightSubject>, steps?: number) => {
        const effort = requestEffort(steps);
        const before = effort.left;
        decided(heroes, { light: "dark", lights, barriers, effort, ...asked });
        return before - effort.left;
      };
      expect(refusalOf(() => spent({}, 100))).toBe("busy");
      const first = spent({});
      const again = spent({});
      expect(again).toBeGreaterThan(0);
      expect(again).toBeLessThan(first / 2);
      expect(spent({ lights: [...lights.slice(1), { x: 5, y: 5, range: 300 }] })).toBeGreaterThan(2 * again);
      expect(spent({ lights: [] })).toBe(0);
    });
  });

  it("is not where it is dark between lights all around", () => {
    const lights = Array.from({ length: 12 }, (_, at) => ({
      x: 925 + 200 * Math.cos((at / 6) * Math.PI),
      y: 525 + 200 * Math.sin((at / 6) * Math.PI),
      range: 90,
    }));
    const at = (x: number, y: number) =>
      seesCreature([heroAt(25, 525), creatureAt(x, y)], { light: "dark", lights });
    expect([at(925, 525), at(925, 605), at(925, 330), at(1125, 525), at(725, 525)]).toEqual([
      ...[false, false],
      ...[true, true, true],
    ]);
  });

  it("is lit by any of several lights", () => {
    const lights = [lamp, { x: 1225, y: 525, range: 60 }];
    for (const x of [820, 1220])
      expect(seesCreature([heroAt(25, 525), creatureAt(x, 525)], { light: "dark", lights })).toBe(true);
    expect(seesCreature([heroAt(25, 525), creatureAt(1000, 525)], { light: "dark", lights })).toBe(false);
  });

  it("is told besides where it lies further than one sees by oneself", () => {
    const outlines = (x: number, y: number) =>
      decided([heroAt(525, 525, { darkvision: 200 })], { light: "dark", lights: [{ x, y, range: 50 }] })
        .outlines;
    expect([outlines(625, 525), outlines(525, 625), outlines(525, 380)].map(({ length }) => length)).toEqual([
      1, 1, 1,
    ]);
    expect([outlines(705, 525), outlines(525, 705), outlines(345, 525)].map(({ length }) => length)).toEqual([
      2, 2, 2,
    ]);
  });

  it("is told after what each of the group sees by itself", () => {
    const heroes = [
      heroAt(25, 525, { darkvision: 60 }),
      { ...heroAt(225, 525, { darkvision: 60 }), id: "other" },
    ];
    const { outlines } = decided(heroes, dark);
    // What both see of it is told once.
    expect(outlines).toHaveLength(3);
    expect(
      outlines.slice(0, 2).map((outline) => Math.round(Math.max(...outline.filter((_, at) => at % 2 === 0)))),
    ).toEqual([85, 285]);
  });
});

describe("who sees", () => {
  const creature = creatureAt(1025, 525);
  const walls = [wall([700, 0, 700, 1000])];

  it("are characters, of whom a hidden one does not", () => {
    expect(seesCreature([heroAt(900, 525), creature], { walls })).toBe(true);
    expect(seesCreature([heroAt(900, 525, { hidden: true }), creature], { walls })).toBe(false);
  });

  it("is a familiar that the MJ says of, and no other creature", () => {
    const beside = (rest: Partial<SightToken>) => [
      heroAt(25, 25),
      tokenAt("familiar", 900, 525, rest),
      creature,
    ];
    expect(seesCreature(beside({}), { walls })).toBe(false);
    expect(seesCreature(beside({ isEye: true }), { walls })).toBe(true);
    expect(seesCreature(beside({ isEye: true, hidden: true }), { walls })).toBe(false);
    expect(decided(beside({ isEye: true }), { walls }).public).toContain("familiar");
  });

  it("is nobody on a scene without heroes, of which the group sees nothing", () => {
    const decision = decided([creature, tokenAt("barrel", 30, 30, { kind: "object", light: 100 })]);
    expect(decision).toMatchObject({ outlines: [], won: undefined });
    expect([decision.public.size, decision.seen.size]).toEqual([0, 0]);
    expect(decision.explored.bits.some(Boolean)).toBe(false);
    expect(decision.sees({ x: 30, y: 30 })).toBe(false);
  });

  it("sees together what each of them sees", () => {
    const group = [heroAt(25, 25), { ...heroAt(900, 525), id: "other" }, creature];
    expect(seesCreature(group, { walls })).toBe(true);
    expect(decided(group, { walls }).outlines).toHaveLength(2);
  });
});

describe("the tokens that members have", () => {
  const walls = [wall([700, 0, 700, 1000])];
  const hero = heroAt(25, 525);

  it("are all characters, wherever they stand, and nobody hidden", () => {
    const other = { ...heroAt(1025, 525, { isEye: false }), id: "other" };
    const decision = decided([hero, other, creatureAt(600, 525, { hidden: true })], { walls });
    expect(decision.public).toEqual(new Set(["hero", "other"]));
    expect(decision.seen.size).toBe(0);
    expect(decided([{ ...hero, hidden: true }]).public.size).toBe(0);
  });

  it("are creatures as long as they are seen; that they were is known from then on", () => {
    const first = decided([hero, creatureAt(600, 525)], { walls });
    expect([...first.public, ...first.seen]).toEqual(["hero", "creature", "creature"]);
    const gone = decided([hero, creatureAt(800, 525)], { walls, seen: first.seen });
    expect([...gone.public, ...gone.seen]).toEqual(["hero", "creature"]);
    expect([...first.seen]).toEqual(["creature"]);
  });

  it("are large creatures where one of their cells is seen", () => {
    const isShown = (x: number, size: number) =>
      decided([hero, creatureAt(x, 525, { size })], { walls }).public.has("creature");
    // Their middle is behind the wall, the first of their cells before it.
    expect([isShown(720, 1), isShown(720, 2), isShown(730, 3)]).toEqual([false, true, true]);
    expect([isShown(730, 2), isShown(755, 3), isShown(780, 4)]).toEqual([false, false, false]);
  });

  it("are objects that stand where something was seen, also when nobody sees it any more", () => {
    const barrel = tokenAt("barrel", 600, 525, { kind: "object" });
    const before = decided([hero, barrel], { walls });
    expect(before.public).toContain("barrel");
    const away = decided([heroAt(1025, 525), barrel], { walls, explored: before.explored });
    expect(away.public).toContain("barrel");
    expect(away.sees({ x: 600, y: 525 })).toBe(false);
    expect(decided([heroAt(1025, 525), barrel], { walls }).public).not.toContain("barrel");
    expect(away.seen.size).toBe(0);
  });

  it("are whatever stands where the MJ opened by hand", () => {
    const revealed = [{ outline: rectangleOf(1000, 400, 200, 200), holes: [] }];
    const decision = decided([hero, creatureAt(1025, 525), tokenAt("chest", 1100, 500, { kind: "object" })], {
      ...{ walls, revealed },
    });
    expect(decision.public).toEqual(new Set(["hero", "creature", "chest"]));
    expect(decision.seen).toEqual(new Set(["creature"]));
    expect(decision.sees({ x: 1025, y: 525 })).toBe(true);
    expect(decision.sees({ x: 950, y: 525 })).toBe(false);
    expect(isExplored(decision.explored, { x: 1100, y: 500 })).toBe(false);
    expect(decided([hero, creatureAt(1025, 525, { hidden: true })], { walls, revealed }).public).toEqual(
      new Set(["hero"]),
    );
  });
});

describe("a way", () => {
  // A niche that opens to the corridor: one sees into it while one passes.
  const niche = [wall([0, 400, 600, 400]), wall([600, 400, 600, 100]), wall([650, 100, 650, 400, 1500, 400])];
  const end = heroAt(1225, 450);
  const way = [25, 450, 1225, 450];
  const inside = creatureAt(625, 250);

  it("is looked around on: who was seen from it alone is known, and not shown", () => {
    const decision = decided([end, inside], { walls: niche, ways: [{ id: "hero", way }] });
    expect(decision.seen).toEqual(new Set(["creature"]));
    expect(decision.public).toEqual(new Set(["hero"]));
    expect(decision.sees(inside)).toBe(false);
    expect(isExplored(decision.explored, inside)).toBe(true);
    const without = decided([end, inside], { walls: niche });
    expect(without.seen.size).toBe(0);
    expect(isExplored(without.explored, inside)).toBe(false);
  });

  it("shows nobody who is hidden, and is looked on from by eyes alone", () => {
    const ways = [{ id: "hero", way }];
    expect(decided([end, { ...inside, hidden: true }], { walls: niche, ways }).seen.size).toBe(0);
    const blind = { ...end, isEye: false };
    expect(decided([blind, inside], { walls: niche, ways }).seen.size).toBe(0);
    expect(decided([end, inside], { walls: niche, ways: [{ id: "nobody", way }] }).seen.size).toBe(0);
  });

  it("shows objects that stand where something was seen from it", () => {
    const chest = tokenAt("chest", 625, 250, { kind: "object" });
    const decision = decided([end, chest], { walls: niche, ways: [{ id: "hero", way }] });
    expect(decision.public).toContain("chest");
  });

  it("has looks once in a cell and a half, without its start and its end", () => {
    expect(looksOn([0, 0, 50, 0], GRID)).toEqual([]);
    expect(looksOn([0, 0, 150, 0], GRID)).toEqual([{ x: 75, y: 0 }]);
    expect(looksOn([0, 0, 75, 0, 75, 150], GRID)).toEqual([
      { x: 75, y: 0 },
      { x: 75, y: 75 },
    ]);
    expect(looksOn([10, 20, 10, 245], GRID)).toEqual([
      { x: 10, y: 95 },
      { x: 10, y: 170 },
    ]);
    expect(looksOn([0, 0], GRID)).toEqual([]);
  });

  it("has as many looks as it is asked for at most, along all of it", () => {
    const long = [0, 0, 12_000, 0];
    expect(looksOn(long, GRID, 2).map(({ x }) => Math.round(x / 1000))).toEqual([4, 8]);
    expect(looksOn(long, GRID, 5).map(({ x }) => Math.round(x / 1000))).toEqual([2, 4, 6, 8, 10]);
    expect(looksOn([0, 0, 150, 0], GRID, 2)).toEqual([{ x: 75, y: 0 }]);
  });

  it("has 16 looks at most, along all of it", () => {
    const looks = looksOn([0, 0, 12_000, 0, 12_000, 12_000], GRID);
    expect(looks.length).toBeLessThanOrEqual(16);
    expect(looks.length).toBeGreaterThan(12);
    const along = [0, ...looks.map(({ x, y }) => x + y), 24_000];
    const apart = along.slice(1).map((place, at) => place - (along[at] ?? 0));
    expect(Math.max(...apart)).toBeLessThan(24_000 / 12);
  });
});

describe("what was seen", () => {
  const hero = heroAt(25, 525, { light: 200 });

  it("grows, and says what is new", () => {
    const first = decided([hero], { light: "dark" });
    expect(first.won?.tiles).toEqual(new Set(["0,0", "0,1"]));
    const again = decided([hero], { light: "dark", explored: first.explored });
    expect(again.won).toBeUndefined();
    expect(again.explored).toBe(first.explored);
    const further = decided([heroAt(925, 525, { light: 100 })], { light: "dark", explored: first.explored });
    expect(further.won?.box).toMatchObject({ left: 825, right: 1025 });
    for (const x of [25, 925]) expect(isExplored(further.explored, { x, y: 525 })).toBe(true);
  });

  it("has the wall in it that one sees, and nothing of what is behind", () => {
    const { explored, sees } = decided([hero], { walls: [wall([402, 0, 402, 1000])] });
    // Of the square from 400 to 412.5, the middle is 4 pixels behind the wall.
    expect(isExplored(explored, { x: 405, y: 525 })).toBe(true);
    expect(isExplored(explored, { x: 420, y: 525 })).toBe(false);
    expect(sees({ x: 405, y: 525 })).toBe(false);
  });
});

describe("the cells of a token", () => {
  it.each([
    [0.5, [[100, 100]]],
    [1, [[100, 100]]],
    [
      2,
      [
        [75, 75],
        [125, 75],
        [75, 125],
        [125, 125],
      ],
    ],
    [
      2.5,
      [
        [50, 50],
        [150, 50],
        [50, 150],
        [150, 150],
        [100, 100],
      ],
    ],
  ])("of %s cells a side have their middles in it", (size, expected) => {
    const middles = middlesOf({ x: 100, y: 100, size }, GRID).map(({ x, y }) => [x, y]);
    expect(middles).toEqual(expect.arrayContaining(expected));
    expect(middles).toHaveLength(Math.max(1, Math.round(size)) ** 2);
  });
});
