import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toStoredShape } from "../../table/characters/storedShape";
import { rawCharacters } from "../../testing/rawCharacters";
import { normaliseCharacter } from "./normaliseCharacter";

/** The sample characters with some of their values replaced by anything. */
const mutated = (raw: unknown): fc.Arbitrary<unknown> => {
  if (typeof raw !== "object" || raw === null) {
    return fc.oneof({ weight: 6, arbitrary: fc.constant(raw) }, { weight: 1, arbitrary: fc.anything() });
  }
  if (Array.isArray(raw)) return fc.tuple(...raw.map(mutated));
  const fields = Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, mutated(value)]));
  return fc.record(fields, { requiredKeys: [] });
};

const anyCharacter = fc.oneof(...Object.values(rawCharacters).map(mutated), fc.anything());

describe("a normalised character", () => {
  it("is read from anything without throwing, and reading it again changes nothing", () => {
    fc.assert(
      fc.property(anyCharacter, (raw) => {
        const character = normaliseCharacter(raw);
        expect(normaliseCharacter(character)).toEqual(character);
      }),
      { numRuns: 150 },
    );
  });

  it("is the same character after it was stored or exported", () => {
    fc.assert(
      fc.property(anyCharacter, (raw) => {
        const { id, userId, campaign, version, stats, data, ...character } = normaliseCharacter(raw);
        const stored = toStoredShape({ id, stats, data, ...character });
        expect(normaliseCharacter(stored)).toMatchObject(character);
      }),
      { numRuns: 150 },
    );
  });

  it.each([undefined, null, "", 12, [], {}, "Lorien", [{ name: "Lorien" }]])(
    "has no name, no class and no score when it is %j",
    (raw) => {
      expect(normaliseCharacter(raw)).toEqual({
        id: "",
        system: "dnd5e",
        name: "",
        classes: [],
        traits: {},
        equipment: [],
        proficiencies: [],
        abilityScores: {},
        savingThrows: {},
        skills: {},
        speeds: {},
        actions: [],
        bonusActions: [],
        reactions: [],
        inventoryItems: [],
        equippedItemIds: [],
        attunedItemIds: [],
        equipmentModifiers: { ability: {}, stats: {} },
        stats: {},
        data: {},
      });
    },
  );

  it("ignores fields called __proto__ and constructor", () => {
    const raw: unknown = JSON.parse(
      '{"__proto__":{"name":"Piège"},"constructor":{"name":"x"},"stats":{"__proto__":{"ac":99}}}',
    );
    const character = normaliseCharacter(raw);
    expect(character.name).toBe("");
    expect(character.ac).toBeUndefined();
    expect(Object.getPrototypeOf(character)).toBe(Object.prototype);
  });

  it("cuts texts and lists that are too long", () => {
    const huge = "é ".repeat(500_000);
    const character = normaliseCharacter({
      name: huge,
      class: huge,
      stats: {
        hp: huge,
        speed: huge,
        skills: huge,
        inventoryItems: Array.from({ length: 50_000 }, () => huge),
      },
      data: { notes: huge, equipment: huge, level: huge, avatarUrl: huge },
    });
    expect(character.name.length).toBeLessThanOrEqual(200);
    expect(character.notes?.length).toBeLessThanOrEqual(20_000);
    expect(character.inventoryItems.length).toBe(2000);
  });
});

