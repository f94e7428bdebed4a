import { describe, expect, it } from "vitest";
import { forgeUrl } from "./forgeUrl";

describe("the links to the Forge", () => {
  it("lead to the product's own out of the box, to what is to be made", () => {
    expect(forgeUrl({}, "")).toBe("/atelier");
    expect(forgeUrl({ make: "campaign" }, "")).toBe("/atelier?make=campaign");
    expect(forgeUrl({ make: "character", system: "vampire" }, "")).toBe(
      "/atelier?make=character&system=vampire",
    );
  });

  it("lead to a character for one's table", () => {
    expect(forgeUrl({ make: "character", system: "dnd5e", campaign: "c1" }, "")).toBe(
      "/atelier?make=character&system=dnd5e&campaign=c1",
    );
  });

  it("lead to the outside Forge where the installation names one, with the system alone", () => {
    const host = "https://forge.example";
    expect(forgeUrl({}, host)).toBe("https://forge.example/");
    expect(forgeUrl({ make: "character", system: "vampire" }, host)).toBe(
      "https://forge.example/?system=vampire",
    );
  });
});
