import { createItem, deleteItem, listItems, updateItem } from "domain/api/items";
import { type ItemDocument, items } from "domain/documents/item";
import { defineItem } from "domain/sheet/equipment/item";
import { describe, expect, it } from "vitest";
import { type Answer, refusal } from "../support/apiClient";
import { campaignRunBy, changeCampaign } from "../support/campaigns";
import { type Person, unique } from "../support/cast";
import { put, read } from "../support/database";
import { inOneWindow } from "../support/inOneWindow";
import { type Seat, seat } from "./support/seats";

async function homebrewOf({ uid }: Person, changes: Partial<ItemDocument> = {}): Promise<string> {
  const itemId = unique("objet");
  const { id, ...item } = defineItem({ id: itemId, name: "Lame des brumes", systems: ["dnd5e"] });
  await put(items, [id], { ...item, ownerId: uid, createdAt: 1, updatedAt: 1, ...changes });
  return id;
}

type Query = Record<string, string | boolean>;
const list = ({ browser }: Seat, query: Query = {}) => browser.call(listItems, { query });
const idsOf = ({ body }: Answer) => (body as unknown as { id: string }[]).map(({ id }) => id);

describe("listItems", () => {
  it("gives the official items of a game, whole, or of all of them", async () => {
    const ana = await seat("Ana");
    const answer = await list(ana, { system: "dnd5e" });
    expect(answer.status).toBe(200);
    expect(idsOf(answer)).toContain("dnd5e-epee-longue");
    expect(idsOf(answer).every((id) => id.startsWith("dnd5e-"))).toBe(true);
    expect(new Set(idsOf(await list(ana)).map((id) => id.split("-")[0])).size).toBe(4);
  });

  it("gives those of some ids, each once, and passes over the unknown", async () => {
    const ana = await seat("Ana");
    const own = await homebrewOf(ana);
    const ids = ` ${own},, dnd5e-epee-longue,dnd5e-epee-longue , jamais,a/b`;
    expect(idsOf(await list(ana, { ids, includeHomebrew: "mine" }))).toEqual(["dnd5e-epee-longue", own]);
    expect(idsOf(await list(ana, { ids }))).toEqual(["dnd5e-epee-longue"]);
    expect(idsOf(await list(ana, { ids, system: "vampire", includeHomebrew: "mine" }))).toEqual([]);
    expect(idsOf(await list(ana, { ids: " , " }))).toEqual([]);
  });

  it("leaves the official ones out on demand", async () => {
    const ana = await seat("Ana");
    const own = await homebrewOf(ana);
    for (const includeOfficial of [false, "false"]) {
      expect(idsOf(await list(ana, { includeOfficial, includeHomebrew: "mine" }))).toEqual([own]);
    }
  });

  it.each(["mine", "true", true])("with includeHomebrew=%s gives one's own homebrew", async (wish) => {
    const [ana, leo] = [await seat("Ana"), await seat("Léo")];
    const [own, foreign] = [await homebrewOf(ana), await homebrewOf(leo)];
    const query = { includeOfficial: false, includeHomebrew: wish };
    const answer = await list(ana, query);
    expect(answer.body).toEqual([expect.objectContaining({ id: own, ownerId: ana.uid })]);
    expect(idsOf(await list(ana, { ...query, ids: `${own},${foreign}` }))).toEqual([own]);
    expect(idsOf(await list(ana, { ...query, system: "cthulhu" }))).toEqual([]);
  });

  it("with includeHomebrew=all gives that of the people one plays with, and of nobody else", async () => {
    const [mj, ana, leo, zoe] = await Promise.all(["Mona", "Ana", "Léo", "Zoé"].map(seat));
    if (!mj || !ana || !leo || !zoe) throw new Error("nobody came");
    await campaignRunBy(mj, { players: [ana, leo] });
    const made = await Promise.all([mj, ana, leo].map((owner) => homebrewOf(owner)));
    const foreign = await homebrewOf(zoe);
    const query = { includeOfficial: false, includeHomebrew: "all" };
    for (const one of [mj, ana]) expect(idsOf(await list(one, query)).sort()).toEqual(made.toSorted());
    const ids = [...made, foreign].join();
    expect(idsOf(await list(ana, { ...query, ids })).sort()).toEqual(made.toSorted());
    expect(idsOf(await list(zoe, { ...query, ids }))).toEqual([foreign]);
  });

  it("refuses more than ten ids, an unknown game and unknown wishes", async () => {
    const ana = await seat("Ana");
    const ids = Array.from({ length: 11 }, (_, n) => `objet-${n}`).join();
    expect(refusal(await list(ana, { ids }))).toEqual([400, "invalid-input"]);
    expect(refusal(await list(ana, { system: "tarot" }))).toEqual([400, "unknown-system"]);
    expect(refusal(await list(ana, { includeHomebrew: "constructor" }))).toEqual([400, "invalid-input"]);
  });
});

