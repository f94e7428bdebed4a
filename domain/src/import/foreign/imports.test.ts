import { describe, expect, it } from "vitest";
import { IMPORT_FIXTURES } from "../../testing/imports/fixtures";
import { compare, importTable } from "../../testing/imports/truth";

describe("a file of another tool", () => {
  it.each(IMPORT_FIXTURES.map((fixture) => [`${fixture.tool}: ${fixture.name}`, fixture] as const))(
    "shows what its rules say, of %s",
    (_, fixture) => {
      expect(compare([fixture]).filter(({ verdict }) => verdict !== "right")).toEqual([]);
    },
  );

  it("is counted by field in the table that a command prints", () => {
    const [fixture] = IMPORT_FIXTURES;
    const truth = { hp: 12, ac: 1, Longsword: "+5 1d8+3 | 1d10+3", Langues: "Elfique" };
    expect(
      importTable(compare(fixture ? [{ ...fixture, truth }] : []))
        .split("\n")
        .slice(2),
    ).toEqual([
      "| Foundry dnd5e | hp | 1 | 0 | 0 |",
      "| Foundry dnd5e | ac | 0 | 1 | 0 |",
      "| Foundry dnd5e | attacks | 1 | 0 | 0 |",
      "| Foundry dnd5e | others | 0 | 0 | 1 |",
    ]);
  });
});
