import { gridOf } from "domain/testing/scenes";
import { expect, it } from "vitest";
import { doorLabel, doorViews, doorViewsOfMj, middleOfDoor, nearestDoor } from "./doors";

const grid = gridOf({ size: 64 });
const door = (id: string, state: "open" | "closed" | "locked", seen = true) => ({
  ...{ id, state, seen },
  points: [128, 64, 192, 64],
});
const all = [door("a", "open"), door("b", "closed"), door("c", "locked"), door("d", "closed", false)];
const acts = (doors: readonly { readonly act?: string }[]) => doors.map(({ act }) => act);

it("players open and close what they see and is not locked, where the MJ lets them", () => {
  expect(acts(doorViews(all, { playersOpenDoors: true }, "player"))).toEqual([
    ...["closed", "open"],
    ...[undefined, undefined],
  ]);
  expect(acts(doorViews(all, { playersOpenDoors: false }, "player"))).toEqual(Array(4).fill(undefined));
  expect(acts(doorViews(all, { playersOpenDoors: true }, "watching"))).toEqual(Array(4).fill(undefined));
});

it("the MJ opens any door but a secret one, which the tool for walls turns", () => {
  const stored = [
    ...all.map(({ seen: _, ...one }) => one),
    { ...door("e", "open"), state: "secret" as const },
  ];
  expect(doorViewsOfMj(stored).map(({ id, act }) => `${id} ${act}`)).toEqual([
    ...["a closed", "b open", "c open", "d open"],
  ]);
});

it("a door is found within reach of its line, the nearest first", () => {
  const other = { ...door("far", "open"), points: [128, 80, 192, 80] };
  expect(nearestDoor([other, door("a", "open")], { x: 160, y: 70 }, 20)).toMatchObject({
    door: { id: "a" },
    away: 6,
  });
  expect(nearestDoor([door("a", "open")], { x: 220, y: 64 }, 20)).toBeUndefined();
});

it("its label says what a press does, or what is known of it, and where it is", () => {
  const [open, closed, locked] = doorViews(all, { playersOpenDoors: true }, "player");
  const label = (one: typeof open) => one && doorLabel(one, grid);
  expect([open, closed, locked].map(label)).toEqual([
    ...["Fermer la porte, case C2", "Ouvrir la porte, case C2", "Porte verrouillée, case C2"],
  ]);
  expect(doorViewsOfMj([door("c", "locked")]).map(label)).toEqual(["Ouvrir la porte verrouillée, case C2"]);
  expect(middleOfDoor(door("a", "open"))).toEqual({ x: 160, y: 64 });
});
