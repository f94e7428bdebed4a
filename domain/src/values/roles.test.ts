import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAdmin, ROLE_LABELS, ROLES, readRole, readRoles } from "./roles";

describe("an account's role", () => {
  it.each(["admin", "ADMIN", " Admin "])("is admin for %j", (role) => {
    expect([isAdmin(role), readRole(role)]).toEqual([true, "admin"]);
  });

  it.each(["player", "administrator", "", undefined, null, 1, ["admin"], { role: "admin" }])(
    "is not admin for %j",
    (role) => {
      expect([isAdmin(role), readRole(role)]).toEqual([false, "player"]);
    },
  );

  it("has a French name", () => {
    expect(ROLES.map((role) => ROLE_LABELS[role])).toEqual(["Administrateur", "Joueur"]);
  });
});

describe("the roles that an admin may give", () => {
  it("are the ones that the server lists, lowercased and each once", () => {
    expect(readRoles(["PLAYER", "player", " Admin", "roi", 3])).toEqual(["player", "admin"]);
    expect(readRoles(["Admin"])).toEqual(["admin"]);
  });

  it.each([undefined, null, [], ["roi"], "admin", { 0: "admin" }])(
    "are both when the server sends %j",
    (raw) => {
      expect(readRoles(raw)).toEqual(["admin", "player"]);
    },
  );

  it("are at least one and all different, whatever is sent", () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const roles = readRoles(raw);
        expect(roles.length).toBeGreaterThan(0);
        expect(new Set(roles).size).toBe(roles.length);
      }),
    );
  });
});
