import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "../../values/errors";
import { type AccountState, decideLeave, decideUpdateUserRole, requireOthersAccount } from "./authority";

const admin = (uid: string): AccountState => ({ uid, user: { role: "admin" } });
const player = (uid: string): AccountState => ({ uid, user: { role: "player" } });
const nobody: AccountState = { uid: "nobody", user: undefined };

const refusalOf = (decide: () => unknown): string | undefined => {
  try {
    decide();
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
};

describe("an admin", () => {
  it("makes a player an admin, and an admin a player", () => {
    expect(decideUpdateUserRole(admin("hera"), player("lucas"), "admin")).toEqual({ role: "admin" });
    expect(decideUpdateUserRole(admin("hera"), admin("zeus"), "player")).toEqual({ role: "player" });
  });

  it("changes nothing when the member already has the role", () => {
    expect(decideUpdateUserRole(admin("hera"), player("lucas"), "player")).toBeUndefined();
  });

  it("acts only on other accounts, and only on existing ones", () => {
    expect(requireOthersAccount(admin("hera"), player("lucas"))).toEqual({ role: "player" });
    expect(refusalOf(() => requireOthersAccount(admin("hera"), admin("hera")))).toBe("own-account");
    expect(refusalOf(() => requireOthersAccount(admin("hera"), nobody))).toBe("user-not-found");
  });

  it("who has just been demoted or deleted can act no more", () => {
    for (const caller of [player("hera"), { uid: "hera", user: undefined }]) {
      expect(refusalOf(() => decideUpdateUserRole(caller, admin("zeus"), "player"))).toBe("forbidden");
      expect(refusalOf(() => requireOthersAccount(caller, caller))).toBe("forbidden");
    }
  });
});

describe("a member who leaves", () => {
  const [hera, zeus] = [{ id: "hera" }, { id: "zeus" }];

  it("needs no successor when they are a player", () => {
    expect(decideLeave({ uid: "lucas", role: "player" }, [])).toBeUndefined();
  });

  it("must leave another admin behind when they are an admin", () => {
    expect(decideLeave({ uid: "hera", role: "admin" }, [hera, zeus])).toBe(zeus);
    expect(refusalOf(() => decideLeave({ uid: "hera", role: "admin" }, [hera]))).toBe("last-admin");
    expect(refusalOf(() => decideLeave({ uid: "hera", role: "admin" }, []))).toBe("last-admin");
  });
});

describe("after any sequence of demotions, deletions and departures", () => {
  it("an admin remains", () => {
    const person = fc.constantFrom("a", "b", "c");
    const act = fc.record({ by: person, to: person, what: fc.constantFrom("demote", "delete", "leave") });
    fc.assert(
      fc.property(fc.array(act), (acts) => {
        let left = ["a", "b", "c"];
        const accountOf = (uid: string): AccountState =>
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
