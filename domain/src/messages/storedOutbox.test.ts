import { describe, expect, it } from "vitest";
import { type OutgoingMessage, readOutbox } from "./storedOutbox";

describe("the messages that a device still has to send", () => {
  it("is read back as it was kept, and what is no message is left out", () => {
    const messages: OutgoingMessage[] = [
      { requestId: "a", text: "Bonsoir" },
      { requestId: "b", text: "Psst", playerUid: "alice" },
    ];
    expect(readOutbox(JSON.stringify(messages))).toEqual(messages);
    expect(readOutbox(JSON.stringify([...messages, null, { requestId: 3 }, "x"]))).toEqual(messages);
    for (const kept of [null, "", "{}", "[", "12"]) expect(readOutbox(kept)).toEqual([]);
  });
});
