import { expect, it } from "vitest";
import { eventsText } from "./playLines";

it("joins what happened with commas, also as it was stored with full stops", () => {
  const events = (...texts: string[]) => texts.map((text) => ({ tone: "neutral" as const, text }));
  expect(eventsText(events("Tu reviens à la vie avec 5 PV.", "−1 PV"))).toBe(
    "Tu reviens à la vie avec 5 PV, −1 PV",
  );
  expect(eventsText([])).toBe("Rien n'a changé");
});
