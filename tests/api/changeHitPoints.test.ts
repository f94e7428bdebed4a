import { changeHitPoints } from "domain/api/characters";
import { items } from "domain/documents/item";
import { defineItem } from "domain/equipment/item";
import { describe, expect, it } from "vitest";
import { refusal } from "../support/apiClient";
import { campaignRunBy, characterOf } from "../support/campaigns";
import { unique } from "../support/cast";
import { put } from "../support/database";
import { at, stored } from "./support/characters";
import { type Seat, seat } from "./support/seats";

describe("changeHitPoints", () => {
  const change = (
    { browser }: Seat,
    id: string,
    kind: "damage" | "healing" | "temporary",
    amount: number,
    system = "dnd5e",
  ) => browser.call(changeHitPoints, { ...at(id, system), body: { kind, amount } });

  it("applies damage, healing and temporary points to the stored ones, in any shape, without changing the version", async () => {
    const ana = await seat("Ana");
    const id = await characterOf(ana, { stats: { ac: 14, HP: "12 / 31 (+5)" } });
    const answer = await change(ana, id, "damage", 7);
    expect(answer.body).toMatchObject({ id, version: 1, stats: { ac: 14, hp: { current: 10, max: 31 } } });
    await change(ana, id, "healing", 50);
    await change(ana, id, "temporary", 8);
    expect((await stored(id)).stats).toEqual({ ac: 14, hp: { current: 31, max: 31, temporary: 8 } });
  });

  it("applies all of ten changes at the same moment, by the owner and the MJ", async () => {
    const [mj, ana] = [await seat("Mona"), await seat("Ana")];
    const { id: campaignId } = await campaignRunBy(mj, { players: [ana] });
    const id = await characterOf(ana, { campaignId, stats: { hp: { current: 31, max: 31 } } });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => change(n % 2 === 0 ? mj : ana, id, "damage", 2)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await stored(id)).stats.hp).toMatchObject({ current: 11 });
  });

  it("heals up to the maximum that worn items raise, including homebrew ones", async () => {
    const ana = await seat("Ana");
    const itemId = unique("amulette");
    const { id: _, ...amulet } = defineItem({
      id: itemId,
      name: "Amulette",
      systems: ["dnd5e"],
      effects: { stats: { hp: 6 } },
    });
    await put(items, [itemId], { ...amulet, ownerId: ana.uid, createdAt: 1, updatedAt: 1 });
    const inventoryItems = [{ itemId, equipped: true }];
    const id = await characterOf(ana, { stats: { hp: { current: 8, max: 10 }, inventoryItems } });
    await change(ana, id, "healing", 50);
    expect((await stored(id)).stats.hp).toMatchObject({ current: 16, max: 10 });
  });

  it.each([
    ["vampire", { stamina: 3 }, "health", { current: 4 }],
    ["cthulhu", { hp: "9 / 11" }, "hp", { current: 7, max: 11 }],
    ["cyberpunk", { pv: 30 }, "hp", { current: 28 }],
  ] as const)("changes the health of %s where its sheet reads it", async (system, stats, field, left) => {
    const ana = await seat("Ana");
    const id = await characterOf(ana, { system, stats });
    expect((await change(ana, id, "damage", 2, system)).status).toBe(200);
    expect((await stored(id)).stats[field]).toMatchObject(left);
    expect(refusal(await change(ana, id, "temporary", 2, system))).toEqual([400, "invalid-input"]);
  });

  it("is allowed to the owner and the MJ; other players may see the character, strangers may not", async () => {
    const [mj, ana, leo, zoe] = await Promise.all(["Mona", "Ana", "Léo", "Zoé"].map(seat));
    if (!mj || !ana || !leo || !zoe) throw new Error("nobody came");
    const { id: campaignId } = await campaignRunBy(mj, { players: [ana, leo] });
    const id = await characterOf(ana, { campaignId, stats: { hp: 31 } });
    expect((await change(mj, id, "damage", 1)).status).toBe(200);
    expect(refusal(await change(leo, id, "damage", 1))).toEqual([403, "forbidden"]);
    expect(refusal(await change(zoe, id, "damage", 1))).toEqual([404, "character-not-found"]);
    const own = await characterOf(ana, { stats: { hp: 31 } });
    expect(refusal(await change(mj, own, "damage", 1))).toEqual([404, "character-not-found"]);
  });

  it("refuses invalid amounts, characters without hit points, and deleted ones", async () => {
    const ana = await seat("Ana");
    const id = await characterOf(ana, { stats: { hp: 31 } });
    for (const amount of [0, -5, 1.5, 10_000]) {
      expect(refusal(await change(ana, id, "damage", amount))).toEqual([400, "invalid-input"]);
    }
    const blank = await characterOf(ana);
    expect((await change(ana, blank, "damage", 1)).body?.error).toBe(
      "Ce personnage n'a pas de points de vie renseignés.",
    );
    const deleted = await characterOf(ana, { stats: { hp: 31 }, deletedAt: Date.now() });
    expect(refusal(await change(ana, deleted, "damage", 1))).toEqual([404, "character-not-found"]);
  });
});
