import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "../errors";
import { decideUpdateUserRole, requireAnotherAdmin, requireMayDeleteUser } from "./authority";

const player = { uid: "lucas", user: { role: "player" as const } };
const colleague = { uid: "noé", user: { role: "admin" as const } };
const admins = ["hélène", "noé"];

const refusalOf = (decide: () => unknown): string | undefined => {
  try {
    decide();
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
};

describe("An admin", () => {
  it("makes a player an admin, and an admin a player", () => {
    expect(decideUpdateUserRole("hélène", player, "admin", admins)).toEqual({ role: "admin" });
    expect(decideUpdateUserRole("hélène", colleague, "player", admins)).toEqual({ role: "player" });
  });

  it("who gives the role that somebody has changes nothing", () => {
    expect(decideUpdateUserRole("hélène", player, "player", admins)).toBeUndefined();
  });

  it("cannot change or delete their own account here", () => {
    const own = { uid: "hélène", user: { role: "admin" as const } };
    expect(refusalOf(() => decideUpdateUserRole("hélène", own, "player", admins))).toBe("own-account");
    expect(refusalOf(() => requireMayDeleteUser("hélène", own, admins))).toBe("own-account");
  });

  it("is told of somebody who does not exist", () => {
    const nobody = { uid: "nobody", user: undefined };
    expect(refusalOf(() => decideUpdateUserRole("hélène", nobody, "admin", admins))).toBe("user-not-found");
    expect(refusalOf(() => requireMayDeleteUser("hélène", nobody, admins))).toBe("user-not-found");
  });

  it("who was demoted a moment ago can do nothing any more", () => {
    expect(refusalOf(() => decideUpdateUserRole("hélène", colleague, "player", ["noé"]))).toBe("forbidden");
    expect(refusalOf(() => requireMayDeleteUser("hélène", player, ["noé"]))).toBe("forbidden");
  });
});

describe("The last admin", () => {
  it("cannot go", () => {
    expect(refusalOf(() => requireAnotherAdmin("noé", ["noé"]))).toBe("last-admin");
    expect(refusalOf(() => requireAnotherAdmin("noé", admins))).toBeUndefined();
  });

  it("is not asked for when a player leaves", () => {
    expect(refusalOf(() => requireAnotherAdmin("lucas", ["noé"]))).toBeUndefined();
  });

  it("remains, whoever demotes and deletes whom in whatever order", () => {
    const person = fc.constantFrom("a", "b", "c");
    const act = fc.record({ by: person, to: person, what: fc.constantFrom("demote", "delete", "leave") });
    fc.assert(
      fc.property(fc.array(act), (acts) => {
        let left = ["a", "b", "c"];
        for (const { by, to, what } of acts) {
          const target = { uid: to, user: left.includes(to) ? { role: "admin" as const } : undefined };
          const admitted =
            refusalOf(() => {
              if (what === "demote") decideUpdateUserRole(by, target, "player", left);
              else if (what === "delete") requireMayDeleteUser(by, target, left);
              else requireAnotherAdmin(to, left);
            }) === undefined;
          if (admitted) left = left.filter((uid) => uid !== to);
        }
        expect(left.length).toBeGreaterThan(0);
      }),
    );
  });
});
