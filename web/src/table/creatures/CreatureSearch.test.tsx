import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { DND5E_CREATURES } from "domain/games/dnd5e/creatures/catalogue";
import { afterEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { CreatureSearch } from "./CreatureSearch";

afterEach(cleanup);

it("says how many of a creature a press adds, whose name stays as it is", async () => {
  const onAdd = vi.fn();
  render(
    <CreatureSearch
      {...{ system: "dnd5e", creatures: DND5E_CREATURES, own: new Set(), action: "Voir", onAdd }}
      onChoose={vi.fn()}
    />,
    { wrapper: MantineTestRoot },
  );
  const search = screen.getByRole("searchbox", { name: "Rechercher une créature" });
  fireEvent.change(search, { target: { value: "3 gobelins" } });
  fireEvent.click(await screen.findByRole("button", { name: "Ajouter 3 × Gobelin" }));
  expect(onAdd).toHaveBeenLastCalledWith(expect.objectContaining({ name: "Gobelin" }), 3, false);
  fireEvent.change(search, { target: { value: "gobelin" } });
  expect(await screen.findByRole("button", { name: "Ajouter Gobelin" })).toBeTruthy();
});

it("adds as many as are chosen by a press, hidden too, and has those that are wanted most first", () => {
  const onAdd = vi.fn();
  render(
    <CreatureSearch
      {...{ system: "dnd5e", creatures: DND5E_CREATURES, own: new Set(), action: "Voir", onAdd }}
      first={["goblin", "unknown"]}
      onChoose={vi.fn()}
    />,
    { wrapper: MantineTestRoot },
  );
  expect(screen.getAllByRole("listitem")[0]?.textContent).toContain("Gobelin");
  fireEvent.click(screen.getByRole("radio", { name: "3" }));
  fireEvent.click(
    screen.getByRole("button", { name: "Ajouter 3 × Gobelin, sans que les joueurs le voient" }),
  );
  expect(onAdd).toHaveBeenLastCalledWith(expect.objectContaining({ name: "Gobelin" }), 3, true);
  expect(screen.getByText(/^Ajouté en secret : 3 × Gobelin\./)).toBeTruthy();
  const search = screen.getByRole("searchbox", { name: "Rechercher une créature" });
  fireEvent.change(search, { target: { value: "5 loup" } });
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "5" }).checked).toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: "2" }));
  expect((search as HTMLInputElement).value).toBe("loup");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "2" }).checked).toBe(true);
});

function searchFor(text: string, props: Partial<Parameters<typeof CreatureSearch>[0]>) {
  render(
    <CreatureSearch
      {...{ system: "dnd5e", creatures: DND5E_CREATURES, own: new Set(), action: "Voir", onChoose: vi.fn() }}
      {...props}
    />,
    { wrapper: MantineTestRoot },
  );
  fireEvent.change(screen.getByRole("searchbox", { name: "Rechercher une créature" }), {
    target: { value: text },
  });
}

it("offers a creature that the search says by its numbers, so many of it, seen or hidden", async () => {
  const onAdd = vi.fn();
  searchFor("Garde, CA 14, 22 PV", { onAdd });
  const guard = expect.objectContaining({ system: "dnd5e", name: "Garde", armourClass: 14 });
  fireEvent.click(await screen.findByRole("button", { name: "Ajouter Garde · CA 14 · 22 PV" }));
  expect(onAdd).toHaveBeenLastCalledWith(guard, 1, false);
  expect(screen.getByText(/^Ajouté : 1 × Garde\./)).toBeTruthy();
  expect(screen.queryByText(/Aucune créature ne correspond/)).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "3" }));
  fireEvent.click(
    await screen.findByRole("button", {
      name: "Ajouter 3 × Garde · CA 14 · 22 PV, sans que les joueurs le voient",
    }),
  );
  expect(onAdd).toHaveBeenLastCalledWith(guard, 3, true);
  const ids = onAdd.mock.calls.map(([{ id }]) => id);
  expect(new Set(ids).size).toBe(2);
});

it("has such a creature chosen where none is added at once, in the words of its game", async () => {
  const onChoose = vi.fn();
  searchFor("2 videur, santé 6", { system: "vampire", creatures: [], action: "Choisir", onChoose });
  fireEvent.click(await screen.findByRole("button", { name: "Choisir 2 × videur · Santé 6" }));
  expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ life: { max: 6 } }), 2);
});

it("says by an example that a creature may be written, where nothing is found", async () => {
  searchFor("Garde, CA 14", { onAdd: vi.fn() });
  expect(await screen.findByText(/« Garde, CA 14, 22 PV »\.$/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Ajouter/ })).toBeNull();
});
