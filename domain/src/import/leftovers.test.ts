import { describe, expect, it } from "vitest";
import { actor } from "../testing/foundryActor";
import { rawCharacters } from "../testing/rawCharacters";
import { readCharacterFile } from "./characterFile";
import { leftoversOf } from "./leftovers";

const leftoversIn = (content: unknown) => leftoversOf(readCharacterFile(JSON.stringify(content)));

describe("what an import keeps without a place on the sheet", () => {
  it("is counted by kind, with names, for a Foundry character", () => {
    const items = [
      { type: "spell", name: "Bouclier", system: { level: 1, preparation: { prepared: true } } },
      { type: "spell", name: "Lumière", system: { level: 0 } },
      { type: "spell", name: "Soins", system: { level: 1, preparation: { mode: "always" } } },
      { type: "spell", name: "Aide", system: { level: 2, prepared: 2 } },
      { type: "feat", name: "Chanceux", system: { description: { value: "<p>Trois dés.</p>" } } },
    ];
    const raw = actor({ items, system: { currency: { gp: 15, sp: 0, cp: 3 } } });
    expect(leftoversIn(raw)).toEqual([{ label: "Capacités et dons", count: 1, names: ["Chanceux"] }]);
    expect(readCharacterFile(JSON.stringify(raw)).data).toMatchObject({
      spells: [
        { name: "Bouclier", level: 1, prepared: true },
        { name: "Lumière", level: 0 },
        { name: "Soins", level: 1, always: true },
        { name: "Aide", level: 2, always: true },
      ],
      features: [{ name: "Chanceux", description: "Trois dés." }],
      purse: { po: 15, pc: 3 },
    });
  });

  it("is the same for a D&D Beyond character, with the features that it has reached", () => {
    const definition = (name: string, requiredLevel = 1) => ({ definition: { name, requiredLevel } });
    const raw = {
      ...rawCharacters.dndBeyond,
      classes: [
        {
          level: 2,
          definition: { name: "Barde" },
          classFeatures: [definition("Inspiration"), definition("Magie", 3)],
        },
      ],
      feats: [definition("Alerte")],
      spells: { race: [definition("Lumière")], class: null },
      classSpells: [
        { spells: [{ definition: { name: "Soins", level: 1 }, prepared: true, alwaysPrepared: true }] },
      ],
      currencies: { gp: 4 },
    };
    expect(leftoversIn(raw)).toEqual([
      { label: "Capacités et dons", count: 2, names: ["Inspiration", "Alerte"] },
    ]);
    expect(readCharacterFile(JSON.stringify(raw)).data).toMatchObject({
      spells: [{ name: "Lumière" }, { name: "Soins", level: 1, prepared: true, always: true }],
    });
  });

  it("is nothing for a character that has nothing else", () => {
    expect(leftoversIn(actor())).toEqual([]);
    expect(leftoversOf({ data: { features: "Chanceux" } })).toEqual([]);
  });
});
