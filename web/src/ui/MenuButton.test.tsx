import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../testing/MantineTestRoot";
import { MenuButton } from "./MenuButton";

afterEach(cleanup);

async function openMenu() {
  const leave = vi.fn();
  render(
    <MantineTestRoot>
      <MenuButton
        label="Menu d'Ana"
        entries={[
          { label: "Mon compte", to: "/account" },
          { label: "Se déconnecter", onSelect: leave },
        ]}
      >
        Ana
      </MenuButton>
    </MantineTestRoot>,
    { wrapper: MemoryRouter },
  );
  fireEvent.click(screen.getByRole("button", { name: "Menu d'Ana" }));
  await screen.findByRole("menu");
  return { leave };
}

const button = () => screen.getByRole("button", { name: "Menu d'Ana" });

it("a menu is loaded and opened by the press on its button", async () => {
  await openMenu();
  expect(button().getAttribute("aria-expanded")).toBe("true");
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
    "Mon compte",
    "Se déconnecter",
  ]);
});

it("a menu closes on Escape", async () => {
  await openMenu();
  fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
});

it("an entry of a menu does what it says, once, and closes it", async () => {
  const { leave } = await openMenu();
  fireEvent.click(screen.getByRole("menuitem", { name: "Se déconnecter" }));
  expect(leave).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
});
