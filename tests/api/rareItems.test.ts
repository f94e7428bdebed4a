import { randomUUID } from "node:crypto";
import { deleteAccount } from "domain/api/account";
import { removeCharacter, removePlayer, updateCampaignSettings } from "domain/api/campaigns";
import { deleteCharacter, updateCharacter } from "domain/api/characters";
import { reforgeCharacter } from "domain/api/forge";
import { listNotifications } from "domain/api/notifications";
import { approveRareItem, refuseRareItem, requestRareItem } from "domain/api/rareItems";
import { items } from "domain/documents/item";
import { rareItemRequests } from "domain/documents/rareItemRequest";
import { defineItem } from "domain/sheet/equipment/item";
import { DEFAULT_CAMPAIGN_SETTINGS } from "domain/table/campaign/settings";
import { MAX_RARE_ITEM_REQUESTS } from "domain/table/items/openRareItemRequests";
import { describe, expect, it } from "vitest";
import { type Answer, refusal } from "../support/apiClient";
import { RARE_BOOTS, RARE_RING } from "../support/belongings";
import { changeCampaign, characterOf, settingsWith, storedCharacter } from "../support/campaigns";
import { idTokenWith, unique } from "../support/cast";
import { put, read } from "../support/database";
import { type Seat, seat, type TestTable, table } from "./support/seats";

const asking = settingsWith({ askForRareItems: true });

/** A campaign of Mona's that asks for rare items, in which Ana and Léo play, with Ana's hero. */
async function play(settings = asking) {
  const [mj, ana, leo] = [await seat("Mona"), await seat("Ana"), await seat("Léo")];
  const at = await table(mj, [ana, leo], { settings });
  const hero = await characterOf(ana, { campaignId: at.id, name: "Lyra" });
  return { mj, ana, leo, at, hero };
}

const saving = ({ browser }: Seat, hero: string, body: Record<string, unknown>) =>
  browser.call(updateCharacter, { params: { system: "dnd5e", id: hero }, body });
const carrying = (...ids: string[]) => ({ inventoryItems: ids.map((itemId) => ({ itemId, quantity: 1 })) });
const wishing = (
  { browser }: Seat,
  { params }: TestTable,
  characterId: string,
  { itemId = RARE_RING, requestId = randomUUID() as string } = {},
): Promise<Answer> => browser.call(requestRareItem, { params, body: { requestId, characterId, itemId } });
const answering = (
  { browser }: Seat,
  { params }: TestTable,
  how: typeof approveRareItem | typeof refuseRareItem,
  requestId: unknown,
) => browser.call(how, { params: { ...params, requestId: String(requestId) } });
const told = async ({ browser }: Seat) => {
  const { body } = await browser.call(listNotifications, {});
  const notices = (body?.notifications ?? []) as { title: string; rareItemRequest?: object }[];
  return notices.filter(({ title }) => /objet/i.test(title));
};
const carriedBy = async (hero: string) =>
  (
    (await storedCharacter(hero))?.stats.inventoryItems as { itemId: string; quantity: number }[] | undefined
  )?.map(({ itemId, quantity }) => [itemId, quantity]);

