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
  expect(onAdd).toHaveBeenLastCalledWith(expect.objectContaining({ name: "Gobelin" }), 3);
  fireEvent.change(search, { target: { value: "gobelin" } });
  expect(await screen.findByRole("button", { name: "Ajouter Gobelin" })).toBeTruthy();
});
