import { describe, expect, it } from "vitest";
import { forgetInviteUser, NOBODY } from "./forgetInviteUser";

const usedBy = { uid: "ana", name: "Ana", email: "ana@example.fr" };
const forgetting = (invite: Parameters<typeof forgetInviteUser>[0], email = "ana@example.fr") =>
  forgetInviteUser(invite, "ana", email);

describe("A code whose user is deleted", () => {
  it("keeps that it was used, and by nobody", () => {
    expect(forgetting({ usedBy, note: "Table du mardi" })).toEqual({
      usedBy: NOBODY,
      usedByKey: "compte supprime",
      requestId: undefined,
    });
  });

  it("loses a note that is their address, however it was typed", () => {
    expect(forgetting({ usedBy, note: "pour Ana@Example.fr" })).toHaveProperty("note", undefined);
    expect(forgetting({ usedBy, note: "Ana" }, "")).not.toHaveProperty("note");
  });

  it("loses the address that they asked for an invitation with, though it is not their account's", () => {
    const forgotten = forgetting({ usedBy, note: "a.dupont@travail.fr", requestId: "r1" });
    expect(forgotten).toMatchObject({ note: undefined, noteKey: undefined });
  });

  it("was made for them and used by another: the other stays", () => {
    const other = { ...usedBy, uid: "bob" };
    expect(forgetting({ usedBy: other, note: "ana@example.fr", requestId: "r1" })).toEqual({
      note: undefined,
      noteKey: undefined,
      requestId: undefined,
    });
  });
});
