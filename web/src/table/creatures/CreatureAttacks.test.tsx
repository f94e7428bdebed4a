import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { loadCreatures } from "domain/table/creatures/loadCreatures";
import { afterEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { CreatureAttacks } from "./CreatureAttacks";

afterEach(cleanup);

type Props = Parameters<typeof CreatureAttacks>[0];

async function show(onRoll: Props["onRoll"], recharge?: Props["recharge"]) {
  const dragon = (await loadCreatures("dnd5e")).find(({ id }) => id === "adult-red-dragon");
  if (dragon === undefined) throw new RangeError("adult-red-dragon");
  render(<CreatureAttacks creature={dragon} onRoll={onRoll} recharge={recharge} size="compact" />, {
    wrapper: MantineTestRoot,
  });
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

it("strikes all of several attacks with one press", async () => {
  const onRoll = vi.fn();
  await show(onRoll);
  fireEvent.click(screen.getByRole("button", { name: "Tout lancer : Morsure, 2 × Griffe" }));
  expect(onRoll.mock.calls.map(([{ label }]) => label)).toEqual(["Morsure", "Griffe", "Griffe"]);
  expect(onRoll.mock.calls[0]?.[1].following.length).toBeGreaterThan(0);
});

it("spends what recharges as it strikes, and rolls for it instead while it is spent", async () => {
  const breath = {
    key: "roll-fireBreath",
    label: "Souffle de feu",
    max: 1,
    from: 5,
    attack: "fireBreath",
  } as const;
  let spent = false;
  const recharge = {
    spentOf: (id: string) => (spent && id === "fireBreath" ? breath : undefined),
    spend: vi.fn(),
    roll: vi.fn(),
  };
  await show(vi.fn(), recharge);
  fireEvent.click(screen.getByRole("button", { name: /18d6/ }));
  expect(recharge.spend.mock.calls).toEqual([["fireBreath"]]);
  cleanup();
  spent = true;
  await show(vi.fn(), recharge);
  expect(screen.queryByRole("button", { name: /18d6/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Recharge 5+" }));
  expect(recharge.roll.mock.calls).toEqual([[breath]]);
});

it("says in the whole block what several attacks are, to be pressed or to be read", async () => {
  const dragon = (await loadCreatures("dnd5e")).find(({ id }) => id === "adult-red-dragon");
  if (dragon === undefined) throw new RangeError("adult-red-dragon");
  const block = (onRoll: Props["onRoll"]) =>
    render(<CreatureAttacks creature={dragon} onRoll={onRoll} size="wide" />, { wrapper: MantineTestRoot });
  const onRoll = vi.fn();
  block(onRoll);
  expect(screen.getAllByRole("button", { name: /critique/ }).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByText("Morsure, 2 × Griffe"));
  expect(onRoll).toHaveBeenCalledTimes(3);
  cleanup();
  block(undefined);
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByText(/^Morsure, 2 × Griffe · Attaque plusieurs fois/)).toBeTruthy();
});
