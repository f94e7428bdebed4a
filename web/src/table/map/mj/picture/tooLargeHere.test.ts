import { expect, it } from "vitest";
import { tooLargeHere } from "./tooLargeHere";

const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";
const COMPUTER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";
const large = { width: 12_000, height: 9000 };
const SENTENCE =
  "Cette image est trop grande pour cet appareil (12\u202f000 × 9\u202f000 pixels) : réduis-la, ou choisis-la sur un ordinateur.";

it.each([
  ["a phone", { userAgent: PHONE }, SENTENCE],
  ["a computer with little memory", { userAgent: COMPUTER, deviceMemory: 4 }, SENTENCE],
  ["a computer", { userAgent: COMPUTER, deviceMemory: 8 }, undefined],
  ["a computer that says nothing of its memory", { userAgent: COMPUTER }, undefined],
])("a picture of 108 million pixels on %s", (_name, device, sentence) => {
  expect(tooLargeHere(large, device)).toBe(sentence);
});

it("a picture of 100 million pixels is read by a phone", () => {
  expect(tooLargeHere({ width: 12_500, height: 8000 }, { userAgent: PHONE })).toBeUndefined();
});
