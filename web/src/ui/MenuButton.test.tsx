import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { MenuButton } from "./MenuButton";

afterEach(cleanup);

function show() {
  const leave = vi.fn();
  render(
    <MenuButton
      label="Menu d'Ana"
      entries={[
        { label: "Mon compte", to: "/account" },
        { label: "Se déconnecter", onSelect: leave },
      ]}
    >
      Ana
    </MenuButton>,
    { wrapper: MemoryRouter },
  );
  return { leave, button: screen.getByRole("button", { name: "Menu d'Ana" }) };
}

const entry = (name: string) => screen.getByRole("menuitem", { name });

it("a menu opens on its first entry, and the arrow keys go round it", () => {
  const { button } = show();
  fireEvent.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(document.activeElement).toBe(entry("Mon compte"));
  for (const [key, name] of [
    ["ArrowDown", "Se déconnecter"],
    ["ArrowDown", "Mon compte"],
    ["ArrowUp", "Se déconnecter"],
    ["Home", "Mon compte"],
    ["End", "Se déconnecter"],
  ] as const) {
    fireEvent.keyDown(screen.getByRole("menu"), { key });
    expect(document.activeElement).toBe(entry(name));
  }
});

it("a menu closes on Escape, with the focus back on its button, and on a press elsewhere", () => {
  const { button } = show();
  fireEvent.click(button);
  fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole("menu")).toBeNull();
});

it("an entry of a menu does what it says, once, and closes it", () => {
  const { leave, button } = show();
  fireEvent.click(button);
  fireEvent.click(entry("Se déconnecter"));
  expect(leave).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("menu")).toBeNull();
});
