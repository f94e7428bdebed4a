import { describe, expect, it } from "vitest";
import { agendaOf, meetingOf, seriesOf } from "../../testing/agenda";
import { campaignOf } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { type Answers, answersTo, decideAnswers } from "./answerDates";

const NOW = Date.parse("2026-11-26T12:00:00Z");
const poll = {
  id: "poll-of-december",
  options: [meetingOf({ id: "option-1" }), meetingOf({ id: "option-2", date: "2026-12-04" })],
};
const campaign = campaignOf({
  agenda: agendaOf({ poll, settled: [meetingOf({ date: "2026-12-20" })], series: seriesOf() }),
});
const answer = (given: Answers, before: Answers = {}, now = NOW, uid = "alice") =>
  decideAnswers(campaign, uid, before, given, now);

describe("a player's answers", () => {
  it("are to what is proposed, what is agreed on and what comes again", () => {
    const given = { "option-1": "yes", "evening-1": "maybe", "thursdays~2026-12-10": "no" } as const;
    expect(answer(given)).toEqual({ uid: "alice", answers: given, updatedAt: NOW });
  });

  it("keep those that were given to other dates, and take the last one to the same", () => {
    expect(answer({ "option-2": "no" }, { "option-1": "yes", "option-2": "yes" }).answers).toEqual({
      "option-1": "yes",
      "option-2": "no",
    });
  });

  it("given twice are as given once", () => {
    const once = answer({ "option-1": "yes" }, { "evening-1": "no" });
    expect(answer({ "option-1": "yes" }, once.answers)).toEqual(once);
  });

  it("lose those to what is over or gone, so that they never grow", () => {
    const before = { "option-of-before": "yes", "thursdays~2026-11-12": "no", "option-1": "maybe" } as const;
    expect(answer({ "option-2": "yes" }, before).answers).toEqual({ "option-1": "maybe", "option-2": "yes" });
    const mixed = answer({ "option-2": "yes", "not-there": "no", "thursdays~2026-11-12": "yes" });
    expect(mixed.answers).toEqual({ "option-2": "yes" });
  });

  it("are refused where none of their dates may be answered: unknown, begun, or beside the series", () => {
    for (const id of ["not-there", "thursdays~2026-11-12", "thursdays~2026-12-03", "constructor"]) {
      expect(
        refusalOf(() => answer({ [id]: "yes" })),
        id,
      ).toBe("date-not-found");
    }
    expect(refusalOf(() => answer({}))).toBe("date-not-found");
    const begun = Date.parse("2026-12-03T19:00:00Z");
    expect(refusalOf(() => answer({ "option-1": "yes" }, {}, begun))).toBe("date-not-found");
    expect(refusalOf(() => answer({ "option-1": "yes" }, {}, begun - 1))).toBeUndefined();
  });

  it("are refused where there is no agenda", () => {
    const empty = campaignOf();
    expect(refusalOf(() => decideAnswers(empty, "alice", {}, { "option-1": "yes" }, NOW))).toBe(
      "date-not-found",
    );
  });

  it("are the players' own: the MJ and strangers give none", () => {
    for (const uid of ["mj", "zoe"]) {
      expect(refusalOf(() => answer({ "option-1": "yes" }, {}, NOW, uid))).toBe("forbidden");
    }
  });
});

describe("who comes", () => {
  const answered = new Map<string, Answers>([
    ["alice", { "option-1": "yes", "option-2": "no" }],
    ["bob", { "option-1": "maybe" }],
    ["gone", { "option-1": "yes" }],
  ]);

  it("is said of everybody at the table, in their order, with those who have not answered", () => {
    expect(answersTo("option-1", ["chloe", "bob", "alice"], answered)).toEqual({
      yes: ["alice"],
      maybe: ["bob"],
      no: [],
      waiting: ["chloe"],
    });
    expect(answersTo("option-2", ["alice", "bob"], answered)).toEqual({
      yes: [],
      maybe: [],
      no: ["alice"],
      waiting: ["bob"],
    });
  });
});
