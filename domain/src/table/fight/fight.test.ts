import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fights } from "../../documents/fight";
import { MAX_PARTICIPANTS } from "../../documents/panelSchema";
import { applyAll } from "../../operations/applyAll";
import { arbitraryPanelEvent } from "../../testing/fights";
import { arbitraryInitiative, entryOf, idsOf, orderOf } from "../../testing/initiative";
import { AppError } from "../../values/errors";
import { countBytes } from "../../values/text/characters";
import { freshPanel, type PanelState } from "../panel/panelState";
import { applyFightEntry, type Fight, fightReducer, noFight, pendingFight, UNDO_LIMIT } from "./fight";
import type { FightEntry, FightOperation } from "./fightOperation";

const none = noFight("camp", "dnd5e");
const order = orderOf(entryOf("ayla", 18), entryOf("bran", 9));
let made = 0;
const entry = (operation: FightOperation, id = `operation-${++made}`): FightEntry => ({ id, operation });
const after = (fight: Fight, ...operations: FightOperation[]): Fight =>
  operations.reduce((before, operation) => applyFightEntry(before, entry(operation), 7), fight);
const sentenceOf = (act: () => unknown): string | undefined => {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === "operation-refused") return error.message;
    throw error;
  }
};

const roll = { type: "rollInitiative", initiative: order } as const;
const panelWith = (ids: readonly string[], changes: Partial<PanelState> = {}): PanelState => ({
  ...freshPanel("elsewhere", "vampire"),
  initiative: orderOf(...ids.map((id, index) => entryOf(id, 20 - index))),
  ...changes,
});

describe("a panel that a device kept alone", () => {
  it("is the fight's own before anything was done, in the campaign's game", () => {
    const opened = after(none, { type: "openFight", panel: panelWith(["cleo"], { tracks: { tension: 2 } }) });
    expect(opened).toMatchObject({ startedAt: 7, panel: { campaignId: "camp", system: "dnd5e" } });
    expect(opened.panel.tracks).toEqual({ tension: 2 });
  });

  it("gives its order alone to a fight that has a history", () => {
    const used = after(none, { type: "broadcast", prompt: "Silence" });
    expect(used.startedAt).toBeUndefined();
    const opened = after(used, { type: "openFight", panel: panelWith(["cleo"], { tracks: { tension: 2 } }) });
    expect(idsOf(opened.panel.initiative)).toEqual(["cleo"]);
    expect(opened.panel).toMatchObject({ tracks: {}, history: used.panel.history });
  });
});

