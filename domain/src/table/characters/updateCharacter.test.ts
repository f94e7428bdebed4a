import { describe, expect, it } from "vitest";
import { campaignOf, characterOf, NOW } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { PROSE_LENGTH } from "../../values/reading/values";
import { type CharacterSave, decideUpdateCharacter, keepsRolledValues } from "./updateCharacter";

const carried = [
  { itemId: "cape", equipped: true, attuned: true },
  { itemId: "arc", equipped: false, attuned: false },
];
const character = characterOf({ version: 4, stats: { ac: 14, inventoryItems: carried } });
const save = (body: CharacterSave, uid = "alice", stored = character) =>
  decideUpdateCharacter(uid, stored, campaignOf(), body, NOW);
const refusal = (body: CharacterSave, uid?: string, stored?: typeof character) =>
  refusalOf(() => save(body, uid, stored));

describe("saving a character", () => {
  it("replaces the stats that are sent, keeps the others, and increments the version", () => {
    expect(save({ version: 4, speed: 30 })).toEqual({
      stats: { ac: 14, inventoryItems: carried, speed: 30 },
      version: 5,
      updatedAt: NOW,
    });
  });

  it("reads an inventory as every sheet does, and stores which items are equipped", () => {
    const { stats } = save({
      inventoryItems: [{ id: "corde", quantite: "3" }, 7],
      equippedItemIds: ["corde"],
    });
    expect(stats.inventoryItems).toMatchObject([
      { itemId: "corde", quantity: 3, equipped: true },
      { itemId: "7" },
    ]);
    expect(stats).toMatchObject({ equippedItemIds: ["corde"], attunedItemIds: [] });
  });

  it("changes which items are equipped or attuned when only that list is sent", () => {
    expect(save({ equippedItemIds: ["arc"] }).stats).toMatchObject({
      inventoryItems: [
        { itemId: "cape", equipped: false, attuned: true },
        { itemId: "arc", equipped: true, attuned: false },
      ],
      equippedItemIds: ["arc"],
      attunedItemIds: ["cape"],
    });
    expect(save({ attunedItemIds: [] }).stats).toMatchObject({
      equippedItemIds: ["cape"],
      attunedItemIds: [],
    });
  });

  it("is refused when it was saved since the given version; without a version it is not", () => {
    expect(refusal({ version: 3 })).toBe("stale-version");
    expect(refusal({ version: 5 })).toBe("stale-version");
    expect(refusal({})).toBeUndefined();
  });

  it("is allowed to the owner; for strangers, and once deleted, the character does not exist", () => {
    const atTable = characterOf({ campaignId: "camp" });
    expect(refusal({}, "mj", atTable)).toBe("forbidden");
    expect(refusal({}, "bob", atTable)).toBe("forbidden");
    expect(refusal({}, "zoe", atTable)).toBe("character-not-found");
    expect(refusal({}, "alice", characterOf({ deletedAt: NOW }))).toBe("character-not-found");
  });

  it("is refused when a text is too long, instead of being cut", () => {
    const noted = (notes: string) => ({ inventoryItems: [{ itemId: "livre", notes }] });
    expect(refusal(noted("x".repeat(PROSE_LENGTH + 1)))).toBe("invalid-input");
    expect(refusal(noted(` ${"x".repeat(PROSE_LENGTH)} `))).toBeUndefined();
    expect(refusal({ inventoryItems: Array.from({ length: 2001 }, () => "arc") })).toBe("invalid-input");
    expect(refusal({ inventoryItems: Array.from({ length: 2000 }, () => "arc") })).toBeUndefined();
  });

  it("counts the stored fields towards the size limit", () => {
    const heavy = characterOf({ data: { notes: "x".repeat(200_000) } });
    expect(refusal({ lore: "x".repeat(100_000) }, "alice", heavy)).toBe("payload-too-large");
    expect(refusal({ skills: [[1]] })).toBe("invalid-input");
  });

  it("makes nothing longer that is longer than may be stored today, and shortens it", () => {
    const heavy = characterOf({ stats: { lore: "€".repeat(150_000) } });
    expect(refusal({ speed: 30 }, "alice", heavy)).toBe("payload-too-large");
    expect(save({ lore: "€".repeat(149_000) }, "alice", heavy).version).toBe(2);
  });
});

