import { expect, it } from "vitest";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import type { SystemId } from "../../values/systemIds";
import { blocksOfAnyGame, emptyTraits } from "./blocksOfAnyGame";

const blocksOf = (system: SystemId, fields: object) =>
  blocksOfAnyGame(normaliseCharacter({ id: "c", name: "Nora", system, ...fields }));
const noted = { data: { race: "Elfe" }, stats: { ac: 15 } };

it("shows race and armour class of another game than D&D where they are stored, else nothing", () => {
  for (const system of ["vampire", "cyberpunk", "cthulhu"] as const) {
    expect(blocksOf(system, noted)).toEqual([
      {
        ...{ kind: "text", id: "other-game", title: "Aussi noté" },
        lines: [
          { label: "Race", text: "Elfe" },
          { label: "CA", text: "15" },
        ],
      },
    ]);
    expect(blocksOf(system, {})).toEqual([]);
  }
  expect(blocksOf("dnd5e", noted)).toEqual([]);
});

it("shows what is written of the four traits in any game", () => {
  const traits = { data: { traits: { ideals: "Un trône est une chaise.", flaws: "" } } };
  expect(blocksOf("vampire", traits)).toEqual([
    {
      ...{ kind: "text", id: "profile", title: "Profil et traits" },
      lines: [{ label: "Idéaux", text: "Un trône est une chaise." }],
    },
  ]);
  expect(blocksOf("dnd5e", traits)).toEqual([]);
});

it("names the four traits where another game than D&D has none of them", () => {
  const emptyOf = (system: SystemId, traits: object) =>
    emptyTraits(normaliseCharacter({ id: "c", name: "Nora", system, data: { traits } }));
  for (const system of ["vampire", "cyberpunk", "cthulhu"] as const) {
    expect(emptyOf(system, { bonds: "" })).toEqual(["Personnalité", "Idéaux", "Liens", "Défauts"]);
    expect(emptyOf(system, { bonds: "Sa sœur." })).toEqual([]);
  }
  expect(emptyOf("dnd5e", {})).toEqual([]);
});