describe("saving a character at a table that asks for rare items", () => {
  it("refuses a rare item of its player, by whatever way it is sent, and saves nothing", async () => {
    const { ana, hero } = await play();
    expect((await saving(ana, hero, carrying("dnd5e-epee-longue"))).status).toBe(200);
    const made = unique("objet");
    const { id: _, ...blade } = defineItem({ id: made, name: "Lame", rarity: "Rare", systems: ["dnd5e"] });
    await put(items, [made], { ...blade, ownerId: ana.uid, createdAt: 1, updatedAt: 1 });
    for (const body of [
      carrying("dnd5e-epee-longue", RARE_RING),
      carrying(made),
      { inventoryItems: [{ itemId: "dnd5e-epee-longue", overrides: { rarity: "Légendaire" } }] },
      { inventoryItems: [{ name: "Lame", rarity: "Very rare" }] },
      { equippedItemIds: [RARE_RING], inventoryItems: [] },
    ]) {
      expect(refusal(await saving(ana, hero, body))).toEqual([403, "rare-item"]);
    }
    expect((await saving(ana, hero, carrying(RARE_RING))).body?.error).toBe(
      "« Anneau de protection » est rare : à cette table, demande-le au MJ depuis les objets disponibles.",
    );
    const reforged = await ana.browser.call(reforgeCharacter, {
      params: { system: "dnd5e", id: hero },
      body: { name: "Lyra", version: 2, stats: carrying(RARE_RING) },
    });
    expect(refusal(reforged)).toEqual([403, "rare-item"]);
    expect(await carriedBy(hero)).toEqual([["dnd5e-epee-longue", 1]]);
  });

  it("lets pass what the character has, the MJ's own characters, and everything where the rules are others", async () => {
    const { mj, ana, at } = await play();
    const owning = await characterOf(ana, { campaignId: at.id, stats: carrying(RARE_RING) });
    const worn = { inventoryItems: [{ itemId: RARE_RING, quantity: 1, equipped: true, notes: "Trouvé" }] };
    expect((await saving(ana, owning, worn)).status).toBe(200);
    const more = { inventoryItems: [{ itemId: RARE_RING, quantity: 2 }] };
    expect(refusal(await saving(ana, owning, more))).toEqual([403, "rare-item"]);
    const own = await characterOf(mj, { campaignId: at.id });
    expect((await saving(mj, own, carrying(RARE_RING))).status).toBe(200);
    const free = await play(DEFAULT_CAMPAIGN_SETTINGS);
    expect((await saving(free.ana, free.hero, carrying(RARE_RING))).status).toBe(200);
    expect((await saving(ana, await characterOf(ana), carrying(RARE_RING))).status).toBe(200);
  });

  it("stays so when an older page saves the rules without naming it", async () => {
    const { mj, ana, at, hero } = await play();
    const { askForRareItems: _, ...named } = asking;
    const saved = await mj.browser.call(updateCampaignSettings, { params: at.params, body: named });
    expect(saved.body?.settings).toEqual(asking);
    expect(refusal(await saving(ana, hero, carrying(RARE_RING)))).toEqual([403, "rare-item"]);
  });
});

