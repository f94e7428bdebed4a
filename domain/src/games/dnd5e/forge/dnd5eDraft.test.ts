import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ForgeRules, FREE_RULES } from "../../../game/forge/forgeRules";
import { ABILITY_KEYS } from "../../../sheet/character/abilities";
import { normaliseCharacter } from "../../../sheet/character/normaliseCharacter";
import { forgeSteps, missingAt } from "../../../table/forge/steps";
import { seededSource } from "../../../testing/seededSource";
import { buildDnd5e, SPELL_ATTACK } from "./build";
import {
  assignScore,
  chooseBackground,
  chooseClass,
  chooseEquipment,
  chooseLevel,
  chooseOtherClasses,
  chooseRace,
  chooseScoreMethod,
  chooseSubrace,
  nameCustomRace,
  openScores,
  pickEquipment,
  takeRolledScores,
  toggleClassSkill,
  toggleExpertise,
  toggleLanguage,
  toggleRaceAbility,
  toggleRaceSkill,
} from "./choose";
import { type Dnd5eDraft, emptyDnd5eDraft } from "./draft";
import {
  expertiseCount,
  finalScore,
  finalScores,
  improvementPoints,
  offeredSkills,
  raceName,
  trainedSkills,
} from "./facts";
import { laterHitDice, maxHitPoints } from "./hitDice";
import { dnd5eNumbers } from "./numbers";
import { inferDnd5eDraft } from "./read";
import { equipmentChoices, optionLabel, pickableItems } from "./startingKit";
import { surpriseDnd5e } from "./surprise";

const PLAYED: ForgeRules = { table: undefined, played: true };
const missing = (draft: Dnd5eDraft, step: string, rules = FREE_RULES) => missingAt(draft, step, rules);
const withScores = (draft: Dnd5eDraft, ...scores: number[]): Dnd5eDraft => ({
  ...draft,
  baseScores: Object.fromEntries(
    ABILITY_KEYS.map((key, index) => [key, scores[index] ?? 8]),
  ) as Dnd5eDraft["baseScores"],
});

describe("a draft's race", () => {
  it("selects its only subrace and raises scores", () => {
    const dwarf = withScores(chooseRace(emptyDnd5eDraft, "nain"), 15, 14, 13, 12, 10, 8);
    expect(dwarf.subraceId).toBe("nain-des-collines");
    const dragonborn = chooseRace(emptyDnd5eDraft, "drakeide");
    expect([dragonborn.subraceId, raceName(dragonborn)]).toEqual(["", "Drakéide"]);
    expect(raceName(chooseSubrace(dragonborn, "drakeide-rouge"))).toBe("Drakéide rouge");
    expect(finalScores(dwarf)).toEqual({ str: 15, dex: 14, con: 15, int: 12, wis: 11, cha: 8 });
  });

  it("lets a half-elf raise two abilities other than Charisma, and choose two skills", () => {
    const halfElf = chooseRace(emptyDnd5eDraft, "demi-elfe");
    expect(missing(halfElf, "race")).toEqual([
      "Choisis encore 2 caractéristiques à améliorer.",
      "Choisis encore 2 compétences de peuple.",
    ]);
    const refused = toggleRaceAbility(halfElf, "cha");
    expect(refused.raceAbilities).toEqual([]);
    const raised = toggleRaceAbility(toggleRaceAbility(toggleRaceAbility(refused, "str"), "dex"), "con");
    expect(raised.raceAbilities).toEqual(["str", "dex"]);
    const learned = toggleRaceSkill(toggleRaceSkill(raised, "arcana"), "stealth");
    expect(missing(learned, "race")).toEqual([]);
    expect(finalScore(withScores(learned, 8), "str")).toBe(9);
    expect(chooseRace(learned, "humain")).toMatchObject({ raceAbilities: [], raceSkills: [], subraceId: "" });
  });

  it("may be custom", () => {
    expect(missing(emptyDnd5eDraft, "race")).toEqual(["Choisis un peuple."]);
    const sylph = nameCustomRace(chooseRace(emptyDnd5eDraft, "nain"), "Sylphe");
    expect(sylph).toMatchObject({ raceId: "", subraceId: "" });
    expect(missing(sylph, "race")).toEqual([]);
    expect(buildDnd5e(sylph).data.race).toBe("Sylphe");
  });
});

