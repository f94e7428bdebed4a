import { describe, expect, it } from "vitest";
import { messageLogLines, type TableMessage } from "./messageLogLines";

const NOON = Date.UTC(2026, 10, 21, 11);
const MINUTE = 60_000;
const messageAt = (createdAt: number, uid = "ana", playerUid?: string): TableMessage => ({
  id: String(createdAt),
  uid,
  name: uid,
  text: "…",
  ...(playerUid !== undefined && { playerUid }),
  createdAt,
  expiresAt: createdAt,
});
const shape = (messages: TableMessage[]) =>
  messageLogLines(messages.toReversed(), "Europe/Paris").map(
    ({ day, continues }) => day ?? (continues ? "…" : "author"),
  );

describe("the lines of a message log", () => {
  it("name the author after somebody else's message, or after a while", () => {
    expect(
      shape([
        messageAt(NOON),
        messageAt(NOON + MINUTE),
        messageAt(NOON + 2 * MINUTE, "leo"),
        messageAt(NOON + 9 * MINUTE, "leo"),
      ]),
    ).toEqual(["21 nov. 2026", "…", "author", "author"]);
  });

  it("start again with each day", () => {
    expect(shape([messageAt(NOON), messageAt(NOON + 12 * 60 * MINUTE)])).toEqual([
      "21 nov. 2026",
      "22 nov. 2026",
    ]);
  });

  it("keep a private message apart from one to all", () => {
    expect(shape([messageAt(NOON), messageAt(NOON + 1, "ana", "ana"), messageAt(NOON + 2)])).toEqual([
      "21 nov. 2026",
      "author",
      "author",
    ]);
  });
});
