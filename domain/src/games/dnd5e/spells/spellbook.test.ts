import { describe, expect, it } from "vitest";
import { normaliseCharacter } from "../../../sheet/character/normaliseCharacter";
import {
  checkSpellDice,
  MAX_SPELLS,
  prepareSpell,
  putSpell,
  readSpellbook,
  removeSpell,
  spellEntrySchema,
} from "./spellbook";

const read = (raw: object) => readSpellbook(normaliseCharacter(raw));

describe("the spells of a character", () => {
  it("are those that it stores, each name once", () => {
    const spellbook = [
      { id: "fireball", name: "Boule de feu", level: 3, preparation: "prepared" },
      { name: "BOULE DE FEU" },
      { name: "" },
      7,
      { name: "Mon sort", level: 12 },
      { name: "Vent du soir", level: 1, own: { note: "À moi.", roll: { kind: "heal", dice: "1d4" } } },
    ];
    expect(read({ stats: { spellbook }, data: { spells: [{ name: "Lumière" }] } })).toEqual([
      spellbook[0],
      spellbook[5],
    ]);
  });

  it("are none where the player removed all, whatever the import had", () => {
    expect(read({ stats: { spellbook: [] }, data: { spells: ["Lumière"] } })).toEqual([]);
  });

  it("are else those of the import, and the names that the Forge wrote", () => {
    const raw = {
      data: {
        spells: [
          { name: "Fireball", level: 3, prepared: true },
          { name: "Bless", level: 1, always: true },
          { name: "Shield", level: "x", prepared: false },
          "Light",
          null,
        ],
        proficiencies: [
          { label: "Sorts", names: ["Lumière", "fireball"] },
          { label: "Dons", names: ["Chanceux"] },
        ],
      },
    };
    expect(read(raw)).toEqual([
      { name: "Fireball", level: 3, preparation: "prepared" },
      { name: "Bless", level: 1, preparation: "always" },
      { name: "Shield" },
      { name: "Light" },
      { name: "Lumière" },
    ]);
  });

  it("are never more than fit", () => {
    const spells = Array.from({ length: MAX_SPELLS + 9 }, (_, at) => ({ name: `Sort ${at}` }));
    expect(read({ data: { spells } })).toHaveLength(MAX_SPELLS);
  });

  it.each([undefined, null, 7, "x", {}])("are none of %s", (spellbook) => {
    expect(read({ stats: { spellbook } })).toEqual([]);
  });
});

describe("changing them", () => {
  const book = [{ name: "Boule de feu", level: 3 }, { name: "Éclair" }];

  it("adds one, or writes it over the one of its name", () => {
    expect(putSpell(book, { name: "Vol" })).toHaveLength(3);
    expect(putSpell(book, { name: "eclair", level: 3 })).toEqual([book[0], { name: "eclair", level: 3 }]);
  });

  it("leaves a full book as it is", () => {
    const full = Array.from({ length: MAX_SPELLS }, (_, at) => ({ name: `Sort ${at}` }));
    expect(putSpell(full, { name: "Vol" })).toBe(full);
  });

  it("removes and prepares by name", () => {
    expect(removeSpell(book, "ECLAIR")).toEqual([book[0]]);
    const prepared = prepareSpell(book, "éclair", "prepared");
    expect(prepared).toEqual([book[0], { name: "Éclair", preparation: "prepared" }]);
    expect(prepareSpell(prepared, "éclair", undefined)).toEqual(book);
  });
});

describe("a spell of one's own", () => {
  it.each([
    ["2d6+3", true],
    ["70", true],
    ["beaucoup", false],
    ["", false],
    [`1d6${"+1".repeat(40)}`, false],
  ])("rolls %s: %s", (dice, isDice) => {
    expect(checkSpellDice(dice) === undefined).toBe(isDice);
  });

  it("is refused past its bounds", () => {
    const own = { note: "x".repeat(601) };
    expect(spellEntrySchema.safeParse({ name: "Vent", own }).success).toBe(false);
    expect(spellEntrySchema.safeParse({ name: "x".repeat(61) }).success).toBe(false);
    expect(spellEntrySchema.safeParse({ name: "Vent", id: "Fire Ball" }).success).toBe(false);
    expect(spellEntrySchema.safeParse({ name: "Vent", level: 10 }).success).toBe(false);
  });
});