describe("a draft's scores", () => {
  it("are assigned from the standard array, each once; removing one makes it available again", () => {
    const strong = assignScore(emptyDnd5eDraft, "str", 15);
    expect(openScores(strong, "dex")).toEqual([14, 13, 12, 10, 8]);
    expect(openScores(strong, "str")).toEqual([15, 14, 13, 12, 10, 8]);
    const swapped = assignScore(assignScore(strong, "dex", 14), "dex", 15);
    expect(swapped.baseScores).toMatchObject({ str: 14, dex: 15 });
    expect(assignScore(swapped, "dex", 0).baseScores.dex).toBe(0);
    expect(missing(swapped, "abilities")).toEqual(["Donne chaque valeur à une caractéristique."]);
    expect(missing(withScores(swapped, 8, 10, 12, 13, 14, 15), "abilities")).toEqual([]);
  });

  it("are bought with 27 points, from 8 to 15", () => {
    const buying = chooseScoreMethod(emptyDnd5eDraft, "point_buy");
    expect(missing(buying, "abilities")).toEqual(["Il te reste 27 points à répartir."]);
    expect(missing(withScores(buying, 15, 15, 15, 9, 8, 8), "abilities")).toEqual([
      "Tu as dépensé 1 point de trop.",
    ]);
    expect(missing(withScores(buying, 16, 15, 15, 9, 8, 8), "abilities")).toEqual([
      "Achète des scores de 8 à 15.",
    ]);
    expect(missing(withScores(buying, 15, 15, 15, 8, 8, 8), "abilities")).toEqual([]);
  });

  it("are rolled before they are assigned", () => {
    const rolling = chooseScoreMethod(emptyDnd5eDraft, "rolled");
    expect(missing(rolling, "abilities")).toEqual(["Lance les dés."]);
    const rolled = takeRolledScores(rolling, [18, 12, 12, 9, 7, 3]);
    expect(missing(rolled, "abilities")).toEqual(["Donne chaque résultat à une caractéristique."]);
    expect(openScores(assignScore(rolled, "str", 12), "dex")).toEqual([18, 12, 9, 7, 3]);
    expect(missing(withScores(rolled, 3, 7, 9, 12, 12, 18), "abilities")).toEqual([]);
  });

  it("rise with levels, up to 20, unless the points are spent on a feat", () => {
    const veteran = withScores(
      chooseLevel(chooseClass(emptyDnd5eDraft, "guerrier"), 6),
      15,
      14,
      13,
      12,
      10,
      8,
    );
    expect(improvementPoints(veteran)).toBe(4);
    expect(missing(veteran, "abilities")).toEqual(["Il te reste 4 points d'amélioration à répartir."]);
    expect(missing({ ...veteran, feats: "Robuste" }, "abilities")).toEqual([]);
    const improved = { ...veteran, improvements: { ...veteran.improvements, str: 4 } };
    expect(missing(improved, "abilities")).toEqual([]);
    const giant = { ...improved, improvements: { ...veteran.improvements, str: 6 } };
    expect(missing(giant, "abilities")).toEqual([
      "Tu as dépensé 2 points d'amélioration de trop.",
      "Aucune amélioration ne mène au-delà de 20.",
    ]);
    expect(missing(giant, "abilities", PLAYED)).toEqual([]);
  });
});

