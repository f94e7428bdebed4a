import { describe, expect, it } from "vitest";
import type { Agenda, DateAnswer } from "../../documents/agenda";
import type { CampaignDocument } from "../../documents/campaign";
import { agendaOf, meetingOf, seriesOf } from "../../testing/agenda";
import { campaignOf } from "../../testing/campaigns";
import { type AgendaOperation, applyToAgenda, NO_AGENDA } from "../agenda/changeAgenda";
import { occurrenceOf } from "../agenda/meetings";
import { agendaNotices, reminderNotices } from "./agendaNotices";
import { campaignChangeNotices } from "./notices";

const NOW = Date.parse("2026-11-26T12:00:00Z");
const poll = {
  id: "poll-of-december",
  options: [meetingOf({ id: "option-1" }), meetingOf({ id: "option-2", date: "2026-12-04" })],
};
const told = (before: Agenda | undefined, after: Agenda | undefined, now = NOW) =>
  agendaNotices("cendres", at(before), at(after), now);
const at = (agenda: Agenda | undefined): CampaignDocument => campaignOf({ ...(agenda && { agenda }) });
const saidOf = (before: Agenda | undefined, after: Agenda | undefined, now = NOW) =>
  told(before, after, now).map(({ recipientUid, notification: { title, message } }) => [
    recipientUid,
    title,
    message,
  ]);
/** What the players are told of an operation. */
const saidAfter = (before: Agenda, operation: AgendaOperation) =>
  saidOf(before, applyToAgenda(before, operation, NOW));
const toBoth = (title: string, message: string) => [
  ["alice", title, message],
  ["bob", title, message],
];

describe("dates that are proposed", () => {
  it("are told to the players, who can answer them in the notification", () => {
    const notices = told(NO_AGENDA, agendaOf({ poll }));
    expect(notices.map(({ recipientUid }) => recipientUid)).toEqual(["alice", "bob"]);
    expect(notices[0]?.notification).toEqual({
      title: "Quand joue-t-on ?",
      message: "2 dates sont proposées pour « La Marche des Cendres ».",
      type: "info",
      dates: { campaignId: "cendres", system: "dnd5e", pollId: "poll-of-december" },
      cta: { label: "Voir l'agenda", href: "/campaign/cendres?system=dnd5e" },
      push: { kind: "date", campaignId: "cendres", table: "La Marche des Cendres" },
      read: false,
      createdAt: NOW,
      expiresAt: NOW + 30 * 86_400_000,
    });
  });

  it("are told in the singular where there is one, and also where the campaign had no agenda", () => {
    const one = { ...poll, options: poll.options.slice(0, 1) };
    expect(saidOf(undefined, agendaOf({ poll: one }))).toEqual(
      toBoth("Quand joue-t-on ?", "1 date est proposée pour « La Marche des Cendres »."),
    );
  });

  it("are told once, and anew with another question", () => {
    expect(told(agendaOf({ poll }), agendaOf({ poll, settled: [] }))).toEqual([]);
    expect(told(agendaOf({ poll }), agendaOf({ poll: { ...poll, id: "another-poll" } }))).toHaveLength(2);
  });

  it("are told as new where some were proposed already, and are taken away without a word", () => {
    const before = agendaOf({ poll });
    const options = [...poll.options, meetingOf({ id: "option-3", date: "2026-12-05" })];
    expect(saidOf(before, agendaOf({ poll: { ...poll, options } }))).toEqual(
      toBoth("Quand joue-t-on ?", "1 nouvelle date est proposée pour « La Marche des Cendres »."),
    );
    const more = [...options, meetingOf({ id: "option-4", date: "2026-12-06" })];
    expect(saidOf(before, agendaOf({ poll: { ...poll, options: more } }))[0]?.[2]).toContain(
      "2 nouvelles dates sont proposées",
    );
    expect(saidOf(before, agendaOf({ poll: { ...poll, options: poll.options.slice(1) } }))).toEqual([]);
  });

  it("are withdrawn without a word", () => {
    expect(saidAfter(agendaOf({ poll }), { kind: "withdraw" })).toEqual([]);
  });
});

