import { randomUUID } from "node:crypto";
import { setVttStatus } from "domain/api/campaigns";
import {
  beginEvening,
  endEvening,
  getEvening,
  listEveningMessages,
  listEvenings,
  markMessage,
  saveEveningNote,
  searchEveningNotes,
  showRecap,
} from "domain/api/evenings";
import { changeFight } from "domain/api/fight";
import { sendMessage } from "domain/api/messages";
import { rollForTable } from "domain/api/rolls";
import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import {
  eveningMoments,
  eveningNoteId,
  eveningNotes,
  eveningRecords,
  evenings,
  MAX_MARKED_LINES,
  markedLines,
} from "domain/documents/evening";
import { endedFights } from "domain/documents/fight";
import { members } from "domain/documents/member";
import { messages, whispers } from "domain/documents/message";
import { noteIndexPages } from "domain/documents/note";
import { mjRolls, type RollDocument, rolls } from "domain/documents/roll";
import { QUIET_MS, RESUMED_MS } from "domain/table/evenings/evenings";
import { indexPageId } from "domain/table/notes/noteIndex";
import { describe, expect, it } from "vitest";
import { type Answer, refusal } from "../support/apiClient";
import { put, read } from "../support/database";
import { eveningNoteOf, eveningOf, markedLineOf } from "../support/evenings";
import { patience } from "../support/patience";
import { runScheduled } from "../support/scheduled";
import { type Seat, seat, type TestTable, table } from "./support/seats";

const HOUR = 60 * 60_000;

async function play() {
  const [mj, ana, leo, zoe] = [await seat("Mona"), await seat("Ana"), await seat("Léo"), await seat("Zoé")];
  return { mj, ana, leo, zoe, at: await table(mj, [ana, leo]) };
}

const begin = (who: Seat, { params }: TestTable) => who.browser.call(beginEvening, { params, body: {} });
const launch = async (who: Seat, at: TestTable) => {
  await changeCampaign(at, ({ settings }) => ({ settings: { ...settings, useVtt: true } }));
  const body = { status: "online" as const, joinUrl: "https://vtt.example/session" };
  return who.browser.call(setVttStatus, { params: at.params, body });
};
const end = (who: Seat, { params }: TestTable, eveningId: string) =>
  who.browser.call(endEvening, { params: { ...params, eveningId }, body: {} });
const look = (who: Seat, { params }: TestTable, eveningId: string) =>
  who.browser.call(getEvening, { params: { ...params, eveningId } });
const say = async ({ browser }: Seat, { params }: TestTable, text: string, playerUid?: string) => {
  const requestId = randomUUID();
  await browser.call(sendMessage, { params, body: { requestId, text, ...(playerUid && { playerUid }) } });
  return requestId;
};
const mark = ({ browser }: Seat, { params }: TestTable, messageId: string, marked = true) =>
  browser.call(markMessage, { params: { ...params, messageId }, body: { marked } });
const write = (
  { browser }: Seat,
  { params }: TestTable,
  [eveningId, audience]: [string, string],
  body: { text: string; revision: number },
) => browser.call(saveEveningNote, { params: { ...params, eveningId, audience }, body });

async function changeCampaign({ id }: TestTable, change: (campaign: CampaignDocument) => object) {
  const campaign = await read(campaigns, id);
  if (campaign) await put(campaigns, [id], { ...campaign, ...change(campaign) });
}

/** What a list that was answered has of each. */
const pick = (list: unknown, field: string): string[] =>
  (list as Record<string, string>[] | undefined)?.map((one) => one[field] ?? "") ?? [];

/** A table whose first evening is being played. */
async function playing() {
  const seats = await play();
  const { body } = await begin(seats.mj, seats.at);
  return { ...seats, eveningId: String(body?.id) };
}

const rollOf = (uid: string, change: Partial<RollDocument> = {}): RollDocument => ({
  ...{ uid, name: "Ana", label: "Rapière", audience: "table", notation: "1d20+5", die: 20 },
  ...{ roll: 20, modifier: 5, total: 25, dice: [], createdAt: Date.now() },
  ...{ outcome: { id: "critical", label: "Réussite critique", tone: "triumph" } },
  ...{ expiresAt: Date.now() + HOUR, ...change },
});

