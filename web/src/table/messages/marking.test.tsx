import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { markMessage } from "domain/api/evenings";
import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import type { MessageDocument } from "domain/documents/message";
import { campaignOf, NOW } from "domain/testing/campaigns";
import { describe, expect, it } from "vitest";
import { documents } from "../../live/testing/documents";
import type { TableLog } from "../../live/useTableLog";
import { answers, sent } from "../../testing/answers";
import { rootOf } from "../../testing/MemberTestRoot";
import { MessageLog } from "./MessageLog";
import { useMarking } from "./useMarking";

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
  documents.put(campaigns, ["c"], campaignOf(evening && { evening }));
const showTo = (uid: string, ...entries: TableLog<MessageDocument>["entries"]) =>
  render(<Log entries={entries} />, { wrapper: rootOf(uid) });
const show = (...entries: TableLog<MessageDocument>["entries"]) => showTo("alice", ...entries);
const marks = () => screen.queryAllByRole("button", { name: /^Garder cette ligne/ });

describe("a message to all", () => {
  it("may be kept with the evening that is played, or the last one, when it was said then", () => {
    show(message("m1", "On fuit ?"));
    tell();
    expect(marks()).toEqual([]);
    tell({ id: "e1", number: 1, startedAt: 1 });
    expect(marks().map((mark) => mark.getAttribute("aria-label"))).toEqual([
      "Garder cette ligne : Bob, On fuit ?",
    ]);
    tell({ id: "e1", number: 1, startedAt: NOW + 1 });
    expect(marks(), "what was said before it began").toEqual([]);
    tell({ id: "e1", number: 1, startedAt: 1, endedAt: NOW - 1 });
    expect(marks(), "what was said after it ended").toEqual([]);
    tell({ id: "e1", number: 1, startedAt: 1, endedAt: NOW });
    expect(marks()).toHaveLength(1);
  });

  it("may be kept whenever it was whispered, and let go by both who read it", () => {
    show(message("m2", "Tout bas.", { playerUid: "alice", marked: true }));
    tell();
    expect(marks().map((mark) => mark.getAttribute("aria-disabled"))).toEqual([null]);
    tell({ id: "e1", number: 1, startedAt: NOW + 1 });
    expect(marks()).toHaveLength(1);
  });

  it("is kept by a press, which shows at once, and let go by another of its author", async () => {
    const answer = answers.hold(markMessage);
    showTo("bob", message("m1", "On fuit ?"));
    tell({ id: "e1", number: 1, startedAt: 1 });
    const [mark] = marks();
    if (mark) fireEvent.click(mark);
    const params = { system: "dnd5e", id: "c", messageId: "m1" };
    await waitFor(() => expect(sent(markMessage)).toContainEqual({ params, body: { marked: true } }));
    expect(marks()[0]?.getAttribute("aria-pressed")).toBe("true");
    await act(() => answer(null));
    cleanup();
    showTo("bob", message("m1", "On fuit ?", { marked: true }));
    const [kept] = marks();
    expect(kept?.getAttribute("aria-pressed")).toBe("true");
    if (kept) fireEvent.click(kept);
    await waitFor(() => expect(sent(markMessage).at(-1)).toEqual({ params, body: { marked: false } }));
  });

  it("that is kept is the MJ's and its author's to let go: the others see that it is", () => {
    const evening = { id: "e1", number: 1, startedAt: 1 };
    showTo("alice", message("m1", "On fuit ?", { marked: true }));
    documents.put(campaigns, ["c"], campaignOf({ evening, mj: { uid: "mj", name: "Morgane" } }));
    expect(marks()).toEqual([]);
    const kept = screen.getByRole("button", { name: "Ligne gardée : Bob, On fuit ?" });
    expect([kept.getAttribute("aria-pressed"), kept.getAttribute("aria-disabled")]).toEqual(["true", "true"]);
    fireEvent.click(kept);
    expect(sent(markMessage)).toEqual([]);
    cleanup();
    showTo("mj", message("m1", "On fuit ?", { marked: true }));
    expect(marks()).toHaveLength(1);
    expect(screen.queryByRole("button", { name: /^Ligne gardée/ })).toBeNull();
  });
});