describe("a single date", () => {
  const agenda = agendaOf({ settled: [meetingOf()] });

  it("is told when it is settled or added, with its place", () => {
    const [first = meetingOf()] = poll.options;
    const placed = { ...poll, options: [{ ...first, place: "Chez Nina" }] };
    expect(saidAfter(agendaOf({ poll: placed }), { kind: "settle", id: "option-1" })).toEqual(
      toBoth(
        "La date est fixée",
        "« La Marche des Cendres » : jeudi 3 décembre à 20:00, heure de Paris (Chez Nina).",
      ),
    );
    expect(saidAfter(NO_AGENDA, { kind: "add", meeting: meetingOf() })).toEqual(
      toBoth("La date est fixée", "« La Marche des Cendres » : jeudi 3 décembre à 20:00, heure de Paris."),
    );
  });

  it("is told when it is moved, with what it was", () => {
    expect(
      saidAfter(agenda, { kind: "move", meeting: meetingOf({ date: "2026-12-04", time: "19:30" }) }),
    ).toEqual(
      toBoth(
        "La séance change",
        "« La Marche des Cendres » : vendredi 4 décembre à 19:30, heure de Paris, et non plus jeudi 3 décembre à 20:00, heure de Paris.",
      ),
    );
  });

  it("is told when its place, its zone or its time changes, and not when only the word to it does", () => {
    for (const change of [{ place: "Au club" }, { zone: "America/Montreal" }, { time: "21:00" }]) {
      expect(saidAfter(agenda, { kind: "move", meeting: meetingOf(change) })).toHaveLength(2);
    }
    expect(saidAfter(agenda, { kind: "move", meeting: meetingOf({ note: "Apportez les dés." }) })).toEqual(
      [],
    );
  });

  it("can be answered where it is told that it takes place", () => {
    const answerThere = (before: Agenda, operation: AgendaOperation) =>
      told(before, applyToAgenda(before, operation, NOW)).map(({ notification }) => notification.dates);
    const startOf = (change = {}) => occurrenceOf(meetingOf(change)).start;
    const there = { campaignId: "cendres", system: "dnd5e", meetingId: "evening-1", start: startOf() };
    expect(answerThere(NO_AGENDA, { kind: "add", meeting: meetingOf() })).toEqual([there, there]);
    expect(answerThere(agenda, { kind: "move", meeting: meetingOf({ time: "21:00" }) })).toEqual([
      { ...there, start: startOf({ time: "21:00" }) },
      { ...there, start: startOf({ time: "21:00" }) },
    ]);
    expect(answerThere(agenda, { kind: "cancel", id: "evening-1" })).toEqual([undefined, undefined]);
  });

  it("is told when it is cancelled", () => {
    expect(saidAfter(agenda, { kind: "cancel", id: "evening-1" })).toEqual(
      toBoth(
        "Séance annulée",
        "« La Marche des Cendres » : pas de séance jeudi 3 décembre à 20:00, heure de Paris.",
      ),
    );
  });

  it("that is over leaves without a word, and comes without one", () => {
    const later = Date.parse("2026-12-03T22:30:00Z");
    expect(told(agenda, NO_AGENDA, later)).toEqual([]);
    expect(told(NO_AGENDA, agenda, later)).toEqual([]);
    expect(told(agenda, NO_AGENDA, later - 1)).toHaveLength(2);
  });
});

describe("a series", () => {
  const series = seriesOf({ date: "2026-12-03" });
  const agenda = agendaOf({ series });
  const { cancelled: _none, moved: _neither, ...asked } = series;
  const began = toBoth(
    "Des séances régulières",
    "« La Marche des Cendres » : toutes les 2 semaines, à partir du jeudi 3 décembre à 20:00, heure de Paris.",
  );

  it("is told when it begins, also instead of another one", () => {
    expect(saidAfter(NO_AGENDA, { kind: "repeat", series: asked })).toEqual(began);
    expect(
      saidAfter(agendaOf({ series: seriesOf({ id: "fridays-1" }) }), { kind: "repeat", series: asked }),
    ).toEqual(began);
  });

  it("is told alone, though the single date that becomes its first one goes, whatever changes with it", () => {
    for (const change of [{}, { time: "21:00" }, { date: "2026-12-02" }]) {
      const before = agendaOf({ settled: [meetingOf(change)] });
      expect(saidAfter(before, { kind: "repeat", series: { ...asked, instead: "evening-1" } })).toEqual(
        began,
      );
    }
  });

  it("is told when it ends", () => {
    expect(saidAfter(agenda, { kind: "stop" })).toEqual(
      toBoth(
        "Plus de séances régulières",
        "Le MJ a retiré les séances régulières de « La Marche des Cendres ».",
      ),
    );
  });

  it("is told of one of its dates that falls out, on the day on which it was", () => {
    const id = "thursdays~2026-12-17";
    expect(saidAfter(agenda, { kind: "cancel", id })).toEqual(
      toBoth(
        "Séance annulée",
        "« La Marche des Cendres » : pas de séance jeudi 17 décembre à 20:00, heure de Paris.",
      ),
    );
    const moved = applyToAgenda(
      agenda,
      { kind: "move", meeting: meetingOf({ id, date: "2026-12-18" }) },
      NOW,
    );
    expect(saidAfter(moved, { kind: "cancel", id })).toEqual(
      toBoth(
        "Séance annulée",
        "« La Marche des Cendres » : pas de séance vendredi 18 décembre à 20:00, heure de Paris.",
      ),
    );
  });

  it("is told of one of its dates that takes place after all, to be answered there, as its first one is", () => {
    const id = "thursdays~2026-12-17";
    const without = applyToAgenda(agenda, { kind: "cancel", id }, NOW);
    const restored = applyToAgenda(without, { kind: "restore", id }, NOW);
    expect(saidOf(without, restored)).toEqual(
      toBoth(
        "La séance a lieu finalement",
        "« La Marche des Cendres » : jeudi 17 décembre à 20:00, heure de Paris.",
      ),
    );
    expect(told(without, restored)[0]?.notification.dates).toMatchObject({ meetingId: id });
    const fewer = agendaOf({ series: seriesOf({ ...series, everyWeeks: 1, cancelled: ["2027-03-25"] }) });
    expect(
      saidAfter(fewer, { kind: "restore", id: "thursdays~2027-03-25" })[0]?.[1],
      "beyond the next eight",
    ).toBe("La séance a lieu finalement");
    const begun = applyToAgenda(NO_AGENDA, { kind: "repeat", series: asked }, NOW);
    expect(told(NO_AGENDA, begun)[0]?.notification.dates).toMatchObject({
      meetingId: "thursdays~2026-12-03",
    });
  });

  it("is told of one of its dates that moves, each time from where it was", () => {
    const id = "thursdays~2026-12-17";
    const move = (date: string): AgendaOperation => ({ kind: "move", meeting: meetingOf({ id, date }) });
    const message = (to: string, from: string) =>
      `« La Marche des Cendres » : ${to} décembre à 20:00, heure de Paris, et non plus ${from} décembre à 20:00, heure de Paris.`;
    expect(saidAfter(agenda, move("2026-12-18"))).toEqual(
      toBoth("La séance change", message("vendredi 18", "jeudi 17")),
    );
    const once = applyToAgenda(agenda, move("2026-12-18"), NOW);
    expect(saidAfter(once, move("2026-12-19"))).toEqual(
      toBoth("La séance change", message("samedi 19", "vendredi 18")),
    );
    expect(saidAfter(once, move("2026-12-18"))).toEqual([]);
    expect(saidAfter(once, { kind: "add", meeting: meetingOf() })).toHaveLength(2);
  });
});

