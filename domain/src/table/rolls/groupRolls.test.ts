import { expect, it } from "vitest";
import { groupRolls } from "./groupRolls";

const outline = (rolls: readonly { id: string; follows?: string }[]) =>
  groupRolls(rolls).map(({ roll, followers }) => [roll.id, ...followers.map(({ id }) => id)].join(" "));

it("stands damage under its attack, where the newest of them is", () => {
  const rolls = [
    { id: "late", follows: "attack" },
    { id: "check" },
    { id: "second", follows: "other" },
    { id: "first", follows: "other" },
    { id: "other" },
    { id: "attack" },
  ];
  expect(outline(rolls)).toEqual(["attack late", "check", "other first second"]);
});

it("stands the attacks of a spell under its line, and their damage with them", () => {
  const rolls = [
    { id: "damage", follows: "ray" },
    { id: "check" },
    { id: "ray", follows: "spell" },
    { id: "spell" },
  ];
  expect(outline(rolls)).toEqual(["spell ray damage", "check"]);
});

it("leaves damage alone whose attack is not shown any more", () => {
  expect(outline([{ id: "check" }, { id: "damage", follows: "gone" }])).toEqual(["check", "damage"]);
  expect(outline([])).toEqual([]);
});
