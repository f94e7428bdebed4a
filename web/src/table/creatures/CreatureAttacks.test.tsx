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
  fireEvent.click(screen.getByRole("button", { name: "Tout lancer : 1 morsure, 2 griffes" }));
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
  fireEvent.click(screen.getByText("1 morsure, 2 griffes"));
  expect(onRoll).toHaveBeenCalledTimes(3);
  cleanup();
  block(undefined);
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByText(/^1 morsure, 2 griffes · Attaque plusieurs fois/)).toBeTruthy();
});

it("says how far each attack reaches and what it fills, with the kinds of its damage where buttons are many", async () => {
  const [bite, , , breath, , presence] = await show(vi.fn());
  const notesOf = (row: HTMLElement | undefined) => row?.firstElementChild?.lastElementChild?.textContent;
  expect(notesOf(bite)).toBe("perforant, feu · allonge 3 m");
  expect(notesOf(breath)).toMatch(/^feu · cône de 18 m · Sauvegarde DEX DD 21/);
  expect(notesOf(presence)).toMatch(/^à 36 m · Sauvegarde SAG DD 19/);
  expect(bite?.title).toBe("Morsure. perforant, feu · allonge 3 m");
});

it("has each kind of damage on its button alone where attacks are few, and shows nothing without any", async () => {
  const goblin = (await loadCreatures("dnd5e")).find(({ id }) => id === "goblin");
  if (goblin === undefined) throw new RangeError("goblin");
  const { rerender } = render(<CreatureAttacks creature={goblin} onRoll={vi.fn()} size="compact" />, {
    wrapper: MantineTestRoot,
  });
  const [scimitar, shortbow] = screen.getAllByRole("listitem");
  expect(scimitar?.title).toBe("Cimeterre. allonge 1,5 m");
  expect(shortbow?.firstElementChild?.textContent).toBe("Arc court24/96 m");
  rerender(<CreatureAttacks creature={{ ...goblin, attacks: [] } as typeof goblin} size="compact" />);
  expect(screen.queryByRole("list", { name: "Attaques" })).toBeNull();
});

async function showGuard(props: Partial<Props>) {
  const guard = (await loadCreatures("cyberpunk")).find(({ id }) => id === "garde-corpo");
  if (guard === undefined) throw new RangeError("garde-corpo");
  render(<CreatureAttacks creature={guard} size="compact" {...props} />, { wrapper: MantineTestRoot });
  return screen.getAllByRole("listitem").map((row) => within(row));
}
const magazinesWith = (left: number) => ({
  of: () => ({ left, max: 25 }),
  fire: vi.fn(),
  reload: vi.fn(),
});

it("fires at the value that distance asks for, aimed with the damage to the head, and bursts at their own", async () => {
  const onRoll = vi.fn();
  const [rifle] = await showGuard({ onRoll, metres: 18, magazines: magazinesWith(25) });
  expect(rifle?.getByText("25/25 coups · DV 15 à 18 m, rafale 17")).toBeTruthy();
  for (const button of [/^Lancer.*Attaque/, /Tir visé/, /Rafale/]) {
    fireEvent.click(rifle?.getByRole("button", { name: button }) ?? document.body);
  }
  expect(
    onRoll.mock.calls.map(([{ spec }, strike]) => [
      spec.difficulty,
      strike.following.map(({ damage }: { damage: { location: string } }) => damage.location),
    ]),
  ).toEqual([
    [15, ["body"]],
    [15, ["head"]],
    // Its margin decides which of them.
    [17, ["body", "body", "body", "body"]],
  ]);
});

it("has each band where no distance is known", async () => {
  const [, pistol] = await showGuard({});
  expect(pistol?.getByText(/^DV 13 à 6 m, 15 à 12 m/)).toBeTruthy();
});

it("counts the shots of a magazine, twice where it fires twice an action", async () => {
  const [onRoll, magazines] = [vi.fn(), magazinesWith(12)];
  const [rifle, pistol] = await showGuard({ onRoll, magazines });
  fireEvent.click(rifle?.getByRole("button", { name: /Rafale/ }) ?? document.body);
  expect(magazines.fire).toHaveBeenLastCalledWith("fusil", 10);
  fireEvent.click(pistol?.getByRole("button", { name: "Tout lancer : 2 × Pistolet lourd" }) ?? document.body);
  expect(onRoll).toHaveBeenCalledTimes(3);
  expect(magazines.fire).toHaveBeenLastCalledWith("pistolet", 2);
  expect(magazines.fire).toHaveBeenCalledTimes(2);
});

it("fires no burst that the magazine has not the shots of, and reloads an empty one", async () => {
  const [rifle] = await showGuard({ onRoll: vi.fn(), magazines: magazinesWith(9) });
  expect(rifle?.queryByRole("button", { name: /Rafale/ })).toBeNull();
  expect(rifle?.getByRole("button", { name: /Tir visé/ })).toBeTruthy();
  cleanup();
  const magazines = magazinesWith(0);
  const [empty] = await showGuard({ onRoll: vi.fn(), magazines });
  expect(empty?.queryByRole("button", { name: /Tir visé/ })).toBeNull();
  fireEvent.click(empty?.getByRole("button", { name: "Recharger : Fusil d'assaut" }) ?? document.body);
  expect(magazines.reload).toHaveBeenCalledWith("fusil");
});
