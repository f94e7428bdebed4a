import { describe, expect, it } from "vitest";
import { type Build, decideAdvance } from "../game/advance";
import { advanceSchema } from "../game/askedAdvance";
import { buildCharacter } from "../table/forge/buildCharacter";
import { emptyDraft, readDraft } from "../table/forge/draft";
import { reopenDraft } from "../table/forge/reopen";
import { refusedSentence } from "../testing/playLaws";
import { SYSTEM_IDS, type SystemId } from "../values/systemIds";
import { advanceRulesOf } from "./advances";
import { readCyberpunk } from "./cyberpunk/sheet";
import { playSystemOf } from "./registry/plays";
import { sheetBlocks } from "./sheetBlocks";
import { readVampire } from "./vampire/sheet";

const rulesOf = (system: SystemId) => {
  const rules = advanceRulesOf(system);
  if (rules === undefined) throw new RangeError(system);
  return rules;
};
const priceOf = (system: SystemId, build: Build, id: string) =>
  rulesOf(system)
    .advances(build)
    .find((one) => one.id === id)?.price;
const buy = (system: SystemId, build: Build, id: string, to: number, name?: string) =>
  decideAdvance(advanceRulesOf(system), build, { id, to, ...(name !== undefined && { name }) });

const vampire = (clan: string, stats: object = {}): Build => ({ stats: { ...stats }, data: { clan } });
const isaure = vampire("Toréador", {
  attributes: { strength: 2, dexterity: 5 },
  skills: { brawl: 1 },
  disciplines: { auspex: 1 },
  bloodPotency: 1,
});

describe("the prices of a vampire's experience", () => {
  it.each([
    ["attributes:strength", 15],
    ["attributes:dexterity", undefined],
    ["attributes:stamina", 10],
    ["skills:brawl", 6],
    ["skills:melee", 3],
    ["disciplines:auspex", 10],
    ["disciplines:presence", 5],
    ["disciplines:dominate", 7],
    ["disciplines:thinBloodAlchemy", undefined],
    ["bloodPotency", 20],
  ])("of %s is %s for a Toreador", (id, price) => {
    expect(priceOf("vampire", isaure, id)).toBe(price);
  });

  it("of disciplines depends on the clan", () => {
    expect(priceOf("vampire", vampire("Caïtiff"), "disciplines:auspex")).toBe(6);
    expect(priceOf("vampire", vampire("Sang-clair"), "disciplines:thinBloodAlchemy")).toBe(5);
    expect(priceOf("vampire", vampire("Inconnu"), "disciplines:auspex")).toBe(7);
    expect(priceOf("vampire", vampire("Brujah", { bloodPotency: 10 }), "bloodPotency")).toBeUndefined();
  });

  it.each([
    ["Sang-clair", "Quinzième", 0, undefined],
    ["Sang-clair", "", 0, undefined],
    ["Caïtiff", "14e", 0, undefined],
    ["Brujah", "Treizième", 2, 30],
    ["Brujah", "12", 3, undefined],
    ["Brujah", "Onzième génération", 3, 40],
    ["Brujah", "10e", 4, undefined],
    ["Brujah", "9e", 4, 50],
    ["Brujah", "", 4, 50],
  ])(
    "of Blood Potency ends where the generation does: %s, « %s », %i",
    (clan, generation, bloodPotency, price) => {
      const { stats, data } = vampire(clan, { bloodPotency });
      expect(priceOf("vampire", { stats, data: { ...data, generation } }, "bloodPotency")).toBe(price);
    },
  );

  it("of a speciality is 3, of a background 3 a dot; both join their line of the chronicle", () => {
    const first = buy("vampire", isaure, "specialty", 1, "Bagarre : couteaux");
    expect(first).toMatchObject({ price: 3, on: "Spécialité : Bagarre : couteaux" });
    const { build, price, on } = buy("vampire", first.build, "advantage", 2, "Refuge");
    expect([price, on]).toEqual([6, "Avantage : Refuge 2"]);
    const again = buy("vampire", build, "advantage", 1, "Alliés").build;
    const lines = sheetBlocks("vampire", again).flatMap((block) =>
      block.kind === "text" ? block.lines : [],
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        { label: "Spécialités", text: "Bagarre : couteaux" },
        { label: "Avantages", text: "Refuge 2, Alliés 1" },
      ]),
    );
    const full = { ...isaure, data: { advantages: "x".repeat(395) } };
    expect(refusedSentence(() => buy("vampire", full, "advantage", 1, "Refuge"))).toMatch(/plus de place/);
    expect(refusedSentence(() => buy("vampire", isaure, "advantage", 6, "Refuge"))).toMatch(/n'existe pas/);
    expect(refusedSentence(() => buy("vampire", isaure, "advantage", 1))).toMatch(/n'existe pas/);
  });
});

