import { linkCharacter } from "domain/api/campaigns";
import { getCharacter } from "domain/api/characters";
import { beginEvening, endEvening, getHeroStory, shareHeroStory } from "domain/api/evenings";
import { characters } from "domain/documents/character";
import { type EveningRecordDocument, eveningRecords, evenings } from "domain/documents/evening";
import { describe, expect, it } from "vitest";
import { refusal } from "../support/apiClient";
import { characterOf } from "../support/campaigns";
import { put, read } from "../support/database";
import { eveningOf, recordWith } from "../support/evenings";
import { atTable, damage, send } from "./support/play";
import { type Seat, seat, type TestTable } from "./support/seats";

const place = (id: string) => ({ params: { system: "dnd5e" as const, id } });
const story = ({ browser }: Seat, id: string, after?: string) =>
  browser.call(getHeroStory, { ...place(id), query: after === undefined ? {} : { after } });
const share = ({ browser }: Seat, id: string, shared: boolean) =>
  browser.call(shareHeroStory, { ...place(id), body: { shared } });

const evening = async (at: TestTable, number: number, facts: EveningRecordDocument["facts"]) => {
  await put(evenings, [at.id, `soir-${number}`], eveningOf({ number }));
  await put(eveningRecords, [at.id, `soir-${number}`], recordWith(facts));
};

/** Ana's character at Mona's table, beside Bob, and somebody who is not there. */
async function played() {
  const { place: at, hero: id, ...seats } = await atTable({ name: "Elenna" });
  return { ...seats, stranger: await seat("Zoé"), at, id, lia: { who: "Elenna", heroId: id } };
}

describe("getHeroStory", () => {
  it("tells of each evening what the character lived, the oldest first, to its player and the MJ", async () => {
    const { mj, ana, at, id, lia } = await played();
    await evening(at, 1, [{ kind: "fell", at: 2_000, who: "Elenna" }]);
    await evening(at, 2, [{ kind: "fell", at: 2_000, who: "Borin", heroId: "borin" }]);
    await evening(at, 3, [
      { kind: "scene", at: 2_000, title: "La crypte" },
      { kind: "level", at: 3_000, ...lia, level: 4 },
    ]);
    await put(evenings, [at.id, "soir-4"], { number: 4, startedAt: 1_000, present: [] });
    const told = {
      ...{ name: "Elenna", userId: ana.uid, shared: false, table: { id: at.id } },
      evenings: [
        { id: "soir-1", number: 1, facts: [{ kind: "fell", who: "Elenna" }] },
        { id: "soir-3", number: 3, facts: [{ kind: "level", level: 4 }] },
      ],
    };
    for (const who of [ana, mj]) {
      const { status, body } = await story(who, id);
      expect([status, body]).toMatchObject([200, told]);
      expect(body).not.toHaveProperty("next");
    }
  });

  it("is refused to the others of the table, and is nothing to a stranger", async () => {
    const { ana, bob, stranger, id } = await played();
    expect(refusal(await story(bob, id))).toEqual([403, "forbidden"]);
    expect(refusal(await story(stranger, id))).toEqual([404, "character-not-found"]);
    expect(refusal(await story(ana, "nobody"))).toEqual([404, "character-not-found"]);
    expect((await story(ana, id, "dix")).status).toBe(400);
  });

  it("comes 20 evenings at a time, none twice and none left out, and says where to go on where none has the character", async () => {
    const { ana, at, id, lia } = await played();
    const fell = { kind: "fell", at: 2_000, ...lia } as const;
    await Promise.all(Array.from({ length: 45 }, (_, one) => evening(at, one + 1, one < 20 ? [] : [fell])));
    const first = (await story(ana, id)).body;
    expect(first).toMatchObject({ evenings: [], next: "20" });
    const second = (await story(ana, id, "20")).body;
    const last = (await story(ana, id, "40")).body;
    const numbers = [second, last].flatMap(
      (body) => (body?.evenings as { number: number }[] | undefined)?.map(({ number }) => number) ?? [],
    );
    expect(numbers).toEqual(Array.from({ length: 25 }, (_, one) => 21 + one));
    expect([second?.next, last?.next]).toEqual(["40", undefined]);
  });

  it("has nothing of a character at no table", async () => {
    const [mj, ana] = [await seat("Mona"), await seat("Ana")];
    const id = await characterOf(ana, { name: "Elenna" });
    expect((await story(ana, id)).body).toEqual({
      ...{ name: "Elenna", userId: ana.uid, shared: false, evenings: [] },
    });
    expect(refusal(await story(mj, id))).toEqual([404, "character-not-found"]);
  });

  it("is made of what was played, once its evening has ended, whatever the character is called since", async () => {
    const { mj, ana, at, id } = await played();
    const { body: begun } = await mj.browser.call(beginEvening, { params: at.params, body: {} });
    await send(ana, id, damage(200));
    expect((await story(ana, id)).body).toMatchObject({ evenings: [] });
    const ending = { params: { ...at.params, eveningId: String(begun?.id) }, body: {} };
    expect((await mj.browser.call(endEvening, ending)).status).toBe(200);
    const stored = await read(characters, id);
    if (stored) await put(characters, [id], { ...stored, name: "Elenna la Grise" });
    expect((await story(ana, id)).body).toMatchObject({
      name: "Elenna la Grise",
      evenings: [{ number: 1, facts: [{ kind: "died", who: "Elenna", heroId: id }] }],
    });
  });
});

describe("shareHeroStory", () => {
  it("lets the table read a story, and no longer, by its player alone, without a version", async () => {
    const { mj, ana, bob, stranger, at, id, lia } = await played();
    await evening(at, 1, [{ kind: "rose", at: 2_000, ...lia }]);
    expect((await share(ana, id, true)).status).toBe(204);
    expect((await share(ana, id, true)).status).toBe(204);
    expect(await read(characters, id)).toMatchObject({ storyShared: true, version: 1 });
    expect((await bob.browser.call(getCharacter, place(id))).body).toMatchObject({ storyShared: true });
    expect((await story(bob, id)).body).toMatchObject({ shared: true, evenings: [{ id: "soir-1" }] });
    expect(refusal(await story(stranger, id))).toEqual([404, "character-not-found"]);
    for (const who of [mj, bob]) expect(refusal(await share(who, id, false))).toEqual([403, "forbidden"]);
    expect(refusal(await share(stranger, id, false))).toEqual([404, "character-not-found"]);
    expect((await share(ana, id, false)).status).toBe(204);
    expect(await read(characters, id)).not.toHaveProperty("storyShared");
    expect(refusal(await story(bob, id))).toEqual([403, "forbidden"]);
  });

  it("is a choice for one table: not for the next one that the character comes to", async () => {
    const { ana, at } = await played();
    const id = await characterOf(ana, { name: "Elenna", storyShared: true });
    const { body } = await ana.browser.call(linkCharacter, { ...at, body: { characterId: id } });
    expect(body?.character).not.toHaveProperty("storyShared");
    expect(await read(characters, id)).not.toHaveProperty("storyShared");
  });
});
