import { describe, expect, it } from "vitest";
import { DND5E_CREATURES } from "../../games/dnd5e/creatures/catalogue";
import { PRESETS } from "../../games/registry/presets";
import { entryOf, idsOf, orderOf } from "../../testing/initiative";
import { refusalOf } from "../../testing/refusals";
import type { PanelEvent } from "./panelEventSchema";
import { applyPanelEvent, followRosterInPanel } from "./panelEvents";
import { freshPanel, type PanelState } from "./panelState";

const context = { preset: PRESETS.dnd5e, roster: [] };
const begun: PanelState = {
  ...freshPanel("camp", "dnd5e"),
  initiative: orderOf(entryOf("ayla", 15), entryOf("bran", 5)),
};
const goblin = DND5E_CREATURES.find(({ id }) => id === "goblin");
if (!goblin) throw new Error("The SRD has goblins.");

const joining = (...names: string[]) =>
  names.map((name, index) => ({
    participant: { id: name, name, pronouns: "", role: "", kind: "creature" as const, hidden: false },
    value: 10 - index,
    life: 7,
  }));
const after = (state: PanelState, ...events: PanelEvent[]): PanelState =>
  events.reduce((before, event) => applyPanelEvent(before, event, context), state);
const goblins: PanelEvent = {
  type: "addCreatures",
  creature: { catalogue: "goblin" },
  joining: joining("Gobelin 1", "Gobelin 2"),
};
const ambush = after(begun, goblins);
const lifeOf = ({ fighting }: PanelState, id: string) => fighting.creatures[id]?.lost;
const said = ({ history }: PanelState) => history.entries.map(({ title, detail }) => `${title} : ${detail}`);

