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
