import { describe, expect, it } from "vitest";
import { campaignOf, NOW } from "../../testing/campaigns";
import { AppError } from "../../values/errors";
import {
  beginningOf,
  decideBeginEvening,
  endingOf,
  QUIET_MS,
  quietness,
  RESUMED_MS,
  readableTime,
  requireOfEvening,
} from "./evenings";

const HOUR = 60 * 60_000;
const running = { id: "soir-1", number: 4, startedAt: NOW };
const ended = { ...running, endedAt: NOW + 3 * HOUR };

describe("an evening that begins", () => {
  it("is the first of its campaign, and is looked at after twelve quiet hours", () => {
    expect(beginningOf(undefined, "neuf", NOW)).toEqual({
      campaign: { evening: { id: "neuf", number: 1, startedAt: NOW }, quietAt: NOW + 12 * HOUR },
      id: "neuf",
      document: { number: 1, startedAt: NOW, present: [] },
    });
  });

  it("has the next number, once three hours have passed since the last one", () => {
    const begun = beginningOf(ended, "neuf", ended.endedAt + RESUMED_MS);
    expect(begun?.campaign.evening).toEqual({
      id: "neuf",
      number: 5,
      startedAt: ended.endedAt + RESUMED_MS,
    });
  });

  it("is the last one where that is taken up again before, with its own beginning", () => {
    const begun = beginningOf(ended, "neuf", ended.endedAt + RESUMED_MS - 1);
    expect(begun).toMatchObject({ id: "soir-1", document: { number: 4, startedAt: NOW } });
    expect(begun?.campaign.evening).toEqual(running);
  });

  it("is one for two devices that begin at once", () => {
    expect(beginningOf(running, "neuf", NOW + 1)).toBeUndefined();
  });

  it("is the MJ's to begin", () => {
    expect(decideBeginEvening(campaignOf(), "mj", "neuf", NOW)?.id).toBe("neuf");
    for (const uid of ["alice", "zoe"]) {
      expect(() => decideBeginEvening(campaignOf(), uid, "neuf", NOW)).toThrow(new AppError("forbidden"));
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
});
