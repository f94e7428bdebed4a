import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "../errors";
import { type Account, decideLeave, decideUpdateUserRole, requireOthersAccount } from "./authority";

const admin = (uid: string): Account => ({ uid, user: { role: "admin" } });
const player = (uid: string): Account => ({ uid, user: { role: "player" } });
const nobody: Account = { uid: "nobody", user: undefined };

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
    expect(decideUpdateUserRole(admin("hera"), player("lucas"), "admin")).toEqual({ role: "admin" });
    expect(decideUpdateUserRole(admin("hera"), admin("zeus"), "player")).toEqual({ role: "player" });
  });

  it("who gives the role that somebody has changes nothing", () => {
    expect(decideUpdateUserRole(admin("hera"), player("lucas"), "player")).toBeUndefined();
  });

  it("acts on others, and on those alone who exist", () => {
    expect(requireOthersAccount(admin("hera"), player("lucas"))).toEqual({ role: "player" });
    expect(refusalOf(() => requireOthersAccount(admin("hera"), admin("hera")))).toBe("own-account");
    expect(refusalOf(() => requireOthersAccount(admin("hera"), nobody))).toBe("user-not-found");
  });

  it("who was demoted, or deleted, a moment ago can do nothing any more", () => {
    for (const caller of [player("hera"), { uid: "hera", user: undefined }]) {
      expect(refusalOf(() => decideUpdateUserRole(caller, admin("zeus"), "player"))).toBe("forbidden");
      expect(refusalOf(() => requireOthersAccount(caller, caller))).toBe("forbidden");
    }
  });
});

describe("Who leaves", () => {
  const [hera, zeus] = [{ id: "hera" }, { id: "zeus" }];

  it("as a player needs nobody to stay", () => {
    expect(decideLeave({ uid: "lucas", role: "player" }, [])).toBeUndefined();
  });

  it("as an admin leaves another behind, or stays", () => {
    expect(decideLeave({ uid: "hera", role: "admin" }, [hera, zeus])).toBe(zeus);
    expect(refusalOf(() => decideLeave({ uid: "hera", role: "admin" }, [hera]))).toBe("last-admin");
    expect(refusalOf(() => decideLeave({ uid: "hera", role: "admin" }, []))).toBe("last-admin");
  });
});

describe("Whoever demotes and deletes whom, and whoever leaves,", () => {
  it("an admin remains", () => {
    const person = fc.constantFrom("a", "b", "c");
    const act = fc.record({ by: person, to: person, what: fc.constantFrom("demote", "delete", "leave") });
    fc.assert(
      fc.property(fc.array(act), (acts) => {
        let left = ["a", "b", "c"];
        const accountOf = (uid: string): Account =>
          left.includes(uid) ? admin(uid) : { uid, user: undefined };
        for (const { by, to, what } of acts) {
          const refused = refusalOf(() => {
            if (what === "demote") decideUpdateUserRole(accountOf(by), accountOf(to), "player");
            else if (what === "delete") requireOthersAccount(accountOf(by), accountOf(to));
            else
              decideLeave(
                { uid: to, role: "admin" },
                left.map((id) => ({ id })),
              );
          });
          if (refused === undefined) left = left.filter((uid) => uid !== to);
        }
        expect(left.length).toBeGreaterThan(0);
      }),
    );
  });
});
