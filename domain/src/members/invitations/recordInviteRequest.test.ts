import { describe, expect, it } from "vitest";
import { isOwnRequest, recordInviteRequest } from "./recordInviteRequest";

const HALF_A_YEAR = 183 * 24 * 60 * 60_000;
const ana = { email: "ana@example.fr", receiptKey: "ana" };
const stranger = { email: "ana@example.fr", receiptKey: "somebody else" };

describe("an invitation request", () => {
  const first = recordInviteRequest(undefined, { ...ana, note: "  MJ depuis dix ans " }, 1000);

  it("starts pending, counted once, with its note trimmed, and expires after half a year", () => {
    expect(first).toEqual({
      email: "ana@example.fr",
      status: "pending",
      requestCount: 1,
      createdAt: 1000,
      updatedAt: 1000,
      lastRequestAt: 1000,
      expiresAt: 1000 + HALF_A_YEAR,
      receiptKey: "ana",
      note: "MJ depuis dix ans",
    });
  });

  it("has no note when it is only spaces", () => {
    expect(recordInviteRequest(undefined, { ...ana, note: "   " }, 1)).not.toHaveProperty("note");
  });

  it("is counted when repeated, and keeps its creation date, its status and its note", () => {
    const processed = { ...first, status: "processed" as const };
    for (const visitor of [ana, stranger]) {
      expect(recordInviteRequest(processed, visitor, 5000)).toEqual({
        ...processed,
        requestCount: 2,
        updatedAt: 5000,
        lastRequestAt: 5000,
        expiresAt: 5000 + HALF_A_YEAR,
      });
    }
  });

  it("takes a newer note from the visitor who made it, and from nobody else", () => {
    expect(recordInviteRequest(first, { ...ana, note: "Bonjour" }, 2).note).toBe("Bonjour");
    expect(recordInviteRequest(first, { ...stranger, note: "Spam" }, 2).note).toBe("MJ depuis dix ans");
    const { note: _, ...silent } = first;
    expect(recordInviteRequest(silent, { ...stranger, note: "Spam" }, 2)).not.toHaveProperty("note");
  });

  it("from before receipts belongs to nobody", () => {
    const older = { ...first, receiptKey: undefined };
    expect([isOwnRequest(older, "ana"), isOwnRequest(undefined, "ana")]).toEqual([false, false]);
    expect(isOwnRequest(first, "ana")).toBe(true);
  });
});
