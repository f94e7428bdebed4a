import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { afterEach, expect, it, vi } from "vitest";
import { SheetOf } from "../../../kits/sheet/testing/SheetOf";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { PlayTrackers } from "./PlayTrackers";

afterEach(cleanup);

it("says that a state in play cannot be had, and tries again", () => {
  const retry = vi.fn();
  const character = normaliseCharacter({ id: "c1", system: "vampire" });
  const shown = (failed: boolean) => (
    <SheetOf character={character} inPlay={{ failed, retry }}>
      <PlayTrackers />
    </SheetOf>
  );
  const { rerender } = render(shown(false), { wrapper: MantineTestRoot });
  expect(screen.queryByText("L'état en jeu n'est pas disponible.")).toBeNull();
  rerender(shown(true));
  expect(screen.getByText("L'état en jeu n'est pas disponible.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(retry).toHaveBeenCalledOnce();
});
