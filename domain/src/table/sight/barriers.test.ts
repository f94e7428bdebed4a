import { describe, expect, it } from "vitest";
import type { Door, DoorState, Wall, WallKind } from "../../documents/wallSchema";
import { Chance } from "../../testing/chance";
import { gridOf } from "../../testing/scenes";
import { isAround, rectangleOf } from "../scene/shapes";
import { type Barriers, barriersOf } from "./barriers";
import { walk } from "./steps";
import { isClear, visibleFrom } from "./visibleFrom";

type Place = readonly [x: number, y: number];

const wall = (points: number[], kind: WallKind = "wall"): Wall => ({ id: "wall-1", kind, points });
const door = (points: number[], state: DoorState = "closed"): Door => ({ id: "door-1", points, state });
const room = (points: number[]) => ({ id: "room-0001", outline: points, colour: "#888888" });
const made = (parts: Partial<Parameters<typeof barriersOf>[0]>): Barriers =>
  barriersOf({ walls: [], doors: [], rooms: [], ...parts });

const sees = ({ sight }: Barriers, [x, y]: Place, [toX, toY]: Place) =>
  isClear(sight, { x, y }, { x: toX, y: toY });
const stopOf = (barriers: Barriers, [x, y]: Place, to: Place) =>
  walk(barriers, { x, y }, to, { grid: gridOf({ kind: "none" }), size: 1 }).stopped;
/** What goes from one place to another. */
const passing = (barriers: Barriers, from: Place, to: Place) => ({
  sight: sees(barriers, from, to),
  steps: stopOf(barriers, from, to) === undefined,
});

const [NOTHING, BOTH] = [
  { sight: false, steps: false },
  { sight: true, steps: true },
];

describe("a wall", () => {
  const [left, right]: [Place, Place] = [
    [100, 200],
    [300, 200],
  ];
  const line = [200, 100, 200, 300];

  it("stops sight and steps, from point to point of its line", () => {
    const bent = made({ walls: [wall([200, 100, 200, 300, 400, 300])] });
    expect(passing(bent, left, right)).toEqual(NOTHING);
    expect(passing(bent, [300, 200], [300, 400])).toEqual(NOTHING);
    expect(passing(bent, [300, 200], [300, 0])).toEqual(BOTH);
    expect(passing(bent, [350, 150], [450, 150])).toEqual(BOTH);
  });

  it("closes where its last point is its first", () => {
    const ring = made({ walls: [wall([...rectangleOf(200, 100, 100, 100), 200, 100])] });
    for (const from of [
      [250, 50],
      [350, 150],
      [250, 250],
      [150, 150],
    ] as const)
      expect(passing(ring, from, [250, 150])).toEqual(NOTHING);
  });

  it("stops steps alone as a window", () => {
    expect(passing(made({ walls: [wall(line, "window")] }), left, right)).toEqual({
      sight: true,
      steps: false,
    });
  });

  it("stops no step as an object, and is seen to its far side", () => {
    const pillar = made({ walls: [wall([...rectangleOf(190, 150, 60, 100), 190, 150], "object")] });
    expect(passing(pillar, left, [240, 200])).toEqual(BOTH);
    expect(passing(pillar, left, right)).toEqual({ sight: false, steps: true });
    const outline = visibleFrom(pillar.sight, { x: 100, y: 200, range: 500 }, { width: 500, height: 400 });
    expect(Math.max(...outline.filter((_, at) => at % 2 === 0 && outline[at + 1] === 200))).toBeLessThan(251);
  });

  it("is as a wall to the eye as an object that is a mere line", () => {
    const hedge = made({ walls: [wall(line, "object")] });
    expect(passing(hedge, left, right)).toEqual({ sight: false, steps: true });
    const bent = made({ walls: [wall([190, 150, 190, 250, 250, 250, 250, 150], "object")] });
    expect(sees(bent, left, [220, 200])).toBe(false);
    expect(sees(bent, [220, 200], [300, 200])).toBe(false);
  });

  it("is seen into as an object of three corners, and as one that is closed but for a pixel", () => {
    for (const points of [
      [190, 150, 250, 200, 190, 250, 190, 150],
      [190, 150, 250, 150, 250, 250, 190, 250, 190, 151],
    ])
      expect(sees(made({ walls: [wall(points, "object")] }), left, [210, 200]), `${points}`).toBe(true);
  });

  it("of no length stops nothing", () => {
    expect(passing(made({ walls: [wall([200, 200, 200, 200])] }), left, right)).toEqual(BOTH);
  });

  it("is parted where another crosses it, so that sight ends at the nearer", () => {
    const crossing = made({ walls: [wall([150, 150, 250, 250]), wall([150, 250, 250, 150])] });
    expect(crossing.sight.count).toBe(4);
    expect(sees(crossing, [100, 200], [190, 200])).toBe(true);
    expect(sees(crossing, [100, 200], [210, 200])).toBe(false);
  });
});

