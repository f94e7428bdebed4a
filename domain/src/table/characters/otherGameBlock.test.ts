import { expect, it } from "vitest";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { SYSTEM_IDS } from "../../values/systemIds";
import { otherGameBlock } from "./otherGameBlock";

const character = (system: string, fields: object) =>
  normaliseCharacter({ id: "c", userId: "nina", system, name: "Nina", ...fields });

it("shows race and armour class of a character whose game has none of them", () => {
  const fields = { stats: { ac: 14 }, data: { race: "Elfe", background: "Comédienne" } };
  for (const system of SYSTEM_IDS.filter((id) => id !== "dnd5e")) {
    expect(otherGameBlock(character(system, fields))?.lines).toEqual([
      { label: "Race", text: "Elfe" },
      { label: "CA", text: "14" },
    ]);
    expect(otherGameBlock(character(system, {}))).toBeUndefined();
    expect(otherGameBlock(character(system, { data: { race: "Elfe" } }))?.lines).toHaveLength(1);
  }
  expect(otherGameBlock(character("dnd5e", fields))).toBeUndefined();
});