describe("creatures in a fight", () => {
  it("join a running order with their life, once", () => {
    expect(idsOf(ambush.initiative)).toEqual(["ayla", "Gobelin 1", "Gobelin 2", "bran"]);
    expect(ambush.fighting.creatures["Gobelin 2"]).toEqual({
      source: { catalogue: "goblin" },
      max: 7,
      lost: 0,
      conditions: [],
    });
    expect(after(ambush, goblins).fighting).toEqual(ambush.fighting);
  });

  it("come with a line of an encounter once, and again after it was taken out", () => {
    const line: PanelEvent = { ...goblins, encounter: "ambush#0" };
    const open = after(begun, line);
    expect(open.fighting.creatures["Gobelin 1"]?.encounter).toBe("ambush#0");
    const again: PanelEvent = { ...line, joining: joining("Gobelin 3") };
    expect(refusalOf(() => after(open, again))).toBe("operation-refused");
    const other: PanelEvent = { ...again, encounter: "ambush#1" };
    expect(idsOf(after(open, other).initiative)).toContain("Gobelin 3");
    const gone = after(
      open,
      { type: "removeParticipant", id: "Gobelin 1" },
      { type: "removeParticipant", id: "Gobelin 2" },
    );
    expect(idsOf(after(gone, again).initiative)).toContain("Gobelin 3");
  });

  it("have no turn once they are down, and one again when they are healed", () => {
    const active = (state: PanelState) => state.initiative.order[state.initiative.activeIndex]?.id;
    const down = after(ambush, { type: "hitCreatures", hits: [{ id: "Gobelin 1", points: 9 }] });
    expect(active(after(down, { type: "nextTurn" }))).toBe("Gobelin 2");
    const up = after(down, { type: "hitCreatures", hits: [{ id: "Gobelin 1", points: -1 }] });
    expect(active(after(up, { type: "nextTurn" }))).toBe("Gobelin 1");
  });

  it("keep the numbers that they came with, two versions of one creature side by side", () => {
    const own = (name: string) => ({ ...goblin, id: "mine", name });
    const copied = after(
      begun,
      { type: "addCreatures", creature: { copy: own("Chef") }, joining: joining("a") },
      { type: "addCreatures", creature: { copy: own("Chef") }, joining: joining("b") },
      { type: "addCreatures", creature: { copy: own("Roi") }, joining: joining("c") },
    );
    expect(Object.keys(copied.fighting.copies)).toEqual(["mine", "mine-2"]);
    expect(copied.fighting.creatures.c?.source).toEqual({ copy: "mine-2" });
    const left = after(copied, { type: "removeParticipant", id: "c" });
    expect(Object.keys(left.fighting.copies)).toEqual(["mine"]);
  });

  it("are refused where their copies would make the fight too large", () => {
    const large = Array.from({ length: 12 }, (_, index) => ({
      ...goblin,
      id: `own-${index}`,
      traits: Array.from({ length: 20 }, (__, line) => ({ name: `Trait ${line}`, text: "x".repeat(200) })),
    }));
    const crowd = large.map(
      (copy): PanelEvent => ({ type: "addCreatures", creature: { copy }, joining: joining(copy.id) }),
    );
    expect(refusalOf(() => after(begun, ...crowd))).toBe("operation-refused");
  });

  it("are hurt and healed within their life, several at once, with a line in the history", () => {
    const hits = [
      { id: "Gobelin 1", points: 9 },
      { id: "Gobelin 2", points: 3, ablated: "body" as const },
      { id: "gone", points: 3 },
      { id: "constructor", points: 3 },
    ];
    const hurt = after(ambush, { type: "hitCreatures", hits });
    expect([lifeOf(hurt, "Gobelin 1"), lifeOf(hurt, "Gobelin 2")]).toEqual([7, 3]);
    expect(hurt.fighting.creatures["Gobelin 2"]?.ablation).toEqual({ body: 1 });
    expect(said(hurt)[0]).toBe("Gobelin 1, Gobelin 2 : −7 PV (0 / 7), −3 PV (4 / 7)");
    const healed = after(hurt, { type: "hitCreatures", hits: [{ id: "Gobelin 1", points: -20 }] });
    expect(lifeOf(healed, "Gobelin 1")).toBe(0);
    expect(after(hurt, { type: "hitCreatures", hits: [{ id: "Gobelin 1", points: 4 }] })).toBe(hurt);
  });

  it("have as many conditions as can be stored", () => {
    const marked = Array.from({ length: 41 }, (_, at): PanelEvent => {
      return { type: "setCreatureCondition", ids: ["Gobelin 1"], condition: `État ${at}`, on: true };
    });
    expect(after(ambush, ...marked).fighting.creatures["Gobelin 1"]?.conditions).toHaveLength(40);
  });

  it("keep aggravated marks and what a blow begins, within their life", () => {
    const hit = { id: "Gobelin 1", points: 7, aggravated: 2, begins: ["Diminué"] };
    const hurt = after(ambush, { type: "hitCreatures", hits: [hit] });
    expect(hurt.fighting.creatures["Gobelin 1"]).toMatchObject({
      lost: 7,
      aggravated: 2,
      conditions: ["Diminué"],
    });
    expect(hurt.history.entries[0]?.detail).toMatch(/2 aggravés\), Diminué$/);
    const healed = after(hurt, { type: "hitCreatures", hits: [{ id: "Gobelin 1", points: -6 }] });
    expect(healed.fighting.creatures["Gobelin 1"]).toMatchObject({ lost: 1, aggravated: 1 });
  });

  it("count what they use, and have it back with their turn, a round, or the MJ's hand", () => {
    const use = (key: string, spent: number) =>
      ({ type: "setCreatureUse", id: "Gobelin 1", use: key, spent, label: "Coup de queue (2 / 3)" }) as const;
    let spent = after(ambush, use("turn-legendary", 1));
    expect(spent.history.entries[0]).toMatchObject({ title: "Gobelin 1", detail: "Coup de queue (2 / 3)" });
    expect(after(spent, use("turn-legendary", 1))).toBe(spent);
    for (const key of ["round-lair", "hand-resistance", "roll-breath"]) spent = after(spent, use(key, 1));
    const spentBy = (state: typeof spent) =>
      Object.keys(state.fighting.creatures["Gobelin 1"]?.spent ?? {}).toSorted();
    const { length } = spent.initiative.order;
    let passed = spent;
    for (let turn = 0; turn < length; turn += 1) passed = after(passed, { type: "nextTurn" });
    expect(passed.initiative.round).toBe(spent.initiative.round + 1);
    expect(spentBy(passed)).toEqual(["hand-resistance", "roll-breath"]);
    expect(spentBy(after(passed, use("roll-breath", 0)))).toEqual(["hand-resistance"]);
  });

  it("have conditions, which are noted once", () => {
    const prone: PanelEvent = {
      type: "setCreatureCondition",
      ids: ["Gobelin 1"],
      condition: "À terre",
      on: true,
    };
    const fallen = after(ambush, prone);
    expect(fallen.fighting.creatures["Gobelin 1"]?.conditions).toEqual(["À terre"]);
    expect(after(fallen, prone)).toBe(fallen);
    expect(said(after(fallen, { ...prone, on: false }))[0]).toBe("Gobelin 1 : Fin : À terre");
  });
});

