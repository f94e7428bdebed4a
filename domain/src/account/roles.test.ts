import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAdmin, ROLE_LABELS, ROLES, readRole, readRoles } from "./roles";

describe("A role", () => {
  it.each(["admin", "ADMIN", " Admin "])("is an admin's when it says %j", (role) => {
    expect([isAdmin(role), readRole(role)]).toEqual([true, "admin"]);
  });

  it.each(["player", "administrator", "", undefined, null, 1, ["admin"], { role: "admin" }])(
    "is no admin's when it says %j",
    (role) => {
      expect([isAdmin(role), readRole(role)]).toEqual([false, "player"]);
    },
  );

  it("has a French name", () => {
    expect(ROLES.map((role) => ROLE_LABELS[role])).toEqual(["Administrateur", "Joueur"]);
  });
});

describe("The roles that an admin may give", () => {
  it("are those the server lists, lowercased and each once", () => {
    expect(readRoles(["PLAYER", "player", " Admin", "roi", 3])).toEqual(["player", "admin"]);
    expect(readRoles(["Admin"])).toEqual(["admin"]);
  });

  it.each([undefined, null, [], ["roi"], "admin", { 0: "admin" }])("are both where it sends %j", (raw) => {
    expect(readRoles(raw)).toEqual(["admin", "player"]);
  });

  it("are never none and never twice the same, whatever is sent", () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const roles = readRoles(raw);
        expect(roles.length).toBeGreaterThan(0);
        expect(new Set(roles).size).toBe(roles.length);
      }),
    );
  });
});
