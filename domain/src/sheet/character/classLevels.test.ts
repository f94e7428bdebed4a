import { describe, expect, it } from "vitest";
import { fieldsOf } from "../../values/reading/fields";
import { type ClassLevel, readCharacterLevel, readClassLevels, readLevel } from "./classLevels";
import { classLabel } from "./fallbacks";

const read = (raw: unknown) => readClassLevels([fieldsOf(raw)]);

describe("classes and levels", () => {
  it.each<[unknown, ClassLevel[]]>([
    [{ class: "Rôdeuse" }, [{ name: "Rôdeuse" }]],
    [{ class: "Rôdeuse 5" }, [{ name: "Rôdeuse", level: 5 }]],
    [{ class: "Rôdeuse (niveau 5)" }, [{ name: "Rôdeuse", level: 5 }]],
    [{ class: "Rôdeuse, niv. 5" }, [{ name: "Rôdeuse", level: 5 }]],
    [{ class: "Fighter lvl 12 (Champion)" }, [{ name: "Fighter", level: 12, subclass: "Champion" }]],
    [
      { classe: "Guerrier 3 / Magicien 2" },
      [
        { name: "Guerrier", level: 3 },
        { name: "Magicien", level: 2 },
      ],
    ],
    [{ class: "Clerc 1 et Barde" }, [{ name: "Clerc", level: 1 }, { name: "Barde" }]],
    [
      { class: { name: "Barde", level: "3", subclass: { name: "Savoir" } } },
      [{ name: "Barde", level: 3, subclass: "Savoir" }],
    ],
    [
      { classes: [{ definition: { name: "Barde" }, level: 2 }, "Clerc 1", 3] },
      [
        { name: "Barde", level: 2 },
        { name: "Clerc", level: 1 },
      ],
    ],
    [{ class: "Guerrier", classes: [{ name: "Guerrière", level: 2 }] }, [{ name: "Guerrière", level: 2 }]],
    [{ class: "Rôdeuse 0" }, [{ name: "Rôdeuse 0" }]],
    [{ class: "5" }, [{ name: "5" }]],
    [{ class: "  ", clan: "Toréador" }, [{ name: "Toréador" }]],
    [{ class: {} }, []],
    [{ class: "/" }, []],
    [{}, []],
  ])("are read from %j", (raw, classes) => {
    expect(read(raw)).toEqual(classes);
  });

  it("are at most twenty", () => {
    expect(read({ classes: Array.from({ length: 50 }, () => "Barde 1") })).toHaveLength(20);
  });

  it.each([
    [5, 5],
    ["5", 5],
    ["Niveau 5", 5],
    ["niv. 12", 12],
    [5.7, 5],
    [0, undefined],
    [100, undefined],
    ["cinq", undefined],
  ])("a level of %j is %s", (raw, level) => {
    expect(readLevel(raw)).toBe(level);
  });

  it("add up to the character's level, unless it has its own", () => {
    const classes = [{ name: "Guerrier", level: 3 }, { name: "Clerc", level: 2 }, { name: "Barde" }];
    expect(readCharacterLevel([fieldsOf({})], classes)).toBe(5);
    expect(readCharacterLevel([fieldsOf({ niveau: 7 })], classes)).toBe(7);
    expect(readCharacterLevel([], [])).toBeUndefined();
  });

  it("are shown in one line, with a fallback", () => {
    const classes = [{ name: "Guerrier", level: 3, subclass: "Champion" }, { name: "Clerc" }];
    expect(classLabel({ classes })).toBe("Guerrier 3 / Clerc");
    expect(classLabel({ classes }, true)).toBe("Guerrier 3 (Champion) / Clerc");
    expect(classLabel({ classes: [] })).toBe("Classe inconnue");
  });
});
