import { describe, expect, it } from "vitest";
import { compareFrench } from "./compareFrench";

describe("compareFrench", () => {
  it("sorts accented letters beside plain ones, whatever the case", () => {
    expect(["zoé", "Élan", "eau", "Écu", "orc"].sort(compareFrench)).toEqual([
      "eau",
      "Écu",
      "Élan",
      "orc",
      "zoé",
    ]);
  });

  it("sorts numbers in names by value", () => {
    expect(["Acte 10", "Acte 2"].sort(compareFrench)).toEqual(["Acte 2", "Acte 10"]);
  });
});
