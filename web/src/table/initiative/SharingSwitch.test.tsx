import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { entryOf, orderOf } from "domain/testing/initiative";
import { afterEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { SharingSwitch } from "./SharingSwitch";

afterEach(cleanup);

const share = vi.fn();
const fight = { playersPass: false, share, running: true, initiative: orderOf(entryOf("ayla", 12)) };
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
  expect(share).toHaveBeenLastCalledWith(true, true);
  toggle("Partager l'ordre avec la table");
  expect(share).toHaveBeenLastCalledWith(false);
});

it("an order that is shared before it is rolled says when the table sees it", () => {
  render(<SharingSwitch fight={{ ...fight, shared: true, running: false }} />, { wrapper: MantineTestRoot });
  expect(screen.getByText("La table le verra une fois l'initiative lancée.")).toBeTruthy();
});
