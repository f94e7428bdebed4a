import { expect, it } from "vitest";
import { labelText } from "./labelText";

it("has a short text whole, on one line", () => {
  expect(labelText(" Tu entends\nrespirer. ")).toBe("Tu entends respirer.");
  expect(labelText("x".repeat(34))).toBe("x".repeat(34));
});

it("ends a long text after a word, without what would come before the next one", () => {
  expect(labelText("Derrière le mur, quelqu'un respire très lentement.")).toBe("Derrière le mur, quelqu'un…");
  expect(labelText("Le mur sonne creux à cet endroit, et sent le soufre")).toBe(
    "Le mur sonne creux à cet endroit…",
  );
  expect(labelText("Sur la pierre on lit encore : « Fuyez d'ici ! »")).toBe("Sur la pierre on lit encore…");
});

it("cuts a word that is too long by itself, and no letter in half", () => {
  expect(labelText(`${"x".repeat(40)} fin`)).toBe(`${"x".repeat(33)}…`);
  expect(labelText("🐉".repeat(30))).toBe(`${"🐉".repeat(16)}…`);
});
