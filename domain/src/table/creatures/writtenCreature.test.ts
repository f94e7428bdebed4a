import { describe, expect, it } from "vitest";
import type { CreatureDraft } from "../../games/creature";
import { creaturesOf } from "../../games/registry/creatures";
import { SYSTEM_IDS, type SystemId } from "../../values/systemIds";
import { writtenCreature } from "./writtenCreature";

const MAX = 20;
const LINES: Readonly<Record<SystemId, string>> = {
  dnd5e: "Garde, CA 14, 22 PV",
  vampire: "Garde, Santé 6",
  cyberpunk: "Garde, 30 PV, SP 7",
  cthulhu: "Garde, 12 PV",
};
const read = (text: string, system: SystemId = "dnd5e") => writtenCreature(system, text, MAX);
const guardOf = (text: string) => {
  const { draft, count } = read(text) ?? {};
  return (
    draft?.system === "dnd5e" && { name: draft.name, ac: draft.armourClass, life: draft.life.max, count }
  );
};

describe("a creature in one line", () => {
  it.each([
    "Garde, CA 14, 22 PV",
    "Garde CA 14 22 PV",
    "Garde 22 PV CA 14",
    "Garde, PV 22, CA 14",
    "Garde ; ca : 14 ; pv : 22",
    "Garde · CA 14 · 22 PV",
    "  Garde,CA14,22PV  ",
    "Garde, 14 CA, 22 pv",
    "1 Garde, CA 14, 22 PV",
  ])("is read from « %s »", (line) => {
    expect(guardOf(line)).toEqual({ name: "Garde", ac: 14, life: 22, count: 1 });
  });

  it("says how many, before it or behind it", () => {
    for (const line of ["3 Garde, CA 14, 22 PV", "3 x Garde CA 14 PV 22", "Garde, CA 14, 22 PV x3"]) {
      expect(guardOf(line)).toEqual({ name: "Garde", ac: 14, life: 22, count: 3 });
    }
  });

  it("keeps its name as it is typed, numbers and all", () => {
    expect(read("Garde de l'Élysée n° 2, CA 14, 22 PV")?.draft.name).toBe("Garde de l'Élysée n° 2");
    expect(read("R2 CA 14 22 PV")?.draft.name).toBe("R2");
  });

  it.each(SYSTEM_IDS)("has the words of %s", (system) => {
    expect(read(LINES[system], system)).toMatchObject({ draft: { system, name: "Garde" }, count: 1 });
  });

  it.each(SYSTEM_IDS)("is what an MJ of %s is shown as an example", (system) => {
    expect(read(creaturesOf(system).written.example, system)?.draft.name).toBe("Garde");
  });

  it("has its numbers where its game has them, and shows them in the order of a block", () => {
    const of = (system: SystemId) => read(LINES[system], system);
    expect(of("dnd5e")?.numbers).toEqual(["CA 14", "22 PV"]);
    expect(of("vampire")?.numbers).toEqual(["Santé 6"]);
    expect(of("cyberpunk")?.numbers).toEqual(["SP 7", "30 PV"]);
    expect(of("cthulhu")?.numbers).toEqual(["12 PV"]);
    expect(of("vampire")?.draft.life).toEqual({ max: 6 });
    expect(of("cyberpunk")?.draft).toMatchObject({ life: { max: 30 }, armour: { head: 7, body: 7 } });
    expect(read("videur, sante 6", "vampire")?.draft.life.max).toBe(6);
  });

  it.each([
    ["nothing", ""],
    ["a name alone", "Garde"],
    ["a search that begins with a number", "3 gobelins"],
    ["no life", "Garde, CA 14"],
    ["no armour class", "Garde, 22 PV"],
    ["no name", "CA 14, 22 PV"],
    ["a name without a letter", "12, CA 14, 22 PV"],
    ["a number that is said twice", "Garde, 22 PV, 21 PV"],
    ["a number without a word", "Garde, CA 14, 22"],
    ["another game's words", "Garde, SP 14, 22 PV"],
    ["something else between them", "Garde, FOR 12, CA 14, 22 PV"],
    ["something else behind them", "Garde, CA 14, 22 PV, épée"],
    ["no points at all", "Garde, CA 14, 0 PV"],
    ["more points than a creature has", "Garde, CA 14, 10000 PV"],
    ["more armour than there is", "Garde, CA 61, 22 PV"],
    ["a name that is too long", `${"é".repeat(81)}, CA 14, 22 PV`],
    ["a text that is no line", `${"Garde ".repeat(30)}, CA 14, 22 PV`],
  ])("is none with %s", (_, line) => {
    expect(read(line)).toBeUndefined();
  });

  it("has nothing that is not said, neither attacks nor traits", () => {
    for (const system of SYSTEM_IDS) {
      const draft: CreatureDraft | undefined = read(LINES[system], system)?.draft;
      expect(draft).toMatchObject({ attacks: [], traits: [] });
    }
  });
});
