import { describe, expect, it } from "vitest";
import { type OutgoingMessage, readOutbox } from "./storedOutbox";

describe("the unsent messages stored on a device", () => {
  it("are read back unchanged, and invalid ones are left out", () => {
    const messages: OutgoingMessage[] = [
      { requestId: "a", text: "Bonsoir" },
      { requestId: "b", text: "Psst", playerUid: "alice" },
      { requestId: "c", text: "Trop long", problem: "Le message est trop long." },
    ];
    expect(readOutbox(JSON.stringify(messages))).toEqual(messages);
    expect(readOutbox(JSON.stringify([...messages, null, { requestId: 3 }, "x"]))).toEqual(messages);
    for (const stored of [null, "", "{}", "[", "12"]) expect(readOutbox(stored)).toEqual([]);
  });
});
