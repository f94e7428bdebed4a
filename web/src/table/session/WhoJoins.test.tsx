import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import WhoJoins from "./WhoJoins";

const rollWith = vi.fn();
const waiting = [
  { id: "a", name: "Gobelin A" },
  { id: "b", name: "Gobelin B" },
];
const show = () =>
  render(<WhoJoins waiting={waiting} session={{ rollWith }} />, { wrapper: MantineTestRoot });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => rollWith.mockReset());
afterEach(cleanup);

it.each([
  ["Toutes", ["a", "b"]],
  ["Aucune", []],
])("asks who of the map joins the order: %s", async (name, ids) => {
  show();
  expect(await screen.findByRole("dialog", { name: "2 créatures sont sur la carte" })).toBeTruthy();
  press(name);
  expect(rollWith.mock.calls).toEqual([[ids]]);
});

it("lets some of them be chosen, or none, and rolls nothing when it is closed", async () => {
  show();
  await screen.findByRole("dialog");
  press("Choisir");
  fireEvent.click(screen.getByRole("checkbox", { name: "Gobelin A" }));
  press("Lancer avec 1");
  fireEvent.click(screen.getByRole("checkbox", { name: "Gobelin B" }));
  press("Lancer sans elles");
  press("Retour");
  expect(screen.getByRole("button", { name: "Toutes" })).toBeTruthy();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(rollWith.mock.calls).toEqual([[["b"]], [[]], [undefined]]);
});
