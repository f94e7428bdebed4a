import { describe, expect, it } from "vitest";
import { normaliseCharacter } from "../../../sheet/character/normaliseCharacter";
import { applyEquipment } from "../../../table/equipment/applyEquipment";
import { dnd5ePlay } from "../play/dnd5ePlay";
import { SPELLS } from "../spells/catalogue";
import { sheetSpells, spellCounts } from "../spells/sheetSpells";
import { readSpellbook } from "../spells/spellbook";
import { spellcastingsOf } from "../spells/spellcasting";
import { buildDnd5e } from "./build";
import { dnd5eReady } from "./ready";

const made = dnd5eReady.map((draft) => {
  const character = normaliseCharacter({ ...buildDnd5e(draft), id: "new", system: "dnd5e" });
  const castings = spellcastingsOf(character);
  const spells = sheetSpells(readSpellbook(character), character, castings, SPELLS);
  return { name: character.name, character, castings, spells };
});

describe("the ready heroes of D&D", () => {
  it.each(made)("begin with gold in their purse: $name", ({ character }) => {
    const equipped = applyEquipment(character, [], []);
    const { coins } = dnd5ePlay.firstState(equipped, dnd5ePlay.limitsOf(equipped));
    expect(coins.gp).toBeGreaterThan(0);
  });

  it.each(made.filter(({ castings }) => castings.length > 0))(
    "know and have prepared as many spells as their class may, all of the catalogue: $name",
    ({ castings, spells }) => {
      expect(spells.filter(({ known }) => known === undefined)).toEqual([]);
      for (const { cantrips, known, prepared } of spellCounts(spells, castings)) {
        for (const count of [cantrips, known, prepared]) expect(count?.chosen).toBe(count?.of);
      }
    },
  );

  it("have a cleric of a domain, whose spells are always prepared", () => {
    const cleric = made.find(({ character }) => character.classes[0]?.name === "Clerc");
    expect(cleric?.character.classes[0]?.subclass).toBe("Domaine de la Vie");
    const always = cleric?.spells.filter(({ preparation }) => preparation === "always");
    expect(always?.map(({ spell }) => spell.name)).toEqual(["Bénédiction", "Soins"]);
  });
});
