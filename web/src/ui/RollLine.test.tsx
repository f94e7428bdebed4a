import { cleanup, render, screen } from "@testing-library/react";
import { parseDice } from "domain/values/dice/parseDice";
import { rollDice } from "domain/values/dice/rollDice";
import { afterEach, expect, it } from "vitest";
import { MantineTestRoot } from "../testing/MantineTestRoot";
import { announcementOf, type LoggedRoll, RollLine } from "./RollLine";

afterEach(cleanup);

/** Dice that show these faces in turn. */
function logged(text: string, ...faces: number[]): LoggedRoll {
  const expression = parseDice(text);
  if (expression === undefined) throw new Error(`No dice: ${text}`);
  const left = [...faces];
  return { id: "un", label: "Jet", ...rollDice(expression, () => (left.shift() ?? 1) - 1) };
}

const show = (roll: LoggedRoll) =>
  render(<RollLine roll={roll} rolling={false} />, { wrapper: MantineTestRoot });

it("shows each result of repeated dice", () => {
  const roll = logged("3x2d6kh1", 1, 5, 2, 2, 6, 3);
  show(roll);
  expect(screen.getByText("5 · 2 · 6")).toBeTruthy();
  expect(screen.getByText("13")).toBeTruthy();
  expect(announcementOf(roll)).toBe("Jet : 13, 5 · 2 · 6 (3x2d6kh1)");
});

it("shows what was thrown where nothing succeeds", () => {
  const { container } = show(logged("1d100<=45", 73));
  expect(screen.getByText("Aucune réussite")).toBeTruthy();
  expect(container.querySelector("svg")?.textContent).toBe("73");
});

it("puts dice that do not count in parentheses", () => {
  show(logged("4d10>=6", 3, 8, 10, 5));
  expect(screen.getByText("2 réussites")).toBeTruthy();
  expect(screen.getByText(/\(3\) 8 10 \(5\)/)).toBeTruthy();
});

it("tells Hunger dice by a word, and by how much a success exceeds what was asked", () => {
  const die = { sides: 10, sign: 1, kept: true } as const;
  const hunger = { role: "hunger" } as const;
  const roll: LoggedRoll = {
    ...{
      id: "deux",
      label: "Empathie",
      notation: "4d10 (Faim 2, difficulté 2)",
      total: 4,
      roll: 4,
      modifier: 0,
      die: 10,
    },
    dice: [
      { ...die, value: 7 },
      { ...die, value: 3 },
      { ...die, value: 10, ...hunger },
      { ...die, value: 10, ...hunger },
    ],
    outcome: { id: "messy-critical", label: "Critique bestial", tone: "triumph" },
    rolled: { game: "vampire", dice: 4, hungerDice: 2, difficulty: 2 },
  };
  show(roll);
  expect(screen.getByText(/7 3 · Faim : 10 10/)).toBeTruthy();
  expect(screen.getByText("Critique bestial · marge 2")).toBeTruthy();
});
