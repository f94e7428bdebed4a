import { freshPanel } from "domain/table/panel/panelState";
import { beforeEach, expect, it, vi } from "vitest";
import { receiveToasts } from "../../ui/toast";
import type { DoneAct } from "../fighters/fighters";
import { type Heard, TableSession } from "./TableSession";

let said: string[] = [];
/** The operations on heroes that can be taken back no more. */
let over: string[] = [];
const undo = vi.fn();
const roll = vi.fn();

beforeEach(() => {
  said = [];
  over = [];
  undo.mockReset();
  roll.mockReset();
  receiveToasts(({ text }) => said.push(text));
});

/** The fight with these steps, the newest first; each has noted a line of its own. */
const fight = (...steps: readonly string[]): Heard["fight"] => ({
  ...{ undo, roll },
  steps: steps.map((id, at) => ({ id, step: { history: { recorded: steps.length - 1 - at, dropped: [] } } })),
  state: {
    ...freshPanel("camp", "dnd5e"),
    history: {
      recorded: steps.length,
      entries: steps.map((id, at) => ({
        id: `entry-${steps.length - at}`,
        title: `Fait : ${id}`,
        detail: "",
      })),
    },
  },
});

const session = (heard: Partial<Heard> = {}) => {
  const made = new TableSession();
  made.know({ fight: fight(), fighters, turnOf: "dragon", inSight, waiting: [], ...heard });
  return made;
};
/** Something that was done to a hero, and as these steps of the fight. */
const done = (text: string, ...steps: readonly string[]) => {
  const takeBack = vi.fn();
  return { said: text, steps, onHeroes: [{ id: "lia", operation: text }], takeBack } satisfies DoneAct;
};
const fighters: Heard["fighters"] = {
  undoOf: (_, operation) => (over.includes(operation) ? undefined : vi.fn()),
};
const [lia, goblin] = [
  { id: "lia", name: "Lia", kind: "character" },
  { id: "a", name: "Gobelin 1", kind: "creature" },
] as const;

const aimed = { ...goblin, id: "creature-x1" };
const inSight: Heard["inSight"] = (id) => (id === goblin.id ? aimed : undefined);

it("chooses who is acted on, which aims at nobody", () => {
  const table = session();
  table.choose([lia, goblin]);
  expect(table.state).toMatchObject({ chosen: [lia, goblin], aims: {} });
});

it("aims at who is pressed on the map, where they are of the other side", () => {
  const table = session({ turnKind: "creature" });
  table.point(lia);
  expect(table.state.aims).toEqual({ dragon: { id: "lia", name: "Lia" } });
  table.point(goblin);
  expect(table.state.aims).toEqual({ dragon: { id: "lia", name: "Lia" } });
  table.know({ fight: fight(), fighters, turnOf: "lia", turnKind: "character", inSight, waiting: [] });
  table.point(goblin);
  expect(table.state.aims).toMatchObject({ lia: aimed });
});

it("aims of whose turn it is until it aims at another", () => {
  const table = session();
  table.aim(lia);
  expect(table.state.aims).toEqual({ dragon: { id: "lia", name: "Lia" } });
  table.aim(goblin);
  expect(table.state.aims).toEqual({ dragon: aimed });
  table.know({ fight: fight(), fighters, turnOf: "lia", inSight, waiting: [] });
  table.aim({ id: "borin", name: "Borin", kind: "character" });
  expect(table.state.aims).toEqual({ dragon: aimed, lia: { id: "borin", name: "Borin" } });
  table.aim(undefined);
  expect(table.state.aims).toMatchObject({ lia: undefined });
});

it("rolls the order once it is known who waits on the map", () => {
  const rolled = fight();
  const table = session({ fight: rolled, waiting: undefined });
  table.roll();
  expect(table.state.joining).toBeUndefined();
  expect(rolled.roll).not.toHaveBeenCalled();
  const waiting = [{ id: "b", name: "Ogre" }];
  table.know({ fight: rolled, fighters, turnOf: undefined, inSight, waiting });
  expect(table.state.joining).toEqual(waiting);
});

