import { describe, expect, it } from "vitest";
import { AppError } from "../../values/errors";
import { decideRegistration } from "./decideRegistration";

const free = { used: false };
const usedBy = (uid: string) => ({ used: true, usedBy: { uid, name: "Ana", email: "ana@example.fr" } });

const refusal = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
  return undefined;
};

describe("registering", () => {
  it("uses an available code", () => {
    expect(decideRegistration("ana", false, free)).toBe("claim");
  });

  it("is already done when the same account used the same code before", () => {
    expect(decideRegistration("ana", true, usedBy("ana"))).toBe("done");
  });

  it("is refused to a member with another code, whatever that code's state", () => {
    for (const invite of [free, usedBy("bob"), undefined, { used: false, disabled: true }]) {
      expect(refusal(() => decideRegistration("ana", true, invite))).toBe("already-registered");
    }
  });

  it("is refused with an unknown, used or disabled code, each with its own error", () => {
    expect(refusal(() => decideRegistration("ana", false, undefined))).toBe("invite-invalid");
    expect(refusal(() => decideRegistration("ana", false, usedBy("bob")))).toBe("invite-used");
    expect(refusal(() => decideRegistration("ana", false, usedBy("ana")))).toBe("invite-used");
    expect(refusal(() => decideRegistration("ana", false, { used: false, disabled: true }))).toBe(
      "invite-disabled",
    );
  });
});
