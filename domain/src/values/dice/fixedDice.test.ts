import { expect, it } from "vitest";
import { seededSource } from "../../testing/seededSource";
import { fixedDice } from "./fixedDice";
import { parseDice } from "./parseDice";
import { rollDice } from "./rollDice";

it.each(["1", "7", "120"])("throws %s as the points that it is", (text) => {
  const expression = parseDice(fixedDice(text));
  expect(expression && rollDice(expression, seededSource(1)).total).toBe(Number(text));
});

it.each(["1d6", "0", "", "1 feu", "999999"])("leaves « %s » as it is", (text) => {
  expect(fixedDice(text)).toBe(text);
});
