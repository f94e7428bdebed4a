import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { listSeats, requestSeats } from "domain/api/seats";
import { notifications } from "domain/documents/notification";
import { campaignOf } from "domain/testing/campaigns";
import { afterEach, expect, it, vi } from "vitest";
import { documents } from "../../../live/testing/documents";
import { answers, refusal, sent } from "../../../testing/answers";
import { campaignPageOf } from "../../../testing/campaignView";
import { rootOf } from "../../../testing/MemberTestRoot";
import Seats from "./Seats";

const CAMPAIGN = { ...campaignPageOf("brumes", campaignOf()), inviteToken: "clef" };
const show = () => render(<Seats campaign={CAMPAIGN} onClose={() => {}} />, { wrapper: rootOf("mj") });
const ask = () => fireEvent.click(screen.getByRole("button", { name: "Demander des places" }));

afterEach(() => vi.unstubAllGlobals());

it("the MJ asks for seats, and has them as soon as the admins' answer is told", async () => {
  answers.on(listSeats, { seats: [] });
  answers.on(requestSeats, { seats: [], asked: { count: 2, status: "pending" } });
  show();
  fireEvent.change(await screen.findByLabelText("Combien de places ?"), { target: { value: "2" } });
  ask();
  await screen.findByText("2 places demandées : en attente.");
  expect(sent(requestSeats)).toEqual([{ params: { system: "dnd5e", id: "brumes" }, body: { count: 2 } }]);
  answers.on(listSeats, {
    seats: [
      { code: "DH-UN", used: false },
      { code: "DH-DEUX", used: true, usedByName: "Nina" },
    ],
    asked: { count: 2, status: "processed" },
  });
  documents.put(notifications, ["mj", "granted"], {
    ...{ title: "Places accordées", message: "", type: "success", read: false, createdAt: 1, expiresAt: 2 },
  });
  await screen.findByText("DH-UN");
  expect(screen.getByText("DH-DEUX").closest("li")?.textContent).toContain("Prise par Nina");
  expect(screen.queryByText(/en attente/)).toBeNull();
});

it("a seat's link registers whoever has it, on the way to the table", async () => {
  const writeText = vi.fn(async (_link: string) => {});
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  answers.on(listSeats, { seats: [{ code: "DH-UN", used: false }] });
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Copier le lien de la place DH-UN" }));
  await screen.findByText("Lien copié");
  const link = new URL(writeText.mock.calls[0]?.[0] ?? "");
  expect([link.pathname, ...link.searchParams]).toEqual([
    "/join",
    ["token", "clef"],
    ["system", "dnd5e"],
    ["code", "DH-UN"],
  ]);
});

it("seats that cannot be read or asked for say so", async () => {
  answers.on(listSeats, refusal("internal"));
  const { unmount } = show();
  await screen.findByText("Impossible de charger les places de ta table.");
  unmount();
  answers.on(listSeats, { seats: [] });
  answers.on(requestSeats, refusal("too-many-seats"));
  show();
  await screen.findByLabelText("Combien de places ?");
  ask();
  await waitFor(() => expect(screen.getByRole("alert").textContent).not.toBe(""));
});
