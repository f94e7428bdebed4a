import { describe, expect, it } from "vitest";
import { type OutgoingMessage, readOutbox } from "./storedOutbox";

describe("the unsent messages stored on a device", () => {
  it("are read back unchanged, and invalid ones are left out", () => {
    const messages: OutgoingMessage[] = [
      { id: "a", text: "Bonsoir" },
      { id: "b", text: "Psst", playerUid: "alice" },
      { id: "c", text: "Trop long", problem: "Le message est trop long." },
    ];
    expect(readOutbox(JSON.stringify(messages))).toEqual(messages);
    expect(readOutbox(JSON.stringify([...messages, null, { id: 3 }, "x"]))).toEqual(messages);
    expect(readOutbox('[{ "requestId": "a", "text": "Bonsoir" }]'), "of an earlier release").toEqual([
      { id: "a", text: "Bonsoir" },
    ]);
    for (const stored of [null, "", "{}", "[", "12"]) expect(readOutbox(stored)).toEqual([]);
  });
});
