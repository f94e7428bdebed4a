import { describe, expect, it } from "vitest";
import type { CampaignDocument } from "../../documents/campaign";
import type { CharacterDocument } from "../../documents/character";
import type { RareItemRequestDocument } from "../../documents/rareItemRequest";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { defineItem, type Item } from "../../sheet/equipment/item";
import { campaignOf, characterOf, NOW } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { DEFAULT_CAMPAIGN_SETTINGS } from "../campaign/settings";
import { MAX_RARE_ITEM_REQUESTS, openRareItemRequests } from "./openRareItemRequests";
import {
  decideApproveRareItem,
  decideRequestRareItem,
  isSameRareItemRequest,
  requireRefusableRareItem,
} from "./rareItemRequests";

const asking = { ...DEFAULT_CAMPAIGN_SETTINGS, askForRareItems: true };
const tableOf = (changes: Partial<CampaignDocument> = {}) => ({
  id: "brumes",
  data: campaignOf({ settings: asking, ...changes }),
});
const heroOf = (changes: Partial<CharacterDocument> = {}) => ({
  id: "lia",
  data: characterOf({ campaignId: "brumes", ...changes }),
});
const ring = defineItem({ id: "anneau", name: "Anneau", rarity: "Rare", systems: ["dnd5e"] });
const request: RareItemRequestDocument = {
  uid: "alice",
  characterId: "lia",
  characterName: "Lorien",
  itemId: "anneau",
  itemName: "Anneau",
  createdAt: NOW,
  expiresAt: NOW + 30 * 86_400_000,
};
const NOTHING = { forCharacter: [], expiringOfPlayer: [], expiringInCampaign: [] };

describe("a request for a rare item", () => {
  const ask = ({
    table = tableOf(),
    uid = "alice",
    hero = heroOf() as ReturnType<typeof heroOf> | undefined,
    item = ring as Item | undefined,
    waiting = NOTHING as Parameters<typeof decideRequestRareItem>[4],
  } = {}) => decideRequestRareItem(table, uid, hero, item, waiting, NOW);
  const refused = (changes: Parameters<typeof ask>[0]) => refusalOf(() => ask(changes));

  it("names the item and the character, for thirty days", () => {
    expect(ask()).toEqual(request);
  });

  it("is a player's, for their own character at this table", () => {
    for (const uid of ["mj", "zoe"]) expect(refused({ uid })).toBe("forbidden");
    const others = [{ userId: "bob" }, { campaignId: "ailleurs" }, { deletedAt: NOW - 1 }];
    for (const changes of others) expect(refused({ hero: heroOf(changes) })).toBe("character-not-found");
    expect(refusalOf(() => decideRequestRareItem(tableOf(), "alice", undefined, ring, NOTHING, NOW))).toBe(
      "character-not-found",
    );
  });

  it("is for a rare item of the game, where the table's rules ask for it", () => {
    expect(
      refusalOf(() => decideRequestRareItem(tableOf(), "alice", heroOf(), undefined, NOTHING, NOW)),
    ).toBe("item-not-found");
    expect(refused({ item: { ...ring, systems: ["vampire"] } })).toBe("item-not-found");
    expect(refused({ item: { ...ring, rarity: "Commun" } })).toBe("rare-item-request-not-needed");
    const free = tableOf({ settings: DEFAULT_CAMPAIGN_SETTINGS });
    expect(refused({ table: free })).toBe("rare-item-request-not-needed");
  });

  it("waits once for an item, and so many for a character, a player and a campaign", () => {
    const { character, player, campaign } = MAX_RARE_ITEM_REQUESTS;
    expect(refused({ waiting: { ...NOTHING, forCharacter: [request] } })).toBe("rare-item-already-requested");
    const expired = { ...request, expiresAt: NOW };
    expect(ask({ waiting: { ...NOTHING, forCharacter: [expired] } })).toEqual(request);
    const some = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...request, itemId: `${index}` }));
    expect(ask({ waiting: { ...NOTHING, forCharacter: some(character - 1) } })).toEqual(request);
    expect(refused({ waiting: { ...NOTHING, forCharacter: some(character) } })).toBe(
      "too-many-rare-item-requests",
    );
    const ofPlayer = (open: number) => ({ ...NOTHING, expiringOfPlayer: Array<number>(open).fill(NOW + 1) });
    expect(refused({ waiting: ofPlayer(player) })).toBe("too-many-rare-item-requests");
    expect(ask({ waiting: ofPlayer(player - 1) })).toEqual(request);
    const over = { ...NOTHING, expiringOfPlayer: Array<number>(player).fill(NOW) };
    expect(ask({ waiting: over })).toEqual(request);
    const inCampaign = (open: number, expired = 0) => ({
      ...NOTHING,
      expiringInCampaign: [...Array<number>(open).fill(NOW + 1), ...Array<number>(expired).fill(NOW)],
    });
    expect(refused({ waiting: inCampaign(campaign) })).toBe("too-many-rare-item-requests");
    expect(ask({ waiting: inCampaign(campaign - 1) })).toEqual(request);
    // Expired ones are deleted within a day or so.
    expect(ask({ waiting: inCampaign(campaign - 1, 40) })).toEqual(request);
  });

  it("is the same when the same player asks the same again", () => {
    expect(isSameRareItemRequest(request, "alice", request)).toBe(true);
    expect(isSameRareItemRequest(request, "bob", request)).toBe(false);
    expect(isSameRareItemRequest(request, "alice", { ...request, itemId: "cape" })).toBe(false);
    expect(isSameRareItemRequest(request, "alice", { ...request, characterId: "ada" })).toBe(false);
  });

  it("is open until it expires, the longest waiting first", () => {
    const later = { ...request, createdAt: NOW + 1 };
    const over = { ...request, expiresAt: NOW };
    expect(openRareItemRequests([later, over, request], NOW)).toEqual([request, later]);
  });
});

