import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { loadCreatures } from "domain/table/creatures/loadCreatures";
import { afterEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { CompactAttacks } from "./CompactAttacks";

afterEach(cleanup);

async function show(onRoll: Parameters<typeof CompactAttacks>[0]["onRoll"]) {
  const dragon = (await loadCreatures("dnd5e")).find(({ id }) => id === "adult-red-dragon");
  if (dragon === undefined) throw new RangeError("adult-red-dragon");
  render(<CompactAttacks creature={dragon} onRoll={onRoll} />, { wrapper: MantineTestRoot });
  return within(screen.getByRole("list", { name: "Attaques" })).getAllByRole("listitem");
}

it("shows every attack, those that roll first, without the damage of critical strokes", async () => {
  const onRoll = vi.fn();
  const attacks = await show(onRoll);
  expect(attacks.map((one) => one.firstElementChild?.firstElementChild?.textContent)).toEqual([
    "Morsure",
    "Griffe",
    "Queue",
    "Souffle de feu",
    "Attaques multiples",
    "Présence terrifiante",
  ]);
  const buttons = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(buttons.filter((text) => text?.includes("critique"))).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: /18d6/ }));
  expect(onRoll).toHaveBeenCalledTimes(1);
  expect(onRoll.mock.lastCall?.[0]).toMatchObject({ dice: "18d6" });
});

it("is read where nothing can be rolled", async () => {
  const [bite] = await show(undefined);
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(bite?.textContent).toContain("+14");
});
