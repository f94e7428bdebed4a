import { grantLevel, linkCharacter, removeCharacter } from "domain/api/campaigns";
import { getCharacter } from "domain/api/characters";
import { reforgeCharacter } from "domain/api/forge";
import { characters } from "domain/documents/character";
import { notifications } from "domain/documents/notification";
import { beforeAll, describe, expect, it } from "vitest";
import { characterOf } from "../support/campaigns";
import { read } from "../support/database";
import { type Seat, seat, type TestTable, table } from "./support/seats";

let mj: Seat;
let ana: Seat;
let bob: Seat;
let stranger: Seat;

beforeAll(async () => {
  mj = await seat("Morgane");
  ana = await seat("Ana");
  bob = await seat("Bob");
  stranger = await seat("Zoé");
});

const atLevel = (level: number) => ({ data: { classes: [{ name: "Guerrier", level }], level } });
const granting = (who: Seat, at: TestTable, characterId: string, level: number) =>
  who.browser.call(grantLevel, { params: { ...at.params, characterId }, body: { level } });
const toldOf = ({ uid }: Seat, id: string) => read(notifications, uid, `level-${id}`);
const opened = async (who: Seat, id: string) =>
  (await who.browser.call(getCharacter, { params: { system: "dnd5e", id } })).body;

describe("grantLevel", () => {
  it("writes the next level for the MJ, once however often it is sent, and nothing for anybody else", async () => {
    const at = await table(mj, [ana, bob]);
    const id = await characterOf(ana, { campaignId: at.id, ...atLevel(3) });
    for (const who of [ana, bob, stranger]) {
      expect(await granting(who, at, id, 4)).toMatchObject({ status: 403, body: { code: "forbidden" } });
    }
    expect(await read(characters, id)).not.toHaveProperty("grantedLevel");
    const answers = await Promise.all([1, 2].map(() => granting(mj, at, id, 4)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await opened(ana, id)).toMatchObject({ grantedLevel: 4, version: 1 });
    expect(await toldOf(ana, id)).toMatchObject({ title: "Niveau 4 accordé", push: { kind: "level" } });
    expect((await granting(mj, at, id, 3)).status).toBe(204);
    expect(await opened(ana, id)).not.toHaveProperty("grantedLevel");
    expect(await toldOf(ana, id), "taken back with it").toBeUndefined();
    const own = await characterOf(mj, { campaignId: at.id, ...atLevel(3) });
    await granting(mj, at, own, 4);
    expect(await toldOf(mj, own), "whoever granted it knows").toBeUndefined();
  });

  it("refuses what is no next level, and who is not at the table", async () => {
    const at = await table(mj, [ana]);
    const id = await characterOf(ana, { campaignId: at.id, ...atLevel(3) });
    for (const level of [2, 5, 20]) {
      expect(await granting(mj, at, id, level)).toMatchObject({
        status: 409,
        body: { code: "level-not-next" },
      });
    }
    for (const level of [0, 21, 3.5]) expect((await granting(mj, at, id, level)).status).toBe(400);
    const elsewhere = await characterOf(ana, atLevel(3));
    for (const other of [elsewhere, "nope"]) expect((await granting(mj, at, other, 4)).status).toBe(404);
    expect(await read(characters, id)).not.toHaveProperty("grantedLevel");
  });

  it("is used up by the level, which the Forge takes with it or without", async () => {
    const at = await table(mj, [ana]);
    const id = await characterOf(ana, { campaignId: at.id, ...atLevel(3) });
    await granting(mj, at, id, 4);
    const raise = async (level: number, version: number) =>
      (
        await ana.browser.call(reforgeCharacter, {
          params: { system: "dnd5e", id },
          body: { name: "Brenn", ...atLevel(level), version },
        })
      ).status;
    // The Forge that was open while the MJ granted it.
    expect(await raise(4, 1)).toBe(200);
    expect((await granting(mj, at, id, 5)).status).toBe(204);
    expect(await raise(5, 2)).toBe(200);
    expect(await raise(6, 3)).toBe(200);
  });

  it("is of its table: another one does not find it", async () => {
    const at = await table(mj, [ana]);
    const next = await table(mj, [ana]);
    const id = await characterOf(ana, { campaignId: at.id, ...atLevel(3) });
    await granting(mj, at, id, 4);
    await ana.browser.call(removeCharacter, { params: { ...at.params, characterId: id } });
    expect(await opened(ana, id)).not.toHaveProperty("grantedLevel");
    const linking = () => ana.browser.call(linkCharacter, { params: next.params, body: { characterId: id } });
    expect((await linking()).body?.character).not.toHaveProperty("grantedLevel");
    expect(await read(characters, id)).not.toHaveProperty("grantedLevel");
    await granting(mj, next, id, 4);
    expect((await linking()).body).toMatchObject({ character: { grantedLevel: 4 } });
  });
});
