import { randomUUID } from "node:crypto";
import { leaveCampaign, removeCharacter } from "domain/api/campaigns";
import { deleteCharacter } from "domain/api/characters";
import { changeFight, endTurn } from "domain/api/fight";
import { changePlayState } from "domain/api/play";
import { characters } from "domain/documents/character";
import { endedFights, fightPageId, fightPages, fights } from "domain/documents/fight";
import { playLog, playStates } from "domain/documents/play";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { describe, expect, it } from "vitest";
import { type Answer, refusal } from "../support/apiClient";
import { characterOf } from "../support/campaigns";
import { CULTIST, THUG } from "../support/creatures";
import { idsIn, put, putRaw, read, remove } from "../support/database";
import { type Seat, seat, type TestTable, table } from "./support/seats";

type Entry = { id: string; [field: string]: unknown };

const send = ({ browser }: Seat, at: TestTable, entries: readonly Entry[]): Promise<Answer> =>
  browser.call(changeFight, { params: at.params, body: { entries } as never });

/** Sends these operations in one request. */
const change = (by: Seat, at: TestTable, ...operations: object[]): Promise<Answer> =>
  send(
    by,
    at,
    operations.map((operation) => ({ id: randomUUID(), operation })),
  );

const entry = (id: string, value: number, changes: object = {}) => ({
  id,
  name: `Nom de ${id}`,
  pronouns: "",
  role: "",
  kind: "creature",
  hidden: false,
  value,
  ...changes,
});

const ordered = (...order: object[]) => ({ order, activeIndex: 0, round: 1 });
const roll = (...order: object[]) => ({ type: "rollInitiative", initiative: ordered(...order) });
const share = { type: "share", shared: true };
const next = { type: "nextTurn" };
const wolf = entry("wolf", 11);
const shade = entry("shade", 14, { hidden: true });

const stored = (at: TestTable) => read(fights, at.id);
const shown = async (at: TestTable) => (await read(sharedInitiatives, at.id))?.shared;

/** A campaign in which Ana plays Lorien, with an order for its MJ to roll. */
async function play() {
  const [mj, ana] = [await seat("Mona"), await seat("Ana")];
  const at = await table(mj, [ana]);
  const characterId = await characterOf(ana, { campaignId: at.id, name: "Lorien" });
  const lorien = entry(characterId, 18, { kind: "character" });
  return { mj, ana, at, characterId, lorien };
}

type Play = Awaited<ReturnType<typeof play>>;

