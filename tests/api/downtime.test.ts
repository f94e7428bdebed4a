import { randomUUID } from "node:crypto";
import { beginEvening, endEvening, getEvening } from "domain/api/evenings";
import { changePlayState } from "domain/api/play";
import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { evenings } from "domain/documents/evening";
import { notifications } from "domain/documents/notification";
import { playLog, playStates } from "domain/documents/play";
import type { PlayAnswer } from "domain/table/play/playEntry";
import { describe, expect, it } from "vitest";
import type { Answer } from "../support/apiClient";
import { characterOf } from "../support/campaigns";
import { put, read } from "../support/database";
import { eveningOf } from "../support/evenings";
import { type Seat, seat, table } from "./support/seats";

const FULL = "3 actes ont été faits : la suite après la prochaine séance, ou dans la semaine.";
const DAY = 86_400_000;

/** A D&D table after its fourth evening, with Ana's hero. */
async function play() {
  const [mj, ana, leo] = [await seat("Mona"), await seat("Ana"), await seat("Léo")];
  const at = await table(mj, [ana, leo]);
  const campaign = (await read(campaigns, at.id)) as CampaignDocument;
  const [startedAt, endedAt] = [Date.now() - 9 * DAY, Date.now() - 8 * DAY];
  await put(campaigns, [at.id], { ...campaign, evening: { id: "soir-4", number: 4, startedAt, endedAt } });
  await put(evenings, [at.id, "soir-4"], eveningOf({ number: 4, startedAt, endedAt }));
  const stats = { hp: { current: 20, max: 31 }, level: 5, abilityScores: { str: 16 } };
  const hero = await characterOf(ana, { campaignId: at.id, name: "Elenna", stats });
  return { mj, ana, leo, at, hero };
}

const work = (change: object = {}) => ({
  ...{ id: randomUUID(), downtime: { act: "travail", way: "athletics" }, ...change },
});
const press = (who: Seat, id: string, ...entries: object[]) =>
  who.browser.call(changePlayState, { params: { id }, body: { entries: entries as never } });
const said = async (answer: Promise<Answer>) =>
  (((await answer).body?.entries ?? []) as PlayAnswer[]).map((one) =>
    "refused" in one ? one.refused : one.events.map(({ text }) => text).join(", "),
  );
const WORKED = /^Une semaine de travail \(Athlétisme \d+\), \+(1|5|10|25) po$/;

const goldOf = async (hero: string) =>
  ((await read(playStates, hero))?.state.coins as { gp: number } | undefined)?.gp;
const bellOf = async ({ uid }: Seat, campaignId: string, hero: string) =>
  read(notifications, uid, `downtime-${campaignId}~${hero}`);