describe("requestRareItem", () => {
  it("asks once however often it is sent, and tells the MJ", async () => {
    const { mj, ana, leo, at, hero } = await play();
    const requestId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => wishing(ana, at, hero, { requestId })));
    const stored = await read(rareItemRequests, at.id, requestId);
    expect(stored).toMatchObject({ uid: ana.uid, characterId: hero, itemName: "Anneau de protection" });
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { id: requestId, ...stored } });
    const reference = { campaignId: at.id, system: "dnd5e", requestId };
    expect(await told(mj)).toMatchObject([
      { title: "Un objet rare est demandé", rareItemRequest: reference },
    ]);
    expect(refusal(await wishing(leo, at, hero, { requestId }))).toEqual([403, "forbidden"]);
    expect(refusal(await wishing(ana, at, hero))).toEqual([409, "rare-item-already-requested"]);
  });

  it("is a player's for their own character at the table, and for a rare item", async () => {
    const { mj, ana, leo, at, hero } = await play();
    const stranger = await seat("Zoé");
    for (const who of [mj, stranger])
      expect(refusal(await wishing(who, at, hero))).toEqual([403, "forbidden"]);
    expect(refusal(await wishing(leo, at, hero))).toEqual([404, "character-not-found"]);
    for (const id of [await characterOf(ana), "nobody"]) {
      expect(refusal(await wishing(ana, at, id))).toEqual([404, "character-not-found"]);
    }
    const itemOf = (itemId: string) => wishing(ana, at, hero, { itemId });
    const nowhere = { ...at, params: { ...at.params, id: "no/campaign" } };
    expect(refusal(await wishing(ana, nowhere, hero))).toEqual([404, "campaign-not-found"]);
    expect(refusal(await itemOf("no-such-item"))).toEqual([404, "item-not-found"]);
    expect(refusal(await itemOf("dnd5e-epee-longue"))).toEqual([409, "rare-item-request-not-needed"]);
    expect(await told(mj)).toEqual([]);
  });

  it("waits so many times for a character, counted when all are sent at once", async () => {
    const { ana, at, hero } = await play();
    const { character } = MAX_RARE_ITEM_REQUESTS;
    for (let number = 2; number <= character; number++) {
      const waiting = { uid: ana.uid, characterId: hero, characterName: "Lyra", itemId: `${number}` };
      const dates = { createdAt: 1, expiresAt: 4e12 };
      await put(rareItemRequests, [at.id, `waiting-${number}`], { ...waiting, itemName: "Cape", ...dates });
    }
    const answers = await Promise.all(
      [RARE_RING, RARE_BOOTS].map((itemId) => wishing(ana, at, hero, { itemId })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe("one player's requests for rare items", () => {
  it("leave the others room, for however many characters they are", async () => {
    const { ana, at, hero } = await play();
    const { player } = MAX_RARE_ITEM_REQUESTS;
    for (let number = 1; number <= player; number++) {
      const waiting = {
        uid: ana.uid,
        characterId: `other-${number}`,
        characterName: "Autre",
        itemId: "cape",
      };
      const dates = { createdAt: 1, expiresAt: 4e12 };
      await put(rareItemRequests, [at.id, `waiting-${number}`], { ...waiting, itemName: "Cape", ...dates });
    }
    expect(refusal(await wishing(ana, at, hero))).toEqual([409, "too-many-rare-item-requests"]);
    await put(rareItemRequests, [at.id, "waiting-1"], {
      ...{ uid: "another", characterId: "other-1", characterName: "Autre", itemId: "cape" },
      ...{ itemName: "Cape", createdAt: 1, expiresAt: 4e12 },
    });
    expect((await wishing(ana, at, hero)).status).toBe(200);
  });
});

describe("the MJ's answer to a rare item", () => {
  it("gives it once, also when it is answered twice at once, and tells the player", async () => {
    const { mj, ana, at, hero } = await play();
    const requestId = (await wishing(ana, at, hero)).body?.id;
    const answers = await Promise.all([1, 2].map(() => answering(mj, at, approveRareItem, requestId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect(await carriedBy(hero)).toEqual([[RARE_RING, 1]]);
    expect(await told(ana)).toMatchObject([{ title: "Objet accordé" }]);
    expect(await told(mj)).toEqual([]);
    expect((await saving(ana, hero, { ...carrying(RARE_RING), version: 2 })).status).toBe(200);
  });

  it("refuses it and tells the player, who may withdraw it without a word", async () => {
    const { mj, ana, leo, at, hero } = await play();
    const first = (await wishing(ana, at, hero)).body?.id;
    for (const how of [approveRareItem, refuseRareItem]) {
      expect(refusal(await answering(leo, at, how, first))).toEqual([403, "forbidden"]);
    }
    expect(refusal(await answering(ana, at, approveRareItem, first))).toEqual([403, "forbidden"]);
    expect((await answering(mj, at, refuseRareItem, first)).status).toBe(204);
    expect(await told(ana)).toMatchObject([{ title: "Objet refusé" }]);
    expect(refusal(await answering(mj, at, approveRareItem, first))).toEqual([
      404,
      "rare-item-request-not-found",
    ]);
    const second = (await wishing(ana, at, hero)).body?.id;
    expect((await answering(ana, at, refuseRareItem, second)).status).toBe(204);
    expect([await told(mj), (await told(ana)).length, await carriedBy(hero)]).toEqual([[], 1, undefined]);
  });

  it("is still given when the table no longer asks", async () => {
    const { mj, ana, at, hero } = await play();
    const requestId = (await wishing(ana, at, hero)).body?.id;
    await changeCampaign({ ...at } as never, { settings: DEFAULT_CAMPAIGN_SETTINGS });
    expect(refusal(await wishing(ana, at, hero, { itemId: RARE_BOOTS }))).toEqual([
      409,
      "rare-item-request-not-needed",
    ]);
    expect((await answering(mj, at, approveRareItem, requestId)).status).toBe(204);
  });

  it("comes too late when the character, its player or their account has left", async () => {
    const leaving: ((seats: Awaited<ReturnType<typeof play>>) => Promise<Answer>)[] = [
      ({ mj, at, hero }) => mj.browser.call(removeCharacter, { params: { ...at.params, characterId: hero } }),
      ({ ana, hero }) =>
        ana.browser.call(deleteCharacter, { params: { system: "dnd5e", id: hero }, query: {} }),
      ({ mj, ana, at }) => mj.browser.call(removePlayer, { params: { ...at.params, playerId: ana.uid } }),
      ({ ana }) => {
        const idToken = idTokenWith(ana.uid, { issuedIn: 0, expiresIn: 3600, email: ana.email });
        return ana.browser.call(deleteAccount, { body: { confirmation: "SUPPRIMER", idToken } });
      },
    ];
    for (const leave of leaving) {
      const seats = await play();
      const { mj, ana, at, hero } = seats;
      const requestId = String((await wishing(ana, at, hero)).body?.id);
      expect((await leave(seats)).status).toBe(204);
      expect(await read(rareItemRequests, at.id, requestId)).toBeUndefined();
      expect(refusal(await answering(mj, at, approveRareItem, requestId))).toEqual([
        404,
        "rare-item-request-not-found",
      ]);
    }
  });
});
