import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { AddParticipant } from "./AddParticipant";

afterEach(cleanup);

it("a participant is added with the value that is typed, or for a roll, hidden where that is said", async () => {
  const onAdd = vi.fn();
  render(<AddParticipant onAdd={onAdd} onClose={() => {}} />, { wrapper: MantineTestRoot });
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