describe("a draft's class", () => {
  it("offers the skills that the character does not have otherwise", () => {
    const cleric = chooseClass(chooseBackground(emptyDnd5eDraft, "acolyte"), "clerc");
    expect(offeredSkills(cleric)).toEqual(["history", "medicine", "persuasion"]);
    const learned = toggleClassSkill(toggleClassSkill(cleric, "history"), "medicine");
    expect(missing(learned, "skills")).toEqual(["Choisis encore 2 langues."]);
    expect(trainedSkills(learned)).toEqual(["history", "insight", "medicine", "religion"]);
    expect(chooseBackground(learned, "heritier-ruine").classSkills).toEqual(["medicine"]);
    expect(chooseClass(learned, "barde").classSkills).toEqual([]);
  });

  it("gives rogues expertise in two of their skills, and removes it with the skill", () => {
    const rogue = toggleClassSkill(chooseClass(emptyDnd5eDraft, "roublard"), "stealth");
    expect(expertiseCount(rogue)).toBe(2);
    const expert = toggleExpertise(rogue, "stealth");
    expect(buildDnd5e(expert).stats.skills).toMatchObject({ stealth: { proficiency: "expertise" } });
    expect(toggleClassSkill(expert, "stealth").expertise).toEqual([]);
  });

  it("gives bards half of the proficiency in what they have not learned, from level 2 on", () => {
    const bard = toggleClassSkill(chooseClass(emptyDnd5eDraft, "barde"), "stealth");
    const skillsOf = (draft: Dnd5eDraft) => buildDnd5e(draft).stats.skills;
    expect(skillsOf(bard)).toMatchObject({
      arcana: { proficiency: "none" },
      stealth: { proficiency: "proficient" },
    });
    const second = chooseLevel(bard, 2);
    const known = { arcana: { proficiency: "half" }, stealth: { proficiency: "proficient" } };
    expect(skillsOf(second)).toMatchObject(known);
    const fighter = chooseClass(emptyDnd5eDraft, "guerrier");
    expect(skillsOf({ ...fighter, otherClasses: [{ name: "Barde", level: 2 }] })).toMatchObject({
      arcana: { proficiency: "half" },
    });
    const built = normaliseCharacter({ system: "dnd5e", ...buildDnd5e(second) });
    expect(inferDnd5eDraft(built).classSkills).toEqual(["stealth"]);
    expect(dnd5eNumbers(second, built).strengths.map(({ label }) => label)).toEqual(["Discrétion"]);
  });

  it("casts spells from its level on, with a save DC", () => {
    const scores = (draft: Dnd5eDraft) => withScores(draft, 8, 8, 8, 8, 16, 8);
    const cleric = scores(chooseClass(emptyDnd5eDraft, "clerc"));
    expect(buildDnd5e(cleric).stats.actions).toEqual([
      {
        name: SPELL_ATTACK,
        attackBonus: 5,
        description: "Sagesse. Difficulté des sauvegardes contre tes sorts : 13.",
      },
    ]);
    const ranger = scores(chooseClass(emptyDnd5eDraft, "rodeur"));
    expect(buildDnd5e(ranger).stats.actions).toEqual([]);
    expect(buildDnd5e(chooseLevel(ranger, 2)).stats.actions).toHaveLength(1);
  });

  it("may be one of several", () => {
    const both: Dnd5eDraft = {
      ...chooseLevel(chooseClass(emptyDnd5eDraft, "guerrier"), 3),
      subclass: "Champion",
      otherClasses: [{ name: "Magicienne", level: 2 }],
    };
    expect(buildDnd5e(both).class).toBe("Guerrier 3 (Champion) / Magicienne 2");
    expect(laterHitDice(both)).toEqual([10, 10, 6, 6]);
    expect(missing({ ...both, otherClasses: [{ name: " ", level: 18 }] }, "class")).toEqual([
      "Un personnage ne dépasse pas le niveau 20.",
      "Nomme chaque classe de ton personnage.",
    ]);
  });
});

describe("a draft's hit points", () => {
  const fighter = withScores(chooseClass(emptyDnd5eDraft, "guerrier"), 8, 8, 14, 8, 8, 8);

  it("are the full die plus Constitution at level 1", () => {
    expect(maxHitPoints(fighter)).toBe(12);
  });

  it("grow by the fixed rule, or by the rolled dice", () => {
    const third = { ...chooseLevel(fighter, 3), subclass: "Champion" };
    expect(maxHitPoints(third)).toBe(12 + 8 + 8);
    const rolling: Dnd5eDraft = { ...third, hitPointRule: "rolled" };
    expect(missing(rolling, "class")).toEqual(["Lance les dés de vie de chaque niveau."]);
    const rolled = { ...rolling, laterDice: [1, 10] };
    expect(maxHitPoints(rolled)).toBe(12 + 3 + 12);
    expect(missing(rolled, "class")).toEqual([]);
    expect(missing({ ...rolled, laterDice: [1, 12] }, "class")).toHaveLength(1);
  });

  it("are one more per level for hill dwarves", () => {
    expect(maxHitPoints(chooseLevel(chooseRace(fighter, "nain"), 2))).toBe(13 + 9 + 2);
  });

  it("are the ones entered from the sheet, until the level changes", () => {
    expect(maxHitPoints({ ...fighter, maxHitPoints: 40 })).toBe(40);
    expect(maxHitPoints(chooseLevel({ ...fighter, maxHitPoints: 40 }, 2))).toBe(20);
  });
});

