import { describe, expect, it } from "vitest";
import { equippedOf, refusedSentence } from "../../../testing/playLaws";
import { showing } from "../../../testing/seededSource";
import { limits, whole } from "../../../testing/vampirePlay";
import type { VampireLimits, VampireState } from "../play/state";
import { PREDATORS } from "../predators";
import { hunt } from "./hunt";

const siren = {
  predator: "Sirène",
  attributes: { charisma: 2, composure: 2, strength: 3, wits: 1 },
  skills: { subterfuge: 2, brawl: 1, streetwise: 1, animalKen: 1 },
};

const waysOf = (
  change: Partial<VampireState> = {},
  stats: object = siren,
  allowed: Partial<VampireLimits> = {},
) =>
  hunt.waysOf({
    state: { ...whole, ...change },
    limits: { ...limits, ...allowed },
    character: equippedOf("vampire", stats).character,
  });

/** What a meal comes to, with the faces of its pool and then of its resonance. */
const hunted = (id: string, faces: readonly number[], change: Partial<VampireState> = {}, stats?: object) =>
  waysOf(change, stats)
    .find((way) => way.id === id)
    ?.resolve(showing(...faces));

describe("a hunt", () => {
  it("offers what may be drunk, with the predator's pool, its difficulty, and the Hunger that it leaves", () => {
    expect(waysOf().map(({ label, takes }) => [label, takes])).toEqual([
      ["Une gorgée", "Charisme + Subterfuge, difficulté 2 (Faim 2 → 1)"],
      ["Un repas", "Charisme + Subterfuge, difficulté 3 (Faim 2 → 1)"],
      ["Jusqu'au danger", "Charisme + Subterfuge, difficulté 4 (Faim 2 → 1, 1 souillure)"],
    ]);
  });

  it("is each predator's own; whoever has none that is known looks for somebody alone", () => {
    const poolOf = (predator: string) => waysOf({}, { predator })[0]?.takes?.split(",")[0];
    expect(PREDATORS.map(({ name }) => poolOf(name))).toEqual([
      "Force + Bagarre",
      "Intelligence + Expérience de la rue",
      "Dextérité + Furtivité",
      "Manipulation + Subterfuge",
      "Manipulation + Persuasion",
      "Sang-froid + Animaux",
      "Manipulation + Subterfuge",
      "Dextérité + Furtivité",
      "Manipulation + Persuasion",
      "Charisme + Subterfuge",
    ]);
    expect(poolOf("Inconnu")).toBe("Astuce + Expérience de la rue");
  });

  it("has no danger in bags and in beasts, and feeds nobody whose blood is too old for them", () => {
    const idsOf = (predator: string) => waysOf({ hunger: 4 }, { predator }).map(({ id }) => id);
    expect(idsOf("Fermier")).toEqual(["gorgee", "repas"]);
    expect(idsOf("Charognard")).toEqual(["gorgee", "repas"]);
    expect(idsOf("Sangsue")).toEqual(["gorgee", "repas", "danger"]);
    expect(refusedSentence(() => waysOf({ hunger: 4 }, { predator: "Fermier" }, { bloodPotency: 3 }))).toBe(
      "Ce sang ne nourrit plus.",
    );
    expect(waysOf({ hunger: 4 }, siren, { bloodPotency: 4 }).map(({ id }) => id)).toEqual([
      "repas",
      "danger",
    ]);
  });

  it("is refused in torpor, and to whom no blood helps", () => {
    expect(refusedSentence(() => waysOf({ healthAggravated: 6 }))).toBe("En torpeur : pas de chasse.");
    expect(refusedSentence(() => waysOf({ hunger: 0 }))).toBe("La Faim est déjà à 0.");
    expect(refusedSentence(() => waysOf({ hunger: 1 }))).toContain("qu'en vidant un humain");
  });

  it("feeds where it succeeds, with the blood's humour, and a second die of what is strong", () => {
    expect(hunted("repas", [3, 8, 7, 6, 8, 4])).toEqual({
      told: {
        text: "Chasse (Sirène, Charisme + Subterfuge) : 3 réussites pour 3, réussite",
        tone: "good",
      },
      operations: [
        { kind: "feed", source: "human", amount: 2, killed: false },
        { kind: "setResonance", humour: "choleric", intensity: "negligible", note: "" },
      ],
    });
    const bloodOf = (...faces: number[]) => hunted("gorgee", [2, 8, 7, 6, ...faces])?.operations[1];
    expect(bloodOf(1, 6)).toMatchObject({ humour: "phlegmatic", intensity: "fleeting" });
    expect(bloodOf(5, 9, 8)).toMatchObject({ humour: "melancholic", intensity: "intense" });
    expect(bloodOf(10, 10, 9)).toMatchObject({ humour: "sanguine", intensity: "acute" });
  });

  it("has a beast's own humour, and none of bags and of vampires", () => {
    const kindsOf = (predator: string) =>
      hunted("gorgee", [6, 6, 6, 6, 6], { hunger: 3 }, { ...siren, predator })?.operations;
    expect(kindsOf("Fermier")?.[1]).toMatchObject({ humour: "animal", intensity: "fleeting" });
    const strong = { attributes: { intelligence: 2, dexterity: 2 }, skills: { streetwise: 2, stealth: 2 } };
    for (const predator of ["Charognard", "Sangsue"]) {
      expect(hunted("gorgee", [6, 6, 6, 6], { hunger: 3 }, { ...strong, predator })?.operations).toHaveLength(
        1,
      );
    }
  });

  it("stains whoever harms, and once more what the Beast did", () => {
    const clean = hunted("danger", [6, 6, 6, 6, 1, 1]);
    expect(clean?.operations.at(-1)).toEqual({ kind: "stain", amount: 1 });
    const messy = hunted("danger", [10, 2, 10, 2, 1, 1]);
    expect(messy?.told.text).toContain("4 réussites pour 4, critique bestial");
    expect(messy?.operations.at(-1)).toEqual({ kind: "stain", amount: 2 });
  });

  it("finds nothing where it fails, and leaves more Hunger after a bestial failure, 5 at most", () => {
    expect(hunted("repas", [2, 3, 9, 9])).toMatchObject({ told: { tone: "bad" }, operations: [] });
    const bestial = (hunger: number) => hunted("repas", [1, 1, 3, 3], { hunger })?.operations;
    expect(bestial(2)).toEqual([{ kind: "changeHunger", by: 1 }]);
    expect(bestial(5)).toEqual([]);
  });

  it("has two dice fewer for the impaired", () => {
    const impaired = { healthSuperficial: 6 };
    const brawler = { ...siren, predator: "Chat de gouttière" };
    // Four dice but for the impairment: the third and fourth face are those of the humour.
    expect(hunted("gorgee", [6, 6, 1, 1], impaired, brawler)?.told.text).toContain("2 réussites");
  });
});
