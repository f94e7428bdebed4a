import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ShownHandoutDocument, shownHandouts } from "domain/documents/handout";
import { copyOf } from "domain/testing/handouts";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { documents } from "../../live/testing/documents";
import { rootOf } from "../../testing/MemberTestRoot";
import { NewHandouts } from "./NewHandouts";

beforeAll(() => import("../../ui/Markdown"), 60_000);
beforeEach(() => localStorage.clear());

const HOUR = 60 * 60_000;

const show = (handoutId: string, audience: string, change: Partial<ShownHandoutDocument> = {}) => {
  const [id, copy] = copyOf(handoutId, audience, { shownAt: Date.now(), ...change });
  act(() => documents.put(shownHandouts, ["c", id], copy));
};
const open = (campaignId: string) =>
  render(<NewHandouts campaignId={campaignId} system="dnd5e" />, { wrapper: rootOf("alice") });

it("opens what the MJ shows at once, and says so", async () => {
  open("c");
  expect(screen.queryByRole("region", { name: "Le MJ montre" })).toBeNull();
  show("letter", "table");
  expect(screen.getByRole("status").textContent).toBe("Le MJ montre : La lettre de Strahd");
  expect((await screen.findByText("brisé")).tagName).toBe("STRONG");
  expect(screen.getByRole("link", { name: "Ouvrir : La lettre de Strahd" }).getAttribute("href")).toBe(
    "/campaign/c/aides/letter?system=dnd5e",
  );
});

it("has the newest alone, and then what came before it", async () => {
  show("letter", "table", { shownAt: Date.now() - HOUR });
  show("map", "alice", { title: "Le vieux plan", parts: [{ id: "p", title: "", text: "Une croix." }] });
  open("c");
  expect(await screen.findByText("Une croix.")).toBeTruthy();
  expect(screen.getByText("Lettre · et 1 autre ensuite")).toBeTruthy();
  expect(screen.queryByText("brisé")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Ranger : Le vieux plan" }));
  expect(await screen.findByText("brisé")).toBeTruthy();
});

it("is put away on this device, until more of it is shown", () => {
  const shownAt = Date.now() - HOUR;
  show("letter", "table", { shownAt });
  open("c");
  fireEvent.click(screen.getByRole("button", { name: "Ranger : La lettre de Strahd" }));
  expect(screen.queryByRole("region", { name: "Le MJ montre" })).toBeNull();
  show("letter", "table", { shownAt, updatedAt: Date.now() });
  expect(screen.queryByRole("region", { name: "Le MJ montre" }), "a change is no news").toBeNull();
  show("letter", "alice");
  expect(screen.getByRole("region", { name: "Le MJ montre" })).toBeTruthy();
});

it("goes when it is taken back", () => {
  show("letter", "table");
  open("c");
  act(() => documents.remove(shownHandouts, "c", "letter~table"));
  expect(screen.queryByRole("region", { name: "Le MJ montre" })).toBeNull();
});

it("has nothing of yesterday, and of others", () => {
  show("letter", "table", { shownAt: Date.now() - 13 * HOUR });
  show("map", "bob");
  open("c");
  expect(screen.queryByRole("region", { name: "Le MJ montre" })).toBeNull();
});
