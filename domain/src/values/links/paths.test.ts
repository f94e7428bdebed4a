import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SYSTEM_IDS } from "../systemIds";
import { paths } from "./paths";
import { safeLink } from "./safeLink";

describe("an in-app address", () => {
  it("has a query only if there are parameters", () => {
    expect(paths.register()).toBe("/register");
    expect(paths.register("DEMO LIBRE")).toBe("/register?code=DEMO%20LIBRE");
    expect(paths.join("t&k", "vampire")).toBe("/join?token=t%26k&system=vampire");
    expect(paths.join(undefined, "vampire")).toBe("/join?system=vampire");
    expect(paths.character("42")).toBe("/character/42");
    expect(paths.character("42", "dnd5e")).toBe("/character/42?system=dnd5e");
    expect(paths.campaign("a/b", "cthulhu")).toBe("/campaign/a%2Fb?system=cthulhu");
    expect(paths.mjPanel("a b", "cyberpunk")).toBe("/campaign/a%20b/mj-panel?system=cyberpunk");
    expect(paths.room("a/b", "vampire")).toBe("/session/a%2Fb?system=vampire");
    expect(paths.mjPanel("x")).toBe("/campaign/x/mj-panel");
    expect(paths.evenings("a/b", "vampire")).toBe("/campaign/a%2Fb/seances?system=vampire");
    expect(paths.evening("x", "a b")).toBe("/campaign/x/seances/a%20b");
    expect(paths.evening("x", 12, "dnd5e")).toBe("/campaign/x/seances/12?system=dnd5e");
  });

  it("is accepted by safeLink, whatever ids it contains", () => {
    const id = fc.string({ minLength: 1 }).filter((text) => !/^\.{1,2}$/.test(text));
    fc.assert(
      fc.property(id, fc.constantFrom(...SYSTEM_IDS), (text, system) => {
        for (const path of [
          paths.campaign(text, system),
          paths.character(text),
          paths.mjPanel(text, system),
          paths.evening("c", text, system),
        ]) {
          expect(safeLink(path)?.kind).toBe("in-app");
        }
      }),
    );
  });
});
