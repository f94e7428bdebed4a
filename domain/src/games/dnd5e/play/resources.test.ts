import { describe, expect, it } from "vitest";
import { limits, played, refusalSentence, stateWith } from "../../../testing/dnd5ePlay";
import { MAX_OWN_RESOURCES, MAX_RESOURCES } from "./bounds";
import { knownClasses } from "./classNames";
import { classResourcesOf } from "./classResources";
import { resourcesOf } from "./resources";
import { FRESH_STATE } from "./state";

const usesOf = (name: string, level: number, subclass?: string) =>
  Object.fromEntries(
    classResourcesOf(knownClasses([{ name, level, ...(subclass && { subclass }) }], undefined), {
      cha: 16,
    }).map(({ id, max, shortRest }) => [id, [max, shortRest]]),
  );

describe("the resources of a class", () => {
  it.each([
    ["Barbare", 1, { rage: [2, 0] }],
    ["Barbare", 17, { rage: [6, 0] }],
    ["Barbare", 20, {}],
    ["Barde", 4, { bardicInspiration: [3, 0] }],
    ["Barde", 5, { bardicInspiration: [3, 3] }],
    ["Clerc", 1, {}],
    ["Clerc", 6, { channelDivinity: [2, 2] }],
    ["Clerc", 18, { channelDivinity: [3, 3] }],
    ["Druide", 2, { wildShape: [2, 2] }],
    ["Druide", 20, {}],
    ["Ensorceleuse", 1, {}],
    ["Ensorceleur", 19, { sorceryPoints: [19, 0] }],
    ["Ensorceleur", 20, { sorceryPoints: [20, 4] }],
    ["Guerrière", 1, { secondWind: [1, 1] }],
    ["Fighter", 17, { secondWind: [1, 1], actionSurge: [2, 2], indomitable: [3, 0] }],
    ["Magicien", 3, { arcaneRecovery: [1, 0] }],
    ["Moine", 1, {}],
    ["Monk", 7, { ki: [7, 7] }],
    ["Occultiste", 13, { mysticArcanum6: [1, 0], mysticArcanum7: [1, 0] }],
    ["Paladin", 3, { channelDivinity: [1, 1], divineSense: [4, 0], layOnHands: [15, 0] }],
    ["Rôdeur", 20, {}],
    ["Roublard", 20, { strokeOfLuck: [1, 1] }],
    ["Alchimiste", 20, {}],
  ])("%s %d are %j", (name, level, uses) => {
    expect(usesOf(name, level)).toEqual(uses);
  });

  it("include what its subclass has", () => {
    expect(usesOf("Druide", 2, "Cercle de la Terre")).toHaveProperty("naturalRecovery", [1, 0]);
    expect(usesOf("Paladin", 14)).toHaveProperty("cleansingTouch", [3, 0]);
  });

  it("are those of the better class where two have the same, and at least one with a poor Charisma", () => {
    const both = knownClasses(
      [
        { name: "Clerc", level: 6 },
        { name: "Paladin", level: 3 },
        { name: "Barde", level: 1 },
      ],
      undefined,
    );
    const resources = classResourcesOf(both, { cha: 6 });
    expect(resources.filter(({ id }) => id === "channelDivinity")).toEqual([
      { id: "channelDivinity", name: "Conduit divin", max: 2, shortRest: 2 },
    ]);
    expect(resources.find(({ id }) => id === "bardicInspiration")?.max).toBe(1);
    expect(resources.some(({ id }) => id === "divineSense")).toBe(false);
  });
});

describe("the classes of a character", () => {
  it("have the character's level where there is one alone, else their own or the first, and 20 at most", () => {
    const levels = (names: string[], level?: number) =>
      knownClasses(
        names.map((name) => ({ name })),
        level,
      ).map((one) => one.level);
    expect(levels(["Moine"], 7)).toEqual([7]);
    expect(levels(["Moine"], 42)).toEqual([20]);
    expect(levels(["Moine"])).toEqual([1]);
    expect(levels(["Moine", "Barde"], 7)).toEqual([1, 1]);
  });

  it("are known by their French and English names, whatever the case, or not", () => {
    const names = ["RÔDEUSE", "ranger", "Prêtresse", "sorcière", "Sorcerer", "Chaman"];
    expect(
      knownClasses(
        names.map((name) => ({ name })),
        undefined,
      ).map(({ id }) => id),
    ).toEqual(["rodeur", "rodeur", "clerc", "occultiste", "ensorceleur", ""]);
  });
});

