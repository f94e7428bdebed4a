import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { endEvening, listEvenings } from "domain/api/evenings";
import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { campaignOf } from "domain/testing/campaigns";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { documents } from "../../../live/testing/documents";
import { answers, sent } from "../../../testing/answers";
import { rootOf } from "../../../testing/MemberTestRoot";
import { HeaderPlaceProvider } from "../../../ui/ScreenHeader";
import { TableHeader } from "./TableHeader";

const MINUTE = 60_000;
const campaign = campaignOf();
const ONLINE = { status: "online" as const, updatedAt: 1 };
const commands = { id: "commands", opened: false, request: () => undefined, press: () => undefined };

function show(open = true) {
  const place = document.body.appendChild(document.createElement("div"));
  render(
    <HeaderPlaceProvider value={{ place, take: () => () => place.remove() }}>
      <TableHeader
        campaign={{ ...campaign, id: "brumes", parentId: undefined, pending: false }}
        open={open}
        wide={false}
        commands={commands}
        onMapPlace={() => undefined}
      />
    </HeaderPlaceProvider>,
    { wrapper: rootOf("mj") },
  );
}
const tell = (change: Partial<CampaignDocument>) =>
  documents.put(campaigns, ["brumes"], campaignOf({ vttStatus: ONLINE, ...change }));
const since = (minutes: number, number = 12) => ({
  ...{ id: `e${number}`, number, startedAt: Date.now() - minutes * MINUTE },
});
const button = (name: string) => screen.queryByRole("button", { name });

beforeAll(() => import("../../../table/evenings/PreviouslyDialog"), 60_000);
beforeEach(() => {
  answers.on(listEvenings, { evenings: [], more: false });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the header of the MJ's table", () => {
  it("offers what happened before for the first quarter of an hour of an evening, however it began", async () => {
    show();
    tell({ evening: since(14) });
    const offer = button("Précédemment…");
    if (offer) fireEvent.click(offer);
    expect(await screen.findByRole("dialog", { name: "Précédemment…" })).toBeTruthy();
    cleanup();
    show();
    for (const [evening, why] of [
      [since(16), "it began long ago"],
      [since(14, 1), "there is none before the first"],
      [{ ...since(14), endedAt: Date.now() }, "it is over"],
      [undefined, "none is played"],
    ] as const) {
      tell(evening ? { evening } : {});
      expect(button("Précédemment…"), why).toBeNull();
    }
  });

  it("offers it no more once it runs out, or once it was shown, also when it was put away since", () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
    show();
    const evening = since(14);
    tell({ evening });
    expect(button("Précédemment…")).toBeTruthy();
    act(() => vi.advanceTimersByTime(2 * MINUTE));
    expect(button("Précédemment…"), "a quarter of an hour is over").toBeNull();
    vi.setSystemTime(evening.startedAt + 5 * MINUTE);
    cleanup();
    show();
    tell({ evening, recap: { eveningId: "e11", shownAt: evening.startedAt - 1 } });
    expect(button("Précédemment…"), "shown in the one before").toBeTruthy();
    tell({ evening, recap: { eveningId: "e11", shownAt: evening.startedAt + 1 } });
    expect(button("Précédemment…")).toBeNull();
    tell({ evening });
    expect(button("Précédemment…"), "it was put away").toBeNull();
  });

  it("says that the evening goes on once the VTT was stopped, and ends it after a question", async () => {
    show(false);
    const evening = since(5);
    tell({ evening, vttStatus: { status: "offline", updatedAt: Date.now() } });
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
      "VTT hors ligne · Séance 12 toujours en cours",
    );
    expect(button("Précédemment…"), "one thing at a time").toBeNull();
    const end = button("Finir la séance");
    if (end) fireEvent.click(end);
    expect(await screen.findByRole("dialog", { name: "Finir la séance ?" })).toBeTruthy();
    expect(sent(endEvening)).toEqual([]);
  });
});
