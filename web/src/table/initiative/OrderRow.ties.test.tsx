import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { entryOf } from "domain/testing/initiative";
import { afterEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { OrderRow, type TieMoves } from "./OrderRow";

afterEach(cleanup);

const act = vi.fn();
const show = (tieMoves: TieMoves, hidden = false) => {
  act.mockReset();
  render(
    <ol>
      <OrderRow
        entry={entryOf("ayla", 12, { name: "Ayla", hidden })}
        turn={undefined}
        dead={false}
        tieMoves={tieMoves}
        creature={undefined}
        chosen={false}
        onChoose={vi.fn()}
        ending={[]}
        act={act}
      />
    </ol>,
    { wrapper: MantineTestRoot },
  );
};
const button = (name: string) => screen.getByRole("button", { name });

it("a tie is settled by the arrows of either button, as far as it goes, and the focus stays", () => {
  show({ up: false, down: true });
  expect(screen.getByText("Égalité")).toBeTruthy();
  const later = button("Faire agir Ayla plus tard");
  later.focus();
  fireEvent.keyDown(later, { key: "ArrowUp" });
  expect(act).not.toHaveBeenCalled();
  fireEvent.keyDown(later, { key: "ArrowDown" });
  fireEvent.click(later);
  expect(act.mock.calls).toEqual([
    [{ type: "moveTied", id: "ayla", direction: "down" }],
    [{ type: "moveTied", id: "ayla", direction: "down" }],
  ]);
  expect(document.activeElement).toBe(later);
});

it("who ties with nobody has no arrows, and is hidden or shown by a press", () => {
  show(undefined, true);
  expect(screen.queryByText("Égalité")).toBeNull();
  expect(screen.queryByRole("button", { name: /plus t[ôa]/ })).toBeNull();
  fireEvent.click(button("Cacher Ayla aux joueurs"));
  expect(act).toHaveBeenCalledWith({ type: "setHidden", id: "ayla", hidden: false });
});
