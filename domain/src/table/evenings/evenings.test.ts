import { describe, expect, it } from "vitest";
import { campaignOf, NOW } from "../../testing/campaigns";
import { AppError } from "../../values/errors";
import {
  beginningOf,
  decideBeginEvening,
  endingOf,
  eveningOfWhisper,
  isBrief,
  mayForgetLine,
  mayReadLine,
  QUIET_MS,
  quietness,
  RESUMED_MS,
  readableTime,
  requireOfEvening,
} from "./evenings";

const HOUR = 60 * 60_000;
const running = { id: "soir-1", number: 4, startedAt: NOW };
const ended = { ...running, endedAt: NOW + 3 * HOUR };
const beside = { newId: "neuf", isLastEmpty: false };

describe("an evening that begins", () => {
  it("is the first of its campaign, and is looked at after twelve quiet hours", () => {
    expect(beginningOf(undefined, beside, NOW)).toEqual({
      campaign: { evening: { id: "neuf", number: 1, startedAt: NOW }, quietAt: NOW + 12 * HOUR },
      id: "neuf",
      document: { number: 1, startedAt: NOW, present: [] },
    });
  });

  it("has the next number, once three hours have passed since the last one", () => {
    const begun = beginningOf(ended, beside, ended.endedAt + RESUMED_MS);
    expect(begun?.campaign.evening).toEqual({
      id: "neuf",
      number: 5,
      startedAt: ended.endedAt + RESUMED_MS,
    });
  });

  it("is the last one where that is taken up again before, with its own beginning", () => {
    const begun = beginningOf(ended, beside, ended.endedAt + RESUMED_MS - 1);
    expect(begun).toMatchObject({ id: "soir-1", document: { number: 4, startedAt: NOW } });
    expect(begun?.campaign.evening).toEqual(running);
  });

  it("is one for two devices that begin at once", () => {
    expect(beginningOf(running, beside, NOW + 1)).toBeUndefined();
    expect(beginningOf(running, { ...beside, isLastEmpty: true }, NOW + 1)).toBeUndefined();
  });

  it.each([
    ["an hour", HOUR],
    ["a week", 7 * 24 * HOUR],
  ])("takes the place of one that was over within five minutes with nothing in it, %s later", (_, later) => {
    const mistake = { ...running, endedAt: NOW + 5 * 60_000 };
    const now = mistake.endedAt + later;
    expect(beginningOf(mistake, { ...beside, isLastEmpty: true }, now)).toEqual({
      campaign: { evening: { id: "soir-1", number: 4, startedAt: now }, quietAt: now + QUIET_MS },
      id: "soir-1",
      document: { number: 4, startedAt: now, present: [] },
    });
  });

  it("leaves one that was longer, or of which something is kept, as it was", () => {
    const now = NOW + 7 * 24 * HOUR;
    const longer = { ...running, endedAt: NOW + 5 * 60_000 + 1 };
    expect(beginningOf(longer, { ...beside, isLastEmpty: true }, now)).toMatchObject({
      ...{ id: "neuf", document: { number: 5 } },
    });
    expect(beginningOf({ ...running, endedAt: NOW }, beside, now)).toMatchObject({
      ...{ id: "neuf", document: { number: 5 } },
    });
    expect([isBrief(longer), isBrief(running), isBrief(undefined)]).toEqual([false, false, false]);
  });

  it("is the MJ's to begin", () => {
    expect(decideBeginEvening(campaignOf(), "mj", beside, NOW)?.id).toBe("neuf");
    for (const uid of ["alice", "zoe"]) {
      expect(() => decideBeginEvening(campaignOf(), uid, beside, NOW)).toThrow(new AppError("forbidden"));
    }
  });
});

describe("an evening that ends", () => {
  it("keeps who was there, and is looked at no more", () => {
    const end = endingOf(running, ["mj", "alice"], NOW + HOUR);
    expect(end.document).toEqual({
      number: 4,
      startedAt: NOW,
      endedAt: NOW + HOUR,
      present: ["mj", "alice"],
    });
    expect(end.campaign).toEqual({ evening: { ...running, endedAt: NOW + HOUR }, quietAt: undefined });
  });

  it("ends by itself at the moment of what was written last, twelve hours after it", () => {
    const last = NOW + 2 * HOUR;
    expect(quietness(NOW, last, last + QUIET_MS)).toEqual({ endedAt: last });
    expect(quietness(NOW, last, last + QUIET_MS - 1)).toEqual({ lookAt: last + QUIET_MS });
  });

  it("ends at its beginning where nothing was written", () => {
    expect(quietness(NOW, undefined, NOW + QUIET_MS)).toEqual({ endedAt: NOW });
    expect(quietness(NOW, NOW - HOUR, NOW + QUIET_MS)).toEqual({ endedAt: NOW });
  });
});

describe("the messages of an evening", () => {
  it("are read from when their reader joined", () => {
    expect(readableTime(ended, undefined, ended.endedAt + HOUR)).toEqual({ from: NOW, to: ended.endedAt });
    expect(readableTime(ended, NOW - HOUR, ended.endedAt + HOUR)).toEqual({ from: NOW, to: ended.endedAt });
    expect(readableTime(ended, NOW + HOUR, ended.endedAt + HOUR)).toEqual({
      from: NOW + HOUR,
      to: ended.endedAt,
    });
    expect(readableTime(ended, ended.endedAt + 1, ended.endedAt + HOUR)).toBeUndefined();
  });

  it("are read up to now while it is being played", () => {
    expect(readableTime(running, undefined, NOW + 5)).toEqual({ from: NOW, to: NOW + 5 });
  });

  it("are kept with it where they were said then", () => {
    expect(requireOfEvening(running, { createdAt: NOW })).toBe(running);
    expect(requireOfEvening(ended, { createdAt: ended.endedAt })).toBe(ended);
    for (const [evening, createdAt] of [
      [running, NOW - 1],
      [ended, ended.endedAt + 1],
      [undefined, NOW],
    ] as const) {
      expect(() => requireOfEvening(evening, { createdAt })).toThrow(new AppError("no-evening"));
    }
  });

  it.each([
    ["the MJ", "mj", true],
    ["its author", "ana", true],
    ["another player, who may have kept it", "leo", false],
  ])("may be let go by %s: %s, %s", (_who, uid, may) => {
    expect(mayForgetLine(uid, { uid: "ana" }, { mj: { uid: "mj" } })).toBe(may);
  });

  it("are read by all, whispers by their player and the MJ, who both let them go", () => {
    const table = { mj: { uid: "mj" } };
    const readers = (line: { playerUid?: string }) =>
      ["mj", "ana", "leo"].filter((uid) => mayReadLine(uid, line, table));
    expect(readers({})).toEqual(["mj", "ana", "leo"]);
    expect(readers({ playerUid: "ana" })).toEqual(["mj", "ana"]);
    const told = { uid: "mj", playerUid: "ana" };
    expect(["mj", "ana", "leo"].map((uid) => mayForgetLine(uid, told, table))).toEqual([true, true, false]);
  });

  it("are kept with the next one where they were whispered since the last one", () => {
    expect(eveningOfWhisper(running, { createdAt: NOW + HOUR })).toBe(running.id);
    expect(eveningOfWhisper(running, { createdAt: NOW - HOUR })).toBe(running.id);
    expect(eveningOfWhisper(ended, { createdAt: ended.endedAt })).toBe(ended.id);
    expect(eveningOfWhisper(ended, { createdAt: ended.endedAt + 1 })).toBe("next");
    expect(eveningOfWhisper(undefined, { createdAt: NOW })).toBe("next");
  });
});
