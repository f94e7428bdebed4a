import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { showRecap } from "domain/api/evenings";
import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { eveningNotes } from "domain/documents/evening";
import { campaignOf } from "domain/testing/campaigns";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { documents } from "../../live/testing/documents";
import { answers, sent } from "../../testing/answers";
import { rootOf } from "../../testing/MemberTestRoot";
import { Recap } from "./Recap";

const HOUR = 3_600_000;

const tellCampaign = (recap?: CampaignDocument["recap"]) =>
  documents.put(
    campaigns,
    ["c"],
    campaignOf({ mj: { uid: "mj", name: "Morgane" }, ...(recap && { recap }) }),
  );
const NOTE = ["c", "e11~mj~table"] as const;

const show = (uid = "alice") => render(<Recap campaignId="c" />, { wrapper: rootOf(uid) });
const dialog = () => screen.findByRole("dialog", { name: "Précédemment…" });

beforeAll(async () => {
  await Promise.all([import("./RecapDialog"), import("../../ui/Markdown")]);
}, 60_000);
beforeEach(() => {
  localStorage.clear();
  answers.on(showRecap, null);
});

it("shows what the MJ shows, until one closes it, and again when it is shown again", async () => {
  show();
  tellCampaign();
  expect(screen.queryByRole("dialog")).toBeNull();
  const shownAt = Date.now();
  tellCampaign({ eveningId: "e11", shownAt });
  documents.put(eveningNotes, [...NOTE], {
    ...{ eveningId: "e11", number: 11, uid: "mj", name: "Morgane", audience: "table" },
    ...{ text: "Vous aviez fui **la tour**.", revision: 1, updatedAt: 1 },
  });
  const shown = await dialog();
  await waitFor(() => expect(shown.textContent).toContain("Vous aviez fui la tour."));
  expect(screen.queryByRole("button", { name: "Ranger pour tous" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Fermer" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  tellCampaign({ eveningId: "e11", shownAt: shownAt + 1 });
  expect(await dialog()).toBeTruthy();
});

it("stays closed on this device, and goes when the MJ puts it away", async () => {
  const shownAt = Date.now();
  show();
  tellCampaign({ eveningId: "e11", shownAt });
  await dialog();
  fireEvent.click(screen.getByRole("button", { name: "Fermer" }));
  cleanup();
  show();
  tellCampaign({ eveningId: "e11", shownAt });
  expect(screen.queryByRole("dialog")).toBeNull();
  tellCampaign({ eveningId: "e11", shownAt: shownAt + 1 });
  await dialog();
  tellCampaign();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("is not shown any more after twelve hours", () => {
  show();
  tellCampaign({ eveningId: "e11", shownAt: Date.now() - 13 * HOUR });
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("says that the recap is gone where it cannot be read", async () => {
  show();
  tellCampaign({ eveningId: "e11", shownAt: Date.now() });
  await dialog();
  documents.refuse(eveningNotes, ...NOTE);
  expect(screen.getByText("Ce récapitulatif n'est plus là.")).toBeTruthy();
});

it("is put away for all by the MJ", async () => {
  show("mj");
  tellCampaign({ eveningId: "e11", shownAt: Date.now() });
  await dialog();
  fireEvent.click(screen.getByRole("button", { name: "Ranger pour tous" }));
  const input = { params: { system: "dnd5e", id: "c" }, body: { eveningId: null } };
  await waitFor(() => expect(sent(showRecap)).toContainEqual(input));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