describe("an evening", () => {
  it("begins by the MJ alone, and is one for two devices that begin at once", async () => {
    const { mj, ana, zoe, at } = await play();
    expect(refusal(await begin(ana, at))).toEqual([403, "forbidden"]);
    expect(refusal(await begin(zoe, at))).toEqual([403, "forbidden"]);
    const [one, other] = await Promise.all([begin(mj, at), begin(mj, at)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body?.id).toBe(other.body?.id);
    const campaign = await read(campaigns, at.id);
    expect(campaign?.evening).toMatchObject({ id: one.body?.id, number: 1 });
    expect(campaign?.quietAt).toBe((campaign?.evening?.startedAt ?? 0) + QUIET_MS);
  });

  it("begins with the VTT's launch, and goes on when that stops", async () => {
    const { mj, at } = await play();
    expect((await launch(mj, at)).status).toBe(200);
    const { evening } = (await read(campaigns, at.id)) ?? {};
    expect(evening).toMatchObject({ number: 1 });
    expect(await read(evenings, at.id, evening?.id ?? "")).toMatchObject({ number: 1, present: [] });
    await mj.browser.call(setVttStatus, { params: at.params, body: { status: "offline" } });
    await launch(mj, at);
    expect((await read(campaigns, at.id))?.evening).toEqual(evening);
  });

  it("ends with its record: what all could see, by the names that they knew, and who was there", async () => {
    const { mj, ana, at, eveningId } = await playing();
    await put(rolls, [at.id, "roll-0001"], rollOf(ana.uid, { character: { id: "lia", name: "Elenna" } }));
    await put(mjRolls, [at.id, "roll-0002"], rollOf(ana.uid, { audience: "mj", label: "Secret" }));
    await say(ana, at, "Fuyons !", ana.uid);
    const ended = await end(mj, at, eveningId);
    expect(ended.body).toMatchObject({ number: 1, present: [mj.uid, ana.uid] });
    const record = await read(eveningRecords, at.id, eveningId);
    expect(record).toMatchObject({ total: 1, facts: [{ kind: "triumph", who: "Elenna", label: "Rapière" }] });
    expect(JSON.stringify(record)).not.toContain("Secret");
    expect((await read(campaigns, at.id))?.evening?.endedAt).toBe(ended.body?.endedAt);
    expect((await end(mj, at, eveningId)).body).toEqual(ended.body);
    expect(refusal(await end(ana, at, eveningId))).toEqual([403, "forbidden"]);
    expect(refusal(await end(mj, at, "autre"))).toEqual([404, "evening-not-found"]);
  });

  it("tells nothing of a fight that its players did not see, nor who hid in one that they saw", async () => {
    const { mj, ana, at, eveningId } = await playing();
    const startedAt = Date.now();
    const traitor = { name: "Le traître", kind: "character" as const, value: 3 };
    const fight = { mjUid: mj.uid, startedAt, endedAt: startedAt + 1, round: 2, history: [] };
    await put(endedFights, [at.id, "unseen-01"], { ...fight, participants: [traitor] });
    await put(endedFights, [at.id, "seen-0001"], {
      ...{ ...fight, shared: true },
      participants: [
        { ...traitor, name: "Elenna" },
        { ...traitor, hidden: true },
      ],
    });
    const { body } = await look(ana, at, eveningId);
    expect(body?.facts).toMatchObject([{ kind: "fight", rounds: 2, heroes: ["Elenna"] }]);
    expect(JSON.stringify(body)).not.toContain("traître");
  });

  it("tells which creatures fell and rose before all, and neither who hid nor what was taken back", async () => {
    const { mj, ana, at, eveningId } = await playing();
    const press = async (entry: Record<string, unknown>) => {
      const id = randomUUID();
      const body = { entries: [{ id, ...entry }] } as never;
      expect((await mj.browser.call(changeFight, { params: at.params, body })).status).toBe(200);
      return id;
    };
    const goblin = (id: string, name: string, hidden: boolean) => ({
      participant: { id, name, pronouns: "", role: "", kind: "creature", hidden },
      ...{ value: 12, life: 7 },
    });
    const joining = [goblin("one", "Gobelin 1", false), goblin("two", "L'espion", true)];
    await press({ operation: { type: "addCreatures", creature: { catalogue: "goblin" }, joining } });
    await press({ operation: { type: "share", shared: true } });
    const hit = (points: number, ...ids: string[]) =>
      press({ operation: { type: "hitCreatures", hits: ids.map((id) => ({ id, points })) } });
    const facts = async () => {
      const { body } = await look(ana, at, eveningId);
      expect(JSON.stringify(body)).not.toContain("espion");
      return (body?.facts as { kind: string }[] | undefined)?.filter(({ kind }) => kind !== "fight");
    };
    const killed = await hit(7, "one", "two");
    expect(await facts()).toMatchObject([{ kind: "fell", who: "Gobelin 1" }]);
    await press({ undo: killed });
    expect([await facts(), await read(eveningMoments, at.id, killed)]).toEqual([[], undefined]);
    await hit(7, "one");
    await hit(-2, "one");
    await press({ operation: { type: "endFight" } });
    await end(mj, at, eveningId);
    expect(await facts()).toMatchObject([
      { kind: "fell", who: "Gobelin 1" },
      { kind: "rose", who: "Gobelin 1" },
    ]);
  });

  it("counts who whispered or rolled in secret among those who were there, and goes on for twelve hours after it", async () => {
    const { mj, ana, leo, at, eveningId } = await playing();
    const last = Date.now() + HOUR;
    await put(mjRolls, [at.id, "roll-0001"], rollOf(leo.uid, { audience: "mj", createdAt: last }));
    await say(ana, at, "Psst", ana.uid);
    await runScheduled("remindPlayers", Date.now() + QUIET_MS + 60_000);
    expect((await read(campaigns, at.id))?.quietAt).toBe(last + QUIET_MS);
    const ended = await end(mj, at, eveningId);
    // What was written later than its end is none of it.
    expect(ended.body?.present).toEqual([mj.uid, ana.uid]);
  });

  it("that is taken up again within three hours is the same, and later the next one", async () => {
    const { mj, at, eveningId } = await playing();
    await end(mj, at, eveningId);
    expect((await begin(mj, at)).body).toMatchObject({ id: eveningId, number: 1 });
    expect((await read(evenings, at.id, eveningId))?.endedAt).toBeUndefined();
    await end(mj, at, eveningId);
    const campaign = await read(campaigns, at.id);
    const earlier = { id: eveningId, number: 1, startedAt: 1, endedAt: Date.now() - RESUMED_MS - 1 };
    expect(campaign?.evening?.id).toBe(eveningId);
    await changeCampaign(at, () => ({ evening: earlier }));
    const next = await begin(mj, at);
    expect(next.body).toMatchObject({ number: 2 });
    expect(next.body?.id).not.toBe(eveningId);
  });

  it("takes the number of one that began by mistake, days later, unless something is kept with that", async () => {
    const { mj, at, eveningId } = await playing();
    await end(mj, at, eveningId);
    const backdate = async () => {
      const days = 3 * 24 * HOUR;
      await changeCampaign(at, ({ evening }) => ({
        evening: evening && { ...evening, startedAt: Date.now() - days - 60_000, endedAt: Date.now() - days },
      }));
    };
    await backdate();
    const next = await begin(mj, at);
    expect(next.body).toMatchObject({ id: eveningId, number: 1, present: [] });
    expect(next.body?.startedAt).toBeGreaterThan(Date.now() - HOUR);
    await end(mj, at, eveningId);
    await write(mj, at, [eveningId, "self"], { text: "Une séance sans l'application.", revision: 0 });
    await backdate();
    expect((await begin(mj, at)).body).toMatchObject({ number: 2 });
  });

  it("is drafted twelve times a minute for each of its members, and read as it was written more often", async () => {
    const { mj, ana, at, eveningId } = await playing();
    const reads = async (count: number) =>
      (await Promise.all(Array.from({ length: count }, () => look(ana, at, eveningId)))).map(
        ({ status }) => status,
      );
    const answers: number[] = [];
    // Twice the limit plus one exceeds the limit of one of two minutes, whenever this starts.
    while (answers.length < 30 && !answers.includes(429)) answers.push(...(await reads(5)));
    expect(answers).toContain(429);
    expect(answers.filter((status) => status === 200).length).toBeGreaterThanOrEqual(12);
    expect((await look(mj, at, eveningId)).status).toBe(200);
    await end(mj, at, eveningId);
    expect(await reads(5)).toEqual([200, 200, 200, 200, 200]);
  });

  it("tells its members what has happened so far while it is being played", async () => {
    const { mj, ana, zoe, at, eveningId } = await playing();
    await put(rolls, [at.id, "roll-0001"], rollOf(ana.uid));
    for (const who of [mj, ana]) {
      expect((await look(who, at, eveningId)).body).toMatchObject({ total: 1, evening: { number: 1 } });
    }
    expect(refusal(await look(zoe, at, eveningId))).toEqual([403, "forbidden"]);
    expect(refusal(await look(mj, at, "autre"))).toEqual([404, "evening-not-found"]);
  });

  it("is listed with those before, the newest first, 20 at a time", async () => {
    const { ana, zoe, at } = await play();
    await Promise.all(
      Array.from({ length: 23 }, (_, index) =>
        put(evenings, [at.id, `soir-${index}`], eveningOf({ number: index + 1 })),
      ),
    );
    const list = (who: Seat, before?: string) =>
      who.browser.call(listEvenings, { params: at.params, query: before ? { before } : {} });
    const first = (await list(ana)).body;
    const numbers = (body: typeof first) => pick(body?.evenings, "number");
    expect([first?.more, numbers(first)]).toEqual([true, Array.from({ length: 20 }, (_, at) => 23 - at)]);
    const rest = (await list(ana, "4")).body;
    expect([rest?.more, numbers(rest)]).toEqual([false, [3, 2, 1]]);
    expect(refusal(await list(zoe))).toEqual([403, "forbidden"]);
    expect((await list(ana, "dix")).status).toBe(400);
  });

  it("ends by itself, twelve hours after what was written last, at that moment", async () => {
    const { mj, ana, at, eveningId } = await playing();
    const last = Date.now() + HOUR;
    await put(rolls, [at.id, "roll-0001"], rollOf(ana.uid, { createdAt: last }));
    await runScheduled("remindPlayers", Date.now() + QUIET_MS + 60_000);
    expect((await read(campaigns, at.id))?.evening).not.toHaveProperty("endedAt");
    expect((await read(campaigns, at.id))?.quietAt).toBe(last + QUIET_MS);
    await runScheduled("remindPlayers", last + QUIET_MS);
    expect((await read(campaigns, at.id))?.evening?.endedAt).toBe(last);
    expect(await read(evenings, at.id, eveningId)).toMatchObject({
      endedAt: last,
      present: [mj.uid, ana.uid],
    });
    expect(await read(eveningRecords, at.id, eveningId)).toMatchObject({ total: 1 });
    expect((await begin(mj, at)).body).toMatchObject({ id: eveningId });
  });

  it("of 2,000 events is told within two seconds, and its record stays small, with who fell", async () => {
    const { mj, at, eveningId } = await playing();
    const createdAt = Date.now();
    const fallOf = (who: string) => ({
      fact: { kind: "lives" as const, fell: [who], rose: [] },
      ...{ createdAt, expiresAt: createdAt + HOUR },
    });
    for (let page = 0; page < 10; page++) {
      await Promise.all(
        Array.from({ length: 200 }, (_, one) =>
          one < 20
            ? put(eveningMoments, [at.id, `fall-${page}-${one}`], fallOf(`Créature ${page}-${one}`))
            : put(rolls, [at.id, `roll-${page}-${one}`], rollOf(mj.uid, { createdAt })),
        ),
      );
    }
    const start = performance.now();
    const ended = await end(mj, at, eveningId);
    const took = performance.now() - start;
    expect(ended.status).toBe(200);
    console.log(`A record of 2,000 events: ${Math.round(took)} ms`);
    expect(took).toBeLessThan(patience(2_000));
    const record = await read(eveningRecords, at.id, eveningId);
    expect(record).toMatchObject({ total: 2_000 });
    expect(record?.facts).toHaveLength(300);
    expect(record?.facts.filter(({ kind }) => kind === "fell")).toHaveLength(200);
    expect(JSON.stringify(record).length).toBeLessThan(60_000);
  });
});

describe("the messages of an evening", () => {
  it("are read by who could read them then, in pages", async () => {
    const { mj, ana, leo, zoe, at } = await play();
    await put(evenings, [at.id, "soir-0001"], eveningOf());
    const said = (uid: string, createdAt: number, playerUid?: string) => ({
      ...{ uid, name: "Ana", text: `à ${createdAt}`, createdAt, expiresAt: Date.now() + HOUR },
      ...(playerUid && { playerUid }),
    });
    await Promise.all([
      put(messages, [at.id, "before-01"], said(ana.uid, 500)),
      put(messages, [at.id, "message-1"], said(ana.uid, 2_000)),
      put(messages, [at.id, "message-2"], said(mj.uid, 4_000)),
      put(whispers, [at.id, "whisper-1"], said(ana.uid, 3_000, ana.uid)),
      put(whispers, [at.id, "whisper-2"], said(mj.uid, 3_500, leo.uid)),
      put(messages, [at.id, "after-001"], said(mj.uid, 10_800_001)),
    ]);
    const of = async (who: Seat, after?: string) => {
      const params = { ...at.params, eveningId: "soir-0001" };
      const answer = await who.browser.call(listEveningMessages, { params, query: after ? { after } : {} });
      return answer.status === 200 ? pick(answer.body?.messages, "id") : refusal(answer);
    };
    expect(await of(ana)).toEqual(["message-1", "whisper-1", "message-2"]);
    expect(await of(leo)).toEqual(["message-1", "whisper-2", "message-2"]);
    expect(await of(mj)).toEqual(["message-1", "whisper-1", "whisper-2", "message-2"]);
    expect(await of(ana, "2000")).toEqual(["whisper-1", "message-2"]);
    expect(await of(zoe)).toEqual([403, "forbidden"]);
    await put(members, [at.id, leo.uid], { uid: leo.uid, name: "Léo", pronouns: "", joinedAt: 3_600 });
    expect(await of(leo)).toEqual(["message-2"]);
  });

  it("come 50 at a time, none twice and none left out", async () => {
    const { ana, at } = await play();
    await put(evenings, [at.id, "soir-0001"], eveningOf());
    const all = Array.from({ length: 120 }, (_, index) => ({
      id: `message-${index}`,
      at: 2_000 + (index >> 1),
    }));
    await Promise.all(
      all.map(({ id, at: createdAt }) =>
        put(messages, [at.id, id], {
          ...{ uid: ana.uid, name: "Ana", text: id, createdAt, expiresAt: Date.now() + HOUR },
        }),
      ),
    );
    const params = { ...at.params, eveningId: "soir-0001" };
    const found: string[] = [];
    for (let after: string | undefined = "0", pages = 0; after !== undefined && pages < 5; pages++) {
      const answer: Answer = await ana.browser.call(listEveningMessages, { params, query: { after } });
      found.push(...pick(answer.body?.messages, "id"));
      after = answer.body?.next as string | undefined;
    }
    expect(found.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });
});

describe("a marked line", () => {
  it("is kept with its evening by any member, once, and taken off again by its author or the MJ", async () => {
    const { mj, ana, leo, zoe, at, eveningId } = await playing();
    const id = await say(ana, at, "Je jure de revenir.");
    expect((await mark(leo, at, id)).status).toBe(204);
    expect((await mark(mj, at, id)).status).toBe(204);
    expect(await read(markedLines, at.id, id)).toMatchObject({
      ...{ eveningId, uid: ana.uid, name: "Ana", text: "Je jure de revenir." },
    });
    expect((await read(messages, at.id, id))?.marked).toBe(true);
    expect((await look(ana, at, eveningId)).body?.lines).toMatchObject([{ id, text: "Je jure de revenir." }]);
    expect(refusal(await mark(zoe, at, id))).toEqual([403, "forbidden"]);
    expect(refusal(await mark(leo, at, id, false))).toEqual([403, "forbidden"]);
    expect((await read(messages, at.id, id))?.marked).toBe(true);
    for (const who of [ana, mj]) {
      expect((await mark(who, at, id, false)).status).toBe(204);
      expect(await read(markedLines, at.id, id)).toBeUndefined();
      expect(await read(messages, at.id, id)).not.toHaveProperty("marked");
      await mark(leo, at, id);
    }
  });

  it("is none of before an evening, or of a message that is gone", async () => {
    const { ana, at } = await play();
    const early = await say(ana, at, "Trop tôt");
    expect(refusal(await mark(ana, at, early))).toEqual([409, "no-evening"]);
    expect(refusal(await mark(ana, at, "nothing"))).toEqual([404, "message-not-found"]);
  });

  it("of a whisper is its player's and the MJ's alone", async () => {
    const { mj, ana, leo, at, eveningId } = await playing();
    const id = await say(ana, at, "Je garde la clé.", ana.uid);
    expect(refusal(await mark(leo, at, id))).toEqual([404, "message-not-found"]);
    expect((await mark(ana, at, id)).status).toBe(204);
    expect((await read(whispers, at.id, id))?.marked).toBe(true);
    expect(await read(markedLines, at.id, id)).toMatchObject({ eveningId, uid: ana.uid, playerUid: ana.uid });
    expect(refusal(await mark(leo, at, id, false))).toEqual([404, "message-not-found"]);
    for (const [who, lines] of [
      [mj, [{ id, playerUid: ana.uid }]],
      [ana, [{ id, playerUid: ana.uid }]],
      [leo, []],
    ] as const)
      expect((await look(who, at, eveningId)).body?.lines).toMatchObject(lines);
    const answer = await say(mj, at, "Tu le regretteras.", ana.uid);
    await mark(mj, at, answer);
    expect((await mark(ana, at, answer, false)).status).toBe(204);
    expect(await read(markedLines, at.id, answer)).toBeUndefined();
    expect(await read(whispers, at.id, answer)).not.toHaveProperty("marked");
  });

  it("of a whisper between evenings is kept with the next one, whoever begins it and however", async () => {
    for (const begins of [begin, launch]) {
      const { mj, ana, at } = await play();
      const id = await say(ana, at, "Je trahis le baron.", ana.uid);
      expect((await mark(mj, at, id)).status).toBe(204);
      expect(await read(markedLines, at.id, id)).toMatchObject({ eveningId: "next" });
      await begins(mj, at);
      const { evening } = (await read(campaigns, at.id)) ?? {};
      expect(await read(markedLines, at.id, id)).toMatchObject({ eveningId: evening?.id });
      expect((await look(ana, at, evening?.id ?? "")).body?.lines).toMatchObject([{ id }]);
    }
  });

  it("is one of 100 an evening", async () => {
    const { ana, at, eveningId } = await playing();
    await Promise.all(
      Array.from({ length: MAX_MARKED_LINES }, (_, index) =>
        put(markedLines, [at.id, `line-${index}`], markedLineOf(ana.uid, { eveningId })),
      ),
    );
    const id = await say(ana, at, "Une de trop");
    expect(refusal(await mark(ana, at, id))).toEqual([409, "too-many-marked-lines"]);
  });
});

describe("a note of an evening", () => {
  it("is written by its author, and refused to a device that read an older one", async () => {
    const { ana, zoe, at, eveningId } = await playing();
    const place: [string, string] = [eveningId, "table"];
    const id = eveningNoteId(eveningId, ana.uid, "table");
    const first = await write(ana, at, place, { text: "Le vœu", revision: 0 });
    const revision = Number(first.body?.revision);
    expect((await write(ana, at, place, { text: "Le vœu", revision: 0 })).body).toEqual({ revision });
    expect(await read(eveningNotes, at.id, id)).toMatchObject({ text: "Le vœu", name: "Ana", number: 1 });
    expect(await read(noteIndexPages, at.id, indexPageId(ana.uid, "table", 1))).toMatchObject({
      audience: "table",
      notes: { [id]: { words: "le voeu", number: 1 } },
    });
    const [one, other] = await Promise.all([
      write(ana, at, place, { text: "De ma tablette", revision }),
      write(ana, at, place, { text: "De mon téléphone", revision }),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    const emptied = await write(ana, at, place, { text: "", revision: revision + 1 });
    expect(emptied.body).toEqual({ revision: 0 });
    expect(await read(eveningNotes, at.id, id)).toBeUndefined();
    await write(ana, at, place, { text: "De nouveau", revision: 0 });
    const late = await write(ana, at, place, { text: "D'avant", revision });
    expect(refusal(late)).toEqual([409, "stale-version"]);
    expect(refusal(await write(zoe, at, place, { text: "Moi", revision: 0 }))).toEqual([403, "forbidden"]);
  });

  it("is one of three audiences, of an evening that there is, and no longer than 20,000 characters", async () => {
    const { mj, ana, at, eveningId } = await playing();
    const note = { text: "x".repeat(20_000), revision: 0 };
    expect((await write(ana, at, [eveningId, "self"], note)).status).toBe(200);
    const long = { ...note, text: `${note.text}x` };
    expect((await write(ana, at, [eveningId, "mj"], long)).status).toBe(400);
    expect(refusal(await write(ana, at, ["autre", "self"], note))).toEqual([404, "evening-not-found"]);
    expect(refusal(await write(ana, at, [eveningId, "autre"], note))).toEqual([404, "not-found"]);
    expect(refusal(await write(mj, at, [eveningId, "mj"], note))).toEqual([403, "forbidden"]);
    expect((await write(ana, at, [eveningId, "mj"], { text: "\u0000", revision: 0 })).status).toBe(400);
  });

  it("is found by its words among those that one may read", async () => {
    const { mj, ana, leo, zoe, at, eveningId } = await playing();
    await write(ana, at, [eveningId, "self"], { text: "Ma sœur ment.", revision: 0 });
    await write(ana, at, [eveningId, "mj"], { text: "Sœur Agathe sait.", revision: 0 });
    await write(mj, at, [eveningId, "table"], { text: "La SŒUR du roi.", revision: 0 });
    const search = async (who: Seat, q = "soeur") => {
      const answer = await who.browser.call(searchEveningNotes, { params: at.params, query: { q } });
      return answer.status === 200 ? pick(answer.body?.found, "excerpt").toSorted() : refusal(answer);
    };
    expect(await search(ana)).toEqual(["La SŒUR du roi.", "Ma sœur ment.", "Sœur Agathe sait."]);
    expect(await search(mj)).toEqual(["La SŒUR du roi.", "Sœur Agathe sait."]);
    expect(await search(leo)).toEqual(["La SŒUR du roi."]);
    expect(await search(leo, "roi SŒUR")).toEqual(["La SŒUR du roi."]);
    expect(await search(zoe)).toEqual([403, "forbidden"]);
  });

  it("of the MJ for all is shown on every screen, and put away", async () => {
    const { mj, ana, at, eveningId } = await playing();
    const show = (who: Seat, shown: string | null) =>
      who.browser.call(showRecap, { params: at.params, body: { eveningId: shown } });
    expect(refusal(await show(mj, eveningId))).toEqual([404, "evening-not-found"]);
    await put(
      eveningNotes,
      [at.id, eveningNoteId(eveningId, mj.uid, "table")],
      eveningNoteOf(mj.uid, "table", { eveningId }),
    );
    expect(refusal(await show(ana, eveningId))).toEqual([403, "forbidden"]);
    expect((await show(mj, eveningId)).status).toBe(204);
    expect((await read(campaigns, at.id))?.recap).toMatchObject({ eveningId });
    await show(mj, null);
    expect(await read(campaigns, at.id)).not.toHaveProperty("recap");
  });
});

describe("rolls of an evening", () => {
  it("are kept as the table saw them", async () => {
    const { mj, ana, at, eveningId } = await playing();
    const body = { requestId: randomUUID(), label: "Dés", audience: "table" as const, roll: "1d20" };
    expect((await ana.browser.call(rollForTable, { params: at.params, body })).status).toBe(200);
    const ended = await end(mj, at, eveningId);
    expect(ended.body?.present).toEqual([mj.uid, ana.uid]);
  });
});