describe("the pages of a list", () => {
  const query = { includeOfficial: false, includeHomebrew: "all" };
  type Page = { items: { id: string }[]; nextCursor?: string };
  const page = async (reader: Seat, cursor: string, changes: Query = {}) =>
    (await list(reader, { ...query, ...changes, cursor })).body as unknown as Page;

  async function allPages(reader: Seat, changes: Query = {}): Promise<string[][]> {
    const pages: string[][] = [];
    let cursor: string | undefined = "";
    while (cursor !== undefined) {
      const { items: rows, nextCursor }: Page = await page(reader, cursor, changes);
      pages.push(rows.map(({ id }) => id));
      cursor = nextCursor;
    }
    return pages;
  }

  it("hold fifty homebrew items each, one's own first, every one once", async () => {
    const [mj, ana] = [await seat("Mona"), await seat("Ana")];
    await campaignRunBy(mj, { players: [ana] });
    const own = await Promise.all(Array.from({ length: 3 }, () => homebrewOf(ana)));
    const foreign = await Promise.all(Array.from({ length: 101 }, () => homebrewOf(mj)));
    const pages = await allPages(ana);
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 4]);
    expect(pages[0]?.slice(0, 3).toSorted()).toEqual(own.toSorted());
    expect(pages.flat().toSorted()).toEqual([...own, ...foreign].toSorted());
    expect(idsOf(await list(ana, query))).toEqual(pages[0]);
  });

  it("go on over the members of more campaigns than one query can name", async () => {
    const [mj, ana] = [await seat("Mona"), await seat("Ana")];
    const crowd = Array.from({ length: 65 }, (_, index) => ({ uid: unique(`joueur-${index}`), email: "" }));
    const table = await campaignRunBy(mj, { players: [ana] });
    await changeCampaign(table, { memberIds: [ana.uid, ...crowd.map(({ uid }) => uid)] });
    const made = await Promise.all(crowd.map((person) => homebrewOf(person)));
    expect((await allPages(ana)).flat().toSorted()).toEqual(made.toSorted());
  });

  it("give the official items on the first one only", async () => {
    const ana = await seat("Ana");
    await Promise.all(Array.from({ length: 51 }, () => homebrewOf(ana)));
    const official = { includeOfficial: true, includeHomebrew: "mine", system: "dnd5e" };
    const [first = [], second] = await allPages(ana, official);
    expect(first).toContain("dnd5e-epee-longue");
    expect(first.length).toBeGreaterThan(50);
    expect(second).toHaveLength(1);
  });

  it("are refused a cursor that is none", async () => {
    const ana = await seat("Ana");
    for (const cursor of ["nonsense", Buffer.from('["a"]').toString("base64url")]) {
      expect(refusal(await list(ana, { ...query, cursor }))).toEqual([400, "invalid-input"]);
    }
  });
});

