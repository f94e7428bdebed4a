import { describe, expect, it } from "vitest";
import { forgetInviteUser, NOBODY } from "./forgetInviteUser";

const usedBy = { uid: "ana", name: "Ana", email: "ana@example.fr" };
const forgetting = (invite: Parameters<typeof forgetInviteUser>[0], email = "ana@example.fr") =>
  forgetInviteUser(invite, "ana", email);

describe("an invite code of a deleted member", () => {
  it("stays used, by nobody", () => {
    expect(forgetting({ usedBy, note: "Table du mardi" })).toEqual({
      usedBy: NOBODY,
      usedByKey: "compte supprime",
      requestId: undefined,
    });
  });

  it("loses a note that is their address, in any case", () => {
    expect(forgetting({ usedBy, note: "pour Ana@Example.fr" })).toHaveProperty("note", undefined);
    expect(forgetting({ usedBy, note: "Ana" }, "")).not.toHaveProperty("note");
  });

  it("loses a note that is the address of their request, even if their account had another", () => {
    const forgotten = forgetting({ usedBy, note: "a.dupont@travail.fr", requestId: "r1" });
    expect(forgotten).toMatchObject({ note: undefined, noteKey: undefined });
  });

  it("keeps another member who used the code that was made for them", () => {
    const other = { ...usedBy, uid: "bob" };
    expect(forgetting({ usedBy: other, note: "ana@example.fr", requestId: "r1" })).toEqual({
      note: undefined,
      noteKey: undefined,
      requestId: undefined,
    });
  });
});
