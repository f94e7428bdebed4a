import { expect, it } from "vitest";
import { isComposed } from "./isComposed";

it.each([
  ["while it goes on", { key: "Enter", isComposing: true }, true],
  ["as Safari tells its end", { key: "Enter", keyCode: 229 }, true],
  ["not with any other key", { key: "Enter", keyCode: 13 }, false],
])("a key belongs to a composition %s", (_, init, composed) => {
  expect(isComposed(new KeyboardEvent("keydown", init))).toBe(composed);
});
