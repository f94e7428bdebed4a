import { describe, expect, it } from "vitest";
import type { WhisperThreadDocument } from "../../documents/whisperThread";
import { campaignOf, NOW } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { messageOf } from "./sendMessage";
import {
  decideSettleThread,
  isBetweenEvenings,
  isWhisper,
  settledFor,
  threadChange,
  whisperNotice,
} from "./whisperThreads";

const whisper = (uid: string, playerUid = "alice") => ({
  ...messageOf({ uid, name: uid === "mj" ? "Morgane" : "Alice" }, { text: "Psst", playerUid }, NOW),
  playerUid,
});
const thread = (change: Partial<WhisperThreadDocument> = {}): WhisperThreadDocument => ({
  ...{ playerUid: "alice", name: "Alice", waiting: 2, unread: 1, lastAt: NOW, expiresAt: NOW + 1 },
  ...change,
});

describe("a message", () => {
  it("is a whisper where it has a player", () => {
    expect(isWhisper(whisper("alice"))).toBe(true);
    expect(isWhisper(messageOf({ uid: "alice", name: "Alice" }, { text: "Bonsoir" }, NOW))).toBe(false);
  });

  it.each([
    ["a table without a VTT", false, "online" as const, true],
    ["a closed VTT", true, "offline" as const, true],
    ["a VTT that never opened", true, undefined, true],
    ["an open VTT", true, "online" as const, false],
  ])("at %s is between evenings: %s", (_, useVtt, status, between) => {
    const campaign = campaignOf({ settings: { ...campaignOf().settings, useVtt } });
    if (status) campaign.vttStatus = { status, updatedAt: NOW };
    expect(isBetweenEvenings(campaign)).toBe(between);
  });
});

describe("a thread", () => {
  it("has one more that waits for the MJ by what its player writes, who has read the MJ's by then", () => {
    const { expiresAt } = whisper("alice");
    expect(threadChange(whisper("alice"))).toEqual({
      ...{ playerUid: "alice", name: "Alice", lastAt: NOW, expiresAt },
      ...{ waiting: "one more", unread: 0 },
    });
  });

  it("has one more to read by what the MJ writes, who has answered by then; it keeps its player's name", () => {
    const { expiresAt } = whisper("mj");
    expect(threadChange(whisper("mj"))).toEqual({
      ...{ playerUid: "alice", lastAt: NOW, expiresAt },
      ...{ waiting: 0, unread: "one more" },
    });
  });

  it("is settled by each of its readers for themselves", () => {
    expect(settledFor("alice", thread())).toEqual({ unread: 0 });
    expect(settledFor("mj", thread())).toEqual({ waiting: 0 });
    expect(settledFor("alice", thread({ unread: 0 }))).toBeUndefined();
    expect(settledFor("mj", thread({ waiting: 0 }))).toBeUndefined();
  });

  it("is settled by nobody else, and not where something came since", () => {
    const settle = (uid: string, stored: WhisperThreadDocument | undefined, lastAt = NOW) =>
      decideSettleThread(campaignOf(), uid, { playerUid: "alice", lastAt }, stored);
    expect(settle("mj", thread())).toEqual({ waiting: 0 });
    expect(settle("alice", thread())).toEqual({ unread: 0 });
    expect(settle("alice", thread(), NOW - 1)).toBeUndefined();
    expect(settle("alice", undefined)).toBeUndefined();
    expect(refusalOf(() => settle("bob", thread()))).toBe("forbidden");
    expect(refusalOf(() => settle("zoe", thread()))).toBe("forbidden");
    const left = { playerUid: "zoe", lastAt: NOW };
    expect(refusalOf(() => decideSettleThread(campaignOf(), "mj", left, thread()))).toBe("player-not-found");
  });
});

describe("the bell's entry of a thread", () => {
  const table = campaignOf({ name: "Les Brumes" });

  it("is the MJ's where the player wrote", () => {
    const { recipientUid, notification } = whisperNotice("brumes", table, whisper("alice"), undefined);
    expect(recipientUid).toBe("mj");
    expect(notification).toMatchObject({
      ...{ title: "Alice t'a écrit", message: "Dans « Les Brumes ».", type: "info", about: "alice" },
      cta: { label: "Ouvrir la campagne", href: `/campaign/brumes?system=${table.system}#messages` },
      whispers: { campaignId: "brumes", system: table.system, playerUid: "alice" },
      ...{ read: false, createdAt: NOW },
    });
  });

  it("is the player's where the MJ did, and says nothing of what is written", () => {
    const { recipientUid, notification } = whisperNotice(
      "brumes",
      table,
      whisper("mj"),
      thread({ unread: 0 }),
    );
    expect([recipientUid, notification.title, notification.about]).toEqual([
      "alice",
      "Le MJ t'a écrit",
      "mj",
    ]);
    expect(JSON.stringify(notification)).not.toContain("Psst");
  });

  it("counts what its recipient has not read, or answered, where there are several", () => {
    const noticeOf = (uid: string) => whisperNotice("brumes", table, whisper(uid), thread()).notification;
    expect([noticeOf("alice").message, noticeOf("alice").whispers?.count]).toEqual([
      "3 messages dans « Les Brumes ».",
      3,
    ]);
    expect([noticeOf("mj").message, noticeOf("mj").whispers?.count]).toEqual([
      "2 messages dans « Les Brumes ».",
      2,
    ]);
  });
});