describe("a fight", () => {
  it("follows who is called otherwise", () => {
    const { value: _, ...bran } = entryOf("bran", 9, { name: "Bran le Vieux" });
    const { value: __, ...ayla } = entryOf("ayla", 18);
    const followed = after(none, roll, { type: "followRoster", roster: [ayla, bran] });
    expect(followed.panel.initiative.order.map(({ name }) => name)).toEqual(["Nom de ayla", "Bran le Vieux"]);
  });

  it("does not end before it has begun, and says how many stood in it", () => {
    expect(after(none, { type: "endFight" })).toBe(none);
    const alone = after(none, { type: "openFight", panel: panelWith(["cleo"]) }, { type: "endFight" });
    expect(alone.panel.history.entries[0]?.detail).toBe("Round 1 · 1 participant");
    expect(alone.panel.usedActions).toEqual([]);
  });

  it("stays the same object where nothing changes", () => {
    const begun = after(none, roll);
    expect(after(begun, { type: "removeParticipant", id: "nobody" })).toBe(begun);
  });

  it("holds so many participants and no more", () => {
    const crowd = (count: number): FightOperation => ({
      type: "addParticipants",
      joining: Array.from({ length: count }, (_, index) => {
        const { value: __, ...participant } = entryOf(`rat-${index}`, 1);
        return { participant, value: 1 };
      }),
    });
    const begun = after(none, roll);
    expect(after(begun, crowd(MAX_PARTICIPANTS - 2)).panel.initiative.order).toHaveLength(MAX_PARTICIPANTS);
    expect(sentenceOf(() => after(begun, crowd(MAX_PARTICIPANTS - 1)))).toMatch(/^L'ordre est plein/);
  });

  it("notes when something was done to a creature by hand, which no roll tells", () => {
    const { value, ...participant } = entryOf("goblin", 13, { kind: "creature", name: "Gobelin" });
    const joining = [{ participant, value, life: 7 }];
    const fought = after(none, { type: "addCreatures", creature: { catalogue: "goblin" }, joining });
    const hit = { type: "hitCreatures", hits: [{ id: "goblin", points: 3 }] } as const;
    const newest = (fight: Fight) => fight.panel.history.entries[0];
    expect(newest(after(fought, hit))).toMatchObject({ title: "Gobelin", detail: "−3 PV (4 / 7)", at: 7 });
    const applied = { ...entry(hit), roll: { id: "roll-0001", audience: "table" } } as const;
    expect(newest(applyFightEntry(fought, applied, 7))).not.toHaveProperty("at");
    expect(newest(after(fought, { type: "nextTurn" }))).not.toHaveProperty("at");
  });

  it("takes so many operations back", () => {
    const turns = Array.from({ length: UNDO_LIMIT + 3 }, () => ({ type: "nextTurn" }) as const);
    expect(after(none, roll, ...turns).steps).toHaveLength(UNDO_LIMIT);
    expect(sentenceOf(() => applyFightEntry(none, { id: "undo-1", undo: "nothing" }, 7))).toMatch(
      /^Autre chose a changé/,
    );
  });
});

describe("operations on a fight", () => {
  it("are taken back by their inverses, however many there were", () => {
    const operations = fc.array(arbitraryPanelEvent(), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(arbitraryInitiative(1), operations, (initiative, events) => {
        const { steps: _, ...begun } = after(none, { type: "rollInitiative", initiative });
        const done = applyAll(fightReducer, begun, events, 7);
        expect(applyAll(fightReducer, done.state, done.inverse, 7).state).toEqual(begun);
      }),
    );
  });

  it("have no inverse where nobody takes them back, and leave the steps of the others", () => {
    const begun = after(none, roll, { type: "nextTurn" });
    const { value: __, ...ayla } = entryOf("ayla", 18);
    const later = after(
      begun,
      { type: "share", shared: true },
      { type: "openFight", panel: panelWith([]) },
      { type: "followRoster", roster: [ayla] },
    );
    expect(later.steps).toBe(begun.steps);
    const back = applyFightEntry(later, { id: "undo-3", undo: begun.steps[0]?.id ?? "" }, 7);
    expect(back).toMatchObject({ shared: true, steps: [{ id: begun.steps[1]?.id }] });
    expect(back.panel.initiative).toMatchObject({ activeIndex: 0, order: [{ id: "ayla" }] });
  });

  it("restore a cleared history", () => {
    const noted = after(none, { type: "broadcast", prompt: "Silence" });
    const cleared = after(noted, { type: "clearHistory" });
    expect(cleared.panel.history.entries).toEqual([]);
    expect(applyFightEntry(cleared, { id: "undo-4", undo: cleared.steps[0]?.id ?? "" }, 7)).toEqual(noted);
  });
});

describe("what waits to be sent", () => {
  it("is shown as done, without what the server would refuse", () => {
    const shown = pendingFight(
      none,
      [entry(roll), { id: "undo-2", undo: "another" }, entry({ type: "nextTurn" })],
      7,
    );
    expect(shown.panel.initiative.activeIndex).toBe(1);
  });
});

describe("a fight with very long texts", () => {
  const LONG = "€".repeat(400);
  const long = (id: string, value: number) => entryOf(id, value, { name: LONG, pronouns: LONG, role: LONG });
  const crowd = orderOf(
    ...Array.from({ length: MAX_PARTICIPANTS }, (_, index) => long(`long-${index}`, 60 - index)),
  );
  /** A step holds a whole order each time. */
  const emptied = (fight: Fight, times: number): Fight => {
    let now = fight;
    for (let time = 0; time < times; time += 1) {
      now = applyFightEntry(now, entry({ type: "rollInitiative", initiative: crowd }, `crowd-${time}`), 7);
      now = applyFightEntry(now, entry({ type: "rollInitiative", initiative: order }, `few-${time}`), 7);
    }
    return now;
  };
  const bytesOf = (fight: Fight) => countBytes(JSON.stringify(fight));

  it("fits into its document, with the ids of all", () => {
    const first = applyFightEntry(after(none, roll), entry({ type: "nextTurn" }, "first-turn"), 7);
    const full = emptied(first, 10);
    expect(bytesOf(full)).toBeLessThan(900_000);
    expect(full.steps).toHaveLength(22);
    expect(full.steps.at(-1)?.step).toBeUndefined();
    expect(full.steps[0]?.step).toBeDefined();
    const operationIds = full.steps.map(({ id }) => id).toReversed();
    const document = {
      ...{ mjUid: "mj", revision: 1, operationIds, pace: { since: 0, count: 1 }, updatedAt: 1 },
      ...full,
    };
    expect(fights.schema.parse(document)).toEqual(document);
  });

  it("takes back the last operations, and says why no more", () => {
    let now = emptied(after(none, roll), 10);
    for (let undone = 0; now.steps[0]?.step !== undefined; undone += 1) {
      now = applyFightEntry(now, { id: `undo-${undone}`, undo: now.steps[0]?.id ?? "" }, 7);
    }
    const oldest = now.steps[0]?.id ?? "";
    expect(sentenceOf(() => applyFightEntry(now, { id: "undo-last", undo: oldest }, 7))).toBe(
      "C'était trop long pour être gardé : cela ne s'annule plus.",
    );
  });

  it("grows no further than its document, and can always be made smaller", () => {
    const conditions = Array.from({ length: 40 }, (_, index) => `${index}`.padEnd(60, "€"));
    const creatures = Object.fromEntries(
      crowd.order.map(({ id }) => [id, { source: { catalogue: "goblin" }, max: 7, lost: 0, conditions }]),
    );
    const panel = { ...panelWith([]), initiative: crowd, fighting: { creatures, copies: {} } };
    expect(sentenceOf(() => after(none, { type: "openFight", panel }))).toMatch(/^Ce combat est trop long/);
    const over: Fight = { ...none, panel: { ...panel, campaignId: "camp", system: "dnd5e" }, startedAt: 1 };
    expect(after(over, { type: "removeParticipant", id: "long-3" }).panel.initiative.order).toHaveLength(59);
    expect(after(over, { type: "endFight" }).panel.initiative.order).toEqual([]);
  });
});
