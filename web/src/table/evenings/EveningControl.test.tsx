import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beginEvening, endEvening, listEvenings, showRecap } from "domain/api/evenings";
import type { CampaignDocument } from "domain/documents/campaign";
import { campaignOf } from "domain/testing/campaigns";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "../../http/call";
import { emit, forgetAll, ready } from "../../live/testing/scriptedLive";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { ToastHost } from "../../ui/ToastHost";
import { EveningsCard } from "./EveningControl";
import { useOfferEnd } from "./useOfferEnd";

vi.mock("../../live/useLive", async () => ({
  useLive: (await import("../../live/testing/scriptedLive")).useScriptedLive,
}));
vi.mock("../../session/SessionProvider", () => ({ useMember: () => ({ uid: "mj" }) }));
vi.mock("../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const calls = vi.mocked(call);
const TABLE = { id: "c", system: "dnd5e" } as const;
const params = { system: "dnd5e", id: "c" };
const tell = (evening?: CampaignDocument["evening"]) =>
  act(() => emit("mj:campaigns/c", ready({ ...campaignOf(evening && { evening }), id: "c" })));
const HOUR = 3_600_000;

function StopVtt() {
  const offer = useOfferEnd(TABLE);
  return (
    <button type="button" onClick={offer}>
      Arrêter
    </button>
  );
}
const show = (isMj = true) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineTestRoot>
        <MemoryRouter>
          <EveningsCard table={TABLE} isMj={isMj} />
          <StopVtt />
          <ToastHost />
        </MemoryRouter>
      </MantineTestRoot>
    </QueryClientProvider>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeAll(async () => {
  await Promise.all([import("../../ui/Toaster"), import("./PreviouslyDialog"), import("../../ui/Markdown")]);
}, 60_000);
beforeEach(() => {
  calls.mockReset();
  calls.mockImplementation(async (asked) => {
    if (asked === listEvenings) {
      const evenings = [13, 12, 11].map((number) => ({
        ...{ id: `e${number}`, number, startedAt: 1, present: [] },
        ...(number < 13 && { endedAt: 2 }),
      }));
      return { evenings, more: false } as never;
    }
    return { id: "e13", number: 13, startedAt: 1, present: [] } as never;
  });
});
afterEach(() => {
  cleanup();
  forgetAll();
});

describe("the evening of a campaign", () => {
  it("is begun by the MJ, who may then show what happened before", async () => {
    show();
    tell({ id: "e12", number: 12, startedAt: 1, endedAt: 2 });
    press("Commencer la séance");
    await waitFor(() => expect(calls).toHaveBeenCalledWith(beginEvening, { params, body: {} }));
    tell({ id: "e13", number: 13, startedAt: Date.now() });
    await screen.findByText("La séance commence.");
    const [first] = screen.getAllByRole("button", { name: "Précédemment…" });
    if (first) fireEvent.click(first);
    await screen.findByRole("dialog");
    await waitFor(() => expect(calls.mock.calls.some(([asked]) => asked === listEvenings)).toBe(true));
    const note = { eveningId: "e11", number: 11, text: "Vous aviez fui.", id: "n" };
    await waitFor(() => {
      emit(
        "mj:campaigns/c/eveningNotes/e12~mj~table+campaigns/c/eveningNotes/e11~mj~table+",
        ready([null, note]),
      );
      expect(screen.getByText("Vous aviez fui.")).toBeTruthy();
    });
    press("Montrer à la table");
    await waitFor(() =>
      expect(calls).toHaveBeenCalledWith(showRecap, { params, body: { eveningId: "e11" } }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("says since when it is played, and asks before it ends", async () => {
    show();
    tell({ id: "e13", number: 13, startedAt: Date.now() - HOUR - 5.5 * 60_000 });
    expect(screen.getByText("Séance 13 · depuis 1 h 05")).toBeTruthy();
    press("Finir la séance");
    expect(await screen.findByRole("dialog", { name: "Finir la séance ?" })).toBeTruthy();
    expect(calls).not.toHaveBeenCalled();
    const buttons = screen.getAllByRole("button", { name: "Finir la séance", hidden: true });
    const confirm = buttons.at(-1);
    if (confirm) fireEvent.click(confirm);
    const input = { params: { ...params, eveningId: "e13" }, body: {} };
    await waitFor(() => expect(calls).toHaveBeenCalledWith(endEvening, input));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("may be ended after the VTT was stopped, and only while it is played", async () => {
    show();
    tell({ id: "e12", number: 12, startedAt: 1, endedAt: 2 });
    press("Arrêter");
    tell({ id: "e13", number: 13, startedAt: 3 });
    press("Arrêter");
    fireEvent.click(await screen.findByRole("button", { name: "Finir la séance ?" }));
    const input = { params: { ...params, eveningId: "e13" }, body: {} };
    await waitFor(() => expect(calls).toHaveBeenCalledWith(endEvening, input));
    expect(screen.queryByText(/La séance 12 est toujours en cours/)).toBeNull();
  });

  it("is not a player's to begin", () => {
    show(false);
    tell();
    expect(screen.getByRole("link", { name: "Toutes les séances" }).getAttribute("href")).toBe(
      "/campaign/c/seances?system=dnd5e",
    );
    expect(screen.queryByRole("button", { name: "Commencer la séance" })).toBeNull();
  });
});
