import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { entryOf, orderOf } from "domain/testing/initiative";
import { afterEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { SharingSwitch } from "./SharingSwitch";

afterEach(cleanup);

const share = vi.fn();
const fight = {
  ...{ playersPass: false, turnOnly: false, share, running: true },
  initiative: orderOf(entryOf("ayla", 12)),
};
const toggle = (name: string) => fireEvent.click(screen.getByRole("switch", { name }));

it("the MJ shares the order, and lets players end their turns in an order that is shared", () => {
  const { rerender } = render(<SharingSwitch fight={{ ...fight, shared: false }} />, {
    wrapper: MantineTestRoot,
  });
  expect(screen.queryByRole("switch", { name: "Chacun finit son tour" })).toBeNull();
  toggle("Partager l'ordre avec la table");
  expect(share).toHaveBeenLastCalledWith(true);
  rerender(<SharingSwitch fight={{ ...fight, shared: true }} />);
  toggle("Chacun finit son tour");
  expect(share).toHaveBeenLastCalledWith(true, { playersPass: true });
  toggle("Partager l'ordre avec la table");
  expect(share).toHaveBeenLastCalledWith(false);
});

it("the MJ chooses whether the table sees the order or the turn alone", () => {
  const { rerender } = render(<SharingSwitch fight={{ ...fight, shared: true }} />, {
    wrapper: MantineTestRoot,
  });
  const view = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
  expect(view("L'ordre, sans ce qui est caché").checked).toBe(true);
  fireEvent.click(view("Le tour seul"));
  expect(share).toHaveBeenLastCalledWith(true, { turnOnly: true });
  rerender(<SharingSwitch fight={{ ...fight, shared: true, turnOnly: true }} />);
  expect(view("Le tour seul").checked).toBe(true);
  fireEvent.click(view("L'ordre, sans ce qui est caché"));
  expect(share).toHaveBeenLastCalledWith(true, { turnOnly: false });
});

it("an order that is shared before it is rolled says when the table sees it", () => {
  render(<SharingSwitch fight={{ ...fight, shared: true, running: false }} />, { wrapper: MantineTestRoot });
  expect(screen.getByText("La table le verra une fois l'initiative lancée.")).toBeTruthy();
});
