import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { freshPanel } from "domain/table/panel/panelState";
import { CREATURE_COLOUR, colorFor } from "domain/table/roster/playerColor";
import { entryOf, orderOf } from "domain/testing/initiative";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { CompactOrder } from "./CompactOrder";

const table = vi.hoisted(() => ({ current: {} as object }));
vi.mock("../fight/FightProvider", () => ({ useFightTable: () => table.current }));

const act = vi.fn();
const choose = vi.fn();
const ORDER = orderOf(
  entryOf("dragon", 20, { name: "Dragon", kind: "creature" }),
  entryOf("lia", 15, { name: "Lia" }),
  entryOf("zoe", 10, { name: "Zoé" }),
);

function tableOf(running: boolean) {
  const panel = freshPanel("brumes", "dnd5e");
  const creatures = { dragon: { source: { copy: "d" }, max: 40, lost: 15, conditions: ["À terre"] } };
  const vitals = [{ kind: "gauge", label: "PV", current: 8, max: 12, tone: "life" }];
  return {
    fight: { initiative: ORDER, running, act, state: { ...panel, fighting: { creatures, copies: {} } } },
    acting: running ? { entry: ORDER.order[0], creature: undefined } : undefined,
    fighters: { heroes: new Map([["lia", { id: "lia", name: "Lia", vitals }]]) },
    ...{ chosen: [], session: { choose } },
  };
}

beforeEach(() => act.mockClear());
afterEach(cleanup);

const rows = () => within(screen.getByRole("list", { name: "Ordre des tours" })).getAllByRole("listitem");
const show = (running: boolean) => {
  table.current = tableOf(running);
  render(<CompactOrder />, { wrapper: MantineTestRoot });
};

it("shows each with life and conditions, whose turn it is, and who is next", () => {
  show(true);
  const [dragon, lia] = rows();
  expect(dragon?.getAttribute("aria-current")).toBe("step");
  expect(dragon?.textContent).toContain("À terre");
  expect(screen.getByLabelText(/^Vie de Dragon : 25 sur 40/)).toBeTruthy();
  expect(lia?.textContent).toContain("ensuite");
  expect(lia?.textContent).toContain("8/12");
});

it("has heroes in their own colours, and creatures in theirs", () => {
  show(true);
  const colours = rows().map((row) =>
    row.querySelector<HTMLElement>("[style*='--avatar']")?.style.getPropertyValue("--sys"),
  );
  expect(colours).toEqual([CREATURE_COLOUR, colorFor("lia"), colorFor("zoe")]);
});

it("elides « de » before a name", () => {
  const current = tableOf(true);
  const initiative = orderOf(entryOf("elowen", 20, { name: "Elowen" }));
  table.current = { ...current, fight: { ...current.fight, initiative } };
  render(<CompactOrder />, { wrapper: MantineTestRoot });
  expect(screen.getByRole("button", { name: "Le tour d'Elowen" })).toBeTruthy();
});

it("chooses who is pressed, but nobody of whom nothing is known", () => {
  show(true);
  fireEvent.click(within(rows()[0] as HTMLElement).getByRole("button", { pressed: false }));
  expect(choose).toHaveBeenLastCalledWith([{ id: "dragon", name: "Dragon", kind: "creature" }]);
  fireEvent.click(within(rows()[1] as HTMLElement).getByRole("button", { pressed: false }));
  expect(choose).toHaveBeenLastCalledWith([{ id: "lia", name: "Lia", kind: "character" }]);
  expect(within(rows()[2] as HTMLElement).queryByRole("button", { pressed: false })).toBeNull();
});

it("shows no value before a fight, when nobody has rolled", () => {
  show(false);
  expect(screen.queryByLabelText("Initiative de Lia")).toBeNull();
  expect(rows().every((row) => row.getAttribute("aria-current") === null)).toBe(true);
});