describe("a resource", () => {
  it("is spent and comes back, within its uses", () => {
    const { state, texts } = played(FRESH_STATE, { kind: "spendResource", id: "layOnHands", uses: 12 });
    expect(texts).toEqual(["Imposition des mains : −12 (3/15)"]);
    expect(refusalSentence(state, { kind: "spendResource", id: "layOnHands", uses: 4 })).toBe(
      "Imposition des mains : il n'en reste que 3.",
    );
    const whole = played(state, { kind: "recoverResource", id: "layOnHands", uses: 99 });
    expect(whole.state).toEqual(FRESH_STATE);
    expect(whole.texts).toEqual(["Imposition des mains : +12 (15/15)"]);
    expect(refusalSentence(whole.state, { kind: "recoverResource", id: "layOnHands", uses: 1 })).toBe(
      "Imposition des mains : il n'y a rien à récupérer.",
    );
  });

  it("that the character has not is refused", () => {
    expect(refusalSentence(FRESH_STATE, { kind: "spendResource", id: "ki", uses: 1 })).toBe(
      "Ce personnage n'a pas cette ressource.",
    );
  });

  it("is one of a bounded number that have something spent", () => {
    const ids = Array.from({ length: MAX_RESOURCES }, (_, index) => `own-${index}`);
    const full = stateWith({ resources: Object.fromEntries(ids.map((id) => [id, 1])) });
    expect(refusalSentence(full, { kind: "spendResource", id: "layOnHands", uses: 1 })).toBe(
      "Trop de ressources sont entamées.",
    );
  });

  it("counts from none where its maximum has shrunk", () => {
    const state = stateWith({ resources: { layOnHands: 40 } });
    expect(refusalSentence(state, { kind: "spendResource", id: "layOnHands", uses: 1 })).toBe(
      "Imposition des mains : il n'en reste plus.",
    );
    expect(played(state, { kind: "recoverResource", id: "layOnHands", uses: 5 }).state.resources).toEqual({
      layOnHands: 10,
    });
  });
});

describe("a resource of one's own", () => {
  const luck = { name: "Chanceux", max: 3, recharge: "longRest" as const };

  it("is added, spent, changed and removed", () => {
    const { state, texts } = played(FRESH_STATE, [
      { kind: "putOwnResource", id: "own-1", resource: luck },
      { kind: "spendResource", id: "own-1", uses: 2 },
      { kind: "putOwnResource", id: "own-1", resource: { ...luck, max: 4 } },
    ]);
    expect(resourcesOf(state, limits).at(-1)).toMatchObject({ id: "own-1", max: 4, left: 2 });
    expect(texts).toEqual([
      "Ressource ajoutée : Chanceux",
      "Chanceux : −2 (1/3)",
      "Ressource modifiée : Chanceux",
    ]);
    const removed = played(state, { kind: "removeOwnResource", id: "own-1" });
    expect(removed.state).toEqual(FRESH_STATE);
    expect(refusalSentence(removed.state, { kind: "removeOwnResource", id: "own-1" })).toBe(
      "Cette ressource n'existe plus.",
    );
  });

  it("is one of a bounded number", () => {
    const ids = Array.from({ length: MAX_OWN_RESOURCES }, (_, index) => `own-${index}`);
    const full = stateWith({ ownResources: Object.fromEntries(ids.map((id) => [id, luck])) });
    expect(refusalSentence(full, { kind: "putOwnResource", id: "own-x", resource: luck })).toBe(
      "Une fiche compte au plus 20 ressources ajoutées.",
    );
    expect(refusalSentence(full, { kind: "putOwnResource", id: "own-1", resource: luck })).toBeUndefined();
  });
});