describe("the prices of an edgerunner's improvement points", () => {
  const zix: Build = {
    stats: { skills: { handgun: 4, autofire: 2, stealth: 10 } },
    data: { roleAbility: "Interface (rang 4)" },
  };

  it.each([
    ["skills:handgun", 100],
    ["skills:autofire", 120],
    ["skills:stealth", undefined],
    ["skills:trading", 20],
    ["role", 300],
  ])("of %s is %s", (id, price) => {
    expect(priceOf("cyberpunk", zix, id)).toBe(price);
  });

  it("raise skills and the rank of the role", () => {
    const { build, on } = buy("cyberpunk", zix, "role", 5);
    expect(build.data.roleAbility).toBe("Interface (rang 5)");
    expect(on).toBe("Interface 5");
    expect(priceOf("cyberpunk", { ...zix, data: { roleAbility: "Interface" } }, "role")).toBeUndefined();
    const top = { ...zix, data: { roleAbility: "Interface (rang 10)" } };
    expect(priceOf("cyberpunk", top, "role")).toBeUndefined();
    expect(readCyberpunk(buy("cyberpunk", zix, "skills:handgun", 5).build).skills.handgun).toBe(5);
    expect(refusedSentence(() => rulesOf("vampire").add(isaure, { id: "x" } as never, "x", 1))).toMatch(
      /n'existe pas/,
    );
    expect(refusedSentence(() => rulesOf("cyberpunk").add(zix, {} as never, "x", 1))).toMatch(/n'existe pas/);
  });
});

describe("an advance", () => {
  it("is refused where the game has none, sells no such thing, or the value has changed", () => {
    expect(refusedSentence(() => buy("cthulhu", isaure, "skills:listen", 2))).toMatch(/pas de points/);
    expect(refusedSentence(() => buy("vampire", isaure, "constructor", 2))).toMatch(/n'existe pas/);
    expect(refusedSentence(() => buy("vampire", isaure, "attributes:strength", 4))).toMatch(
      /^Force a changé/,
    );
  });

  it("reaches the sheet whatever the shape that the build was stored in", () => {
    for (const attributes of [
      { strength: 2 },
      { Strength: "2" },
      { Force: 2, Vigueur: 3 },
      { physical: { strength: { value: 2 }, stamina: 3 } },
      [{ name: "Force", value: 2 }],
    ]) {
      for (const name of ["attributes", "Attributes", "attributs"]) {
        const build = buy(
          "vampire",
          vampire("Brujah", { [name]: attributes }),
          "attributes:strength",
          3,
        ).build;
        const known = readVampire(build).attributes;
        expect([name, attributes, known.strength]).toEqual([name, attributes, 3]);
        expect(known.stamina).toBe(readVampire(vampire("Brujah", { [name]: attributes })).attributes.stamina);
      }
    }
  });

  it.each(["vampire", "cyberpunk"] as const)(
    "of a %s of the Forge stays when the Forge opens it again",
    (system) => {
      const draft = readDraft(system, {
        ...emptyDraft(system),
        clanId: "toreador",
        predatorDiscipline: "auspex",
        disciplines: { auspex: 1 },
        roleId: "netrunner",
        skills: { brawl: 2, stealth: 2 },
      });
      if (draft === undefined) throw new Error("No draft");
      const { stats, data, name, class: label = "" } = buildCharacter(draft);
      for (const { id, to } of rulesOf(system).advances({ stats, data })) {
        const build = buy(system, { stats, data }, id, to).build;
        const reopened = reopenDraft({ system, name, class: label, ...build });
        const rebuilt = buildCharacter(reopened);
        const raised = (one: Build) =>
          rulesOf(system)
            .advances(one)
            .find((other) => other.id === id)?.to;
        expect([id, raised(rebuilt)]).toEqual([id, raised(build)]);
        expect([id, raised(build)]).not.toEqual([id, to]);
      }
    },
  );

  it.each(["vampire", "cyberpunk"] as const)("of %s is paid by an operation of its game", (system) => {
    const { spend, left } = rulesOf(system);
    const play = playSystemOf(system);
    expect(play.operationSchema.safeParse(spend(15, "Force 3")).success).toBe(true);
    expect(left({ ...play.fresh, experienceGained: 9, improvementGained: 9 })).toBe(9);
    expect(left({ experienceGained: "neuf", improvementGained: "neuf" })).toBe(0);
  });

  it("is bounded where it comes in", () => {
    expect(SYSTEM_IDS.filter((system) => advanceRulesOf(system))).toEqual(["vampire", "cyberpunk"]);
    expect(advanceSchema.safeParse({ id: "advantage", to: 2, name: " Refuge " }).data?.name).toBe("Refuge");
    for (const to of [0, 11, 1.5]) expect(advanceSchema.safeParse({ id: "x", to }).success).toBe(false);
    expect(advanceSchema.safeParse({ id: "x", to: 1, name: "" }).success).toBe(false);
  });
});