describe("an act between two evenings", () => {
  it("is thrown by the server once, however often it is sent, logged, counted, and told to the MJ", async () => {
    const { mj, ana, at, hero } = await play();
    const entry = work({ campaignId: at.id });
    const [one, two] = await Promise.all([said(press(ana, hero, entry)), said(press(ana, hero, entry))]);
    expect(one[0]).toMatch(WORKED);
    expect(two).toEqual(one);
    expect(await said(press(ana, hero, entry))).toEqual(one);
    const earned = Number(/\+(\d+) po/.exec(one[0] ?? "")?.[1]);
    expect(await goldOf(hero)).toBe(earned);
    expect((await read(playStates, hero))?.downtime).toMatchObject({ after: 4, count: 1 });
    expect(await read(playLog, hero, entry.id)).toMatchObject({
      ...{ uid: ana.uid, campaignId: at.id, downtime: { act: "travail", after: 4 } },
    });
    expect(await bellOf(mj, at.id, hero)).toMatchObject({
      title: "Elenna, entre deux séances",
      cta: { href: `/campaign/${at.id}?system=dnd5e#entre-deux-seances` },
      about: ana.uid,
      read: false,
    });
    expect(await bellOf(ana, at.id, hero)).toBeUndefined();
  });

  it("is done three times, from two devices at once too", async () => {
    const { ana, hero } = await play();
    await press(ana, hero, work(), work());
    const both = await Promise.all([said(press(ana, hero, work())), said(press(ana, hero, work()))]);
    expect(both.flat().filter((text) => text === FULL)).toHaveLength(1);
    expect(await said(press(ana, hero, work()))).toEqual([FULL]);
    expect((await read(playStates, hero))?.downtime?.count).toBe(3);
  });

  it("is its player's alone, and waits while an evening is played", async () => {
    const { mj, ana, leo, at, hero } = await play();
    const zoe = await seat("Zoé");
    expect(await said(press(mj, hero, work()))).toEqual([
      "Seul son joueur décide de ce que fait ce personnage.",
    ]);
    expect((await press(zoe, hero, work())).status).toBe(404);
    expect((await press(leo, hero, work())).status).toBe(403);
    expect((await press(ana, hero, work({ downtime: { act: "travail" } }))).status).toBe(400);
    expect(await said(press(ana, hero, work({ downtime: { act: "chasse", way: "repas" } })))).toEqual([
      "Cela ne se fait pas dans ce jeu.",
    ]);
    await mj.browser.call(beginEvening, { params: at.params, body: {} });
    expect(await said(press(ana, hero, work()))).toEqual([
      "Une séance est en cours : cela se joue à la table.",
    ]);
    expect((await read(playStates, hero))?.downtime).toBeUndefined();
  });

  it("is done at a table", async () => {
    const ana = await seat("Ana");
    const alone = await characterOf(ana, { name: "Elenna", stats: {} });
    expect(await said(press(ana, alone, work()))).toEqual(["Ce personnage n'est à aucune table."]);
  });
});

describe("what was done between two evenings", () => {
  it("is taken back by the MJ, later too, is free again, and its player is told", async () => {
    const { mj, ana, at, hero } = await play();
    const entry = work();
    await press(ana, hero, entry);
    const logged = await read(playLog, hero, entry.id);
    if (logged) await put(playLog, [hero, entry.id], { ...logged, createdAt: logged.createdAt - 40 * DAY });
    expect(await said(press(ana, hero, { id: randomUUID(), undo: entry.id }))).toEqual([
      "Le MJ seul annule ce qui se fait entre deux séances.",
    ]);
    const undo = { id: randomUUID(), undo: entry.id };
    expect((await said(press(mj, hero, undo)))[0]).toMatch(/^Annulé : Une semaine de travail \(Athlétisme/);
    expect(await goldOf(hero)).toBe(0);
    expect(await read(playLog, hero, entry.id)).toMatchObject({ undoneBy: undo.id });
    expect(await bellOf(ana, at.id, hero)).toMatchObject({ title: "Elenna : le MJ annule un acte" });
  });

  it("is noted in the record of the evening that comes, and of none after", async () => {
    const { mj, ana, at, hero } = await play();
    const [kept, undone] = [work(), work()];
    await press(ana, hero, kept, undone);
    await press(mj, hero, { id: randomUUID(), undo: undone.id });
    const begun = (await mj.browser.call(beginEvening, { params: at.params, body: {} })).body as {
      id: string;
    };
    const params = { ...at.params, eveningId: begun.id };
    const factsOf = async (eveningId: string) =>
      (await ana.browser.call(getEvening, { params: { ...at.params, eveningId } })).body?.facts;
    const noted = [
      expect.objectContaining({ kind: "downtime", who: "Elenna", text: expect.stringMatching(WORKED) }),
    ];
    expect(await factsOf(begun.id)).toEqual(noted);
    await mj.browser.call(endEvening, { params, body: {} });
    expect(await factsOf(begun.id)).toEqual(noted);
    expect(await factsOf("soir-4")).toEqual([]);
    expect(await said(press(ana, hero, work()))).toEqual([expect.stringMatching(WORKED)]);
    expect((await read(playStates, hero))?.downtime).toMatchObject({ after: 5, count: 1 });
  });
});
