import { describe, expect, it } from "vitest";
import { AUDIT_ACTIONS } from "../../documents/auditEntry";
import { AppError } from "../../values/errors";
import { auditEntry } from "./auditEntry";
import { auditActionLabel, auditChangeLabel } from "./auditWords";
import { requiredArgument } from "./requiredArgument";

describe("the audit log", () => {
  it("has a different French text for each action", () => {
    const labels = AUDIT_ACTIONS.map(auditActionLabel);
    expect(new Set(labels).size).toBe(AUDIT_ACTIONS.length);
  });

  it("states the value before and after", () => {
    const role = { action: "updateUserRole", change: { from: "player", to: "admin" } } as const;
    const named = { action: "makeAdmin", change: { from: "player", to: "admin" } } as const;
    const quota = { action: "updateUserQuota", change: { from: "10", to: "12" } } as const;
    const status = { action: "updateInviteRequest", change: { from: "pending", to: "refused" } } as const;
    expect([role, named, quota, status].map(auditChangeLabel)).toEqual([
      "Joueur → Administrateur",
      "Joueur → Administrateur",
      "10 → 12",
      "En attente → Refusée",
    ]);
    expect(auditChangeLabel({ action: "deleteUser" })).toBeUndefined();
  });

  it("keeps an entry for a year, with folded names", () => {
    const actor = { uid: "hera", name: "Héra", email: "hera@example.fr" };
    const target = { id: "lea", label: "Léa ROY" };
    expect(auditEntry(actor, { action: "deleteUser", target }, 1000)).toEqual({
      at: 1000,
      expiresAt: 1000 + 365 * 86_400_000,
      actor: { uid: "hera", name: "Héra" },
      action: "deleteUser",
      target,
      actorKey: "hera",
      targetKey: "lea roy",
    });
  });
});

describe("an admin's call", () => {
  it.each([
    ["missing-user-id", "User id requis"],
    ["missing-code", "Code requis"],
    ["missing-id", "Identifiant requis"],
  ] as const)("without its argument is refused: %s", (code, sentence) => {
    expect(() => requiredArgument(" ", code)).toThrow(new AppError(code));
    expect(() => requiredArgument("", code)).toThrow(sentence);
    expect(requiredArgument("x", code)).toBe("x");
  });
});
