import { cleanup, render, screen } from "@testing-library/react";
import { colorFor } from "domain/table/roster/playerColor";
import { entryOf } from "domain/testing/initiative";
import { afterEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { markText, OrderRow, turnMenu } from "./OrderRow";

afterEach(cleanup);

const show = (dead: boolean) =>
  render(
    <ol>
      <OrderRow
        entry={entryOf("ayla", 12)}
        turn={undefined}
        dead={dead}
        tieMoves={undefined}
        creature={undefined}
        chosen={false}
        onChoose={vi.fn()}
        ending={[]}
        act={vi.fn()}
      />
    </ol>,
    { wrapper: MantineTestRoot },
  );

it("says in words that a participant is dead", () => {
  show(true);
  const row = screen.getByRole("listitem");
  expect(row.getAttribute("data-dead")).toBe("true");
  expect(row.textContent).toContain("Mort");
  cleanup();
  show(false);
  expect(screen.getByRole("listitem").textContent).not.toContain("Mort");
});

it("has the colour of its hero, as the strip and the map have", () => {
  show(false);
  expect(screen.getByRole("listitem").querySelector("i")?.style.getPropertyValue("--dot")).toBe(
    colorFor("ayla"),
  );
});

it("says what is ready where nobody rolls: a gun, which acts 50 sooner", () => {
  const act = vi.fn();
  const labels = (marks: readonly "ready"[], ownValues: boolean) =>
    turnMenu({ ...entryOf("ayla", 12), marks }, false, act, ownValues).map(({ label }) => label);
  expect(labels([], true)).toContain("Arme à feu prête : +50");
  expect(labels(["ready"], true)).toContain("Arme à feu rangée : −50");
  expect(labels([], false)).toContain("Préparer une action");
  expect([markText("ready", true), markText("ready", false), markText("surprised", true)]).toEqual([
    "Arme prête",
    "Prêt",
    "Surpris",
  ]);
});
