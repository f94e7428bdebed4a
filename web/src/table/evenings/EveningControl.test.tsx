import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beginEvening, endEvening, listEvenings, showRecap } from "domain/api/evenings";
import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { eveningNotes } from "domain/documents/evening";
import { campaignOf } from "domain/testing/campaigns";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { documents } from "../../live/testing/documents";
import { answers, requests, sent } from "../../testing/answers";
import { rootOf } from "../../testing/MemberTestRoot";
import { EveningsCard } from "./EveningControl";

const TABLE = { id: "c", system: "dnd5e" } as const;
const params = { system: "dnd5e", id: "c" };
const tell = (evening?: CampaignDocument["evening"], change: Partial<CampaignDocument> = {}) =>
  documents.put(campaigns, ["c"], campaignOf({ ...(evening && { evening }), ...change }));
const HOUR = 3_600_000;

const show = (isMj = true) =>
  render(<EveningsCard table={TABLE} isMj={isMj} />, { wrapper: rootOf("mj", { showsToasts: true }) });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeAll(async () => {
  await Promise.all([import("../../ui/Toaster"), import("./PreviouslyDialog"), import("../../ui/Markdown")]);
}, 60_000);
beforeEach(() => {
  const played = { id: "e13", number: 13, startedAt: 1, present: [] };
  const over = [12, 11].map((number) => ({ ...played, id: `e${number}`, number, endedAt: 2 }));
  answers.on(listEvenings, { evenings: [played, ...over], more: false });
  answers.on(beginEvening, played);
  answers.on(endEvening, played);
  answers.on(showRecap, null);
});

describe("the evening of a campaign", () => {
  it("is begun by the MJ, who may then show what happened before", async () => {
    show();
    tell({ id: "e12", number: 12, startedAt: 1, endedAt: 2 });
    press("Commencer la séance");
    await waitFor(() => expect(sent(beginEvening)).toContainEqual({ params, body: {} }));
    tell({ id: "e13", number: 13, startedAt: Date.now() });
    await screen.findByText("La séance commence.");
    press("Précédemment…");
    await screen.findByRole("dialog");
    await waitFor(() => expect(sent(listEvenings)).not.toEqual([]));
    documents.put(eveningNotes, ["c", "e11~mj~table"], {
      ...{ eveningId: "e11", number: 11, uid: "mj", name: "Morgane", audience: "table" },
      ...{ text: "Vous aviez fui.", revision: 1, updatedAt: 1 },
    });
    expect(await screen.findByText("Vous aviez fui.")).toBeTruthy();
    press("Montrer à la table");
    await waitFor(() => expect(sent(showRecap)).toContainEqual({ params, body: { eveningId: "e11" } }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("says since when it is played, and asks before it ends", async () => {
    show();
    tell({ id: "e13", number: 13, startedAt: Date.now() - HOUR - 5.5 * 60_000 });
    expect(screen.getByText("Séance 13 · depuis 1 h 05")).toBeTruthy();
    press("Finir la séance");
    expect(await screen.findByRole("dialog", { name: "Finir la séance ?" })).toBeTruthy();
    expect(requests()).toEqual([]);
    const buttons = screen.getAllByRole("button", { name: "Finir la séance", hidden: true });
    const confirm = buttons.at(-1);
    if (confirm) fireEvent.click(confirm);
    const input = { params: { ...params, eveningId: "e13" }, body: {} };
    await waitFor(() => expect(sent(endEvening)).toContainEqual(input));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("is said to go on once the VTT was stopped in it, and ends there too, after the same question", async () => {
    show();
    const e13 = { id: "e13", number: 13, startedAt: Date.now() - HOUR - 90_000 };
    const said = () => screen.getByRole("status").textContent;
    tell(e13, { vttStatus: { status: "online", updatedAt: e13.startedAt } });
    expect(said(), "it is open").toBe("");
    tell(e13, { vttStatus: { status: "offline", updatedAt: e13.startedAt - 1 } });
    expect(said(), "it was not opened in this evening").toBe("");
    tell({ ...e13, endedAt: Date.now() }, { vttStatus: { status: "offline", updatedAt: Date.now() } });
    expect(said(), "it is over").toBe("");
    tell(e13, { vttStatus: { status: "offline", updatedAt: e13.startedAt + 1 } });
    expect(said()).toBe("Séance 13 toujours en cours");
    expect(screen.getByText("Séance 13 toujours en cours · depuis 1 h 01")).toBeTruthy();
    press("Finir la séance");
    const dialog = await screen.findByRole("dialog", { name: "Finir la séance ?" });
    expect(requests()).toEqual([]);
    fireEvent.click(within(dialog).getByRole("button", { name: "Finir la séance" }));
    const input = { params: { ...params, eveningId: "e13" }, body: {} };
    await waitFor(() => expect(sent(endEvening)).toContainEqual(input));
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
