import { expect, it } from "vitest";
import { valueText } from "./valueText";

it.each([
  [7.5, "7,5"],
  [45_375, "45\u202f375"],
  [-1.5, "-1,5"],
  ["quelques", "quelques"],
  [true, "oui"],
  [false, "non"],
])("%j is shown as %j", (value, text) => expect(valueText(value)).toBe(text));
