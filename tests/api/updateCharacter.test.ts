import { updateCharacter } from "domain/api/characters";
import { createItem } from "domain/api/items";
import { playStates } from "domain/documents/play";
import { defineItem } from "domain/sheet/equipment/item";
import { describe, expect, it } from "vitest";
import { refusal } from "../support/apiClient";
import { campaignRunBy, characterOf } from "../support/campaigns";
import { read } from "../support/database";
import { at, stored } from "./support/characters";
import { outcomes, pointsOf, send } from "./support/play";
import { type Seat, seat } from "./support/seats";

describe("updateCharacter", () => {
  it("saves an inventory, normalised, and answers the next version", async () => {
    const ana = await seat("Ana");
    const id = await characterOf(ana, { stats: { ac: 14, hp: "12/31" }, version: 4 });
    const inventoryItems = [
      { itemId: "dnd5e-epee-longue", quantity: "2", equipped: true, notes: "<b>à Lorien</b>" },
      { nom: "Corde de chanvre" },
      42,
      null,
    ];
    const answer = await ana.browser.call(updateCharacter, {
      ...at(id),
      body: { version: 4, inventoryItems },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id, version: 5 });
    const { stats, version } = await stored(id);
    expect(version).toBe(5);
    expect(stats).toMatchObject({
      ac: 14,
      hp: "12/31",
      inventoryItems: [
        {
          itemId: "dnd5e-epee-longue",
          quantity: 2,
          equipped: true,
          attuned: false,
          notes: "<b>à Lorien</b>",
        },
        { itemId: "libre-cordedechanvre", quantity: 1 },
        { itemId: "42" },
      ],
      equippedItemIds: ["dnd5e-epee-longue"],
      attunedItemIds: [],
    });
  });

  it("refuses a save from an older version with 409, and loses nothing of the other one", async () => {
    const ana = await seat("Ana");
    const id = await characterOf(ana, { stats: { ac: 14 } });
    const save = (ac: number) => ana.browser.call(updateCharacter, { ...at(id), body: { version: 1, ac } });
    expect((await save(15)).status).toBe(200);
    expect(refusal(await save(16))).toEqual([409, "stale-version"]);
    expect((await stored(id)).stats).toEqual({ ac: 15 });
  });

  it("accepts exactly one of four saves of the same version", async () => {
    const ana = await seat("Ana");
    const id = await characterOf(ana);
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, ac) =>
        ana.browser.call(updateCharacter, { ...at(id), body: { version: 1, ac } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body?.code === "stale-version")).toHaveLength(3);
    expect((await stored(id)).version).toBe(2);
  });

  it("heals nobody who puts on or off what changes their hit points", async () => {
    const ana = await seat("Ana");
    const { id: _, ...amulet } = defineItem({
      id: "amulette",
      name: "Amulette",
      systems: ["dnd5e"],
      effects: { stats: { pv: 5 } },
    });
    const { body } = await ana.browser.call(createItem, { body: amulet });
    const itemId = String(body?.id);
    const id = await characterOf(ana, { stats: { hp: { current: 40, max: 40 } } });
    const wear = async (equipped: boolean, version: number) => {
      const inventoryItems = [{ itemId, equipped }];
      const answer = await ana.browser.call(updateCharacter, {
        ...at(id),
        body: { version, inventoryItems },
      });
      expect(answer.status).toBe(200);
    };
    const lost = async () => (await read(playStates, id))?.state.hitPoints;
    await wear(true, 1);
    expect(await outcomes(send(ana, id, { operation: { kind: "heal", amount: 3 } }))).toEqual(["+3 PV"]);
    expect(await lost()).toMatchObject({ lost: -3 });
    await wear(false, 2);
    expect(await lost()).toMatchObject({ lost: 0 });
    await wear(true, 3);
    expect(await lost()).toMatchObject({ lost: 0 });
    expect(await pointsOf(ana, id)).toBe(40);
  });

  it("equips and unequips items when only the lists of ids are sent", async () => {
    const ana = await seat("Ana");
    const entry = (itemId: string, equipped: boolean) => ({ itemId, equipped, attuned: equipped });
    const id = await characterOf(ana, {
      stats: { inventoryItems: [entry("cape", true), entry("arc", false)] },
    });
    await ana.browser.call(updateCharacter, { ...at(id), body: { equippedItemIds: ["arc"] } });
    const { stats } = await stored(id);
    expect(stats).toMatchObject({ equippedItemIds: ["arc"], attunedItemIds: ["cape"] });
  });

  it("is allowed to the owner only: not to the MJ or other players; to strangers the character does not exist", async () => {
    const [mj, ana, leo, zoe] = await Promise.all(["Mona", "Ana", "Léo", "Zoé"].map(seat));
    if (!mj || !ana || !leo || !zoe) throw new Error("nobody came");
    const { id: campaignId } = await campaignRunBy(mj, { players: [ana, leo] });
    const id = await characterOf(ana, { campaignId });
    const save = ({ browser }: Seat) => browser.call(updateCharacter, { ...at(id), body: { ac: 20 } });
    expect(refusal(await save(mj))).toEqual([403, "forbidden"]);
    expect(refusal(await save(leo))).toEqual([403, "forbidden"]);
    expect(refusal(await save(zoe))).toEqual([404, "character-not-found"]);
    expect((await stored(id)).stats).toEqual({});
  });

  it("answers 404 for a deleted character, one of another system, and an unknown one", async () => {
    const ana = await seat("Ana");
    const deleted = await characterOf(ana, { deletedAt: Date.now() });
    const vampire = await characterOf(ana, { system: "vampire" });
    for (const id of [deleted, vampire, "jamais", "a/b"]) {
      const answer = await ana.browser.call(updateCharacter, { ...at(id), body: { ac: 20 } });
      expect(refusal(answer)).toEqual([404, "character-not-found"]);
    }
  });

  it("refuses a note and a body that are too long, with a sentence for each", async () => {
    const ana = await seat("Ana");
    const id = await characterOf(ana);
    const save = (notes: string) =>
      ana.browser.call(updateCharacter, {
        ...at(id),
        body: { inventoryItems: [{ itemId: "livre", notes }] },
      });
    const long = await save("x".repeat(20_001));
    expect([long.status, long.body?.error]).toEqual([
      400,
      "Les notes d'un objet ne doivent pas dépasser 20\u202f000 caractères.",
    ]);
    expect(refusal(await save("x".repeat(1024 * 1024)))).toEqual([413, "payload-too-large"]);
    expect((await save("x".repeat(20_000))).status).toBe(200);
  });

  it("refuses a save that would exceed the size limit of the document", async () => {
    const ana = await seat("Ana");
    const id = await characterOf(ana, { data: { notes: "x".repeat(200_000) } });
    const body = { lore: "x".repeat(100_000) };
    expect(refusal(await ana.browser.call(updateCharacter, { ...at(id), body }))).toEqual([
      413,
      "payload-too-large",
    ]);
  });

  it("refuses JSON that a document cannot store, and accepts 500 entries", async () => {
    const ana = await seat("Ana");
    const id = await characterOf(ana);
    const save = (body: Record<string, unknown>) => ana.browser.call(updateCharacter, { ...at(id), body });
    expect(refusal(await save({ skills: [["acrobaties"]] }))).toEqual([400, "invalid-input"]);
    expect(refusal(await save({ __type__: 1 }))).toEqual([400, "invalid-input"]);
    expect(refusal(await save({ inventoryItems: Array.from({ length: 2001 }, () => "arc") }))).toEqual([
      400,
      "invalid-input",
    ]);
    const crowd = Array.from({ length: 500 }, (_, n) => ({ itemId: `objet-${n}`, equipped: n % 2 === 0 }));
    expect((await save({ inventoryItems: crowd })).status).toBe(200);
    expect((await stored(id)).stats.equippedItemIds).toHaveLength(250);
  });
});
