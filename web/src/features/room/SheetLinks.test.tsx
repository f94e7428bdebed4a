import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { patience } from "../../testing/patience";
import { SheetLinks } from "./SheetLinks";

afterEach(cleanup);

const show = (...names: string[]) =>
  render(
    <MantineTestRoot>
      <MemoryRouter>
        <SheetLinks system="vampire" characters={names.map((name) => ({ id: name.toLowerCase(), name }))} />
      </MemoryRouter>
    </MantineTestRoot>,
  );

it("leads from the room to one's sheet", () => {
  show("Cendre");
  expect(screen.getByRole("link", { name: "Ma fiche : Cendre" }).getAttribute("href")).toBe(
    "/character/cendre?system=vampire",
  );
});

it("offers several sheets in a menu, and nothing without one", async () => {
  show("Cendre", "Isaure");
  fireEvent.click(screen.getByRole("button", { name: "Mes fiches" }));
  expect(await screen.findByRole("menuitem", { name: "Isaure" }, { timeout: patience(8_000) })).toBeTruthy();
  cleanup();
  show();
  expect([screen.queryByRole("link"), screen.queryByRole("button")]).toEqual([null, null]);
});
