import { describe, expect, it } from "vitest";
import type { Reopened } from "../../../game/forge/forge";
import { levelUpGains } from "../../../table/forge/reopen";
import { forged, scores } from "../../../testing/dnd5eForge";

const said = (raw: Reopened) => levelUpGains(raw).map(({ label, value }) => `${label} : ${value}`);

describe("what a level gives", () => {
  it("is the hit die with its points, and the new resources of the class", () => {
    expect(said(forged("guerrier", 1))).toEqual([
      "Dé de vie : 1d10",
      "Points de vie : +8 au maximum ; les actuels montent d'autant",
      "Sursaut d'activité : 1",
    ]);
    expect(said(forged("barbare", 2))).toEqual([
      "Dé de vie : 1d12",
      "Points de vie : +9 au maximum ; les actuels montent d'autant",
      "Sous-classe : Voie primitive, à choisir",
      "Rages : 2 → 3",
    ]);
    expect(said(forged("barbare", 19))).toContain("Rages : sans limite");
    expect(said(forged("barbare", 8))).toContain("Dégâts de rage : 2 → 3");
  });

  it("is a die to roll where the table rolls hit points", () => {
    const rolled = forged("guerrier", 2, { hitPointRule: "rolled", laterDice: [9] });
    expect(said(rolled)).toContain("Points de vie : 1d10 +2, à lancer ; les actuels montent d'autant");
  });

  it("is an improvement, proficiency and expertise where they are due", () => {
    expect(said(forged("guerrier", 3))).toContain("Caractéristiques : 2 points, ou un don");
    expect(said(forged("guerrier", 4))).toContain("Bonus de maîtrise : 2 → 3");
    expect(said(forged("guerrier", 4)).join()).not.toContain("Caractéristiques");
    expect(said(forged("roublard", 5))).toContain("Expertise : 2 compétences");
  });

  it("is half of the proficiency for a bard, in what they have not learned", () => {
    expect(said(forged("barde", 1))).toContain("Compétences non maîtrisées : la moitié de la maîtrise");
    expect(said(forged("barde", 2)).join()).not.toContain("non maîtrisées");
  });

  it("is slots and spells for who casts", () => {
    const wizard = said(forged("magicien", 2));
    expect(wizard).toEqual(
      expect.arrayContaining([
        "Emplacements de niveau 1 : 3 → 4",
        "Emplacements de niveau 2 : 2",
        "Sorts préparés : 2 → 3",
      ]),
    );
    expect(said(forged("magicien", 3))).toContain("Sorts mineurs : 3 → 4");
    expect(said(forged("ensorceleur", 2))).toContain("Sorts connus : 3 → 4");
    expect(said(forged("occultiste", 2))).toContain("Niveau des emplacements de pacte : 1 → 2");
  });

  it("adds the average to hit points that were written down", () => {
    const imported: Reopened = {
      system: "dnd5e",
      name: "Lorien",
      class: "Rôdeuse 5",
      stats: { abilityScores: scores, hp: { current: 20, max: 44 } },
      data: { classes: [{ name: "Rôdeuse", level: 5 }], level: 5 },
    };
    expect(said(imported)).toContain("Points de vie : +8 au maximum ; les actuels montent d'autant");
  });

  it("is nothing after the last level, and in games without levels", () => {
    expect(said(forged("guerrier", 20))).toEqual([]);
    expect(said({ system: "vampire", name: "Isaure", class: "Toreador", stats: {}, data: {} })).toEqual([]);
  });
});