describe("the MJ's answer", () => {
  const approve = ({
    uid = "mj",
    asked = request as RareItemRequestDocument | undefined,
    hero = heroOf() as ReturnType<typeof heroOf> | undefined,
    item = ring as Item | undefined,
  } = {}) => decideApproveRareItem(tableOf(), uid, asked, hero, item, NOW);
  const carries = (hero: ReturnType<typeof heroOf>) =>
    normaliseCharacter({ ...hero.data, ...approve({ hero }) }).inventoryItems.map(({ itemId, quantity }) => [
      itemId,
      quantity,
    ]);

  it("adds the item as the editor does, in a new version", () => {
    expect(carries(heroOf())).toEqual([["anneau", 1]]);
    const stats = {
      inventoryItems: [
        { itemId: "corde", quantity: 2 },
        { itemId: "anneau", quantity: 1 },
      ],
    };
    expect(carries(heroOf({ stats }))).toEqual([
      ["corde", 2],
      ["anneau", 2],
    ]);
    expect(approve()).toMatchObject({ version: 2, updatedAt: NOW });
  });

  it("is the MJ's alone", () => {
    for (const uid of ["alice", "bob", "zoe"]) expect(refusalOf(() => approve({ uid }))).toBe("forbidden");
  });

  it("comes too late for a request, a character or an item that is gone", () => {
    const approving = (...[asked, hero, item]: [unknown?, unknown?, unknown?]) =>
      refusalOf(() =>
        decideApproveRareItem(tableOf(), "mj", asked as never, hero as never, item as never, NOW),
      );
    expect(approving(undefined, heroOf(), ring)).toBe("rare-item-request-not-found");
    expect(approving({ ...request, expiresAt: NOW }, heroOf(), ring)).toBe("rare-item-request-not-found");
    for (const hero of [undefined, heroOf({ campaignId: "ailleurs" }), heroOf({ userId: "bob" })]) {
      expect(approving(request, hero, ring)).toBe("rare-item-request-not-found");
    }
    expect(approving(request, heroOf(), undefined)).toBe("item-not-found");
  });

  it("is refused by the MJ, withdrawn by who asked, and nobody else's", () => {
    const table = campaignOf();
    const asked = { data: request };
    for (const uid of ["mj", "alice"]) expect(requireRefusableRareItem(table, uid, asked)).toBe(asked);
    for (const uid of ["bob", "zoe"]) {
      expect(refusalOf(() => requireRefusableRareItem(table, uid, asked))).toBe("forbidden");
    }
    expect(refusalOf(() => requireRefusableRareItem(table, "bob", undefined))).toBe(
      "rare-item-request-not-found",
    );
    expect(refusalOf(() => requireRefusableRareItem(table, "zoe", undefined))).toBe("forbidden");
  });
});
