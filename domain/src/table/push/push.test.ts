import { describe, expect, it } from "vitest";
import type { PushDevice } from "../../documents/pushDevice";
import { PUSH_KINDS } from "../../documents/pushKind";
import { NOW } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { freshPanel } from "../panel/panelState";
import { isPushEndpoint } from "./endpoints";
import {
  decideKeepDevice,
  devicesTooMany,
  isSeenElsewhere,
  isSignedOut,
  MAX_PUSH_DEVICES,
  nextPace,
  rings,
} from "./pushDevices";
import { PUSH_LASTS, type PushMessage, payloadFor, tagOf } from "./pushMessage";
import { isQuiet } from "./quietHours";
import { turnBegun } from "./turnBegun";

const DAY = 24 * 60 * 60_000;

describe("the address of a push service", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/dQw4w9WgXcQ:APA91bF-_x",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk",
    "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2bx%2f",
    "https://web.push.apple.com/QGuQyavXutnMH",
  ])("is one of a known browser's: %s", (address) => {
    expect(isPushEndpoint(address)).toBe(true);
  });

  it.each([
    "http://fcm.googleapis.com/fcm/send/x",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com",
    "https://fcm.googleapis.com.example.org/x",
    "https://evil-fcm.googleapis.com/x",
    "https://fcm.googleapis.com@127.0.0.1/x",
    "https://anna:secret@fcm.googleapis.com/x",
    "https://fcm.googleapis.com\\@127.0.0.1/x",
    "https://fcm.googleapis.com/x#y",
    "https://fcm.googleapis.com/a b",
    "https://FCM.googleapis.com/x",
    "https://notpush.apple.com/x",
    "https://metadata.google.internal/x",
    "https://127.0.0.1/x",
    "http://127.0.0.1:8080/x",
    "javascript:alert(1)",
    "",
    `https://fcm.googleapis.com/${"x".repeat(1500)}`,
  ])("is no other one: %s", (address) => {
    expect(isPushEndpoint(address)).toBe(false);
  });

  it("is also one of this machine in the emulators, and of no other machine", () => {
    expect(isPushEndpoint("http://127.0.0.1:8080/x", true)).toBe(true);
    for (const address of ["http://127.0.0.2:8080/x", "http://localhost/x", "http://127.0.0.1.nip.io/x"]) {
      expect(isPushEndpoint(address, true), address).toBe(false);
    }
  });
});

describe("quiet hours", () => {
  const paris = (text: string) => Date.parse(text);
  const NIGHT = { from: "22:00", to: "08:00" };

  it("go over midnight, by the clock of their zone, their end left out", () => {
    const at = (time: string) => isQuiet(NIGHT, "Europe/Paris", paris(`2026-12-03T${time}+01:00`));
    expect([at("21:59"), at("22:00"), at("23:30"), at("00:00"), at("07:59"), at("08:00")]).toEqual([
      ...[false, true, true, true, true, false],
    ]);
    expect(isQuiet(NIGHT, "America/Montreal", paris("2026-12-03T23:00+01:00"))).toBe(false);
  });

  it("may be within a day; without any, or from a time to itself, nothing is quiet", () => {
    const noon = paris("2026-12-03T12:30+01:00");
    expect(isQuiet({ from: "12:00", to: "14:00" }, "Europe/Paris", noon)).toBe(true);
    expect(isQuiet({ from: "14:00", to: "15:00" }, "Europe/Paris", noon)).toBe(false);
    expect(isQuiet({ from: "12:30", to: "12:30" }, "Europe/Paris", noon)).toBe(false);
    expect(isQuiet(undefined, "Europe/Paris", noon)).toBe(false);
  });

  it("take the hour that comes twice as the clock shows it, both times", () => {
    const late = { from: "02:00", to: "03:00" };
    for (const offset of ["+02:00", "+01:00"]) {
      expect(isQuiet(late, "Europe/Paris", paris(`2026-10-25T02:30${offset}`)), offset).toBe(true);
    }
    expect(isQuiet(late, "Europe/Paris", paris("2026-10-25T03:00+01:00"))).toBe(false);
  });

  it("are those of UTC in a zone that is none", () => {
    expect(isQuiet(NIGHT, "Nulle/Part", Date.parse("2026-12-03T22:30Z"))).toBe(true);
  });
});

const deviceOf = (changes: Partial<PushDevice> = {}): PushDevice => ({
  uid: "alice",
  subscription: { endpoint: "https://web.push.apple.com/a", keys: { p256dh: "key", auth: "auth" } },
  name: "Safari sur iPhone",
  kinds: [...PUSH_KINDS],
  zone: "Europe/Paris",
  slot: 1,
  signedInAt: NOW - 2 * DAY,
  createdAt: NOW - DAY,
  expiresAt: NOW + DAY,
  ...changes,
});

