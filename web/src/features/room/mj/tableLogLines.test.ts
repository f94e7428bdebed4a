import type { MessageDocument } from "domain/documents/message";
import type { RollDocument } from "domain/documents/roll";
import { describe, expect, it } from "vitest";
import { tableLogLines } from "./tableLogLines";

const roll = (id: string, createdAt: number) => ({ id, createdAt }) as RollDocument & { id: string };
const message = (id: string, createdAt: number) => ({ id, createdAt }) as MessageDocument & { id: string };
const idsOf = (logs: Partial<Parameters<typeof tableLogLines>[0]>) =>
  tableLogLines({
    ...{ rolls: { entries: [], complete: true }, messages: { entries: [], complete: true } },
    ...{ play: [], asks: [], history: [] },
    ...logs,
  }).map(({ id }) => id);

describe("the log of a table", () => {
  it("has rolls and messages in one list, the oldest first", () => {
    expect(
      idsOf({
        rolls: { entries: [roll("second", 20), roll("first", 5)], complete: true },
        messages: { entries: [message("last", 30), message("between", 10)], complete: true },
      }),
    ).toEqual(["first", "between", "second", "last"]);
  });

  it("has what was done to creatures by hand, which no roll tells", () => {
    const done = { title: "Gobelin 1", detail: "−3 PV (4 / 7)" };
    const history = [
      { id: "entry-2", at: 20, ...done },
      { id: "entry-1", ...done },
    ];
    const rolls = { entries: [roll("first", 5), roll("last", 30)].toReversed(), complete: true };
    expect(idsOf({ rolls, history })).toEqual(["first", "entry-2", "last"]);
  });

  it("begins where both of its logs are known", () => {
    const rolls = { entries: [roll("new", 50), roll("known", 40)], complete: false };
    const messages = { entries: [message("old", 10)], complete: true };
    expect(idsOf({ rolls, messages })).toEqual(["known", "new"]);
    expect(idsOf({ rolls: { ...rolls, complete: true }, messages })).toEqual(["old", "known", "new"]);
  });
});
