import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { listRandomTables, rollRandomTable } from "domain/api/randomTables";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { answers, sent } from "../../../testing/answers";
import { tableRoll } from "../../../testing/fixtures";
import { showTable } from "./testing/showTable";

vi.mock("../../../live/usePresence", () => ({ usePresence: () => undefined }));

const button = (name: string) => screen.getByRole("button", { name });
const drawer = () => within(screen.getByRole("region", { name: "Commandes" }));
const hasDrawer = () => screen.queryByRole("region", { name: "Commandes" }) !== null;
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });

async function open() {
  fireEvent.click(button("Commandes"));
  await screen.findByRole("region", { name: "Commandes" });
}

// What opens is loaded on demand: not while a test waits for it.
beforeAll(() => Promise.all([import("./Commands"), import("../../../table/panel/rests/GroupRest")]), 60_000);
afterEach(() => void vi.unstubAllGlobals());
beforeEach(() => {
  answers.on(listRandomTables, [
    { id: "rumeurs", name: "Rumeurs", version: 1, rows: [{ weight: 1, text: "Rien." }] },
  ]);
});

describe("« Commandes » on the MJ's table", () => {
  it("opens what the panel has and the table has not, beside a table that stays, with the way to the panel", async () => {
    showTable({ wide: true });
    await open();
    for (const board of [
      "Actions rapides",
      "Commandes MJ",
      "Conduite du jeu",
      "Tables aléatoires",
      "Historique",
    ])
      expect(drawer().getByRole("region", { name: board })).toBeTruthy();
    expect(drawer().getByRole("button", { name: "Repos long" })).toBeTruthy();
    expect(drawer().getByRole("link", { name: "Ouvrir le panneau" }).getAttribute("href")).toContain(
      "/campaign/brumes/mj-panel",
    );
    expect(button("Commencer le combat")).toBeTruthy();
    expect(await screen.findByRole("link", { name: "Élowen" })).toBeTruthy();
  });

  it("gives inspiration to whom the MJ ticks, and notes it in the history", async () => {
    showTable({ wide: true });
    await screen.findByRole("link", { name: "Élowen" });
    await open();
    fireEvent.click(drawer().getByRole("button", { name: "Offrir l'inspiration" }));
    const history = within(drawer().getByRole("region", { name: "Historique" }));
    expect(history.getAllByRole("listitem")[0]?.textContent).toContain("Offrir l'inspiration");
    fireEvent.click(await drawer().findByRole("button", { name: "À qui ?" }));
    const dialog = await screen.findByRole("dialog", { name: "Offrir l'inspiration : à qui ?" });
    expect(await within(dialog).findByRole("checkbox", { name: "Élowen" })).toHaveProperty("checked", false);
  });

  it("moves a gauge, which is the panel's own", async () => {
    showTable({ wide: true });
    await open();
    const [raise] = drawer().getAllByRole("button", { name: /^Monter / });
    const value = () =>
      drawer()
        .getAllByRole("status")
        .map(({ textContent }) => textContent);
    const before = value();
    fireEvent.click(raise as HTMLElement);
    await waitFor(() => expect(value()).not.toEqual(before));
  });

  it("rolls a random table, and says what came of it", async () => {
    answers.on(rollRandomTable, tableRoll({ label: "Rumeurs : Rien." }));
    showTable({ wide: true });
    await open();
    fireEvent.click(await drawer().findByRole("button", { name: "Lancer Rumeurs" }));
    const last = await drawer().findByRole("list", { name: "Dernier jet" });
    await within(last).findByText(/Rumeurs : Rien\./);
    expect(sent(rollRandomTable)).toMatchObject([{ params: { id: "brumes", tableId: "rumeurs" } }]);
  });

  it("is closed by Escape, which gives the focus back, and by a press outside, but by none inside", async () => {
    showTable({ wide: true });
    await open();
    expect(button("Commandes").getAttribute("aria-expanded")).toBe("true");
    fireEvent.pointerDown(drawer().getByRole("heading", { name: "Historique" }));
    expect(hasDrawer()).toBe(true);
    pressEscape();
    expect(hasDrawer()).toBe(false);
    expect(document.activeElement).toBe(button("Commandes"));
    await open();
    fireEvent.pointerDown(screen.getByRole("region", { name: "Journal de la table" }));
    expect(hasDrawer()).toBe(false);
  });

  it("is closed by its own button, and by the one that opened it", async () => {
    showTable({ wide: true });
    await open();
    fireEvent.click(button("Fermer les commandes"));
    expect(hasDrawer()).toBe(false);
    await open();
    fireEvent.pointerDown(button("Commandes"));
    fireEvent.click(button("Commandes"));
    expect(hasDrawer()).toBe(false);
  });

  it("leaves the keys to the table, and Escape to the dialog that is open over it", async () => {
    showTable({ wide: true });
    await open();
    fireEvent.keyDown(document.body, { key: "d" });
    const dialog = await screen.findByRole("dialog", { name: "Dés de la table" });
    fireEvent.keyDown(dialog, { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(hasDrawer()).toBe(true);
  });

  it("stands under « Table » on a phone, and goes with it", async () => {
    showTable({ wide: false });
    expect(screen.queryByRole("button", { name: "Commandes" })).toBeNull();
    fireEvent.click(button("Table"));
    await open();
    fireEvent.click(button("Tour"));
    expect(hasDrawer()).toBe(false);
  });
});