describe("a device", () => {
  const {
    uid: _,
    signedInAt: __,
    createdAt: ___,
    expiresAt: ____,
    ...request
  } = deviceOf({ kinds: ["date"] });
  const alice = { uid: "alice", signedInAt: NOW - 5 };

  it("is kept for 90 days with the sign-in of its request, and from when it was first kept", () => {
    const kept = decideKeepDevice(undefined, alice, request, NOW);
    expect(kept).toEqual({ ...request, ...alice, createdAt: NOW, expiresAt: NOW + 90 * DAY });
    expect(decideKeepDevice(deviceOf(), alice, request, NOW)).toEqual({ ...kept, createdAt: NOW - DAY });
  });

  it("that is another member's is nobody else's", () => {
    const bob = { uid: "bob", signedInAt: NOW };
    expect(refusalOf(() => decideKeepDevice(deviceOf(), bob, request, NOW))).toBe("push-device-taken");
  });

  it("ends the one that was kept longest ago where there are ten others", () => {
    const devices = Array.from({ length: MAX_PUSH_DEVICES }, (_, index) => ({
      id: `device-${index}`,
      data: deviceOf({ expiresAt: NOW + ((index * 7) % 10) }),
    }));
    expect(devicesTooMany(devices, "device-3")).toEqual([]);
    expect(devicesTooMany(devices, "new").map(({ id }) => id)).toEqual(["device-0"]);
  });

  it("ends with the sign-in that it was kept with", () => {
    const open = { validAfter: NOW - 3 * DAY, open: {} };
    expect(isSignedOut(deviceOf(), open)).toBe(false);
    expect(isSignedOut(deviceOf(), { ...open, validAfter: NOW - DAY })).toBe(true);
    expect(isSignedOut(deviceOf(), undefined)).toBe(true);
  });

  it("rings for its kinds, out of its quiet hours", () => {
    const night = Date.parse("2026-12-03T23:00+01:00");
    const quiet = { from: "22:00", to: "08:00" };
    expect(rings(deviceOf({ kinds: ["turn"] }), "turn", night)).toBe(true);
    expect(rings(deviceOf({ kinds: ["turn"] }), "date", night)).toBe(false);
    expect(rings(deviceOf({ quiet }), "turn", night)).toBe(false);
    expect(rings(deviceOf({ quiet }), "turn", night + 12 * 60 * 60_000)).toBe(true);
  });

  it("stays silent while its member has the table on another one", () => {
    const here = (lastSeen: number, changes = {}) => new Map([[2, { lastSeen, ...changes }]]);
    expect(isSeenElsewhere(here(NOW - 20_000), 1, NOW)).toBe(true);
    expect(isSeenElsewhere(here(NOW - 20_000), 2, NOW), "its own").toBe(false);
    expect(isSeenElsewhere(here(NOW - 36_000), 1, NOW), "too long ago").toBe(false);
    expect(isSeenElsewhere(here(NOW - 1_000, { departure: "device" }), 1, NOW), "gone").toBe(false);
    expect(isSeenElsewhere(new Map(), 1, NOW)).toBe(false);
  });
});

describe("the pace", () => {
  it("is one of a kind and minute, whatever the order in which they come", () => {
    const first = nextPace(undefined, "alice", NOW);
    expect(first).toEqual({ uid: "alice", rungAt: NOW, expiresAt: NOW + DAY });
    expect(nextPace(first, "alice", NOW + 59_999)).toBeUndefined();
    expect(nextPace(first, "alice", NOW - 1)).toBeUndefined();
    expect(nextPace(first, "alice", NOW + 60_000)).toMatchObject({ rungAt: NOW + 60_000 });
  });
});

describe("what a device is told", () => {
  const message: PushMessage = {
    kind: "date",
    campaignId: "cendres",
    title: "La Marche des Cendres",
    body: "La date est fixée",
    href: "/campaign/cendres?system=dnd5e",
    notificationId: "notice-1",
  };

  it("has a tag of its table and kind, so that a later one takes its place; of turns there is one", () => {
    expect(payloadFor(message, "device-1", NOW)).toEqual({
      title: "La Marche des Cendres",
      body: "La date est fixée",
      href: "/campaign/cendres?system=dnd5e",
      notificationId: "notice-1",
      tag: "date~cendres",
      device: "device-1",
      sentAt: NOW,
    });
    expect(tagOf({ kind: "turn", campaignId: "cendres" })).toBe("turn");
    const { notificationId: _, ...inNoBell } = message;
    expect(payloadFor(inNoBell, "device-1", NOW)).not.toHaveProperty("notificationId");
  });

  it("is kept by the service as long as it says something", () => {
    expect(PUSH_LASTS).toEqual({ turn: 120, word: 86_400, date: 604_800, join: 604_800, level: 604_800 });
  });
});

describe("a turn", () => {
  const fight = (
    activeIndex: number,
    changes: { round?: number; shared?: boolean; hidden?: boolean } = {},
  ) => {
    const { round = 1, shared = true, hidden = false } = changes;
    const one = { name: "", pronouns: "", role: "", value: 10, hidden };
    const order = [
      { ...one, id: "lyra", kind: "character" as const },
      { ...one, id: "creature-1", kind: "creature" as const },
    ];
    return {
      shared,
      panel: { ...freshPanel("cendres", "dnd5e"), initiative: { order, activeIndex, round } },
    };
  };

  it("begins for the character that it comes to, and for no creature", () => {
    expect(turnBegun(fight(1), fight(0, { round: 2 }))).toBe("lyra");
    expect(turnBegun(fight(0), fight(1))).toBeUndefined();
    expect(turnBegun(fight(0), fight(0))).toBeUndefined();
    expect(turnBegun(fight(0), fight(0, { round: 2 })), "alone in the order").toBe("lyra");
  });

  it("begins with the order that is shown, and for nobody whom the members do not see", () => {
    expect(turnBegun(fight(0, { shared: false }), fight(0))).toBe("lyra");
    expect(turnBegun(fight(1), fight(0, { round: 2, shared: false }))).toBeUndefined();
    expect(turnBegun(fight(1), fight(0, { round: 2, hidden: true }))).toBeUndefined();
  });
});