describe("a draft's subclass", () => {
  const due = (classId: string, level: number) =>
    missing(chooseLevel(chooseClass(emptyDnd5eDraft, classId), level), "class").filter((one) =>
      one.startsWith("Choisis ta sous-classe"),
    );

  it.each([
    ["clerc", 1, "Domaine divin"],
    ["ensorceleur", 1, "Origine de la magie"],
    ["occultiste", 1, "Protecteur"],
    ["druide", 2, "Cercle druidique"],
    ["magicien", 2, "Tradition arcanique"],
    ["guerrier", 3, "Archétype martial"],
    ["roublard", 3, "Archétype de roublard"],
  ])("of a %s is asked for from level %i", (classId, level, what) => {
    expect(due(classId, level)).toEqual([`Choisis ta sous-classe : ${what}.`]);
    if (level > 1) expect(due(classId, level - 1)).toEqual([]);
  });

  it("may be any, is none of another class, and is asked of nobody in play", () => {
    const cleric = { ...chooseClass(emptyDnd5eDraft, "clerc"), subclass: "Domaine de la Forge" };
    expect(missing(cleric, "class")).toEqual([]);
    expect(chooseClass(cleric, "barde").subclass).toBe("");
    expect(missing({ ...cleric, subclass: "" }, "class", PLAYED)).toEqual([]);
    expect(surpriseDnd5e({ ...emptyDnd5eDraft, level: 3 }, seededSource(4)).subclass).not.toBe("");
  });
});

describe("a draft of several classes", () => {
  const strong = withScores(chooseClass(emptyDnd5eDraft, "guerrier"), 15, 12, 14, 8, 10, 13);
  const mixed = (name: string, draft = strong) => ({ ...draft, otherClasses: [{ name, level: 1 }] });
  const taught = (draft: Dnd5eDraft) =>
    (buildDnd5e(draft).data.proficiencies as { label: string; names: string[] }[]).find(
      ({ label }) => label === "Armes et armures",
    )?.names;

  it("has what each of them asks for", () => {
    const mix = (draft: Dnd5eDraft) => missing(draft, "class").filter((one) => one.startsWith("Multi"));
    expect(mix(mixed("Paladin"))).toEqual([]);
    expect(mix(mixed("Moine"))).toEqual([
      "Multiclassage : il te faut 13 en Dextérité (Moine).",
      "Multiclassage : il te faut 13 en Sagesse (Moine).",
    ]);
    const weak = withScores(chooseClass(emptyDnd5eDraft, "guerrier"), 12, 12, 14, 8, 10, 13);
    expect(mix(mixed("Barde", weak))).toEqual([
      "Multiclassage : il te faut 13 en Force ou Dextérité (Guerrier).",
    ]);
    expect(mix(mixed("Une classe à moi"))).toEqual([]);
    expect(mix(mixed("Moine", chooseClass(emptyDnd5eDraft, "guerrier")))).toEqual([]);
  });

  it("asks each of them for its subclass, and keeps it on the sheet and through an edit", () => {
    const asked = (draft: Dnd5eDraft) => missing(draft, "class").filter((one) => one.includes("sous-classe"));
    const cleric = mixed("Clerc");
    expect(asked(cleric)).toEqual(["Choisis ta sous-classe : Domaine divin."]);
    expect(asked(mixed("Magicien"))).toEqual([]);
    const chosen = {
      ...strong,
      otherClasses: [{ name: "Clerc", level: 1, subclass: "Domaine de la Vie" }],
    };
    expect(asked(chosen)).toEqual([]);
    const built = normaliseCharacter({ system: "dnd5e", ...buildDnd5e(chosen) });
    expect(built.classes).toEqual([
      { name: "Guerrier", level: 1 },
      { name: "Clerc", level: 1, subclass: "Domaine de la Vie" },
    ]);
    expect(inferDnd5eDraft(built).otherClasses).toEqual(chosen.otherClasses);
  });

  it("has the expertise that a later one gives", () => {
    expect([mixed("Roublard"), mixed("Paladin")].map(expertiseCount)).toEqual([2, 0]);
    expect(expertiseCount({ ...strong, otherClasses: [{ name: "Barde", level: 3 }] })).toBe(2);
    const trained = { ...mixed("Roublard"), classId: "guerrier", classSkills: ["athletics" as const] };
    const expert = { ...trained, expertise: ["athletics" as const] };
    expect(chooseOtherClasses(expert, expert.otherClasses).expertise).toHaveLength(1);
    expect(chooseOtherClasses(expert, []).expertise).toEqual([]);
  });

  it("learns a part of what the later ones teach, once", () => {
    expect(taught(mixed("Roublard"))).toEqual([...(taught(strong) ?? []), "Outils de voleur"]);
    const wizard = chooseClass(emptyDnd5eDraft, "magicien");
    expect(taught(mixed("Clerc", wizard))?.slice(-3)).toEqual([
      "Armures légères",
      "Armures intermédiaires",
      "Boucliers",
    ]);
  });
});

