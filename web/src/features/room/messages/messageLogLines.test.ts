import { describe, expect, it } from "vitest";
import { messageLogLines, type TableMessage } from "./messageLogLines";

const NOON = Date.UTC(2026, 10, 21, 11);
const MINUTE = 60_000;
const said = (createdAt: number, uid = "ana", playerUid?: string): TableMessage => ({
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

describe("the lines of a conversation", () => {
  it("name their author where somebody else spoke, or a while has passed", () => {
    expect(
      shape([
        said(NOON),
        said(NOON + MINUTE),
        said(NOON + 2 * MINUTE, "leo"),
        said(NOON + 9 * MINUTE, "leo"),
      ]),
    ).toEqual(["21 nov. 2026", "…", "author", "author"]);
  });

  it("begin anew with each day", () => {
    expect(shape([said(NOON), said(NOON + 12 * 60 * MINUTE)])).toEqual(["21 nov. 2026", "22 nov. 2026"]);
  });

  it("never run a whisper and what all may hear into one", () => {
    expect(shape([said(NOON), said(NOON + 1, "ana", "ana"), said(NOON + 2)])).toEqual([
      "21 nov. 2026",
      "author",
      "author",
    ]);
  });
});