describe("the dead", () => {
  const killed = after(ambush, { type: "hitCreatures", hits: [{ id: "Gobelin 1", points: 7 }] });
  const activeIn = ({ initiative }: PanelState) => initiative.order[initiative.activeIndex]?.id;

  it("are skipped: creatures without life, and heroes of whom the device says so, until it does not", () => {
    expect(activeIn(after(killed, { type: "nextTurn" }))).toBe("Gobelin 2");
    expect(activeIn(after(killed, { type: "previousTurn" }))).toBe("bran");
    const noted = after(killed, { type: "nextTurn", dead: ["bran"] });
    expect(noted.initiative.order.map(({ dead }) => dead)).toEqual([undefined, undefined, undefined, true]);
    expect(after(noted, { type: "nextTurn" }).initiative).toMatchObject({ activeIndex: 0, round: 2 });
    const revived = after(noted, { type: "nextTurn", dead: [] });
    expect([activeIn(revived), "dead" in (revived.initiative.order[3] ?? {})]).toEqual(["bran", false]);
  });

  it("are no creatures that a device says are dead, and nobody who stands at less than all their life", () => {
    const named = after(ambush, { type: "nextTurn", dead: ["Gobelin 1"] });
    expect(activeIn(named)).toBe("Gobelin 1");
    const healed = after(killed, { type: "hitCreatures", hits: [{ id: "Gobelin 1", points: -1 }] });
    expect(activeIn(after(healed, { type: "nextTurn" }))).toBe("Gobelin 1");
  });

  it("do not begin an order that is rolled again", () => {
    const [first, second, third, fourth] = [
      killed.initiative.order[1],
      ...killed.initiative.order.toSpliced(1, 1),
    ];
    if (!first || !second || !third || !fourth) throw new Error("Four stand in the order.");
    const rolled = orderOf({ ...first, value: 30 }, second, third, fourth);
    expect(activeIn(after(killed, { type: "rollInitiative", initiative: rolled }))).toBe("ayla");
  });

  it("let what ends with their turn end as if it had come", () => {
    const timed = (when: "start" | "end") =>
      after(killed, {
        type: "addEffect",
        effect: {
          ...{ id: "effect-1", targetId: "ayla", condition: "Aveuglé", label: "Aveuglé" },
          ...{ turnOf: "Gobelin 1", when, rounds: 1 },
        },
      });
    for (const when of ["start", "end"] as const) {
      expect(after(timed(when), { type: "nextTurn" }).effects).toEqual([]);
    }
    expect(after(timed("start"), { type: "nextTurn", dead: ["bran"] }).effects).toEqual([]);
  });
});

describe("conditions that end with a turn", () => {
  const effect = {
    id: "effect-1",
    targetId: "Gobelin 1",
    condition: "À terre",
    label: "À terre",
    turnOf: "ayla",
  };
  const down = after(ambush, {
    type: "setCreatureCondition",
    ids: ["Gobelin 1"],
    condition: "À terre",
    on: true,
  });
  const next: PanelEvent = { type: "nextTurn" };
  const isDown = ({ fighting }: PanelState) => fighting.creatures["Gobelin 1"]?.conditions.length === 1;

  it("end at the end of the turn that was named, and say so", () => {
    const timed = after(down, { type: "addEffect", effect: { ...effect, when: "end", rounds: 1 } });
    const passed = after(timed, next);
    expect([isDown(timed), isDown(passed), passed.effects]).toEqual([true, false, []]);
    expect(said(passed)[0]).toBe("Gobelin 1 : Fin : À terre");
  });

  it("end at its start, after so many rounds", () => {
    const timed = after(down, { type: "addEffect", effect: { ...effect, when: "start", rounds: 2 } });
    const once = after(timed, next, next, next, next);
    expect([isDown(once), once.effects[0]?.rounds]).toEqual([true, 1]);
    expect(isDown(after(once, next, next, next, next))).toBe(false);
  });

  it("go with their target, and follow it when whose turn it was has left", () => {
    const timed = after(down, { type: "addEffect", effect: { ...effect, when: "end", rounds: 1 } });
    expect(after(timed, { type: "removeParticipant", id: "Gobelin 1" }).effects).toEqual([]);
    const followed = after(timed, { type: "removeParticipant", id: "ayla" });
    expect(followed.effects[0]?.turnOf).toBe("Gobelin 1");
    expect(after(followed, { type: "removeEffect", id: "effect-1" }).effects).toEqual([]);
  });
});

