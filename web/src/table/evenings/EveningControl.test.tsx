import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beginEvening, endEvening, listEvenings, showRecap } from "domain/api/evenings";
import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { eveningNotes } from "domain/documents/evening";
import { campaignOf } from "domain/testing/campaigns";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { documents } from "../../live/testing/documents";
import { answers, requests, sent } from "../../testing/answers";
import { rootOf } from "../../testing/MemberTestRoot";
import { EveningsCard } from "./EveningControl";
import { useOfferEnd } from "./useOfferEnd";

const TABLE = { id: "c", system: "dnd5e" } as const;
const params = { system: "dnd5e", id: "c" };
const tell = (evening?: CampaignDocument["evening"]) =>
  documents.put(campaigns, ["c"], campaignOf(evening && { evening }));
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
    <>
      <EveningsCard table={TABLE} isMj={isMj} />
      <StopVtt />
    </>,
    { wrapper: rootOf("mj", { showsToasts: true }) },
  );
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
    const [first] = screen.getAllByRole("button", { name: "Précédemment…" });
    if (first) fireEvent.click(first);
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

  it("may be ended after the VTT was stopped, and only while it is played", async () => {
    show();
    tell({ id: "e12", number: 12, startedAt: 1, endedAt: 2 });
    press("Arrêter");
    tell({ id: "e13", number: 13, startedAt: 3 });
    press("Arrêter");
    fireEvent.click(await screen.findByRole("button", { name: "Finir la séance ?" }));
    const input = { params: { ...params, eveningId: "e13" }, body: {} };
    await waitFor(() => expect(sent(endEvening)).toContainEqual(input));
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
