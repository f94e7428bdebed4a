import { describe, expect, it } from "vitest";
import { campaignOf, NOW } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { type CharacterDraft, decideCreateCharacter } from "./createCharacter";

const draft: CharacterDraft = {
  system: "dnd5e",
  name: "Lorien",
  class: "Rôdeuse",
  stats: { ac: 14 },
  data: {},
};
const create = (
  changes: Partial<CharacterDraft> = {},
  characterCount = 0,
  campaign = campaignOf(),
  uid = "alice",
) =>
  decideCreateCharacter(uid, { ...draft, ...changes }, { characterCount, characterQuota: 3 }, campaign, NOW);

describe("a new character", () => {
  it("belongs to its creator, is linked to no campaign, and has version 1", () => {
    expect(create({ pronoun: "elle" })).toEqual({
      ...draft,
      pronoun: "elle",
      userId: "alice",
      version: 1,
      updatedAt: NOW,
    });
  });

  it("requires room within the quota", () => {
    expect(refusalOf(() => create({}, 2))).toBeUndefined();
    expect(refusalOf(() => create({}, 3))).toBe("quota-reached");
    expect(refusalOf(() => create({}, 4))).toBe("quota-reached");
  });

  it("is linked only to a campaign in which its owner plays", () => {
    const linked = { campaignId: "camp" };
    expect(create(linked)).toMatchObject(linked);
    expect(refusalOf(() => create(linked, 0, campaignOf(), "zoe"))).toBe("forbidden");
    expect(refusalOf(() => create(linked, 0, campaignOf({ system: "vampire" })))).toBe("campaign-not-found");
    const createInMissingCampaign = () =>
      decideCreateCharacter(
        "alice",
        { ...draft, ...linked },
        { characterCount: 0, characterQuota: 3 },
        undefined,
        NOW,
      );
    expect(refusalOf(createInMissingCampaign)).toBe("campaign-not-found");
  });

  it("must fit into a document", () => {
    expect(refusalOf(() => create({ stats: { a: [[1]] } }))).toBe("invalid-input");
    expect(refusalOf(() => create({ data: { notes: "x".repeat(300_000) } }))).toBe("payload-too-large");
    expect(refusalOf(() => create({ data: { notes: "€".repeat(90_000) } }))).toBe("payload-too-large");
  });

  it("keeps no portrait at another path of this app, under any of its names", () => {
    const own = `/api/portraits/${"a".repeat(22)}`;
    const foreign = "https://ailleurs.fr/moi.png";
    const path = "/api/account/export?0";
    const made = create({
      stats: { img: { src: path }, speed: 30 },
      data: { avatarUrl: path, Avatar: "/icons/moi.svg", portrait: own, picture: foreign, notes: path },
    });
    expect(made.stats).toEqual({ speed: 30 });
    expect(made.data).toEqual({ portrait: own, picture: foreign, notes: path });
  });
});