describe("changeFight", () => {
  it("keeps the fight for the MJ, and shows the members its order without who hides", async () => {
    const { mj, at, lorien } = await play();
    expect((await change(mj, at, share, roll(lorien, shade, wolf))).status).toBe(200);
    expect(await stored(at)).toMatchObject({ mjUid: mj.uid, revision: 1, shared: true });
    expect(await shown(at)).toMatchObject({
      order: [{ id: lorien.id }, { name: "Nom de wolf" }],
      activeIndex: 0,
    });
    await change(mj, at, next);
    expect(await shown(at)).toMatchObject({ activeIndex: 0, mjPlays: true });
    expect(JSON.stringify(await shown(at))).not.toMatch(/shade|hidden|kind/);
  });

  it("lets the player whose turn it is end it, once, where the MJ lets players pass", async () => {
    const { mj, ana, at, characterId, lorien } = await play();
    const stranger = await seat("Zoé");
    const end = (by: Seat, changes: object = {}) =>
      by.browser.call(endTurn, {
        params: at.params,
        body: { id: randomUUID(), characterId, round: 1, ...changes } as never,
      });
    const sentence = async (answer: Promise<Answer>) => (await answer).body?.error;
    await change(mj, at, share, roll(lorien, wolf));
    expect((await shown(at))?.playersPass).toBeUndefined();
    expect(await sentence(end(ana))).toBe("À cette table, le MJ passe les tours.");
    await change(mj, at, { ...share, playersPass: true });
    expect((await shown(at))?.playersPass).toBe(true);
    for (const other of [mj, stranger]) expect(refusal(await end(other))).toEqual([403, "forbidden"]);
    const another = await characterOf(ana, { name: "Sans table" });
    expect(refusal(await end(ana, { characterId: another }))).toEqual([403, "forbidden"]);
    expect(refusal(await end(ana, { characterId: "nobody" }))).toEqual([403, "forbidden"]);
    expect(await sentence(end(ana, { round: 2 }))).toBe("Ce n'est plus ton tour.");
    expect((await end(ana, { round: 0 })).status).toBe(400);
    const pressed = { id: randomUUID() };
    expect([(await end(ana, pressed)).status, (await end(ana, pressed)).status]).toEqual([204, 204]);
    expect((await stored(at))?.panel.initiative).toMatchObject({ activeIndex: 1, round: 1 });
    expect(await sentence(end(ana))).toBe("Ce n'est plus ton tour.");
    expect(await shown(at)).toMatchObject({ activeIndex: 1, playersPass: true });
    // The MJ takes it back like any turn; an order that is shared no more is the MJ's to pass.
    expect((await send(mj, at, [{ id: randomUUID(), undo: pressed.id }])).status).toBe(200);
    expect((await stored(at))?.panel.initiative.activeIndex).toBe(0);
    await change(mj, at, { type: "share", shared: false });
    expect((await stored(at))?.playersPass).toBeUndefined();
    expect(await sentence(end(ana))).toBe("À cette table, le MJ passe les tours.");
  });

  it("does what is sent twice once, and answers the same", async () => {
    const { mj, at, lorien } = await play();
    await change(mj, at, roll(lorien, wolf));
    const pressed = [{ id: randomUUID(), operation: next }];
    const [first, second] = [await send(mj, at, pressed), await send(mj, at, pressed)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await stored(at))?.panel.initiative).toMatchObject({ activeIndex: 1, round: 1 });
  });

  it("loses nothing of two devices that press at the same moment", async () => {
    const { mj, at, lorien } = await play();
    await change(mj, at, roll(lorien, wolf));
    const names = ["un", "deux", "trois", "quatre"];
    await Promise.all(names.map((prompt) => change(mj, at, { type: "broadcast", prompt })));
    const details = (await stored(at))?.panel.history.entries.map(({ detail }) => detail);
    expect(details?.toSorted()).toEqual(names.toSorted());
  });

  it("takes the last operation back for whichever device asks", async () => {
    const { mj, at, lorien } = await play();
    const rolled = { id: randomUUID(), operation: roll(lorien, wolf) };
    const passed = { id: randomUUID(), operation: next };
    await send(mj, at, [rolled, passed]);
    const answer = await send(mj, at, [{ id: randomUUID(), undo: passed.id }]);
    expect(JSON.stringify(answer.body)).not.toContain("refused");
    expect((await stored(at))?.panel).toMatchObject({
      initiative: { activeIndex: 0 },
      history: { recorded: 0 },
    });
  });

  it("keeps a long fight's course in pages, as long as the ended fight", async () => {
    const { mj, at, lorien } = await play();
    await change(mj, at, roll(lorien, wolf));
    const say = (text: string) => ({ type: "broadcast", prompt: text });
    for (let part = 0; part < 5; part += 1) {
      const said = Array.from({ length: 20 }, (_, index) => say(`n° ${part * 20 + index}`));
      expect((await change(mj, at, ...said)).status).toBe(200);
    }
    const end = { id: randomUUID(), operation: { type: "endFight" } };
    await send(mj, at, [end]);
    const over = await read(endedFights, at.id, end.id);
    const { id, pages } = over?.course ?? { id: "", pages: 0 };
    const ids = Array.from({ length: pages }, (_, page) => fightPageId(id, page));
    const kept = await Promise.all(ids.map((page) => read(fightPages, at.id, page)));
    const said = kept.flatMap((page) => page?.entries ?? []).map(({ detail }) => detail);
    const shown = over?.history.map(({ detail }) => detail).toReversed() ?? [];
    expect([...said, ...shown]).toEqual(Array.from({ length: 100 }, (_, index) => `n° ${index}`));
    for (let count = 0; count < 20; count += 1) {
      await change(mj, at, roll(lorien, wolf), next, { type: "endFight" });
    }
    expect(await read(endedFights, at.id, end.id)).toBeUndefined();
    expect(await idsIn(`campaigns/${at.id}/${fightPages.name}`)).not.toEqual(expect.arrayContaining(ids));
  });

  it("keeps an ended fight, and no more than twenty", async () => {
    const { mj, at, lorien } = await play();
    for (let count = 0; count < 22; count += 1) {
      await change(mj, at, share, roll(lorien, wolf), next, { type: "endFight" });
    }
    const ended = await idsIn(`campaigns/${at.id}/${endedFights.name}`);
    expect(ended).toHaveLength(20);
    expect(await read(endedFights, at.id, ended[0] ?? "")).toMatchObject({
      mjUid: mj.uid,
      round: 1,
      participants: [{}, { name: "Nom de wolf" }],
    });
    expect((await stored(at))?.startedAt).toBeUndefined();
    expect(await shown(at)).toBeUndefined();
  });

  it("goes on again after its end was taken back, and is no ended one any more", async () => {
    const { mj, at, lorien } = await play();
    const end = { id: randomUUID(), operation: { type: "endFight" } as const };
    await change(mj, at, share, roll(lorien, wolf), next);
    const before = await stored(at);
    await send(mj, at, [end]);
    expect(await idsIn(`campaigns/${at.id}/${endedFights.name}`)).toEqual([end.id]);
    const undo = { id: randomUUID(), undo: end.id };
    await Promise.all([send(mj, at, [undo]), send(mj, at, [undo])]);
    expect(await stored(at)).toMatchObject({ startedAt: before?.startedAt, panel: before?.panel });
    expect(await idsIn(`campaigns/${at.id}/${endedFights.name}`)).toEqual([]);
    expect(await shown(at)).toBeDefined();
  });

  it("ends a character's condition with the turn, in its own state and its log", async () => {
    const { mj, ana, at, characterId, lorien } = await play();
    const poisoned = { id: randomUUID(), operation: { kind: "addCondition", condition: "poisoned" } };
    const params = { id: characterId };
    await ana.browser.call(changePlayState, { params, body: { entries: [poisoned] } });
    const effect = {
      id: randomUUID(),
      ...{ targetId: characterId, condition: "poisoned", label: "Empoisonné" },
      ...{ turnOf: characterId, when: "end", rounds: 1 },
    };
    await change(mj, at, roll(lorien, wolf), { type: "addEffect", effect });
    expect((await read(playStates, characterId))?.state.conditions).toHaveProperty("poisoned");
    const turn = { id: randomUUID(), operation: next };
    expect((await send(mj, at, [turn])).status).toBe(200);
    expect((await read(playStates, characterId))?.state.conditions).toEqual({});
    expect(await read(playLog, characterId, `${turn.id}-1`)).toMatchObject({ uid: mj.uid, role: "mj" });
    expect((await stored(at))?.panel.effects).toEqual([]);

    // The turn and what it ended are taken back, and the turn passes again.
    await send(mj, at, [{ id: randomUUID(), undo: turn.id }]);
    const undone = { entries: [{ id: randomUUID(), undo: `${turn.id}-1` }] };
    expect((await mj.browser.call(changePlayState, { params, body: undone })).status).toBe(200);
    expect((await read(playStates, characterId))?.state.conditions).toHaveProperty("poisoned");
    expect((await change(mj, at, next)).status).toBe(200);
    expect((await read(playStates, characterId))?.state.conditions).toEqual({});
  });

  it("counts down the conditions of a sheet with its own turns, and back with an undone one", async () => {
    const { mj, ana, at, characterId, lorien } = await play();
    const params = { id: characterId };
    const add = (condition: string, rounds?: number) => ({
      id: randomUUID(),
      operation: { kind: "addCondition", condition, ...(rounds && { rounds }) },
    });
    const entries = [add("poisoned", 2), add("prone")];
    await ana.browser.call(changePlayState, { params, body: { entries } });
    const conditions = async () => (await read(playStates, characterId))?.state.conditions;
    await change(mj, at, roll(lorien, wolf), next);
    expect(await conditions()).toEqual({ poisoned: { rounds: 1 }, prone: {} });
    // The wolf's turn counts nothing.
    await change(mj, at, next);
    expect(await conditions()).toEqual({ poisoned: { rounds: 1 }, prone: {} });
    const turn = { id: randomUUID(), operation: next };
    await send(mj, at, [turn]);
    expect(await conditions()).toEqual({ prone: {} });
    expect(await read(playLog, characterId, `${turn.id}-turn`)).toMatchObject({
      ...{ uid: mj.uid, role: "mj" },
      events: [{ text: "Fin de l'état « Empoisonné »" }],
    });
    await send(mj, at, [{ id: randomUUID(), undo: turn.id }]);
    expect(await conditions()).toEqual({ poisoned: { rounds: 1 }, prone: {} });
    expect((await send(mj, at, [{ id: randomUUID(), operation: next }])).status).toBe(200);
    expect(await conditions()).toEqual({ prone: {} });
    const { revision } = (await read(playStates, characterId)) ?? {};
    await change(mj, at, next, next);
    expect((await read(playStates, characterId))?.revision).toBe(revision);
  });

  it("passes the turn of a character who has reached its pace of operations", async () => {
    const { mj, ana, at, characterId, lorien } = await play();
    const operation = { kind: "addCondition", condition: "poisoned", rounds: 2 };
    const body = { entries: [{ id: randomUUID(), operation }] };
    await ana.browser.call(changePlayState, { params: { id: characterId }, body });
    const state = await read(playStates, characterId);
    if (state === undefined) throw new Error("the character has no state");
    const pace = { since: Date.now(), count: 600, campaignId: at.params.id };
    await put(playStates, [characterId], { ...state, pace, mjPace: pace });
    expect((await change(mj, at, roll(lorien, wolf), next)).status).toBe(200);
    expect(await read(playStates, characterId)).toMatchObject({
      state: { conditions: { poisoned: { rounds: 1 } } },
      mjPace: pace,
    });
  });

  it("is allowed to the MJ only", async () => {
    const { ana, at } = await play();
    for (const other of [ana, await seat("Zoé")]) {
      expect(refusal(await change(other, at, share))).toEqual([403, "forbidden"]);
    }
    expect(await stored(at)).toBeUndefined();
  });

  it("refuses a creature of another game, with all that was sent beside it", async () => {
    const { mj, at, lorien } = await play();
    const { value, ...participant } = entry("bandit", 4);
    const joining = [{ participant, value, life: 9 }];
    const joins = (copy: object) => ({ type: "addCreatures", creature: { copy }, joining });
    const { status, body } = await change(mj, at, roll(lorien, wolf), joins(CULTIST));
    expect([status, body?.error]).toEqual([400, "Une de ces créatures est d'un autre jeu que la campagne."]);
    expect(await stored(at)).toBeUndefined();
    expect((await change(mj, at, joins({ ...THUG, id: "bandit" }))).status).toBe(200);
  });

  it("accepts only characters of this campaign", async () => {
    const { mj, ana, at, lorien } = await play();
    const elsewhere = await characterOf(ana);
    const deleted = await characterOf(ana, { formerCampaignId: at.id, deletedAt: Date.now() });
    for (const id of [elsewhere, deleted, "personne", "a/b", ana.uid]) {
      const stranger = entry(id, 3, { kind: "character" });
      expect(refusal(await change(mj, at, roll(lorien, stranger)))).toEqual([404, "character-not-found"]);
    }
    expect(await stored(at)).toBeUndefined();
  });

  it.each([
    ["leaves with its player", ({ ana, at }: Play) => ana.browser.call(leaveCampaign, at)],
    [
      "is taken off the table",
      ({ mj, at, characterId }: Play) =>
        mj.browser.call(removeCharacter, { params: { ...at.params, characterId } }),
    ],
    [
      "is deleted",
      ({ ana, characterId }: Play) =>
        ana.browser.call(deleteCharacter, { params: { system: "dnd5e", id: characterId } }),
    ],
  ])("goes on without a character that %s on its turn", async (_how, go) => {
    const game = await play();
    const { mj, at, lorien } = game;
    await change(mj, at, share, roll(lorien, wolf));
    expect((await go(game)).status).toBe(204);
    expect((await stored(at))?.panel.initiative).toMatchObject({ order: [wolf], activeIndex: 0, round: 1 });
    expect(await shown(at)).toMatchObject({ order: [{ name: "Nom de wolf" }], activeIndex: 0 });
    expect((await change(mj, at, next)).status).toBe(200);
    expect(refusal(await change(mj, at, roll(lorien)))).toEqual([404, "character-not-found"]);
  });

  it("goes on after a character's document is gone", async () => {
    const { mj, at, lorien, characterId } = await play();
    await change(mj, at, roll(lorien, wolf));
    await remove(characters.path(characterId));
    expect((await change(mj, at, next)).status).toBe(200);
  });

  it("answers 404 for another system and an unknown campaign", async () => {
    const { mj, at } = await play();
    for (const params of [
      { ...at.params, system: "vampire" },
      { ...at.params, id: "jamais" },
    ]) {
      expect(refusal(await change(mj, { ...at, params }, share))).toEqual([404, "campaign-not-found"]);
    }
  });

  it("never takes a fight that cannot be read for none", async () => {
    const { mj, at } = await play();
    await putRaw(fights.path(at.id), { revision: "many", updatedAt: new Date() });
    expect(refusal(await change(mj, at, share))).toEqual([503, "document-invalid"]);
  });

  const many = (count: number) => Array.from({ length: count }, (_, rank) => entry(`rat-${rank}`, 5));

  it("holds sixty participants, whose fight stays small enough to be sent at every turn", async () => {
    const { mj, at } = await play();
    expect((await change(mj, at, roll(...many(60)))).status).toBe(200);
    for (let turn = 0; turn < 30; turn += 15) {
      await change(mj, at, ...Array.from({ length: 15 }, () => next));
    }
    expect(JSON.stringify(await stored(at)).length).toBeLessThan(24_000);
  });

  it.each([
    ["sixty-one participants", roll(...many(61))],
    ["an endless name", roll(entry("a", 3, { name: "x".repeat(401) }))],
    ["a value beyond counting", roll(entry("a", 1e9))],
    ["a value that is none", roll(entry("a", 0, { value: null }))],
    ["a participant twice", roll(wolf, wolf)],
    ["an order that is none", roll(entry("a", 3), entry("b", 5))],
    ["a turn beyond the order", { type: "rollInitiative", initiative: { ...ordered(wolf), activeIndex: 1 } }],
    ["round nought", { type: "rollInitiative", initiative: { ...ordered(wolf), round: 0 } }],
    ["no operation", undefined],
    ["one that does not exist", { type: "winFight" }],
  ])("refuses %s", async (_what, operation) => {
    const { mj, at } = await play();
    expect(refusal(await send(mj, at, [{ id: randomUUID(), operation }]))).toEqual([400, "invalid-input"]);
    expect(await stored(at)).toBeUndefined();
  });
});
