import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldsOf } from "../../values/reading/fields";
import { isConnectedByHints } from "./connectionHints";

const connected = (player: unknown) => isConnectedByHints(fieldsOf(player));
const FLAGS = ["connected", "isConnected", "online", "isOnline", "active", "present", "available"];

describe("connection hints", () => {
  it.each(FLAGS)("reads %s as a boolean, a text or a number", (flag) => {
    for (const yes of [true, "true", "1", " Oui ", 1, 3, "12"]) expect(connected({ [flag]: yes })).toBe(true);
    for (const no of [false, "false", "0", "non", 0, -1, "-2"]) expect(connected({ [flag]: no })).toBe(false);
  });

  it.each([
    "online",
    "En ligne",
    "enligne",
    "en-ligne",
    "connecté",
    "Connectée",
    "connected",
    "ACTIF",
    "active",
    "présent",
    "présente",
    "disponible",
    "available",
    "yes",
    "ici",
  ])("counts the status « %s » as online", (status) => {
    expect(connected({ status })).toBe(true);
    expect(connected({ state: status })).toBe(true);
    expect(connected({ connection: status })).toBe(true);
    expect(connected({ presence: { status } })).toBe(true);
  });

  it.each([
    "offline",
    "Hors ligne",
    "horsligne",
    "déconnecté",
    "déconnectée",
    "disconnected",
    "inactif",
    "inactive",
    "absent",
    "absente",
    "away",
    "indisponible",
    "unavailable",
    "no",
  ])("counts the status « %s » as offline, whenever the player was last seen", (status) => {
    expect(connected({ status, lastSeen: 1_800_000_000_000 })).toBe(false);
    expect(connected({ connection: { state: status }, lastSeen: 1_800_000_000_000 })).toBe(false);
  });

  it.each([
    "lastSeen",
    "lastSeenAt",
    "lastActive",
    "lastActiveAt",
    "lastActivity",
    "lastOnline",
    "lastOnlineAt",
    "lastConnection",
    "lastConnectionAt",
    "lastConnectedAt",
  ])("counts any %s timestamp as online", (field) => {
    const moments = [1_800_000_000, "2026-11-21T10:00:00Z", new Date(5000), { seconds: 5, nanoseconds: 0 }];
    for (const moment of moments) expect(connected({ [field]: moment })).toBe(true);
  });

  it("ignores an empty or unreadable last-seen time", () => {
    for (const moment of [0, "", "jamais", new Date(Number.NaN), { seconds: 0 }, {}, null, true]) {
      expect(connected({ lastSeen: moment })).toBe(false);
    }
  });

  it("uses the first hint that has a value, flags before texts", () => {
    expect(connected({ connected: false, online: true })).toBe(false);
    expect(connected({ connected: "?", online: true })).toBe(true);
    expect(connected({ online: false, status: "online" })).toBe(false);
    expect(connected({ status: "en jeu", state: "online" })).toBe(true);
    expect(connected({ connection: { online: true } })).toBe(true);
  });

  it("counts a player without any hint as offline", () => {
    expect(connected({ uid: "ayla" })).toBe(false);
    expect(connected({ status: "en jeu" })).toBe(false);
    expect(connected({ online: null, connected: {}, active: [] })).toBe(false);
  });

  it("never throws, whatever a player is", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...FLAGS, "status", "lastSeen"), fc.anything()), (player) => {
        expect(typeof connected(player)).toBe("boolean");
      }),
    );
  });
});
