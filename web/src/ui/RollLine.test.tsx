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
