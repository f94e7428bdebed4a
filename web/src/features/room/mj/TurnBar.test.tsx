import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { showTable } from "./testing/showTable";

vi.mock("../../../live/usePresence", () => ({ usePresence: () => undefined }));

const button = (name: string) => screen.getByRole("button", { name });

// Loaded on demand: not while a test waits for it.
beforeAll(() => import("../../../table/fight/EndedFights"), 60_000);
afterEach(() => void vi.unstubAllGlobals());

describe("« Autour du combat »", () => {
  const tools = () => screen.queryByRole("region", { name: "Autour du combat" });
  const openTools = () => {
    fireEvent.click(button("Autour du combat"));
    expect(tools()).toBeTruthy();
  };

  it("is closed by Escape wherever the focus is, and by a press outside", () => {
    showTable({ wide: true });
    openTools();
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(tools()).toBeNull();
    expect(document.activeElement).toBe(button("Autour du combat"));
    openTools();
    fireEvent.pointerDown(screen.getByRole("region", { name: "Journal de la table" }));
    expect(tools()).toBeNull();
  });

  it("stays for a press inside it and in the dialog that it opens, whose Escape is its own", async () => {
    showTable({ wide: true });
    openTools();
    fireEvent.pointerDown(button("Ajouter un participant"));
    fireEvent.click(button("Combats passés"));
    const dialog = await screen.findByRole("dialog", { name: "Combats passés" });
    fireEvent.pointerDown(dialog);
    fireEvent.keyDown(dialog, { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(tools()).toBeTruthy();
  });

  it("leaves the first Escape to the form that is open in it", () => {
    showTable({ wide: true });
    openTools();
    fireEvent.click(button("Ajouter un participant"));
    const name = screen.getByRole("textbox", { name: "Nom du participant" });
    fireEvent.keyDown(name, { key: "Escape" });
    expect(screen.queryByRole("textbox", { name: "Nom du participant" })).toBeNull();
    expect(tools()).toBeTruthy();
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(tools()).toBeNull();
  });
});