it("aims at nobody by oneself, without a turn, or hidden from the table", () => {
  for (const heard of [{ turnOf: "a" }, { turnOf: undefined }, { inSight: () => undefined }]) {
    const table = session(heard);
    table.aim(goblin);
    expect(table.state.aims).toEqual({});
  }
});

it("takes back the last thing that was done, a hero's before the fight's that came before, and says what", () => {
  const table = session();
  table.acted("first");
  const hit = done("Lia : −5 PV");
  table.did(hit);
  table.know({ fight: fight("first"), fighters, turnOf: "dragon", inSight, waiting: [] });
  table.undo();
  expect([hit.takeBack.mock.calls.length, undo.mock.calls.length]).toEqual([1, 0]);
  table.undo();
  expect([hit.takeBack.mock.calls.length, undo.mock.calls.length]).toEqual([1, 1]);
  expect(said).toEqual(["Annulé : Lia : −5 PV", "Annulé : Fait : first"]);
});

it("takes an act on heroes and creatures back as one, and what came after it in the fight before it", () => {
  const table = session();
  table.acted("hit");
  const hit = done("Lia : −5 PV — Gobelin 1 : −5 PV", "hit");
  table.did(hit);
  table.know({ fight: fight("of-lia", "hit"), fighters, turnOf: "dragon", inSight, waiting: [] });
  table.undo();
  expect([hit.takeBack.mock.calls.length, undo.mock.calls.length]).toEqual([0, 1]);
  table.know({ fight: fight("hit"), fighters, turnOf: "dragon", inSight, waiting: [] });
  table.undo();
  expect(hit.takeBack).toHaveBeenCalledOnce();
  expect(said).toEqual(["Annulé : Fait : of-lia", "Annulé : Lia : −5 PV — Gobelin 1 : −5 PV"]);
});

it("leaves alone what can be taken back no more: elsewhere, too long ago, or with its fight", () => {
  const table = session({ fight: fight("turn") });
  const acts = [done("Lia : −5 PV"), done("Parti", "gone")];
  for (const one of acts) table.did(one);
  over = ["Lia : −5 PV"];
  table.undo();
  expect(undo).toHaveBeenCalledOnce();
  expect(acts.map(({ takeBack }) => takeBack.mock.calls.length)).toEqual([0, 0]);
});

it("takes back what a panel without a fight notes, as long as it is one", () => {
  const table = session();
  const hit = done("Lia : −5 PV");
  table.did(hit);
  table.acted(undefined);
  table.undo();
  expect([undo.mock.calls.length, hit.takeBack.mock.calls.length]).toEqual([1, 0]);
  table.acted(undefined);
  table.know({ fight: fight("turn"), fighters, turnOf: "dragon", inSight, waiting: [] });
  table.undo();
  expect([undo.mock.calls.length, hit.takeBack.mock.calls.length]).toEqual([1, 1]);
});

it("has nothing to take back where nothing was done, and says so of a step that notes nothing", () => {
  const nothing = session({ fight: { ...fight(), undo: undefined } });
  nothing.undo();
  new TableSession().undo();
  expect(said).toEqual([]);
  const { state } = fight();
  session({ fight: { undo, roll, state, steps: [{ id: "hidden", step: {} }] } }).undo();
  expect(said).toEqual(["Dernière action annulée."]);
});

it("rolls the order, and where somebody waits on the map asks first who joins it", () => {
  session().roll();
  expect(roll.mock.calls).toEqual([[undefined, undefined]]);
  const waiting = [goblin, { id: "b", name: "Gobelin 2" }];
  const table = session({ waiting });
  table.roll();
  expect(table.state.joining).toEqual(waiting);
  table.rollWith(undefined);
  expect([table.state.joining, roll.mock.calls.length]).toEqual([undefined, 1]);
  table.roll();
  table.rollWith(["b"]);
  expect(table.state.joining).toBeUndefined();
  expect(roll).toHaveBeenLastCalledWith(["b"], undefined);
});

it("rolls with what the players have rolled since they were asked, and asks nobody any more", () => {
  const close = vi.fn();
  session({ asked: { since: 7, close } }).roll();
  expect(roll).toHaveBeenLastCalledWith(undefined, 7);
  expect(close).toHaveBeenCalledOnce();
});
