import { describe, expect, it } from "vitest";
import { FREE_RULES } from "../../../game/forge/forgeRules";
import type { Draft } from "../../../game/gameTypes";
import { buildCharacter } from "../../../table/forge/buildCharacter";
import { emptyDraft } from "../../../table/forge/draft";
import { missingAt, unfinishedSteps } from "../../../table/forge/steps";
import { completeStep } from "../../../table/forge/surprise";
import { seededSource } from "../../../testing/seededSource";
import { sheetBlocks } from "../../sheetBlocks";
import { chooseClan, choosePredator } from "./choose";
import { leftOfSpread } from "./steps";

const missing = (draft: Draft, step: string, played = false) =>
  missingAt(draft, step, { ...FREE_RULES, played });
const trackersOf = (draft: Draft) =>
  sheetBlocks("vampire", buildCharacter(draft)).flatMap((block) =>
    block.kind === "tracker" ? block.trackers.map(({ id, current, max }) => `${id} ${current}/${max}`) : [],
  );

describe("a vampire's draft", () => {
  const nobody = emptyDraft("vampire");
  const brujah = { ...nobody, clanId: "brujah" };

  it("has a clan, a spread of attributes and one of skills", () => {
    expect(unfinishedSteps(nobody, FREE_RULES).map(({ step }) => step.id)).toEqual([
      "clan",
      "attributes",
      "skills",
      "disciplines",
      "portrait",
    ]);
    expect(missing(nobody, "attributes")).toEqual(["Il reste à donner : 4, 3, 3, 3, 2, 2, 2, 2 et 1."]);
    const attributes = {
      ...{ strength: 4, dexterity: 3, stamina: 3, charisma: 3, manipulation: 2 },
      ...{ composure: 2, intelligence: 2, wits: 2, resolve: 0 },
    };
    expect(missing({ ...brujah, attributes }, "attributes")).toEqual(["Il reste à donner : 1."]);
    expect(missing({ ...brujah, attributes: { ...attributes, resolve: 5 } }, "attributes")).toEqual([
      "Il y a trop de points : 5 en plus.",
    ]);
    expect(missing({ ...brujah, attributes: { ...attributes, resolve: 1 } }, "attributes")).toEqual([]);
    expect(trackersOf({ ...brujah, attributes: { ...attributes, resolve: 1 } })).toEqual([
      "health 6/6",
      "willpower 3/3",
      "humanity 7/10",
      "hunger 1/5",
      "bloodPotency 1/10",
    ]);
  });

  it("offers the disciplines of its clan; thin-bloods have one, and the clanless any", () => {
    const gifted = (clanId: string, disciplines: Record<string, number>) => ({
      ...nobody,
      clanId,
      disciplines: { ...nobody.disciplines, ...disciplines },
    });
    expect(missing(gifted("brujah", { celerity: 2, potence: 1 }), "disciplines")).toEqual([]);
    expect(missing(gifted("brujah", { celerity: 2, auspex: 1 }), "disciplines")).toEqual([
      "Retire les disciplines qui ne sont pas de ton clan.",
    ]);
    expect(missing(gifted("caitiff", { celerity: 2, auspex: 1 }), "disciplines")).toEqual([]);
    expect(missing(gifted("sang-clair", { thinBloodAlchemy: 1 }), "disciplines")).toEqual([]);
    expect(missing(gifted("brujah", { celerity: 3 }), "disciplines", true)).toEqual([]);
  });

  it("gains a dot in a discipline of its type of predator, which may change Humanity and Blood Potency", () => {
    const learned = { ...brujah, disciplines: { ...nobody.disciplines, celerity: 2, potence: 1 } };
    const leech = choosePredator(learned, "Sangsue");
    expect(leech).toMatchObject({ humanity: 6, bloodPotency: 2, chronicle: { predator: "Sangsue" } });
    expect(missing(leech, "disciplines")).toEqual(["Choisis la discipline que la chasse t'a apprise."]);
    const taught = { ...leech, predatorDiscipline: "protean" };
    expect(missing(taught, "disciplines")).toEqual([]);
    const made = buildCharacter(taught);
    expect(made.stats).toMatchObject({
      disciplines: { celerity: 2, potence: 1, protean: 1 },
      humanity: 6,
      bloodPotency: 2,
    });
    const doubled = buildCharacter({ ...leech, predatorDiscipline: "celerity" });
    expect(doubled.stats).toMatchObject({ disciplines: { celerity: 3, protean: 0 } });
    expect(choosePredator(taught, "Fermier")).toMatchObject({
      humanity: 8,
      bloodPotency: 1,
      predatorDiscipline: "",
    });
    expect(choosePredator(taught, "none")).toMatchObject({ humanity: 7, chronicle: { predator: "" } });
    const random = completeStep(leech, "disciplines", seededSource(4));
    expect(missing(random, "disciplines")).toEqual([]);
  });

  it("has Blood Potency by its clan, until it is played", () => {
    const thin = chooseClan(choosePredator(brujah, "Sirène"), "sang-clair", false);
    expect(thin).toMatchObject({ clanId: "sang-clair", bloodPotency: 0, predatorDiscipline: "" });
    expect(chooseClan(thin, "brujah", false).bloodPotency).toBe(1);
    const old = { ...brujah, bloodPotency: 4, disciplines: { ...nobody.disciplines, celerity: 4 } };
    expect(chooseClan(old, "ventrue", true)).toMatchObject({ bloodPotency: 4, disciplines: { celerity: 4 } });
  });

  it("lists the values of a spread that are left", () => {
    expect(leftOfSpread([4, 3, 3], [3])).toEqual([4, 3]);
    expect(leftOfSpread([2, 1], [5])).toEqual([2, 1]);
  });
});
