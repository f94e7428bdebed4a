import { describe, expect, it } from "vitest";
import { readSessionUser } from "./readSessionUser";

const user = {
  uid: "ana",
  name: "Ana",
  displayName: "Ana la Sage",
  email: "ana@example.fr",
  pronouns: "elle",
  role: "player",
  characterQuota: 5,
  photoURL: "https://example.fr/ana.png",
  metadata: { lastSignInTime: "2026-11-20T18:00:00Z" },
} as const;

describe("the session of whoever arrives", () => {
  it("is the member that the server names", () => {
    expect(readSessionUser({ user })).toEqual(user);
  });

  it.each([null, undefined, "down for repairs", [], {}, { user: null }, { user: {} }, { user: { uid: 7 } }])(
    "is nobody's when the answer is %j",
    (answer) => {
      expect(readSessionUser(answer)).toBeNull();
    },
  );

  it("knows an admin whatever the case, and takes every other role for a player's", () => {
    expect(readSessionUser({ user: { ...user, role: "ADMIN" } })?.role).toBe("admin");
    expect(readSessionUser({ user: { ...user, role: "moderator" } })?.role).toBe("player");
  });

  it("reads what a server leaves out as empty rather than losing the session", () => {
    expect(readSessionUser({ user: { uid: "ana", name: "Ana" } })).toEqual({
      uid: "ana",
      name: "Ana",
      displayName: "Ana",
      email: "",
      pronouns: "",
      role: "player",
      characterQuota: 0,
      metadata: {},
    });
  });
});
