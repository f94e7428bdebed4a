import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { PlayTrackers } from "./PlayTrackers";

afterEach(cleanup);

it("says that a state in play cannot be had, and tries again", () => {
  const retry = vi.fn();
  const shown = (again: typeof retry | undefined) => (
    <PlayTrackers system="vampire" characterId="c1" play={undefined} retry={again} editable />
  );
  const { rerender } = render(shown(undefined), { wrapper: MantineTestRoot });
  expect(screen.queryByText("L'état en jeu n'est pas disponible.")).toBeNull();
  rerender(shown(retry));
  expect(screen.getByText("L'état en jeu n'est pas disponible.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(retry).toHaveBeenCalledOnce();
});
