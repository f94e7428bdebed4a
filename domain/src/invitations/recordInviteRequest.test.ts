import { describe, expect, it } from "vitest";
import { recordInviteRequest } from "./recordInviteRequest";

describe("an invitation request", () => {
  const first = recordInviteRequest(undefined, "ana@example.fr", "  MJ depuis dix ans ", 1000);

  it("starts pending, counted once, with its note trimmed", () => {
    expect(first).toEqual({
      email: "ana@example.fr",
      status: "pending",
      requestCount: 1,
      createdAt: 1000,
      updatedAt: 1000,
      lastRequestAt: 1000,
      note: "MJ depuis dix ans",
    });
  });

  it("has no note when it is only spaces", () => {
    expect(recordInviteRequest(undefined, "ana@example.fr", "   ", 1)).not.toHaveProperty("note");
  });

  it("is counted when repeated, and keeps its creation date, its status and its note", () => {
    const processed = { ...first, status: "processed" as const };
    const again = recordInviteRequest(processed, "ana@example.fr", undefined, 5000);
    expect(again).toEqual({ ...processed, requestCount: 2, updatedAt: 5000, lastRequestAt: 5000 });
  });

  it("takes a newer note", () => {
    expect(recordInviteRequest(first, "ana@example.fr", "Bonjour", 2).note).toBe("Bonjour");
  });
});
