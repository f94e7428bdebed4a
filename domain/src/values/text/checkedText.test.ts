import { describe, expect, it } from "vitest";
import { checkedText } from "./checkedText";

const shout = checkedText(
  (raw) => raw.trim().toUpperCase(),
  (text) => (text === "NON" ? "Pas celui-là." : undefined),
);

describe("checkedText", () => {
  it("gives the normalised text", () => {
    expect(shout.parse(" oui ")).toBe("OUI");
  });

  it("refuses the normalised text with the check's sentence", () => {
    expect(shout.safeParse(" non ").error?.issues.map(({ message }) => message)).toEqual(["Pas celui-là."]);
  });

  it("refuses what is not a text", () => {
    expect(shout.safeParse(12).success).toBe(false);
  });
});
