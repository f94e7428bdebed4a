import { cleanup, render, screen, within } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { ScreenHeader } from "../../ui/ScreenHeader";
import { AppLayout } from "./AppLayout";

afterEach(cleanup);

const at = (screenShown: ReactNode) => (
  <StrictMode>
    <MemoryRouter initialEntries={["/session/brumes?system=dnd5e"]}>
      <MantineTestRoot>
        <AppLayout tools={<button type="button">Cloche</button>} banner={null}>
          {screenShown}
        </AppLayout>
      </MantineTestRoot>
    </MemoryRouter>
  </StrictMode>
);

it("lends its header to a screen, with the bell, and takes it back when the screen goes", () => {
  const { rerender } = render(
    at(
      <ScreenHeader>
        <h1>Les Brumes</h1>
      </ScreenHeader>,
    ),
  );
  const header = within(screen.getByRole("banner"));
  expect(header.getByRole("heading", { name: "Les Brumes", level: 1 })).toBeTruthy();
  expect(header.getByRole("button", { name: "Cloche" })).toBeTruthy();
  expect(screen.queryByRole("navigation", { name: "Fil d'Ariane" })).toBeNull();
  expect(screen.queryByRole("contentinfo")).toBeNull();

  rerender(at(<p>Fiche de campagne</p>));
  expect(screen.getByRole("navigation", { name: "Fil d'Ariane" })).toBeTruthy();
  expect(screen.getByRole("contentinfo")).toBeTruthy();
  expect(header.queryByRole("heading")).toBeNull();
});