describe("a draft's equipment", () => {
  it("is one option of each choice, with the items picked in it", () => {
    const bard = chooseClass(emptyDnd5eDraft, "barde");
    expect(missing(bard, "equipment")).toEqual(["Choisis encore 3 lots d'équipement."]);
    const [swords] = equipmentChoices(bard);
    expect(swords?.map(optionLabel)).toEqual(["Rapière", "Épée longue", "Une arme courante"]);
    const open = chooseEquipment(chooseEquipment(chooseEquipment(bard, 0, 2), 1, 0), 2, 0);
    expect(missing(open, "equipment")).toEqual(["Choisis encore 1 lot d'équipement."]);
    expect(missing(pickEquipment(open, 0, 0, "dnd5e-harnois"), "equipment")).toHaveLength(1);
    expect(missing(pickEquipment(open, 0, 0, "dnd5e-gourdin"), "equipment")).toEqual([]);
    expect(missing(emptyDnd5eDraft, "equipment")).toEqual(["Choisis d'abord une classe."]);
    expect(missing({ ...emptyDnd5eDraft, customClass: "Artificier" }, "equipment")).toEqual([]);
  });

  it("offers no magic items", () => {
    const [choice] = equipmentChoices(chooseClass(emptyDnd5eDraft, "guerrier")).slice(1);
    const [pick] = choice?.[0]?.picks ?? [];
    const items = pick ? pickableItems(pick) : [];
    expect(items.length).toBeGreaterThan(10);
    expect(items.filter(({ rarity }) => rarity !== undefined)).toEqual([]);
  });

  it("is only asked for new characters", () => {
    expect(forgeSteps("dnd5e", FREE_RULES).map(({ id }) => id)).toContain("equipment");
    expect(forgeSteps("dnd5e", PLAYED).map(({ id }) => id)).not.toContain("equipment");
  });
});

describe("a draft", () => {
  it("never has more choices than allowed, in whatever order they are made", () => {
    const skills = fc.constantFrom(
      "arcana",
      "athletics",
      "stealth",
      "perception",
      "insight",
      "history",
    ) as fc.Arbitrary<Dnd5eDraft["classSkills"][number]>;
    const presses = fc.array(
      fc.oneof(
        skills.map((skill) => (draft: Dnd5eDraft) => toggleClassSkill(draft, skill)),
        skills.map((skill) => (draft: Dnd5eDraft) => toggleRaceSkill(draft, skill)),
        skills.map((skill) => (draft: Dnd5eDraft) => toggleExpertise(draft, skill)),
        fc
          .constantFrom("nain", "demi-elfe", "elfe")
          .map((id) => (draft: Dnd5eDraft) => chooseRace(draft, id)),
        fc
          .constantFrom("barde", "roublard", "clerc")
          .map((id) => (draft: Dnd5eDraft) => chooseClass(draft, id)),
        fc.constantFrom("acolyte", "copiste").map((id) => (draft: Dnd5eDraft) => chooseBackground(draft, id)),
        fc.constantFrom("Orc", "Nain").map((name) => (draft: Dnd5eDraft) => toggleLanguage(draft, name)),
        fc.integer({ min: -3, max: 30 }).map((level) => (draft: Dnd5eDraft) => chooseLevel(draft, level)),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(presses, (all) => {
        const draft = all.reduce((made, press) => press(made), emptyDnd5eDraft);
        const sentences = forgeSteps("dnd5e", FREE_RULES).flatMap(({ id }) => missing(draft, id));
        expect(sentences.filter((sentence) => /Retire|de trop/.test(sentence))).toEqual([]);
        expect(new Set(draft.classSkills).size).toBe(draft.classSkills.length);
        expect(draft.classSkills.filter((skill) => draft.raceSkills.includes(skill))).toEqual([]);
      }),
    );
  });

  it("has its best score in the main ability of its class when it is random", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const hero = surpriseDnd5e(chooseScoreMethod(emptyDnd5eDraft, "point_buy"), seededSource(seed));
        const main = { guerrier: "str", roublard: "dex", magicien: "int", clerc: "wis" }[hero.classId];
        if (main !== undefined) expect(hero.baseScores[main as "str"]).toBe(15);
      }),
    );
  });
});
