import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { AddParticipant } from "./AddParticipant";

afterEach(cleanup);

it("closes on Escape, but not on one that gives a composition up", () => {
  const onClose = vi.fn();
  render(<AddParticipant system="dnd5e" onAdd={vi.fn()} onAddCreature={vi.fn()} onClose={onClose} />, {
    wrapper: MantineTestRoot,
  });
  const field = screen.getByRole("textbox", { name: "Nom du participant" });
  fireEvent.keyDown(field, { key: "Escape", keyCode: 229 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: "Escape" });
  expect(onClose).toHaveBeenCalledOnce();
});
