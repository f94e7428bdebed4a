import { describe, expect, it } from "vitest";
import {
  canRegisterWith,
  decideInviteCode,
  INVITE_CODE_STATES,
  inviteCodeLabel,
  inviteCodeMessage,
  inviteCodeStateFrom,
} from "./inviteCodeState";

describe("the answer to an invite check", () => {
  it.each([
    [200, "valid"],
    [410, "used"],
    [409, "used"],
    [404, "invalid"],
    [400, "invalid"],
    [403, "disabled"],
    [429, "error"],
    [500, "error"],
    [undefined, "error"],
  ] as const)("with status %s means %s", (status, state) => {
    expect(inviteCodeStateFrom({ status })).toBe(state);
  });

  it("is identified more precisely by its error code", () => {
    expect(inviteCodeStateFrom({ status: 400, code: "invite-used" })).toBe("used");
    expect(inviteCodeStateFrom({ status: 400, code: "invite-disabled" })).toBe("disabled");
    expect(inviteCodeStateFrom({ status: 500, code: "invite-invalid" })).toBe("invalid");
    expect(inviteCodeStateFrom({ status: 403, code: "foreign-origin" })).toBe("error");
    expect(inviteCodeStateFrom({ status: 404, code: "route-not-found" })).toBe("invalid");
  });
});

describe("the state of an invite code", () => {
  it("has the product's messages", () => {
    expect(inviteCodeMessage("used")).toBe("Ce code d'invitation a déjà été utilisé.");
    expect(inviteCodeMessage("invalid")).toBe("Code d'invitation invalide.");
    expect(inviteCodeMessage("disabled")).toBe("Ce code d'invitation est désactivé.");
    expect(inviteCodeMessage("error")).toBe("Impossible de vérifier votre code d'invitation pour le moment.");
    expect(inviteCodeMessage("missing")).toBe(
      "Les inscriptions sont réservées aux personnes disposant d'un code valide.",
    );
    expect(new Set(INVITE_CODE_STATES.map(inviteCodeMessage)).size).toBe(INVITE_CODE_STATES.length);
  });

  it("allows registration only when it is valid", () => {
    expect(INVITE_CODE_STATES.filter(canRegisterWith)).toEqual(["valid"]);
  });
});

const FREE = { used: false };
const USED = { used: true };

describe("an invite code", () => {
  it("is valid, used, disabled or unknown", () => {
    expect(decideInviteCode(FREE)).toBe("valid");
    expect(decideInviteCode({ ...FREE, disabled: false })).toBe("valid");
    expect(decideInviteCode({ ...FREE, disabled: true })).toBe("disabled");
    expect(decideInviteCode(USED)).toBe("used");
    expect(decideInviteCode({ ...USED, disabled: true })).toBe("used");
    expect(decideInviteCode(undefined)).toBe("invalid");
  });

  it("is labelled Disponible or Utilisé", () => {
    expect([inviteCodeLabel(FREE), inviteCodeLabel(USED)]).toEqual(["Disponible", "Utilisé"]);
  });
});