describe("a save of the portrait", () => {
  const address = `/api/portraits/${"a".repeat(22)}`;

  it("stands with the rest of the story, and no value is touched", () => {
    const stored = characterOf({ version: 4, stats: { ac: 14 }, data: { notes: "Vue au lavoir." } });
    expect(save({ version: 4, avatarUrl: address }, "alice", stored)).toEqual({
      stats: { ac: 14 },
      data: { notes: "Vue au lavoir.", avatarUrl: address },
      version: 5,
      updatedAt: NOW,
    });
    expect(save({ avatarUrl: "" }, "alice", stored).data).toMatchObject({ avatarUrl: "" });
    expect(keepsRolledValues({ version: 4, avatarUrl: address })).toBe(true);
  });

  it("is refused for anything but a picture that we keep", () => {
    for (const avatarUrl of ["https://ailleurs.fr/moi.png", "javascript:alert(1)", 7, null, ["a"]]) {
      expect(refusal({ avatarUrl })).toBe("invalid-input");
    }
  });

  it("is refused under the other names that a sheet reads it by", () => {
    const foreign = "https://ailleurs.fr/moi.png";
    const named = [
      { avatar: foreign },
      { IMG: foreign },
      { picture: { src: foreign } },
      { avatar: address, img: foreign },
    ];
    for (const fields of named) expect(refusal(fields)).toBe("invalid-input");
    expect(save({ avatar: address }).stats).toMatchObject({ avatar: address });
    const imported = characterOf({ stats: { img: foreign } });
    expect(save({ img: foreign, speed: 30 }, "alice", imported).stats).toMatchObject({ speed: 30 });
  });

  it("keeps no other path of this app", () => {
    expect(save({ avatar: "/api/account/export?0", speed: 30 }).stats).not.toHaveProperty("avatar");
  });
});

describe("a save of the inventory alone", () => {
  it("may only contain inventory fields and the version it was read at", () => {
    expect(
      keepsRolledValues({ version: 3, inventoryItems: [], equippedItemIds: [], attunedItemIds: [] }),
    ).toBe(true);
    expect(keepsRolledValues({ version: 3, inventoryItems: [], hp: { max: 99 } })).toBe(false);
  });

  it("stores the spells of D&D, each of a known form, and refuses others with a sentence", () => {
    const spellbook = [{ name: " Boule  de feu ", level: 3, preparation: "prepared", more: 1 }];
    expect(save({ spellbook }).stats.spellbook).toEqual([
      { name: "Boule de feu", level: 3, preparation: "prepared" },
    ]);
    expect(() => save({ spellbook: [{ name: "" }] })).toThrow("Donne un nom.");
    expect(() => save({ spellbook: "boule de feu" })).toThrow("Cette liste a une forme");
    expect(refusal({ spellbook: Array.from({ length: 301 }, (_, at) => ({ name: `Sort ${at}` })) })).toBe(
      "invalid-input",
    );
    expect(keepsRolledValues({ version: 3, spellbook, powers: [] })).toBe(true);
  });

  it("stores the powers of the other games, and refuses what is none", () => {
    const powers = [{ name: "Prouesse", kind: "Puissance", costs: { rouse: 1 }, more: 1 }];
    expect(save({ powers }).stats.powers).toEqual([
      { name: "Prouesse", kind: "Puissance", costs: { rouse: 1 } },
    ]);
    expect(() => save({ powers: [{ name: "Prouesse", kind: "" }] })).toThrow("Donne une catégorie.");
  });
});