describe("homebrew", () => {
  const sword = {
    name: "Lame des brumes",
    systems: ["dnd5e" as const],
    description: "<script>alert(1)</script>",
  };

  it("is made, changed as a whole and deleted by its owner", async () => {
    const ana = await seat("Ana");
    const made = await ana.browser.call(createItem, { body: { ...sword, rarity: "rare" } });
    expect(made.body).toMatchObject({ ...sword, rarity: "rare", ownerId: ana.uid, tags: [] });
    const params = { id: String(made.body?.id) };
    const body = { ...sword, name: "Lame de l'aube", effects: { ability: { str: 2 } } };
    const changed = await ana.browser.call(updateItem, { params, body });
    expect(changed.body).toMatchObject({ id: params.id, name: "Lame de l'aube", ownerId: ana.uid });
    const stored = await read(items, params.id);
    expect(stored).toMatchObject({ ownerId: ana.uid, effects: { ability: { str: 2 } } });
    expect(stored?.rarity).toBeUndefined();
    expect((await ana.browser.call(deleteItem, { params })).status).toBe(204);
    expect(await read(items, params.id)).toBeUndefined();
  });

  it("is made once for a request that is sent again", async () => {
    const ana = await seat("Ana");
    const body = { ...sword, requestId: "item-request" };
    const first = await ana.browser.call(createItem, { body });
    const again = await ana.browser.call(createItem, { body });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(first.body).not.toHaveProperty("requestId");
  });

  it("keeps its owner and its id, whatever is sent", async () => {
    const ana = await seat("Ana");
    const forged = { ...sword, ownerId: "mona", id: "dnd5e-epee-longue", createdAt: 5 };
    const made = await ana.browser.call(createItem, { body: forged });
    expect(made.body?.ownerId).toBe(ana.uid);
    expect(made.body?.id).not.toBe("dnd5e-epee-longue");
  });

  it("of someone else, official or long gone cannot be changed: it is not found", async () => {
    const [ana, leo] = [await seat("Ana"), await seat("Léo")];
    for (const id of [await homebrewOf(leo), "dnd5e-epee-longue", "jamais", "a/b"]) {
      const params = { id };
      expect(refusal(await ana.browser.call(updateItem, { params, body: sword }))).toEqual([
        404,
        "item-not-found",
      ]);
      expect(refusal(await ana.browser.call(deleteItem, { params }))).toEqual([404, "item-not-found"]);
    }
  });

  it.each([
    ["no name", { name: "  " }],
    ["no game", { systems: [] }],
    ["an unknown game", { systems: ["tarot"] }],
    ["text where effects belong", { effects: "+2" }],
    ["an endless description", { description: "x".repeat(8001) }],
    ["a name that no document can hold", { effects: { stats: { __proto: 1, __x__: 1 } } }],
  ])("with %s is refused", async (_what, changes) => {
    const ana = await seat("Ana");
    const params = { id: await homebrewOf(ana) };
    const body = { ...sword, ...changes } as typeof sword;
    expect(refusal(await ana.browser.call(createItem, { body }))).toEqual([400, "invalid-input"]);
    expect(refusal(await ana.browser.call(updateItem, { params, body }))).toEqual([400, "invalid-input"]);
  });

  it("is at most 200 items a member, even when several are made at once", async () => {
    const ana = await seat("Ana");
    await Promise.all(Array.from({ length: 198 }, () => homebrewOf(ana)));
    const making = () => ana.browser.call(createItem, { body: sword });
    const answers = await Promise.all([making(), making(), making(), making()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const [refused] = answers.filter(({ status }) => status !== 200);
    expect(refused && refusal(refused)).toEqual([403, "item-quota-reached"]);
    expect(refused?.body?.error).toContain("200 objets maison");
  });

  it("is at most 20 KB an item", async () => {
    const ana = await seat("Ana");
    const systemProfiles = { dnd5e: { description: "é".repeat(8000) } };
    const body = { ...sword, description: "é".repeat(8000), systemProfiles };
    const params = { id: await homebrewOf(ana) };
    expect(refusal(await ana.browser.call(createItem, { body }))).toEqual([413, "payload-too-large"]);
    expect(refusal(await ana.browser.call(updateItem, { params, body }))).toEqual([413, "payload-too-large"]);
  });

  it("is not made faster than sixty in ten minutes", async () => {
    const answers = await inOneWindow("tenMinutes", async () => {
      const [{ browser }, made] = [await seat("Ana"), [] as Answer[]];
      while (made.length < 61) made.push(await browser.call(createItem, { body: sword }));
      return made;
    });
    const [stopped, ...others] = answers.filter(({ status }) => status !== 200);
    expect(others).toEqual([]);
    expect(stopped?.status).toBe(429);
    expect(Number(stopped?.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
