import { describe, expect, it } from "vitest";
import type { InviteDocument } from "../../documents/invite";
import type { InviteRequestDocument } from "../../documents/inviteRequest";
import { AppError } from "../../values/errors";
import { invitationMail } from "./invitationMail";
import { codesToDisable, decideInviteFromRequest } from "./inviteFromRequest";
import { newInvite } from "./newInvite";
import { decideUpdateInviteRequest } from "./updateInviteRequest";

const hera = { uid: "hera", name: "Héra", email: "hera@example.fr" };
const pending: InviteRequestDocument = {
  email: "lea@example.fr",
  status: "pending",
  requestCount: 1,
  createdAt: 1,
  updatedAt: 1,
  lastRequestAt: 1,
  expiresAt: 2,
};
const refused: InviteRequestDocument = { ...pending, status: "refused", processedBy: hera };

describe("an invitation request", () => {
  it("stores who decided it, and nobody while it is pending again", () => {
    expect(decideUpdateInviteRequest(pending, { status: "refused" }, hera, 5)).toEqual({
      status: "refused",
      processedBy: hera,
      updatedAt: 5,
    });
    expect(decideUpdateInviteRequest(refused, { status: "pending" }, hera, 5)).toEqual({
      status: "pending",
      processedBy: undefined,
      updatedAt: 5,
    });
  });

  it("keeps its status when only the note changes; a blank note removes it", () => {
    expect(decideUpdateInviteRequest(pending, { adminNote: " vue au club " }, hera, 5)).toEqual({
      adminNote: "vue au club",
      updatedAt: 5,
    });
    const noted = { ...pending, adminNote: "vue au club" };
    expect(decideUpdateInviteRequest(noted, { adminNote: "  " }, hera, 5)).toEqual({
      adminNote: undefined,
      updatedAt: 5,
    });
  });

  it("does not change for values that it has already", () => {
    expect(
      decideUpdateInviteRequest(pending, { status: "pending", adminNote: "  " }, hera, 5),
    ).toBeUndefined();
    expect(decideUpdateInviteRequest(pending, {}, hera, 5)).toBeUndefined();
  });
});

describe("inviting the address of a request", () => {
  const invite: InviteDocument = newInvite("DH-2222", undefined, 1);

  const inviting = (data: InviteRequestDocument, made: InviteDocument[] = []) =>
    decideInviteFromRequest({ id: "r1", data }, made, "DH-3333", hera, 5);

  it("creates a code with the address as its note, and marks the request as processed", () => {
    expect(inviting(refused)).toEqual({
      kind: "new",
      invite: {
        code: "DH-3333",
        used: false,
        createdAt: 5,
        note: "lea@example.fr",
        noteKey: "lea@example.fr",
        requestId: "r1",
      },
      changes: { updatedAt: 5, status: "processed", processedBy: hera },
    });
  });

  it("stores no code on the request, which admins' clients read", () => {
    expect(JSON.stringify(inviting(pending).changes)).not.toContain("DH-");
  });

  it("answers the existing code while it is valid, however often it is repeated", () => {
    const processed: InviteRequestDocument = { ...pending, status: "processed" };
    expect(inviting(processed, [invite])).toEqual({ kind: "again", invite, changes: undefined });
    expect(inviting(refused, [invite])).toMatchObject({ kind: "again", changes: { status: "processed" } });
  });

  it("enables a code that a refusal disabled, and marks the request even if it was processed", () => {
    const processed: InviteRequestDocument = { ...pending, status: "processed" };
    expect(inviting(processed, [{ ...invite, disabled: true }])).toEqual({
      kind: "enabled",
      invite: { ...invite, disabled: undefined },
      changes: { updatedAt: 5 },
    });
  });

  it("is refused when somebody has used the first code", () => {
    const used = { ...invite, used: true };
    expect(() => inviting(pending, [invite, used])).toThrow(new AppError("invite-used"));
  });

  it("is undone by a refusal, which disables the codes that can still be used", () => {
    const made = [invite, { ...invite, used: true }, { ...invite, disabled: true }].map((data) => ({ data }));
    expect(codesToDisable({ status: "refused", updatedAt: 5 }, made)).toEqual([{ data: invite }]);
    expect(codesToDisable({ status: "processed", updatedAt: 5 }, made)).toEqual([]);
  });

  it("gives a mail with the link of this installation and the code", () => {
    const mail = invitationMail("lea@example.fr", "DH-2222", "https://des.test/");
    expect(mail.to).toBe("lea@example.fr");
    expect(mail.body).toContain("https://des.test/register?code=DH-2222\n");
    expect(mail.body).toContain("inscription : DH-2222\n");
  });
});
