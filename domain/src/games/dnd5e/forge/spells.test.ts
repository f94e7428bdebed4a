import { describe, expect, it } from "vitest";
import { duplicatedCharacter, reforgedCharacter, reopenDraft } from "../../../table/forge/reopen";
import { buildDnd5e } from "./build";
import { emptyDnd5eDraft } from "./draft";
import { spellsOf, toggleSpell } from "./spells";

const spells = "Boule de feu, Vol";
const OWN = { name: "Vent, du soir", level: 1, own: { ritual: true } };

describe("the spells of a draft", () => {
  it("become those of the character, and nothing where there are none", () => {
    expect(buildDnd5e({ ...emptyDnd5eDraft, spells }).stats.spellbook).toEqual([
      { name: "Boule de feu" },
      { name: "Vol" },
    ]);
    expect(buildDnd5e(emptyDnd5eDraft).stats).not.toHaveProperty("spellbook");
  });

  it("are chosen and given back by any of their names", () => {
    const draft = toggleSpell({ spells }, ["Soins", "Cure Wounds"]);
    expect(draft.spells).toBe("Boule de feu, Vol, Soins");
    expect(toggleSpell(draft, ["boule de FEU", "Fireball"]).spells).toBe("Vol, Soins");
    expect(toggleSpell({ spells: "" }, []).spells).toBe("");
  });

  it("leave out names that no spell can have", () => {
    expect(spellsOf({ spells: `${"x".repeat(61)}, Vol` }, [])).toEqual([{ name: "Vol" }]);
  });
});

describe("the spells of a character that is changed in the Forge", () => {
  const made = buildDnd5e({ ...emptyDnd5eDraft, spells });
  const spellbook = [OWN, { name: "Vol", preparation: "prepared" }, { name: "Soins", level: 1 }];
  const raw = { system: "dnd5e" as const, ...made, stats: { ...made.stats, spellbook } };

  it("are those of its sheet, but for its own", () => {
    expect(reopenDraft(raw)).toMatchObject({ spells: "Vol, Soins" });
  });

  it("stay prepared, and those of its own stay", () => {
    const draft = { ...reopenDraft(raw), spells: "Soins, vol, Éclair" } as never;
    const expected = [
      OWN,
      { name: "Soins", level: 1 },
      { name: "Vol", preparation: "prepared" },
      { name: "Éclair" },
    ];
    expect(reforgedCharacter(draft, raw).stats.spellbook).toEqual(expected);
    expect(duplicatedCharacter(draft, raw).stats.spellbook).toEqual(expected);
  });

  it("may all be given back", () => {
    const one = { ...raw, stats: { ...made.stats, spellbook: [{ name: "Vol" }] } };
    const draft = { ...reopenDraft(one), spells: "" } as never;
    expect(reforgedCharacter(draft, one).stats.spellbook).toEqual([]);
  });
});
