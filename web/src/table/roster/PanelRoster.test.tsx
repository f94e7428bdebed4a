import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { PanelRoster } from "./PanelRoster";

afterEach(cleanup);

it.each([[["Nina"]], [["Nina", "Léo"]]])("names who has no linked character: %j", (waiting) => {
  const heroes = new Map();
  render(
    <PanelRoster
      {...{ system: "dnd5e", roster: [], known: true, waiting, heroes, coming: false, chosen: [] }}
      onChoose={() => {}}
    />,
    { wrapper: MantineTestRoot },
  );
  expect(screen.getByText(/^Sans personnage/).textContent).toBe(
    `Sans personnage lié : ${waiting.join(", ")}`,
  );
});