describe("a door", () => {
  const line = [0, 200, 400, 200];
  const here = [150, 200, 190, 200];
  const [above, below]: [Place, Place] = [
    [170, 150],
    [170, 250],
  ];

  it.each([
    ["open", BOTH],
    ["closed", NOTHING],
    ["locked", NOTHING],
    ["secret", NOTHING],
  ] as const)("that is %s lets through what it should, on a wall as without one", (state, expected) => {
    for (const walls of [[wall(line)], []])
      expect(passing(made({ walls, doors: [door(here, state)] }), above, below)).toEqual(expected);
    const outline = rectangleOf(0, 200, 400, 300);
    expect(passing(made({ rooms: [room(outline)], doors: [door(here, state)] }), above, below)).toEqual(
      expected,
    );
  });

  it("takes the place of its part of a wall alone", () => {
    const barriers = made({ walls: [wall(line)], doors: [door(here, "open")] });
    for (const x of [140, 149, 191, 200])
      expect(passing(barriers, [x, 150], [x, 250]), `${x}`).toEqual(NOTHING);
    for (const x of [151, 189]) expect(passing(barriers, [x, 150], [x, 250]), `${x}`).toEqual(BOTH);
  });

  it("takes its part of a window, and none of it shut", () => {
    const window = (state: DoorState) =>
      passing(made({ walls: [wall(line, "window")], doors: [door(here, state)] }), above, below);
    expect(window("open")).toEqual(BOTH);
    expect(window("closed")).toEqual(NOTHING);
  });

  it("takes the parts of all walls that lie there, bent ones and such as stand twice", () => {
    const walls = [wall([0, 200, 170, 200, 400, 200]), wall([400, 201, 0, 201])];
    expect(passing(made({ walls, doors: [door(here, "open")] }), above, below)).toEqual(BOTH);
    expect(passing(made({ walls, doors: [door(here)] }), above, below)).toEqual(NOTHING);
  });

  it("takes its part of an oblique wall, each of several doors its own", () => {
    const doors = (state: DoorState) => [
      door([130, 140, 160, 180], state),
      door([190, 220, 220, 260], state),
      door([250, 300, 265, 320], state),
    ];
    const oblique = [wall([100, 100, 400, 500])];
    const through = (barriers: Barriers, x: number) => {
      const y = 100 + ((x - 100) * 4) / 3;
      return passing(barriers, [x - 12, y + 9], [x + 12, y - 9]);
    };
    const [open, shut] = [
      made({ walls: oblique, doors: doors("open") }),
      made({ walls: oblique, doors: doors("closed") }),
    ];
    for (const x of [135, 155, 195, 215, 255]) {
      expect(through(open, x), `${x}`).toEqual(BOTH);
      expect(through(shut, x), `${x}`).toEqual(NOTHING);
    }
    for (const x of [110, 175, 235, 300]) expect(through(open, x), `${x}`).toEqual(NOTHING);
    const back = made({ walls: [wall([400, 500, 100, 100])], doors: [door([160, 180, 130, 140], "open")] });
    expect([through(back, 145), through(back, 175)]).toEqual([BOTH, NOTHING]);
  });

  it("says that it is one to whoever it stops", () => {
    const barriers = made({ walls: [wall(line)], doors: [door(here)] });
    expect(stopOf(barriers, above, below)).toBe("door");
    expect(stopOf(barriers, [300, 150], [300, 250])).toBe("wall");
    expect(barriers.isDoor.filter(Boolean)).toHaveLength(1);
    expect(made({ walls: [wall(line)], doors: [door(here, "open")] }).isDoor.some(Boolean)).toBe(false);
  });

  it("leaves the wall between it and a corner, however little that is", () => {
    const corner = wall([0, 200, 200, 200, 200, 400]);
    for (const end of [193, 195, 197, 199.5]) {
      const barriers = made({ walls: [corner], doors: [door([150, 200, end, 200], "open")] });
      const x = (end + 200) / 2;
      expect(passing(barriers, [x, 150], [x, 250]), `${end}`).toEqual(NOTHING);
      expect(passing(barriers, [end - 1, 150], [end - 1, 250]), `${end}`).toEqual(BOTH);
    }
  });

  it("that lies a little beside its wall takes its place, without a gap at its ends", () => {
    const open = made({ walls: [wall(line)], doors: [door([150, 203, 190, 203], "open")] });
    expect(passing(open, above, below)).toEqual(BOTH);
    const shut = made({ walls: [wall(line)], doors: [door([150, 203, 190, 203])] });
    expect(passing(shut, above, below)).toEqual(NOTHING);
    // Past the door's ends, nearly along the wall.
    expect(passing(shut, [200, 199], [100, 203.5])).toEqual(NOTHING);
    expect(passing(shut, [140, 199], [240, 203.5])).toEqual(NOTHING);
    expect(passing(shut, [200, 203.5], [100, 199])).toEqual(NOTHING);
  });

  it("fills a gap of a wall that is a little wider than it", () => {
    const walls = [wall([0, 200, 148, 200]), wall([192, 200, 400, 200])];
    const shut = made({ walls, doors: [door(here)] });
    for (const x of [149, 170, 191]) expect(passing(shut, [x, 150], [x, 250]), `${x}`).toEqual(NOTHING);
    expect(passing(made({ walls, doors: [door(here, "open")] }), above, below)).toEqual(BOTH);
  });

  it("takes no wall's place that it stands across, or further from", () => {
    const across = made({ walls: [wall(line)], doors: [door([170, 180, 170, 220], "open")] });
    expect(passing(across, above, below)).toEqual(NOTHING);
    for (const points of [
      [150, 180, 190, 220],
      [150, 220, 190, 180],
      [140, 190, 200, 210],
    ]) {
      const oblique = made({ walls: [wall(line)], doors: [door(points, "open")] });
      expect(passing(oblique, above, below), `${points}`).toEqual(NOTHING);
    }
    const nearly = made({ walls: [wall(line)], doors: [door([150, 198, 190, 202], "open")] });
    expect(passing(nearly, above, below)).toEqual(BOTH);
    const apart = made({ walls: [wall(line)], doors: [door([150, 206, 190, 206], "open")] });
    expect(passing(apart, above, below)).toEqual(NOTHING);
  });

  it("of no length is none", () => {
    const barriers = made({ walls: [wall(line)], doors: [door([170, 200, 170, 200], "open")] });
    expect(passing(barriers, above, below)).toEqual(NOTHING);
    expect(made({ doors: [door([170, 200, 170, 200])] }).steps.count).toBe(0);
  });
});

