import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { markMessage } from "domain/api/evenings";
import type { CampaignDocument } from "domain/documents/campaign";
import type { MessageDocument } from "domain/documents/message";
import { campaignOf, NOW } from "domain/testing/campaigns";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "../../http/call";
import { emit, forgetAll, ready } from "../../live/testing/scriptedLive";
import type { TableLog } from "../../live/useTableLog";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { MessageLog } from "./MessageLog";
import { useMarking } from "./useMarking";

vi.mock("../../live/useLive", async () => ({
  useLive: (await import("../../live/testing/scriptedLive")).useScriptedLive,
}));
vi.mock("../../session/SessionProvider", () => ({ useMember: () => ({ uid: "alice" }) }));
vi.mock("../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const message = (id: string, text: string, more: Partial<MessageDocument> = {}) => ({
  ...{ id, parentId: "c", pending: false, uid: "bob", name: "Bob", text, createdAt: NOW, expiresAt: NOW + 1 },
  ...more,
});
const nothing = () => undefined;

function Log({ entries }: { entries: TableLog<MessageDocument>["entries"] }) {
  const markOf = useMarking({ id: "c", system: "dnd5e" });
  return (
    <MessageLog
      log={{ status: "ready", entries, complete: true, fetchStatus: "idle", loadOlder: nothing }}
      arrived={new Set()}
      pending={[]}
      viewerUid="alice"
      mjUid="mj"
      players={[]}
      connected
      markOf={markOf}
      onReply={nothing}
      onDismiss={nothing}
      onTakeBack={nothing}
    />
  );
}

const tell = (evening?: CampaignDocument["evening"]) =>
  act(() => emit("alice:campaigns/c", ready({ ...campaignOf(evening && { evening }), id: "c" })));
const show = (...entries: TableLog<MessageDocument>["entries"]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineTestRoot>
        <Log entries={entries} />
      </MantineTestRoot>
    </QueryClientProvider>,
  );
const marks = () => screen.queryAllByRole("button", { name: /^Garder cette ligne/ });

beforeEach(() => void vi.mocked(call).mockReset());
afterEach(() => {
  cleanup();
  forgetAll();
});

describe("a message to all", () => {
  it("may be kept while an evening is played, and not otherwise; a whisper never", () => {
    show(message("m1", "On fuit ?"), message("m2", "Tout bas.", { playerUid: "alice" }));
    tell();
    expect(marks()).toEqual([]);
    tell({ id: "e1", number: 1, startedAt: 1 });
    expect(marks().map((mark) => mark.getAttribute("aria-label"))).toEqual([
      "Garder cette ligne : Bob, On fuit ?",
    ]);
    tell({ id: "e1", number: 1, startedAt: NOW + 1 });
    expect(marks(), "what was said before it began").toEqual([]);
    tell({ id: "e1", number: 1, startedAt: 1, endedAt: 2 });
    expect(marks()).toEqual([]);
  });

  it("is kept by a press, which shows at once, and let go by another", async () => {
    let answer = (_: null) => {};
    vi.mocked(call).mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve as typeof answer;
        }),
    );
    show(message("m1", "On fuit ?"));
    tell({ id: "e1", number: 1, startedAt: 1 });
    const [mark] = marks();
    if (mark) fireEvent.click(mark);
    const params = { system: "dnd5e", id: "c", messageId: "m1" };
    await waitFor(() => expect(call).toHaveBeenCalledWith(markMessage, { params, body: { marked: true } }));
    expect(marks()[0]?.getAttribute("aria-pressed")).toBe("true");
    await act(async () => answer(null));
    cleanup();
    show(message("m1", "On fuit ?", { marked: true }));
    const [kept] = marks();
    expect(kept?.getAttribute("aria-pressed")).toBe("true");
    if (kept) fireEvent.click(kept);
    await waitFor(() =>
      expect(call).toHaveBeenLastCalledWith(markMessage, { params, body: { marked: false } }),
    );
  });
});
