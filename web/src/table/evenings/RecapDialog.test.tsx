import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { showRecap } from "domain/api/evenings";
import type { CampaignDocument } from "domain/documents/campaign";
import { campaignOf } from "domain/testing/campaigns";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { call } from "../../http/call";
import { emit, forgetAll, ready, refused } from "../../live/testing/scriptedLive";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { Recap } from "./Recap";

vi.mock("../../live/useLive", async () => ({
  useLive: (await import("../../live/testing/scriptedLive")).useScriptedLive,
}));
const viewer = vi.hoisted(() => ({ uid: "alice" }));
vi.mock("../../session/SessionProvider", () => ({ useMember: () => viewer }));
vi.mock("../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const HOUR = 3_600_000;
const NOTE = { name: "Morgane", text: "Vous aviez fui **la tour**.", audience: "table", uid: "mj" };

const tellCampaign = (recap?: CampaignDocument["recap"]) =>
  act(() =>
    emit(
      `${viewer.uid}:campaigns/c`,
      ready({ ...campaignOf({ mj: { uid: "mj", name: "Morgane" }, ...(recap && { recap }) }), id: "c" }),
    ),
  );
const tellRecap = () =>
  act(() => emit(`${viewer.uid}:campaigns/c/eveningNotes/e11~mj~table`, ready({ ...NOTE, id: "n" })));

function show(uid = "alice") {
  viewer.uid = uid;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineTestRoot>
        <Recap campaignId="c" />
      </MantineTestRoot>
    </QueryClientProvider>,
  );
}
const dialog = () => screen.findByRole("dialog", { name: "Précédemment…" });

beforeAll(async () => {
  await Promise.all([import("./RecapDialog"), import("../../ui/Markdown")]);
}, 60_000);
beforeEach(() => {
  localStorage.clear();
  vi.mocked(call).mockReset().mockResolvedValue(null);
});
afterEach(() => {
  cleanup();
  forgetAll();
});

it("shows what the MJ shows, until one closes it, and again when it is shown again", async () => {
  show();
  tellCampaign();
  expect(screen.queryByRole("dialog")).toBeNull();
  const shownAt = Date.now();
  tellCampaign({ eveningId: "e11", shownAt });
  tellRecap();
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
  act(() => emit("alice:campaigns/c/eveningNotes/e11~mj~table", refused));
  expect(screen.getByText("Ce récapitulatif n'est plus là.")).toBeTruthy();
});

it("is put away for all by the MJ", async () => {
  show("mj");
  tellCampaign({ eveningId: "e11", shownAt: Date.now() });
  await dialog();
  fireEvent.click(screen.getByRole("button", { name: "Ranger pour tous" }));
  const input = { params: { system: "dnd5e", id: "c" }, body: { eveningId: null } };
  await waitFor(() => expect(call).toHaveBeenCalledWith(showRecap, input));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