describe("a door that is shut", () => {
  const SIZE = { width: 800, height: 800 };
  const FAR = 5000;
  type Line = readonly number[];

  /** Turned around the middle of the scene. */
  const turned = (angle: number, points: Line): number[] => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return Array.from({ length: points.length / 2 }, (_, at) => {
      const [x, y] = [(points[2 * at] ?? 0) - 400, (points[2 * at + 1] ?? 0) - 400];
      return [400 + x * cos - y * sin, 400 + x * sin + y * cos];
    }).flat();
  };

  /** Whether anybody sees or walks from above a wall through the middle to below it. */
  function leaks(barriers: Barriers, angle: number, chance: Chance): boolean {
    for (let eyes = 0; eyes < 6; eyes += 1) {
      const [x = 0, y = 0] = turned(angle, [chance.between(320, 480), chance.between(250, 392)]);
      const outline = visibleFrom(barriers.sight, { x, y, range: FAR }, SIZE);
      for (let asked = 0; asked < 60; asked += 1) {
        const to = turned(angle, [chance.between(320, 480), chance.between(408, 550)]);
        const place = { x: to[0] ?? 0, y: to[1] ?? 0 };
        if (isAround(outline, place)) return true;
        if (stopOf(barriers, [x, y], [place.x, place.y]) === undefined) return true;
      }
    }
    return false;
  }

  /** A wall from side to side with a gap in it, and a door in the gap; both ends of it so far from the wall's. */
  const gap = (chance: Chance, reach: number) => {
    const by = () => {
      const turn = chance.between(0, 6.2);
      const away = (reach * chance.between(0, 100)) / 100;
      return [Math.cos(turn) * away, Math.sin(turn) * away] as const;
    };
    const [[ax, ay], [bx, below]] = [by(), by()];
    return {
      left: [-900, 400, 370 + ax, 400 + ay],
      right: [430 + bx, 400 + below, 1700, 400],
      in: [370, 400, 430, 400],
    };
  };

  it("leaves no slit to a wall because another one is nearer, or touches its end", () => {
    const left = [0, 100, 95, 100];
    for (const other of [
      [100, 100, 100, 300],
      [102, 104, 102, 300],
    ]) {
      const walls = [left, [150, 100, 300, 100], other].map((points, at) => ({
        ...{ id: `wall-${at}`, kind: "wall" as const, points },
      }));
      const doors = [{ id: "door", points: [100, 100, 150, 100], state: "closed" as const }];
      const { sight } = barriersOf({ walls, doors, rooms: [] });
      expect(isClear(sight, { x: 97, y: 50 }, { x: 97, y: 150 })).toBe(false);
    }
  });

  it("leaves no slit where its ends are no further from the walls' than jambs reach, whichever way they lie", () => {
    const chance = new Chance(3);
    for (let round = 0; round < 120; round += 1) {
      const angle = chance.between(0, 3.1);
      const { left, right, in: at } = gap(chance, 8);
      const state = chance.of(["closed", "locked", "secret"] as const);
      const barriers = made({
        walls: [wall(turned(angle, left)), wall(turned(angle, right))],
        doors: [door(turned(angle, at), state)],
      });
      expect(leaks(barriers, angle, chance), `${round}`).toBe(false);
    }
  });

  it("lets everybody through the gap once it is open, and is joined to no wall that is further away", () => {
    const chance = new Chance(5);
    for (let round = 0; round < 40; round += 1) {
      const angle = chance.between(0, 3.1);
      const { left, right, in: at } = gap(chance, 8);
      const walls = [wall(turned(angle, left)), wall(turned(angle, right))];
      expect(leaks(made({ walls, doors: [door(turned(angle, at), "open")] }), angle, chance)).toBe(true);
    }
    const walls = [wall([-900, 400, 361, 400]), wall([430, 400, 1700, 400])];
    expect(passing(made({ walls, doors: [door([370, 400, 430, 400])] }), [365, 350], [365, 450])).toEqual(
      BOTH,
    );
  });

  it("leaves none between it and a wall that it ends before, nor between two doors that are shut", () => {
    const chance = new Chance(7);
    for (const short of [1, 4, 7]) {
      const aisle = [wall([370, -900, 370, 1700]), wall([430, -900, 430, 1700])];
      const across = made({ walls: aisle, doors: [door([370 + short, 400, 430 - short, 400])] });
      for (const x of [370 + short / 2, 400, 430 - short / 2])
        expect(passing(across, [x, 350], [x, 450]), `${short}: ${x}`).toEqual(NOTHING);
      const walls = [wall([-900, 400, 340, 400]), wall([460, 400, 1700, 400])];
      const wings = (state: DoorState) => [
        door([340, 400, 400 - short / 2, 400]),
        { ...door([400 + short / 2, 400, 460, 400], state), id: "door-2" },
      ];
      expect(leaks(made({ walls, doors: wings("closed") }), 0, chance)).toBe(false);
      expect(passing(made({ walls, doors: wings("open") }), [430, 350], [430, 450])).toEqual(BOTH);
    }
  });

  it("leaves none in the gap where another wall, beside the gap, is nearer to its end", () => {
    const walls = [wall([-900, 400, 363, 400]), wall([430, 400, 1700, 400]), wall([350, 405.5, 390, 405.5])];
    const barriers = made({ walls, doors: [door([370, 400, 430, 400])] });
    expect(passing(barriers, [366, 350], [366, 403])).toEqual(NOTHING);
    expect(passing(barriers, [366, 403], [420, 403])).toEqual(NOTHING);
    expect(passing(barriers, [380, 403], [420, 403])).toEqual(BOTH);
  });

  it("is joined to a window for steps alone, and to no object", () => {
    const beside = (kind: WallKind) =>
      made({ walls: [wall([-900, 400, 363, 400], kind)], doors: [door([370, 400, 430, 400])] });
    expect(passing(beside("window"), [366, 350], [366, 450])).toEqual({ sight: true, steps: false });
    const pillar = made({
      walls: [wall([...rectangleOf(343, 390, 20, 20), 343, 390], "object")],
      doors: [door([370, 400, 430, 400])],
    });
    expect(passing(pillar, [366, 350], [366, 450])).toEqual(BOTH);
  });
});

