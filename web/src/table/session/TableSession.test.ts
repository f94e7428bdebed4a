import { freshPanel } from "domain/table/panel/panelState";
import { beforeEach, expect, it, vi } from "vitest";
import { receiveToasts } from "../../ui/toast";
import type { DoneAct } from "../fighters/fighters";
import { type Heard, TableSession } from "./TableSession";

const MINUTE = 60_000;
let now = 0;
let said: string[] = [];
const undo = vi.fn();
const roll = vi.fn();

beforeEach(() => {
  now = 1_000_000;
  said = [];
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
  const made = new TableSession(() => now);
  made.know({ fight: fight(), turnOf: "dragon", inSight: ["Gobelin 1"], waiting: [], ...heard });
  return made;
};
/** Something that was done to heroes, and as these steps of the fight. */
function done(text: string, ...steps: readonly string[]): DoneAct & { takeBack: ReturnType<typeof vi.fn> } {
  const takeBack = vi.fn();
  return { said: text, steps, takeBack, isOver: () => takeBack.mock.calls.length > 0 };
}
const [lia, goblin] = [
  { id: "lia", name: "Lia", kind: "character" },
  { id: "a", name: "Gobelin 1", kind: "creature" },
] as const;

it("chooses who is acted on, whom whose turn it is aims at until it aims at another", () => {
  const table = session();
  table.choose([lia]);
  expect(table.state).toMatchObject({ chosen: [lia], aims: { dragon: { id: "lia", name: "Lia" } } });
  table.choose([lia, goblin]);
  expect(table.state.aims).toEqual({ dragon: goblin });
  table.choose([lia]);
  expect(table.state.aims).toEqual({ dragon: goblin });
  table.know({ fight: fight(), turnOf: "lia", inSight: [], waiting: [] });
  table.aim({ id: "borin", name: "Borin" });
  expect(table.state.aims).toEqual({ dragon: goblin, lia: { id: "borin", name: "Borin" } });
  table.aim(undefined);
  expect(table.state.aims).toMatchObject({ lia: undefined });
});

it("aims at nobody by oneself, without a turn, or hidden from the table", () => {
  for (const heard of [{ turnOf: "a" }, { turnOf: undefined }, { inSight: [] }]) {
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
  table.know({ fight: fight("first"), turnOf: "dragon", inSight: [], waiting: [] });
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
  table.know({ fight: fight("of-lia", "hit"), turnOf: "dragon", inSight: [], waiting: [] });
  table.undo();
  expect([hit.takeBack.mock.calls.length, undo.mock.calls.length]).toEqual([0, 1]);
  table.know({ fight: fight("hit"), turnOf: "dragon", inSight: [], waiting: [] });
  table.undo();
  expect(hit.takeBack).toHaveBeenCalledOnce();
  expect(said).toEqual(["Annulé : Fait : of-lia", "Annulé : Lia : −5 PV — Gobelin 1 : −5 PV"]);
});

it("leaves alone what was taken back elsewhere, or is ten minutes ago", () => {
  const table = session({ fight: fight("turn") });
  const [early, undone, gone] = [done("Tôt"), done("Annulé"), done("Parti", "gone")];
  table.did(early);
  now += 11 * MINUTE;
  for (const one of [undone, gone]) table.did(one);
  undone.takeBack();
  table.undo();
  expect(undo).toHaveBeenCalledOnce();
  expect([early, undone, gone].map(({ takeBack }) => takeBack.mock.calls.length)).toEqual([0, 1, 0]);
});

it("has nothing to take back where nothing was done, and says so of a step that notes nothing", () => {
  const nothing = session({ fight: { ...fight(), undo: undefined } });
  nothing.undo();
  new TableSession(() => now).undo();
  expect(said).toEqual([]);
  const { state } = fight();
  session({ fight: { undo, roll, state, steps: [{ id: "hidden", step: {} }] } }).undo();
  expect(said).toEqual(["Dernière action annulée."]);
});

it("rolls the order, and where somebody waits on the map asks first who joins it", () => {
  session().roll();
  expect(roll.mock.calls).toEqual([[]]);
  const waiting = [goblin, { id: "b", name: "Gobelin 2" }];
  const table = session({ waiting });
  table.roll();
  expect(table.state.joining).toEqual(waiting);
  table.rollWith(undefined);
  expect([table.state.joining, roll.mock.calls.length]).toEqual([undefined, 1]);
  table.roll();
  table.rollWith(["b"]);
  expect(table.state.joining).toBeUndefined();
  expect(roll).toHaveBeenLastCalledWith(["b"]);
});
