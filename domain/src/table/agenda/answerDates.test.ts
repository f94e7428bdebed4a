import { describe, expect, it } from "vitest";
import { agendaOf, meetingOf, movedOf, seriesOf } from "../../testing/agenda";
import { campaignOf } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { type Answers, answersAfter, answersChange, answersTo, decideAnswers } from "./answerDates";
import { type AgendaOperation, applyToAgenda } from "./changeAgenda";

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

  it("keep those to dates of the series that are cancelled, or too far ahead to be answered now", () => {
    const said = { "thursdays~2026-12-24": "no", "thursdays~2027-03-18": "maybe" } as const;
    const without = (cancelled: string[]) =>
      campaignOf({
        agenda: agendaOf({ settled: [meetingOf({ date: "2026-12-20" })], series: seriesOf({ cancelled }) }),
      });
    const after = decideAnswers(without(["2026-12-24"]), "alice", said, { "evening-1": "yes" }, NOW);
    expect(after.answers).toEqual({ ...said, "evening-1": "yes" });
    expect(
      refusalOf(() => decideAnswers(without([]), "alice", {}, { "thursdays~2027-05-27": "yes" }, NOW)),
    ).toBe("date-not-found");
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

describe("what becomes of answers when the MJ changes the agenda", () => {
  const moved = [movedOf("2026-12-10", { date: "2026-12-11" })];
  const agenda = agendaOf({ poll, settled: [meetingOf()], series: seriesOf({ moved }) });
  const stored = {
    uid: "alice",
    answers: {
      "option-1": "yes",
      "evening-1": "no",
      "thursdays~2026-12-10": "maybe",
      "thursdays~2026-12-24": "yes",
    },
    updatedAt: 0,
  } as const;
  const left = (operation: AgendaOperation) => {
    const change = answersChange(agenda, operation, NOW);
    return (change && answersAfter(change, stored, NOW)?.answers) ?? stored.answers;
  };
  const without = (id: keyof typeof stored.answers) => {
    const { [id]: _, ...others } = stored.answers;
    return others;
  };

  it("goes of a date that is moved to another time, and stays where only the place is another one", () => {
    const move = (change: Parameters<typeof meetingOf>[0]) =>
      left({ kind: "move", meeting: meetingOf(change) });
    expect(move({ time: "19:00" })).toEqual(without("evening-1"));
    expect(move({ place: "Chez Léo" })).toEqual(stored.answers);
  });

  it("stays with the date that becomes the first of a series", () => {
    const { cancelled: _, moved: _none, ...series } = seriesOf({ id: "fridays-1", date: "2026-12-03" });
    expect(left({ kind: "repeat", series: { ...series, instead: "evening-1" } })).toEqual({
      ...without("evening-1"),
      "fridays-1~2026-12-03": "no",
    });
    expect(left({ kind: "repeat", series })).toEqual(stored.answers);
  });

  it("stays with a date of the series that is cancelled and restored, unless it had been moved", () => {
    expect(left({ kind: "cancel", id: "thursdays~2026-12-24" })).toEqual(stored.answers);
    expect(left({ kind: "restore", id: "thursdays~2026-12-24" })).toEqual(stored.answers);
    expect(left({ kind: "cancel", id: "thursdays~2026-12-10" })).toEqual(without("thursdays~2026-12-10"));
  });

  it("stays with a date that is proposed again", () => {
    const options = [meetingOf({ id: "option-3" }), meetingOf({ id: "option-4", date: "2026-12-05" })];
    const propose = { kind: "propose", id: "another-poll", options } as const;
    expect(left(propose)).toEqual(stored.answers);
    const open = applyToAgenda(agenda, propose, NOW).poll?.options.map(({ id }) => id);
    expect(open).toEqual(["option-1", "option-4"]);
  });

  it("is nothing to write where the player had none", () => {
    const none = { ...stored, answers: {} };
    expect(answersAfter({ from: "evening-1", to: undefined }, none, NOW)).toBeUndefined();
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
