import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeLink } from "../../values/links/safeLink";
import { demoNotifications } from "./demoNotifications";
import type { Notification } from "./notification";
import {
  badgeText,
  dismiss,
  markAllRead,
  markRead,
  notificationsOrDemo,
  readNotifications,
  shouldFetch,
  sortNotifications,
  unreadCount,
} from "./notificationList";

const NOW = 1_795_000_000_000;

function notificationOf(id: string, createdAt?: number, read = false): Notification {
  return {
    id,
    title: `Titre ${id}`,
    message: "",
    type: "info",
    read,
    ...(createdAt !== undefined && { createdAt }),
  };
}

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe("a list of notifications", () => {
  it("is sorted newest first, those without a date last, equal dates by id", () => {
    const list = [
      notificationOf("none"),
      notificationOf("b", 2),
      notificationOf("old", 1),
      notificationOf("a", 2),
      notificationOf("new", 3),
      notificationOf("never"),
    ];
    const sorted = ["new", "a", "b", "old", "never", "none"];
    expect(idsOf(sortNotifications(list))).toEqual(sorted);
    expect(idsOf(sortNotifications([...list].reverse()))).toEqual(sorted);
  });

  it("contains each id once, the newest one", () => {
    const list = [notificationOf("a", 1, true), notificationOf("b", 2), notificationOf("a", 3)];
    expect(sortNotifications(list)).toEqual([notificationOf("a", 3), notificationOf("b", 2)]);
  });

  it("does not change when sorted again", () => {
    const any = fc.record({
      id: fc.constantFrom("a", "b", "c", "d"),
      at: fc.option(fc.integer(), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(any), (raws) => {
        const list = sortNotifications(raws.map(({ id, at }) => notificationOf(id, at)));
        expect(sortNotifications(list)).toEqual(list);
        expect(new Set(idsOf(list)).size).toBe(list.length);
      }),
    );
  });
});

describe("an answer with notifications", () => {
  const entries = [
    { id: "a", subject: "Premier", timestamp: 1_700_000_000 },
    "rien",
    { id: "b", body: "Second" },
  ];

  it.each([
    ["an array", entries],
    ["an object with notifications", { notifications: entries }],
    ["an object with data", { data: entries }],
    ["an object with data, its notifications being none", { notifications: null, data: entries }],
  ])("may be %s", (_, payload) => {
    expect(idsOf(readNotifications(payload))).toEqual(["a", "b"]);
  });

  it.each([undefined, null, "", 3, {}, { data: {} }, []])("%j contains none", (payload) => {
    expect(readNotifications(payload)).toEqual([]);
  });

  it("never throws when read", () => {
    const payload = fc.oneof(
      fc.anything(),
      fc.array(fc.anything()),
      fc.record({ data: fc.array(fc.anything()) }),
    );
    fc.assert(fc.property(payload, (raw) => Array.isArray(readNotifications(raw))));
  });
});

describe("demo notifications", () => {
  it("are shown when the call failed or returned nothing", () => {
    expect(notificationsOrDemo(undefined, NOW)).toEqual(demoNotifications(NOW));
    expect(notificationsOrDemo({ notifications: [] }, NOW)).toEqual(demoNotifications(NOW));
    expect(idsOf(notificationsOrDemo([{ id: "a", title: "Vrai" }], NOW))).toEqual(["a"]);
  });

  it("are a welcome, the Forge and the market, the last one read", () => {
    expect(demoNotifications(NOW).map(({ type, read }) => [type, read])).toEqual([
      ["success", false],
      ["info", false],
      ["warning", true],
    ]);
  });

  it("are the same when normalised: complete, sorted, with safe actions", () => {
    const demo = demoNotifications(NOW);
    expect(readNotifications(demo)).toEqual(demo);
    expect(demo.every(({ cta }) => safeLink(cta?.href)?.kind === "in-app")).toBe(true);
    expect(demo.every(({ createdAt = Number.NaN }) => createdAt < NOW)).toBe(true);
  });
});

describe("reading and dismissing notifications", () => {
  const list = [notificationOf("a", 3), notificationOf("b", 2), notificationOf("c", 1, true)];

  it("marks one as read and leaves the others", () => {
    expect(markRead(list, "a").map(({ read }) => read)).toEqual([true, false, true]);
    expect(unreadCount(markRead(list, "a"))).toBe(1);
  });

  it("marks all as read", () => {
    expect(unreadCount(markAllRead(list))).toBe(0);
    expect(idsOf(markAllRead(list))).toEqual(["a", "b", "c"]);
  });

  it("dismisses one", () => {
    expect(idsOf(dismiss(list, "b"))).toEqual(["a", "c"]);
  });

  it("gives the same list when nothing changes", () => {
    const read = markAllRead(list);
    expect(markRead(list, "c")).toBe(list);
    expect(markRead(list, "unknown")).toBe(list);
    expect(markAllRead(read)).toBe(read);
    expect(dismiss(list, "unknown")).toBe(list);
  });
});

describe("the bell's badge", () => {
  it.each([
    [-1, undefined],
    [0, undefined],
    [1, "1"],
    [9, "9"],
    [10, "9+"],
    [250, "9+"],
  ])("for %d unread is %s", (unread, badge) => {
    expect(badgeText(unread)).toBe(badge);
  });
});

describe("a fetch", () => {
  it.each([
    ["was never made", undefined, true],
    ["was just made", NOW, false],
    ["is a moment under two minutes old", NOW - 119_999, false],
    ["is two minutes old", NOW - 120_000, true],
    ["was made by a clock since set back", NOW + 1, true],
  ])("that %s is due or not", (_, lastFetchedAt, due) => {
    expect(shouldFetch(lastFetchedAt, NOW)).toBe(due);
  });

  it("is always made when forced", () => {
    expect(shouldFetch(NOW, NOW, true)).toBe(true);
  });
});
