import { describe, expect, it } from "vitest";
import { FREE_RULES } from "../../../game/forge/forgeRules";
import type { Draft } from "../../../game/gameTypes";
import { buildCharacter } from "../../../table/forge/buildCharacter";
import { emptyDraft } from "../../../table/forge/draft";
import { reforgedCharacter, reopenDraft } from "../../../table/forge/reopen";
import { missingAt, unfinishedSteps } from "../../../table/forge/steps";
import { completeStep } from "../../../table/forge/surprise";
import { seededSource } from "../../../testing/seededSource";
import { sheetBlocks } from "../../sheetBlocks";
import {
  chooseAffinity,
  chooseAge,
  chooseClan,
  chooseGeneration,
  choosePredator,
  nameClan,
  rate,
  togglePower,
  toggleThinBlood,
} from "./choose";
import { leftOfSpread } from "./steps";

const FOREIGN = "Retire les disciplines qui ne sont pas de ton clan.";
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
      "advantages",
      "portrait",
    ]);
    expect(missing(nobody, "attributes")).toEqual(["Il reste à donner : 4, 3 (3 fois), 2 (4 fois) et 1."]);
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

  it("offers the disciplines of its clan, and all but the thin-bloods' to the clanless", () => {
    const gifted = (clanId: string, disciplines: Record<string, number>) => ({
      ...nobody,
      clanId,
      disciplines: { ...nobody.disciplines, ...disciplines },
    });
    const wrong = (draft: Draft) => missing(draft, "disciplines").includes(FOREIGN);
    expect(wrong(gifted("brujah", { celerity: 2, potence: 1 }))).toBe(false);
    expect(wrong(gifted("brujah", { celerity: 2, auspex: 1 }))).toBe(true);
    expect(wrong(gifted("gangrel", { protean: 2, thinBloodAlchemy: 1 }))).toBe(true);
    expect(wrong(gifted("caitiff", { celerity: 2, auspex: 1 }))).toBe(false);
    expect(wrong(gifted("caitiff", { celerity: 2, thinBloodAlchemy: 1 }))).toBe(true);
    expect(missing(gifted("brujah", { celerity: 3 }), "disciplines", true)).toEqual([]);
  });

  it("has a power for each dot of a discipline, of a level that the dots reach", () => {
    const learned = { ...brujah, disciplines: { ...nobody.disciplines, celerity: 2, potence: 1 } };
    expect(missing(learned, "disciplines")).toEqual([
      "Célérité : choisis encore 2 pouvoirs.",
      "Puissance : choisis encore 1 pouvoir.",
    ]);
    const powers = [
      { name: "Grâce féline", discipline: "celerity", level: 1 },
      { name: "Vivacité", discipline: "celerity", level: 2 },
      { name: "Un pouvoir du livre", discipline: "potence", level: 1 },
    ];
    const able = { ...learned, powers };
    expect(missing(able, "disciplines")).toEqual([]);
    const prowess = { name: "Prouesse", discipline: "potence", level: 2 };
    expect(missing({ ...able, powers: [...powers.slice(0, 2), prowess] }, "disciplines")).toEqual([
      "Prouesse demande 2 points : Puissance.",
    ]);
    expect(
      missing(
        { ...able, powers: [...powers, { ...prowess, discipline: "auspex", level: 1 }] },
        "disciplines",
      ),
    ).toEqual(["Auspex : retire 1 pouvoir.", "Prouesse demande 1 point : Auspex."]);
    expect(buildCharacter(able).stats.powers).toMatchObject([
      { id: "grace-feline", kind: "Célérité", level: 1 },
      { id: "vivacite", costs: { rouse: 1 } },
      { name: "Un pouvoir du livre", kind: "Puissance", level: 1 },
    ]);
    expect(togglePower(togglePower(learned, prowess), prowess)).toEqual(learned);
  });

  it("gains what its type of predator gives: a dot, a speciality, what the hunt leaves, Humanity and Blood Potency", () => {
    const learned = { ...brujah, disciplines: { ...nobody.disciplines, celerity: 2, potence: 1 } };
    const leech = choosePredator(learned, "Sangsue");
    expect(leech).toMatchObject({ humanity: 6, bloodPotency: 2, chronicle: { predator: "Sangsue" } });
    expect(missing(leech, "disciplines")).toEqual(
      expect.arrayContaining([
        "Choisis la discipline que la chasse t'a apprise.",
        "Choisis la spécialité que la chasse t'a donnée.",
        "Choisis ce que la chasse t'a laissé.",
      ]),
    );
    const taught = {
      ...leech,
      predatorDiscipline: "protean",
      predatorSpeciality: "stealth vampires",
      predatorGifts: ["Ostracisé 2"],
    };
    expect(missing(taught, "disciplines").filter((text) => text.startsWith("Choisis"))).toEqual([]);
    const made = buildCharacter(taught);
    expect(made.stats).toMatchObject({
      disciplines: { celerity: 2, potence: 1, protean: 1 },
      humanity: 6,
      bloodPotency: 2,
    });
    expect(made.data).toMatchObject({
      specialties: "Furtivité : vampires",
      advantages: "",
      handicaps: "Ostracisé 2, Proies exclues : mortels 2",
    });
    const doubled = buildCharacter({ ...leech, predatorDiscipline: "celerity" });
    expect(doubled.stats).toMatchObject({ disciplines: { celerity: 3, protean: 0 } });
    expect(choosePredator(taught, "Fermier")).toMatchObject({
      ...{ humanity: 8, bloodPotency: 1, predatorDiscipline: "", predatorSpeciality: "", predatorGifts: [] },
    });
    expect(choosePredator(taught, "none")).toMatchObject({ humanity: 7, chronicle: { predator: "" } });
    const random = completeStep(leech, "disciplines", seededSource(4));
    expect(missing(random, "disciplines")).toEqual([]);
    const ventrue = choosePredator({ ...nobody, clanId: "ventrue" }, "Fermier");
    expect(missing(ventrue, "disciplines")).toContain("Ton clan ne se nourrit pas ainsi.");
  });

  it("has an age and a generation, which set Blood Potency, Humanity and what is spent and taken", () => {
    expect(missing(brujah, "clan")).toEqual(["Choisis depuis quand tu es vampire."]);
    const old = chooseAge(brujah, "ancilla");
    expect(old).toMatchObject({ bloodPotency: 2, humanity: 6 });
    expect(missing(old, "clan")).toEqual(["Choisis ta génération."]);
    expect(missing(chooseGeneration(old, "Treizième"), "clan")).toEqual(["Choisis ta génération."]);
    expect(missing(chooseGeneration(old, "Onzième"), "clan")).toEqual([]);
    expect(missing(old, "advantages")).toEqual([
      "Il te reste 9 points d'avantages à répartir.",
      "Il te reste 4 points de handicaps à répartir.",
    ]);
    expect(buildCharacter(old).stats).toMatchObject({ experience: { total: 35, spent: 0 } });
    expect(buildCharacter(chooseAge(brujah, "neonate")).stats).toMatchObject({ experience: { total: 15 } });
    expect(buildCharacter(chooseAge(brujah, "childe")).stats).not.toHaveProperty("experience");
    // Another age has other generations.
    expect(chooseAge(chooseGeneration(old, "Onzième"), "neonate").chronicle.generation).toBe("");
    expect(chooseAge(chooseGeneration(old, "Onzième"), "ancilla").chronicle.generation).toBe("Onzième");
    expect(missing(brujah, "clan", true)).toEqual([]);
  });

  it.each([
    [{ bloodPotency: 10 }, "Puissance du sang : 1 pour commencer."],
    [{ humanity: 10 }, "Humanité : 7 pour commencer."],
    [{ hunger: 0 }, "Faim : 1 pour commencer."],
  ])("is not a new vampire with %j", (change, sentence) => {
    const born = chooseAge(brujah, "neonate");
    expect(missing({ ...born, ...change }, "disciplines")).toContain(sentence);
    expect(missing({ ...born, ...change }, "disciplines", true)).toEqual([]);
  });

  it("has a speciality of each learned art that it knows, and one more of what it knows", () => {
    const skills = { ...nobody.skills, academics: 1, science: 2, brawl: 3 };
    const draft = { ...brujah, skills };
    const specialitiesOf = (one: Draft) => missing(one, "skills").filter((text) => text.startsWith("Donne"));
    expect(specialitiesOf(draft)).toEqual([
      "Donne une spécialité : Érudition.",
      "Donne une spécialité : Science.",
      "Donne une spécialité de plus, au choix.",
    ]);
    const said = {
      ...draft,
      specialities: { ...draft.specialities, academics: "droit", science: "chimie", craft: "peinture" },
      freeSpeciality: { skill: "brawl", name: "empoignades" },
    };
    expect(specialitiesOf(said)).toEqual([]);
    expect(specialitiesOf({ ...said, freeSpeciality: { skill: "melee", name: "sabres" } })).toHaveLength(1);
    // Of what it does not know, nothing is said.
    expect(buildCharacter(said).data.specialties).toBe(
      "Érudition : droit, Science : chimie, Bagarre : empoignades",
    );
  });

  it("spends 7 dots of advantages and takes 2 of flaws, of a list or of its own words", () => {
    const rated = [
      ["advantages", "Ressources", 5],
      ["advantages", "Bateau", 2],
      ["flaws", "Ennemi", 2],
    ] as const;
    const draft = rated.reduce(
      (one, [field, name, dots]) => rate(one, field, name, dots),
      chooseAge(brujah, "childe"),
    );
    expect(missing(draft, "advantages")).toEqual([]);
    expect(buildCharacter(draft).data).toMatchObject({
      advantages: "Ressources 5, Bateau 2",
      handicaps: "Ennemi 2",
    });
    expect(missing(rate(draft, "advantages", "Refuge", 1), "advantages")).toEqual([
      "Tu as dépensé 1 point d'avantages de trop.",
    ]);
    expect(rate(draft, "advantages", "Bateau", 0).advantages).toEqual([{ name: "Ressources", dots: 5 }]);
    expect(
      missing(rate(rate(draft, "advantages", "Bateau", 0), "advantages", "Beauté", 1), "advantages"),
    ).toContain("Beauté ne se prend pas à 1.");
  });

  it("has Blood Potency by its clan, until it is played", () => {
    const thin = chooseClan(choosePredator(brujah, "Sirène"), "sang-clair", false);
    expect(thin).toMatchObject({ clanId: "sang-clair", bloodPotency: 0, predatorDiscipline: "" });
    expect(chooseClan(thin, "brujah", false).bloodPotency).toBe(1);
    const old = { ...brujah, bloodPotency: 4, disciplines: { ...nobody.disciplines, celerity: 4 } };
    expect(chooseClan(old, "ventrue", true)).toMatchObject({ bloodPotency: 4, disciplines: { celerity: 4 } });
  });

  it("is thin-blooded: no discipline but what its merits give, and as many flaws as merits", () => {
    const thin = chooseClan(chooseAge(brujah, "ancilla"), "sang-clair", false);
    expect(thin).toMatchObject({ age: "", bloodPotency: 0 });
    const born = chooseGeneration(chooseAge(thin, "childe"), "Quinzième");
    expect(missing(born, "clan")).toEqual([]);
    expect(missing(born, "disciplines")).toEqual([]);
    expect(missing(born, "advantages")).toContain("Choisis de 1 à 3 atouts de sang-clair.");
    const alchemist = toggleThinBlood(born, "thinBloodMerits", "alchimiste");
    expect(alchemist.disciplines.thinBloodAlchemy).toBe(1);
    expect(missing(alchemist, "disciplines")).toEqual(["Alchimie du sang clair : choisis encore 1 pouvoir."]);
    expect(missing(alchemist, "advantages")).toContain("Autant de handicaps de sang-clair que d'atouts.");
    const both = toggleThinBlood(alchemist, "thinBloodMerits", "affinite");
    expect(missing(both, "disciplines")).toContain("Il reste à donner : 1.");
    const affine = chooseAffinity(both, "auspex");
    expect(affine.disciplines).toMatchObject({ thinBloodAlchemy: 1, auspex: 1 });
    expect(chooseAffinity(affine, "celerity").disciplines).toMatchObject({ auspex: 0, celerity: 1 });
    expect(toggleThinBlood(affine, "thinBloodMerits", "affinite").disciplines).toMatchObject({
      ...{ thinBloodAlchemy: 1, auspex: 0 },
    });
    expect(toggleThinBlood(affine, "thinBloodMerits", "alchimiste").disciplines).toMatchObject({
      ...{ thinBloodAlchemy: 0, auspex: 1 },
    });
    const flawed = ["crocs", "manque"].reduce(
      (one, id) => toggleThinBlood(one, "thinBloodFlaws", id),
      affine,
    );
    expect(missing(flawed, "advantages").filter((text) => text.includes("sang-clair"))).toEqual([]);
    expect(buildCharacter(flawed).data).toMatchObject({
      advantages: "Alchimiste, Affinité",
      handicaps: "Sans crocs, Manque de vitae",
    });
    const torn = { ...flawed, thinBloodMerits: ["resistance"], thinBloodFlaws: ["fragile"] };
    expect(missing(torn, "advantages")).toContain("Deux de tes traits de sang-clair s'excluent.");
    const full = ["resistance", "jour"].reduce(
      (one, id) => toggleThinBlood(one, "thinBloodMerits", id),
      flawed,
    );
    expect(full.thinBloodMerits).toHaveLength(3);
    // The hunt teaches it nothing, and its blood does not thicken.
    const leech = choosePredator(born, "Sangsue");
    expect(leech.bloodPotency).toBe(0);
    expect(missing(leech, "disciplines")).not.toContain("Choisis la discipline que la chasse t'a apprise.");
  });

  it("opens again with what experience has bought beside its choices, each once", () => {
    const draft = rate(chooseAge(brujah, "childe"), "advantages", "Refuge", 2);
    const made = { ...buildCharacter(draft), system: "vampire" as const };
    expect(reopenDraft(made)).toEqual(draft);
    const richer = { ...made, data: { ...made.data, advantages: "Refuge 2, Alliés 1" } };
    const again = reopenDraft(richer);
    expect(again).toMatchObject({
      advantages: [{ name: "Refuge", dots: 2 }],
      chronicle: { advantages: "Alliés 1" },
    });
    expect(buildCharacter(again).data.advantages).toBe("Refuge 2, Alliés 1");
    // What the sheet has chosen since, and its experience, are not written over.
    const played = { ...richer, stats: { ...richer.stats, powers: [{ name: "Écrit", kind: "Auspex" }] } };
    expect(reforgedCharacter(again, played).stats).toMatchObject({ powers: [{ name: "Écrit" }] });
    expect(reforgedCharacter({ ...again, age: "ancilla" } as Draft, played).stats).not.toHaveProperty(
      "experience",
    );
  });

  it("opens as it was, of a release that asked for less", () => {
    const { age, powers, advantages, flaws, specialities, freeSpeciality, ...before } = brujah;
    const old = {
      ...{ system: "vampire" as const, name: "Vieux", class: "Brujah" },
      stats: { disciplines: { celerity: 2 }, bloodPotency: 10, humanity: 10, hunger: 0 },
      data: {
        clan: "Brujah",
        predator: "Sirène",
        advantages: "Refuge, Alliés",
        specialties: "Bagarre : couteaux",
        forge: { ...before, bloodPotency: 10, chronicle: { ...before.chronicle, predator: "Sirène" } },
      },
    };
    const draft = reopenDraft(old);
    expect(unfinishedSteps(draft, { ...FREE_RULES, played: true }).map(({ step }) => step.id)).toEqual([]);
    expect(reforgedCharacter(draft, old)).toMatchObject({
      stats: { bloodPotency: 10 },
      data: { advantages: "Refuge, Alliés", specialties: "Bagarre : couteaux", handicaps: "" },
    });
  });

  it("keeps the lines of an import under the names that it has for them", () => {
    const imported = {
      ...{ system: "vampire" as const, name: "Importée", class: "Brujah", stats: {} },
      data: { clan: "Brujah", Atouts: "Refuge 2", spécialités: "Bagarre : couteaux" },
    };
    const { chronicle } = reopenDraft(imported) as typeof brujah;
    expect(chronicle).toMatchObject({ advantages: "Refuge 2", specialties: "Bagarre : couteaux" });
  });

  it("leaves a clan of the list, and what came with it, for one of its own words", () => {
    const thin = chooseGeneration(
      chooseAge(chooseClan(nobody, "sang-clair", false), "childe"),
      "Quatorzième",
    );
    const own = nameClan({ ...thin, thinBloodMerits: ["marcheur-du-jour"] }, "S", false);
    expect(own).toMatchObject({ clanId: "", customClan: "S", thinBloodMerits: [] });
    const aged = chooseGeneration(chooseAge(own, "childe"), "Treizième");
    expect(aged.bloodPotency).toBe(1);
    expect(nameClan(aged, "Samedi", false)).toEqual({ ...aged, customClan: "Samedi" });
  });

  it("lists the values of a spread that are left", () => {
    expect(leftOfSpread([4, 3, 3], [3])).toEqual([4, 3]);
    expect(leftOfSpread([2, 1], [5])).toEqual([2, 1]);
  });
});