describe("conditions that end as a turn begins", () => {
  const until = (turnOf: string): PanelEvent => ({
    type: "addEffect",
    effect: {
      ...{ id: "effect-1", targetId: "Gobelin 2", condition: "À terre", label: "À terre" },
      ...{ turnOf, when: "start", rounds: 1 },
    },
  });
  const down: PanelEvent = {
    ...{ type: "setCreatureCondition", ids: ["Gobelin 2"], condition: "À terre", on: true },
  };
  const ended = "Gobelin 2 : Fin : À terre";

  it("end where whoever had the turn before is taken out of the order", () => {
    const left = after(ambush, down, until("Gobelin 1"), { type: "removeParticipant", id: "ayla" });
    expect([left.effects, said(left)[0]]).toEqual([[], ended]);
    const followed = followRosterInPanel(after(ambush, down, until("Gobelin 1")), [entryOf("bran", 0)]);
    expect([followed.effects, said(followed)[0]]).toEqual([[], ended]);
  });

  it("end where the one whose turn it was to be is passed over as its neighbour leaves", () => {
    const dead: PanelEvent = { type: "hitCreatures", hits: [{ id: "Gobelin 1", points: 7 }] };
    const left = after(ambush, down, dead, until("Gobelin 1"), { type: "removeParticipant", id: "ayla" });
    expect([idsOf(left.initiative)[left.initiative.activeIndex], left.effects]).toEqual(["Gobelin 2", []]);
  });

  it("end where its owner acts now, or a tie is settled in its favour", () => {
    expect(after(ambush, down, until("bran"), { type: "actNow", id: "bran" }).effects).toEqual([]);
    const tie = after(
      ambush,
      { type: "changeValue", id: "Gobelin 1", value: 15 },
      ...[down, until("Gobelin 1")],
      { type: "moveTied", id: "Gobelin 1", direction: "up" },
    );
    expect(tie.effects).toEqual([]);
  });

  it("stay where the turn stays", () => {
    const moved = after(ambush, down, until("bran"), { type: "changeValue", id: "bran", value: 20 });
    expect(moved.effects).toHaveLength(1);
  });
});

describe("marks of a turn", () => {
  it("end a surprise with the first turn, and let one who waited act before the others", () => {
    const surprised = after(ambush, { type: "setMark", id: "ayla", mark: "surprised", on: true });
    expect(surprised.initiative.order[0]?.marks).toEqual(["surprised"]);
    const waiting = after(
      surprised,
      { type: "setMark", id: "ayla", mark: "delayed", on: true },
      { type: "nextTurn" },
    );
    expect(waiting.initiative.order[0]?.marks).toEqual(["delayed"]);
    const acting = after(waiting, { type: "actNow", id: "ayla" });
    expect(idsOf(acting.initiative)).toEqual(["ayla", "Gobelin 1", "Gobelin 2", "bran"]);
    expect(acting.initiative.order[acting.initiative.activeIndex]).toMatchObject({ id: "ayla", value: 10 });
    expect(acting.initiative.order[0]?.marks).toBeUndefined();
  });

  it("let a readied gun act 50 sooner in Call of Cthulhu alone", () => {
    const ready: PanelEvent = { type: "setMark", id: "bran", mark: "ready", on: true };
    expect(after(ambush, ready).initiative.order.at(-1)?.value).toBe(5);
    const cthulhu = { preset: PRESETS.cthulhu, roster: [] };
    const armed = applyPanelEvent(ambush, ready, cthulhu);
    expect(armed.initiative.order[0]).toMatchObject({ id: "bran", value: 55 });
    const down = applyPanelEvent(armed, { ...ready, on: false }, cthulhu);
    expect(down.initiative.order.at(-1)).toMatchObject({ id: "bran", value: 5 });
  });
});