describe("a character of the product's own documents", () => {
  it("is read completely", () => {
    expect(normaliseCharacter(rawCharacters.native)).toMatchObject({
      id: "lorien",
      userId: "camille",
      system: "dnd5e",
      name: "Lorien des Saules",
      campaign: { id: "c1", name: "Les Cendres" },
      pronouns: "elle",
      classes: [{ name: "Rôdeuse", level: 5 }],
      level: 5,
      race: "Elfe sylvestre",
      background: "Ermite",
      alignment: "Neutre bon",
      avatarUrl: "https://images.example/lorien.png",
      description: "Grande et maigre.",
      notes: "Doit 3 po à Brann.",
      traits: { personality: "Parle peu.", ideals: "La forêt.", bonds: "Son arc.", flaws: "Rancunière." },
      equipment: ["Corde", "Torche ×5"],
      proficiencies: [
        { label: "Armes", names: ["Arc long"] },
        { label: "Langues", names: ["Elfique", "Commun"] },
      ],
      abilityScores: { str: 12, dex: 17, con: 14, int: 10, wis: 15, cha: 8 },
      savingThrows: { str: { bonus: 4, proficiency: "proficient" }, dex: { proficiency: "proficient" } },
      skills: { stealth: { proficiency: "expertise" }, perception: { bonus: 5, proficiency: "none" } },
      ac: 15,
      speeds: { walk: { value: 9, unit: "m" } },
      hp: { current: 31, max: 38 },
      initiativeBonus: 4,
      proficiencyBonus: 3,
      actions: [{ name: "Esquiver" }],
      bonusActions: [{ name: "Marque du chasseur", description: "Un d6 de plus." }],
      reactions: [{ name: "Riposte", attackBonus: 6, damage: { dice: "1d8+3", type: "tranchants" } }],
      equippedItemIds: ["arc-long"],
      attunedItemIds: [],
      version: 7,
    });
  });

  it("takes each field from its top level first, then from its stats, then from its data", () => {
    const raw = {
      name: "Haut",
      stats: { name: "Milieu", race: "Nain" },
      data: { race: "Elfe", alignment: "Neutre" },
    };
    expect(normaliseCharacter(raw)).toMatchObject({ name: "Haut", race: "Nain", alignment: "Neutre" });
  });

  it("is still found when the first of these has an invalid value", () => {
    const raw = { hp: "beaucoup", stats: { hp: [] }, data: { hp: "12 / 31" } };
    expect(normaliseCharacter(raw).hp).toEqual({ current: 12, max: 31 });
  });

  it("belongs to dnd5e when its system is unknown, else to its own", () => {
    expect(normaliseCharacter({ system: "gurps" }).system).toBe("dnd5e");
    expect(normaliseCharacter({ game: " Vampire " }).system).toBe("vampire");
    expect(normaliseCharacter({ data: { system: "cthulhu" } }).system).toBe("cthulhu");
    expect(normaliseCharacter({ system: {}, game: { name: "Cyberpunk" } }).system).toBe("cyberpunk");
  });

  it("keeps what only another system's sheet reads", () => {
    const data = { attributes: { force: 3 }, abilities: { brawl: 2 }, humanity: 7 };
    expect(normaliseCharacter({ system: "vampire", data }).data).toEqual(data);
    expect(normaliseCharacter({ system: "vampire", data }).system).toBe("vampire");
  });

  it("reads a block named after its system", () => {
    expect(normaliseCharacter({ game: "dnd5e", dnd5e: { level: "3", ca: "16" } })).toMatchObject({
      level: 3,
      ac: 16,
    });
  });

  it.each([
    ["an id", { campaign: "c1" }, { id: "c1" }],
    ["an object without a name", { campaign: { id: "c1" } }, { id: "c1" }],
    ["an id of its own field", { campaignId: "c1" }, { id: "c1" }],
    ["an object with a title", { campagne: { _id: "c1", title: "Nuit" } }, { id: "c1", name: "Nuit" }],
    ["an object without id", { campaign: { name: "Nuit" } }, undefined],
    ["a blank", { campaign: "  " }, undefined],
  ])("belongs to the campaign given by %s", (_, raw, campaign) => {
    expect(normaliseCharacter(raw).campaign).toEqual(campaign);
  });

  it.each([
    [{ ac: 15 }, 15],
    [{ ca: "16" }, 16],
    [{ stats: { armorClass: { value: 14 } } }, 14],
    [{ ac: 1000 }, undefined],
    [{ ac: "cuir" }, undefined],
  ])("has the armor class of %j", (raw, ac) => {
    expect(normaliseCharacter(raw).ac).toBe(ac);
  });

  it("has no portrait from an unsafe address", () => {
    for (const avatarUrl of ["javascript:alert(1)", "/api/account/export?0", "http://127.0.0.1/moi.png"]) {
      expect(normaliseCharacter({ avatarUrl }).avatarUrl).toBeUndefined();
    }
    expect(normaliseCharacter({ data: { avatar: { url: "https://a.example/x.png" } } }).avatarUrl).toBe(
      "https://a.example/x.png",
    );
  });

  it("keeps an emptied inventory empty, whatever an older field still contains", () => {
    expect(
      normaliseCharacter({ stats: { inventoryItems: [] }, data: { inventory: ["corde"] } }).inventoryItems,
    ).toEqual([]);
  });
});
