import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { AddParticipant } from "./AddParticipant";

afterEach(cleanup);

it("a participant is added with the value that is typed, or for a roll, hidden where that is said", async () => {
  const onAdd = vi.fn();
  render(<AddParticipant system="dnd5e" onAdd={onAdd} onAddCreature={vi.fn()} onClose={vi.fn()} />, {
    wrapper: MantineTestRoot,
  });
  const name = screen.getByRole("textbox", { name: "Nom du participant" });
  const add = async (typed: string, value: string) => {
    fireEvent.change(name, { target: { value: typed } });
    fireEvent.change(screen.getByLabelText("Initiative, lancée si vide"), { target: { value } });
    const count = onAdd.mock.calls.length;
    fireEvent.submit(screen.getByRole("form", { name: "Ajouter un participant" }));
    await waitFor(() => expect(onAdd.mock.calls.length).toBe(count + 1));
  };
  await add(" Loup ", "15");
  fireEvent.click(screen.getByLabelText("Caché aux joueurs"));
  await add("Spectre", "");
  const creature = { kind: "creature", pronouns: "", role: "", id: expect.any(String) };
  expect(onAdd.mock.calls).toEqual([
    [{ ...creature, name: "Loup", hidden: false }, 15],
    [{ ...creature, name: "Spectre", hidden: true }, undefined],
  ]);
  expect(new Set(onAdd.mock.calls.map(([{ id }]) => id)).size).toBe(2);
});

it("a creature in one line is added with its numbers, so many of it, and rolls for its initiative", async () => {
  const [onAdd, onAddCreature] = [vi.fn(), vi.fn()];
  render(<AddParticipant system="dnd5e" {...{ onAdd, onAddCreature }} onClose={vi.fn()} />, {
    wrapper: MantineTestRoot,
  });
  fireEvent.change(screen.getByRole("textbox", { name: "Nom du participant" }), {
    target: { value: "3 Garde, CA 14, 22 PV" },
  });
  fireEvent.click(screen.getByLabelText("Caché aux joueurs"));
  expect(screen.getByLabelText<HTMLInputElement>("Initiative, lancée si vide").disabled).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Ajouter 3 × Garde · CA 14 · 22 PV" }));
  await waitFor(() => expect(onAddCreature).toHaveBeenCalledTimes(1));
  expect(onAddCreature.mock.lastCall).toEqual([
    {
      ...{ count: 3, hidden: true, rolled: false },
      creature: expect.objectContaining({ name: "Garde", armourClass: 14, life: { max: 22 } }),
    },
  ]);
  expect(onAdd).not.toHaveBeenCalled();
});
