import { cleanup, render, screen } from "@testing-library/react";
import { gridOf } from "domain/testing/scenes";
import { afterEach, expect, it } from "vitest";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import type { TokenView } from "../view/sceneView";
import { TokenCard } from "./TokenCard";

afterEach(cleanup);

const card = (change: Partial<TokenView>) => {
  const token = { id: "gob", name: "Gobelin", x: 25, y: 25, size: 1, ...change } as TokenView;
  const nothing = () => undefined;
  return (
    <TokenCard
      {...{ token, others: 0, grid: gridOf(), active: false, takesFocus: false }}
      onCentre={nothing}
      onClose={nothing}
    >
      {null}
    </TokenCard>
  );
};

it("says that somebody is dead, once", () => {
  const { rerender } = render(card({}), { wrapper: MantineTestRoot });
  expect(screen.queryByText("Mort")).toBeNull();
  rerender(card({ down: true }));
  expect(screen.getAllByText("Mort")).toHaveLength(1);
  rerender(card({ down: true, badges: ["Mort"] }));
  expect(screen.getAllByText("Mort")).toHaveLength(1);
});
