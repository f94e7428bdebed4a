import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SYSTEM_IDS } from "../../values/systemIds";
import { emptyDraft, readDraft } from "./draft";

describe("a draft", () => {
  it.each(SYSTEM_IDS)("of %s starts without choices, and is the same after it was stored", (system) => {
    const empty = emptyDraft(system);
    expect(empty.system).toBe(system);
    expect(empty.identity.name).toBe("");
    expect(readDraft(system, JSON.parse(JSON.stringify(empty)))).toEqual(empty);
  });

  it("keeps the readable fields of one that an older version stored", () => {
    const draft = readDraft("dnd5e", {
      system: "dnd5e",
      identity: { name: "Mirabelle", pronoun: 7 },
      raceId: "elfe",
      level: "haut",
      baseScores: { str: 15, dex: 99 },
      classSkills: ["cuisine"],
    });
    expect(draft).toMatchObject({ raceId: "elfe", level: 1, classSkills: [] });
    expect(draft?.identity).toMatchObject({ name: "Mirabelle", pronoun: "" });
    expect(draft?.baseScores).toEqual({ str: 15, dex: 0, con: 0, int: 0, wis: 0, cha: 0 });
  });

  it("cannot be read from another system's draft or from other values", () => {
    expect(readDraft("vampire", emptyDraft("dnd5e"))).toBeUndefined();
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...SYSTEM_IDS), (raw, system) => {
        const read = readDraft(system, raw);
        expect(read === undefined || read.system === system).toBe(true);
      }),
    );
  });
});
