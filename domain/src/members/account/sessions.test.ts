import { describe, expect, it } from "vitest";
import type { MemberSessions } from "../../documents/memberSessions";
import {
  decideCloseAllSessions,
  decideCloseSession,
  decideOpenSession,
  decideUseSession,
  findOpenSession,
  isCheckDue,
  MAX_OPEN_SESSIONS,
} from "./sessions";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const now = 1000 * DAY;
/** A sign-in of ten days ago, renewed yesterday. */
const signedInAt = now - 10 * DAY;
const known = { signedInAt, openedAt: now - DAY, usedAt: now - DAY };
const stored: MemberSessions = { validAfter: 0, open: { known } };

const opening = (sessions: MemberSessions | undefined, changes: object = {}, at = now) =>
  decideOpenSession(sessions, { id: "new", signedInAt, validAfter: 0, ...changes }, at);

describe("a session", () => {
  it("is opened by a sign-in just made", () => {
    const justNow = now - 5 * MINUTE;
    const expected = { validAfter: 0, open: { new: { signedInAt: justNow, openedAt: now, usedAt: now } } };
    expect(opening(undefined, { signedInAt: justNow })).toEqual(expected);
    expect(() => opening(undefined, { signedInAt: justNow - 1 })).toThrow("Reconnecte-toi");
  });

  it("is opened by whoever registered just now, whenever they signed in", () => {
    expect(opening(undefined, { isFirst: true }).open).toHaveProperty("new");
  });

  it("is renewed by the sign-in of a session that stands", () => {
    expect(Object.keys(opening(stored).open)).toEqual(["known", "new"]);
    expect(() => opening(stored, { signedInAt: signedInAt + 1000 })).toThrow("Reconnecte-toi");
  });

  it("is renewed no more once it was not used for 14 days", () => {
    const used = (ago: number) => ({ validAfter: 0, open: { known: { ...known, usedAt: now - ago } } });
    expect(opening(used(14 * DAY)).open).toHaveProperty("new");
    expect(() => opening(used(14 * DAY + 1))).toThrow("Reconnecte-toi");
  });

  it("is renewed no more 30 days after the sign-in, however often it was used", () => {
    const at = signedInAt + 30 * DAY;
    const used = { validAfter: 0, open: { known: { ...known, usedAt: at } } };
    expect(opening(used, {}, at).open).toHaveProperty("new");
    expect(() => opening(used, {}, at + 1)).toThrow("Reconnecte-toi");
    expect(() => opening(used, { isFirst: true }, at + 1)).toThrow("Reconnecte-toi");
  });

  it("opened after the identity provider voided older sign-ins ends the sessions of those", () => {
    const justNow = now - 1000;
    const after = opening(stored, { signedInAt: justNow, validAfter: justNow });
    expect(after).toMatchObject({ validAfter: justNow, open: { new: {} } });
    expect(Object.keys(after.open)).toEqual(["new"]);
    expect(() => opening({ validAfter: signedInAt + 1, open: { known } })).toThrow("Reconnecte-toi");
  });

  it("whose cookie expired is forgotten once a newer one has replaced it", () => {
    const expired = { ...known, openedAt: now - 5 * DAY - 1 };
    const other = { ...expired, signedInAt: signedInAt + 1000 };
    const after = opening({ validAfter: 0, open: { expired, known, other } });
    expect(Object.keys(after.open).toSorted()).toEqual(["known", "new", "other"]);
  });

  it("beyond the most that may stand ends the one that was used longest ago", () => {
    const many = Array.from({ length: MAX_OPEN_SESSIONS }, (_, index) => [
      `s${index}`,
      { ...known, usedAt: known.usedAt + index },
    ]);
    const { open } = opening({ validAfter: 0, open: Object.fromEntries(many) });
    expect(Object.keys(open)).toHaveLength(MAX_OPEN_SESSIONS);
    expect(open).not.toHaveProperty("s0");
    expect(open).toHaveProperty("s1");
  });

  it("stands while it is known, of the same sign-in, and that sign-in is not void", () => {
    const key = { id: "known", signedInAt };
    expect(findOpenSession(stored, key)).toEqual(known);
    expect(findOpenSession(undefined, key)).toBeUndefined();
    expect(findOpenSession(stored, { ...key, id: "toString" })).toBeUndefined();
    expect(findOpenSession(stored, { ...key, signedInAt: signedInAt + 1000 })).toBeUndefined();
    expect(findOpenSession({ ...stored, validAfter: signedInAt }, key)).toEqual(known);
    expect(findOpenSession({ ...stored, validAfter: signedInAt + 1 }, key)).toBeUndefined();
  });

  it("has its use recorded every ten minutes", () => {
    expect(isCheckDue({ ...known, usedAt: now - 10 * MINUTE + 1 }, now)).toBe(false);
    expect(isCheckDue({ ...known, usedAt: now - 10 * MINUTE }, now)).toBe(true);
    const used = decideUseSession(stored, { id: "known", signedInAt }, known, now);
    expect(used).toEqual({ validAfter: 0, open: { known: { ...known, usedAt: now } } });
  });

  it("closed takes with it the ones it had replaced, and leaves other sign-ins", () => {
    const other = { ...known, signedInAt: signedInAt + 1000 };
    const after = decideCloseSession(
      { validAfter: 3, open: { known, older: known, other } },
      { id: "known", signedInAt },
    );
    expect(after).toEqual({ validAfter: 3, open: { other } });
  });

  it("ends with all others at once, and a sign-in of the same second opens another", () => {
    const closed = decideCloseAllSessions(now + 999);
    expect(closed).toEqual({ validAfter: now, open: {} });
    expect(opening(closed, { signedInAt: now }, now + 999).open).toHaveProperty("new");
    expect(() => opening(closed, { signedInAt: now - 1000 }, now + 999)).toThrow("Reconnecte-toi");
  });
});
