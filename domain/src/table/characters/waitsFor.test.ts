import { expect, it } from "vitest";
import { waitsFor } from "./waitsFor";

const raw = (change: object) => ({
  ...{ system: "dnd5e", campaign: { id: "brumes", name: "Brumes" } },
  stats: { level: 3, hp: { current: 12, max: 20 } },
  ...change,
});

it.each([
  [{}, []],
  [{ grantedLevel: 4 }, ["Niveau 4 à prendre"]],
  [{ grantedLevel: 3 }, []],
  [{ grantedLevel: 4, campaign: undefined }, []],
  [{ stats: { level: 3, hp: { current: 0, max: 20 } }, grantedLevel: 4 }, ["À 0 PV", "Niveau 4 à prendre"]],
  [{ system: "cthulhu", stats: { hp: { current: 0, max: 11 } }, grantedLevel: 4 }, ["À 0 PV"]],
  [{ system: "vampire", stats: {} }, []],
])("what waits for %o is %j", (change, texts) => expect(waitsFor(raw(change))).toEqual(texts));
