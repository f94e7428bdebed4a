import { describe, expect, it } from "vitest";
import { limits, stateWith } from "../../../testing/dnd5ePlay";
import { FRESH_STATE } from "../play/state";
import { castLine, castOf, castOptions } from "./castOf";
import { SPELLS } from "./catalogue";

const spell = (id: string) => {
  const found = SPELLS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`No spell ${id}`);
  return found;
};
const caster = { level: 5, casting: { modifier: 3, attackBonus: 6, saveDifficulty: 14 } };

describe("a casting in the table's log", () => {
  const state = stateWith({ slots: { ...FRESH_STATE.slots, "1": 3 } });
  const linesOf = (id: string) =>
    castOptions(spell(id), state, limits).map((option) =>
      castLine(spell(id), option, castOf(spell(id), option, caster, state)),
    );

  it("names the spell, its level and the slot that it cost", () => {
    expect(linesOf("bless").map(({ label, notes }) => [label, ...notes])).toEqual([
      ["Bénédiction (niv. 1)", "Emplacement : niveau 1"],
      ["Bénédiction (niv. 2)", "Emplacement : niveau 2"],
      ["Bénédiction (niv. 2)", "Emplacement : pacte, niveau 2"],
    ]);
  });

  it("names a ritual and a cantrip without a cost, and what is saved against", () => {
    expect(linesOf("detect-magic").at(-1)).toMatchObject({
      label: "Détection de la magie (rituel)",
      notes: [],
    });
    expect(linesOf("sacred-flame")).toEqual([
      {
        label: spell("sacred-flame").name,
        use: { use: "cast", save: { ability: "dex", difficulty: 14 } },
        notes: [],
      },
    ]);
  });
});
