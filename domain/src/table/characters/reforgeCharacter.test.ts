import { describe, expect, it } from "vitest";
import type { CharacterDocument } from "../../documents/character";
import { campaignOf, NOW } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { type CharacterReforge, decideReforgeCharacter } from "./reforgeCharacter";

const stored: CharacterDocument = {
  userId: "alice",
  system: "dnd5e",
  campaignId: "camp",
  name: "Lorien",
  class: "Rôdeur 1",
  pronoun: "elle",
  stats: { hp: { current: 4, max: 12, temporary: 3 }, inventoryItems: [{ itemId: "dague" }], luck: 3 },
  data: { race: "Elfe", souvenir: "une plume" },
  version: 6,
  updatedAt: 1,
};

const sent: CharacterReforge = {
  name: "Lorien des Saules",
  class: "Rôdeur 2",
  pronoun: "iel",
  stats: { hp: { current: 20, max: 20 }, luck: 5 },
  data: { race: "Haut-elfe" },
  version: 6,
};

const reforge = (
  changes: Partial<CharacterReforge> = {},
  document: Partial<CharacterDocument> = {},
  uid = "alice",
) => decideReforgeCharacter(uid, { ...stored, ...document }, campaignOf(), { ...sent, ...changes }, NOW);

describe("changing a character in the Forge", () => {
  it("replaces what is sent, keeps the rest, and increments the version", () => {
    expect(reforge()).toMatchObject({
      name: "Lorien des Saules",
      class: "Rôdeur 2",
      pronoun: "iel",
      stats: { luck: 5, inventoryItems: [{ itemId: "dague" }] },
      data: { race: "Haut-elfe", souvenir: "une plume" },
      version: 7,
      updatedAt: NOW,
    });
  });

  it("is refused when the character was saved since", () => {
    expect(refusalOf(() => reforge({ version: 5 }))).toBe("stale-version");
  });

  it("is allowed to its owner, until it is deleted", () => {
    expect(refusalOf(() => reforge({}, {}, "bob"))).toBe("forbidden");
    expect(refusalOf(() => reforge({}, {}, "mj"))).toBe("forbidden");
    expect(refusalOf(() => reforge({}, {}, "nobody"))).toBe("character-not-found");
    expect(refusalOf(() => reforge({}, { deletedAt: NOW }))).toBe("character-not-found");
  });

  it("must fit into a document", () => {
    expect(refusalOf(() => reforge({ data: { a: [[1]] } }))).toBe("invalid-input");
    expect(refusalOf(() => reforge({ data: { a: "€".repeat(90_000) } }))).toBe("payload-too-large");
  });

  it("may shorten what is longer than may be stored today", () => {
    const data = { a: "€".repeat(150_000) };
    expect(refusalOf(() => reforge({}, { data }))).toBe("payload-too-large");
    expect(reforge({ data: { a: "€".repeat(149_000) } }, { data }).version).toBe(7);
  });

  it("keeps no portrait at another path of this app", () => {
    const { stats, data } = reforge({ stats: { luck: 5, img: "/api/x" }, data: { avatarUrl: "/api/x" } });
    expect([stats.img, data.avatarUrl]).toEqual([undefined, undefined]);
  });
});