describe("a change of something else", () => {
  it("tells nothing of the agenda", () => {
    const campaign = campaignOf({ agenda: agendaOf({ poll, settled: [meetingOf()], series: seriesOf() }) });
    const renamed = { ...campaign, name: "Les Braises", remindAt: NOW };
    expect(agendaNotices("cendres", campaign, renamed, NOW)).toEqual([]);
  });

  it("at the same moment is told beside it", () => {
    const before = campaignOf();
    const after = campaignOf({ memberIds: ["alice", "bob", "zoe"], agenda: agendaOf({ poll }) });
    const notices = campaignChangeNotices("cendres", before, after, () => undefined, NOW);
    expect(notices.map(({ recipientUid, notification: { title } }) => `${recipientUid}: ${title}`)).toEqual([
      "zoe: Bienvenue à la table",
      "alice: Quand joue-t-on ?",
      "bob: Quand joue-t-on ?",
      "zoe: Quand joue-t-on ?",
    ]);
  });
});

describe("a reminder", () => {
  const meeting = occurrenceOf(meetingOf({ place: "Chez Nina" }));
  const MINUTE = 60_000;
  const remind = (
    kind: "day" | "hour",
    answers: Readonly<Record<string, DateAnswer>> = {},
    minutesBefore = kind === "day" ? 24 * 60 : 60,
  ) => {
    const now = meeting.start - minutesBefore * MINUTE;
    return reminderNotices(
      "cendres",
      campaignOf(),
      { kind, at: now, meeting },
      new Map(Object.entries(answers)),
      now,
    );
  };
  const titleOf = (...told: Parameters<typeof remind>) => remind(...told)[0]?.notification.title;

  it("goes to the MJ and the players, the day before and the hour before", () => {
    expect(remind("day").map(({ recipientUid }) => recipientUid)).toEqual(["mj", "alice", "bob"]);
    expect(remind("day")[0]?.notification).toMatchObject({
      title: "Prochaine séance : demain",
      message: "« La Marche des Cendres » : jeudi 3 décembre à 20:00, heure de Paris (Chez Nina).",
      type: "info",
      cta: { label: "Voir l'agenda", href: "/campaign/cendres?system=dnd5e" },
      push: { kind: "date", campaignId: "cendres", table: "La Marche des Cendres" },
    });
    expect(titleOf("day", {}, 15 * 60)).toBe("Prochaine séance : aujourd'hui");
    expect(titleOf("hour")).toBe("La séance commence dans une heure");
  });

  it("says what is left of the hour where it is late", () => {
    expect(titleOf("hour", {}, 50)).toBe("La séance commence dans une heure");
    expect(titleOf("hour", {}, 49)).toBe("La séance commence dans 49 minutes");
    expect(titleOf("hour", {}, 5)).toBe("La séance commence dans 5 minutes");
    expect(titleOf("hour", {}, 1)).toBe("La séance commence");
    expect(titleOf("hour", {}, 0)).toBe("La séance commence");
  });

  it("does not go to who has said that they do not come, and asks who has said nothing", () => {
    const told = remind("hour", { alice: "no", zoe: "no" });
    expect(told.map(({ recipientUid }) => recipientUid)).toEqual(["mj", "bob"]);
    const asked = remind("day", { alice: "yes" }).map(({ notification }) => notification.dates?.meetingId);
    expect(asked).toEqual([undefined, undefined, meeting.id]);
  });
});