describe("drawn rooms", () => {
  const first = rectangleOf(100, 100, 200, 200);

  it("have walls around them", () => {
    const one = made({ rooms: [room(first)] });
    expect(passing(one, [50, 200], [200, 200])).toEqual(NOTHING);
    expect(passing(one, [200, 200], [200, 350])).toEqual(NOTHING);
    expect(passing(one, [110, 110], [290, 290])).toEqual(BOTH);
  });

  it("that overlap are one place, with walls around it", () => {
    const both = made({ rooms: [room(first), room(rectangleOf(250, 150, 200, 100))] });
    expect(passing(both, [150, 200], [400, 200])).toEqual(BOTH);
    expect(passing(both, [150, 120], [400, 120])).toEqual(NOTHING);
    expect(passing(both, [270, 120], [270, 280])).toEqual(BOTH);
    expect(passing(both, [400, 200], [400, 300])).toEqual(NOTHING);
    expect(passing(both, [400, 200], [500, 200])).toEqual(NOTHING);
  });

  it("that touch have the wall between them", () => {
    const beside = made({ rooms: [room(first), room(rectangleOf(300, 100, 100, 200))] });
    expect(passing(beside, [200, 200], [350, 200])).toEqual(NOTHING);
    const shorter = made({ rooms: [room(first), room(rectangleOf(300, 150, 100, 50))] });
    for (const y of [120, 180, 250]) expect(passing(shorter, [200, y], [350, y]), `${y}`).toEqual(NOTHING);
  });

  it("that lie upon each other, or within, keep the walls around the larger", () => {
    const twice = made({ rooms: [room(first), room(first)] });
    expect(passing(twice, [50, 200], [200, 200])).toEqual(NOTHING);
    const within = made({ rooms: [room(first), room(rectangleOf(150, 150, 50, 50))] });
    expect(passing(within, [120, 175], [280, 175])).toEqual(BOTH);
    expect(passing(within, [50, 175], [280, 175])).toEqual(NOTHING);
  });

  it("are one where three of them overlap", () => {
    const rooms = [
      room(first),
      room(rectangleOf(250, 100, 200, 200)),
      room([200, 50, 400, 50, 400, 350, 200, 350]),
    ];
    const barriers = made({ rooms });
    expect(passing(barriers, [110, 200], [440, 200])).toEqual(BOTH);
    expect(passing(barriers, [300, 60], [300, 340])).toEqual(BOTH);
    expect(passing(barriers, [300, 60], [150, 60])).toEqual(NOTHING);
  });

  it("are one place where oblique ones overlap", () => {
    const [diamond, other] = [
      [200, 100, 300, 200, 200, 300, 100, 200],
      [300, 100, 400, 200, 300, 300, 200, 200],
    ];
    const both = made({ rooms: [room(diamond), room(other)] });
    expect(passing(both, [120, 200], [380, 200])).toEqual(BOTH);
    expect(passing(both, [200, 120], [300, 120])).toEqual(NOTHING);
    expect(passing(both, [250, 120], [250, 200])).toEqual(NOTHING);
    expect(passing(both, [250, 160], [250, 240])).toEqual(BOTH);
    expect(both.sight.count).toBe(8);
  });

  it("let a door into one that touches another through the walls of both", () => {
    const rooms = [room(first), room(rectangleOf(300, 100, 100, 200))];
    const doors = (state: DoorState) => [door([300, 180, 300, 220], state)];
    expect(passing(made({ rooms, doors: doors("open") }), [200, 200], [350, 200])).toEqual(BOTH);
    expect(passing(made({ rooms, doors: doors("closed") }), [200, 200], [350, 200])).toEqual(NOTHING);
    expect(passing(made({ rooms, doors: doors("open") }), [200, 150], [350, 150])).toEqual(NOTHING);
  });
});

describe("walls that cross too often", () => {
  const tangled = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: `w${at}`,
      kind: "wall" as const,
      points: [0, (at * 37) % 12_000, 12_000, (at * 7919) % 12_000],
    }));

  it("are refused", () => {
    expect(() => barriersOf({ walls: tangled(3000), doors: [], rooms: [] })).toThrow(
      "se croisent trop souvent",
    );
  });

  it("are no such thing where long walls are few", () => {
    expect(barriersOf({ walls: tangled(60), doors: [], rooms: [] }).sight.count).toBeGreaterThan(60);
  });

  it("are drawn rooms as well that all lie over each other", () => {
    const rooms = Array.from({ length: 200 }, (_, at) => ({
      id: `room-0000${at}`,
      colour: "#203040",
      outline: [at, at * 2, 2000 + at, at, 1900 + at, 2000 + at, at * 3, 1800 + at],
    }));
    expect(() => barriersOf({ walls: [], doors: [], rooms })).toThrow("se croisent trop souvent");
  });
});
