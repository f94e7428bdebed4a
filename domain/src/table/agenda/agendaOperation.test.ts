import { describe, expect, it } from "vitest";
import { meetingOf } from "../../testing/agenda";
import {
  agendaOperationSchema,
  LENGTH_RANGE,
  MAX_OPTIONS,
  meetingIdSchema,
  WEEKS_RANGE,
} from "./agendaOperation";

const accepts = (operation: unknown) => agendaOperationSchema.safeParse(operation).success;
const add = (change: Record<string, unknown>) => ({ kind: "add", meeting: { ...meetingOf(), ...change } });
const option = (index: number) => meetingOf({ id: `option-${index}` });
const propose = (count: number) => ({
  kind: "propose",
  id: "poll-of-december",
  options: Array.from({ length: count }, (_, index) => option(index)),
});
const repeat = (change: Record<string, unknown> = {}) => ({
  kind: "repeat",
  series: { ...meetingOf({ id: "thursdays" }), everyWeeks: 2, ...change },
});

const OPERATIONS = {
  propose: propose(3),
  withdraw: { kind: "withdraw" },
  settle: { kind: "settle", id: "option-1" },
  add: add({}),
  move: { kind: "move", meeting: meetingOf() },
  cancel: { kind: "cancel", id: "evening-1" },
  restore: { kind: "restore", id: "thursdays~2026-12-10" },
  repeat: repeat(),
  stop: { kind: "stop" },
};

describe("an operation on the agenda", () => {
  it.each(Object.entries(OPERATIONS))("%s is accepted as it is", (_kind, operation) => {
    expect(agendaOperationSchema.parse(operation)).toEqual(operation);
  });

  it("of an unknown kind, or of none, is refused", () => {
    for (const operation of [{}, { kind: "delete" }, { kind: "Withdraw" }, null, "withdraw", []]) {
      expect(accepts(operation)).toBe(false);
    }
  });

  it.each(["propose", "settle", "add", "move", "cancel", "restore", "repeat"])(
    "%s needs all its parts",
    (kind) => {
      expect(accepts({ kind })).toBe(false);
    },
  );
});

describe("dates that are proposed", () => {
  it("are one at least, six at most, and none of them twice", () => {
    expect(accepts(propose(1))).toBe(true);
    expect(accepts(propose(MAX_OPTIONS))).toBe(true);
    expect(accepts(propose(0))).toBe(false);
    expect(accepts(propose(MAX_OPTIONS + 1))).toBe(false);
    expect(accepts({ ...propose(1), options: [option(1), { ...option(1), date: "2026-12-04" }] })).toBe(
      false,
    );
  });

  it("are refused together where one of them is no date", () => {
    expect(accepts({ ...propose(1), options: [option(1), { ...option(2), date: "2026-02-30" }] })).toBe(
      false,
    );
  });
});

describe("a meeting that comes in", () => {
  it("is on a day, at a time, in a zone that there are", () => {
    for (const date of ["2026-02-30", "2026-13-01", "1999-12-31", "2200-01-01", "03/12/2026", "", 20261203]) {
      expect(accepts(add({ date })), String(date)).toBe(false);
    }
    for (const time of ["24:00", "20:60", "8:00", "20:00:00", "20h", "", 20]) {
      expect(accepts(add({ time })), String(time)).toBe(false);
    }
    for (const zone of ["Europe/Atlantis", "Paris", "+02:00", "", "Europe/Paris\n", "../../etc", 2]) {
      expect(accepts(add({ zone })), String(zone)).toBe(false);
    }
    expect(accepts(add({ zone: "America/Argentina/Buenos_Aires" }))).toBe(true);
  });

  it("lasts a quarter of an hour to a day, in whole minutes", () => {
    const { min, max } = LENGTH_RANGE;
    for (const minutes of [min, max]) expect(accepts(add({ minutes }))).toBe(true);
    for (const minutes of [min - 1, max + 1, 90.5, -60, 0, "90", Number.NaN, undefined]) {
      expect(accepts(add({ minutes })), String(minutes)).toBe(false);
    }
  });

  it("has a place and a word of 200 characters at most, on one line, without what cannot be seen", () => {
    for (const field of ["place", "note"]) {
      expect(accepts(add({ [field]: "🐉".repeat(200) }))).toBe(true);
      expect(accepts(add({ [field]: "a".repeat(201) }))).toBe(false);
      expect(accepts(add({ [field]: "Chez\u0000Nina" }))).toBe(false);
      expect(accepts(add({ [field]: "\ud800" }))).toBe(false);
      expect(accepts(add({ [field]: 12 }))).toBe(false);
      const parsed = agendaOperationSchema.parse(add({ [field]: "  Chez \r\n Ni\u202ena " }));
      expect(parsed).toMatchObject({ meeting: { [field]: "Chez Nina" } });
    }
  });

  it("has an id that the client made, which is no name that objects have", () => {
    for (const id of [
      "short",
      "a".repeat(65),
      "with space",
      "with/slash",
      "evening-1~2026-12-03",
      "toString",
    ]) {
      expect(accepts(add({ id })), id).toBe(false);
    }
  });

  it("loses what is no part of it", () => {
    expect(agendaOperationSchema.parse(add({ secret: true }))).toEqual(add({}));
  });
});

describe("a series that comes in", () => {
  it("is every one to eight weeks, and may begin instead of a single date", () => {
    const { min, max } = WEEKS_RANGE;
    for (const everyWeeks of [min, max]) expect(accepts(repeat({ everyWeeks }))).toBe(true);
    for (const everyWeeks of [0, max + 1, 1.5, "2", undefined]) {
      expect(accepts(repeat({ everyWeeks })), String(everyWeeks)).toBe(false);
    }
    expect(accepts(repeat({ instead: "evening-1" }))).toBe(true);
    expect(accepts(repeat({ instead: "no id" }))).toBe(false);
  });

  it("brings no cancelled or moved dates with it", () => {
    const parsed = agendaOperationSchema.parse(repeat({ cancelled: ["2026-12-03"], moved: [] }));
    expect(parsed).toEqual(repeat());
  });
});

describe("the id of a meeting", () => {
  it("is one of a client's, or a series' with a date of it", () => {
    for (const id of ["evening-1", "thursdays~2026-12-03"]) expect(meetingIdSchema.parse(id)).toBe(id);
    for (const id of [
      "",
      "short",
      "thursdays~",
      "thursdays~someday",
      "thursdays~2026-12-03~2026-12-03",
      "a/b",
    ]) {
      expect(meetingIdSchema.safeParse(id).success, id).toBe(false);
    }
    expect(accepts({ kind: "cancel", id: "thursdays~2026-12-03" })).toBe(true);
    expect(accepts({ kind: "move", meeting: meetingOf({ id: "thursdays~2026-12-03" }) })).toBe(true);
    expect(accepts({ kind: "settle", id: "thursdays~2026-12-03" })).toBe(false);
  });
});
