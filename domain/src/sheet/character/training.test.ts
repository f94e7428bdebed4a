import fc from "fast-check";
import { expect, it } from "vitest";
import { readTraining } from "./training";

it("is read from anything without throwing", () => {
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      const training = readTraining(raw);
      expect(training === undefined || Number.isInteger(training.bonus ?? 0)).toBe(true);
    }),
  );
});
