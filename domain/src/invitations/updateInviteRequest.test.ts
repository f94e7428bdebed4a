import { describe, expect, it } from "vitest";
import type { InviteRequestDocument } from "../documents/inviteRequest";
import { AppError } from "../errors";
import { invitationMail } from "./invitationMail";
import { decideInviteFromRequest } from "./inviteFromRequest";
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
};
const refused: InviteRequestDocument = { ...pending, status: "refused", processedBy: hera };

describe("A request for an invitation", () => {
  it("keeps who decided, and nobody once it is back in the queue", () => {
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

  it("keeps a note without moving, and loses it for a blank one", () => {
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

  it("does not change for what it is already", () => {
    expect(
      decideUpdateInviteRequest(pending, { status: "pending", adminNote: "  " }, hera, 5),
    ).toBeUndefined();
    expect(decideUpdateInviteRequest(pending, {}, hera, 5)).toBeUndefined();
  });
});

describe("An invitation in one step", () => {
  const invite = newInvite("DH-2222", undefined, 1);

  it("is a code noted for the address, kept with the request, which is processed", () => {
    expect(decideInviteFromRequest(refused, undefined, "DH-2222", hera, 5)).toEqual({
      kind: "new",
      invite: {
        code: "DH-2222",
        used: false,
        createdAt: 5,
        note: "lea@example.fr",
        noteKey: "lea@example.fr",
      },
      changes: { updatedAt: 5, status: "processed", processedBy: hera, inviteCode: "DH-2222" },
    });
  });

  it("is the code that was made before while it is good, however often one asks", () => {
    const processed: InviteRequestDocument = { ...pending, status: "processed", inviteCode: "DH-2222" };
    const again = decideInviteFromRequest(processed, invite, "DH-3333", hera, 5);
    expect(again).toEqual({ kind: "again", invite, changes: undefined });
    const moved = decideInviteFromRequest({ ...refused, inviteCode: "DH-2222" }, invite, "DH-3333", hera, 5);
    expect(moved).toMatchObject({ kind: "again", changes: { status: "processed" } });
  });

  it("is a new code where the first was disabled, even if the request was processed", () => {
    const processed: InviteRequestDocument = { ...pending, status: "processed", inviteCode: "DH-2222" };
    const disabled = { ...invite, disabled: true };
    expect(decideInviteFromRequest(processed, disabled, "DH-3333", hera, 5)).toMatchObject({
      kind: "new",
      changes: { updatedAt: 5, inviteCode: "DH-3333" },
    });
  });

  it("is refused where somebody came in by the first", () => {
    const used = { ...invite, used: true };
    expect(() => decideInviteFromRequest(pending, used, "DH-3333", hera, 5)).toThrow(
      new AppError("invite-used"),
    );
  });

  it("is a mail with the link of this installation and the code itself", () => {
    const mail = invitationMail("lea@example.fr", "DH-2222", "https://des.test/");
    expect(mail.to).toBe("lea@example.fr");
    expect(mail.body).toContain("https://des.test/register?code=DH-2222\n");
    expect(mail.body).toContain("inscription : DH-2222\n");
  });
});
