import { describe, expect, it } from "vitest";
import { safeParse } from "zod/mini";
import { updatePassword, updateProfile } from "./account";
import { createInvites, updateInviteRequest } from "./admin";
import { requestInvite } from "./invitations";

describe("a call's body", () => {
  it("is refused with the sentence that its form would show", () => {
    const refusals = [
      safeParse(requestInvite.body, { email: "lea@" }),
      safeParse(requestInvite.body, { email: "lea@example.fr", note: "a".repeat(1001) }),
      safeParse(updateProfile.body, { name: "  " }),
      safeParse(updatePassword.body, { password: "Password123!" }),
    ].map(({ error }) => error?.issues[0]?.message);
    expect(refusals).toEqual([
      "Adresse email invalide. Vérifie le format et réessaie.",
      "La note ne doit pas dépasser 1000 caractères.",
      "Le nom d'utilisateur est requis.",
      "Ce mot de passe est trop commun. Choisissez une combinaison unique.",
    ]);
  });

  it("is parsed to what is stored", () => {
    expect(safeParse(requestInvite.body, { email: " LEA@Example.fr ", note: " à cinq " }).data).toEqual({
      email: "lea@example.fr",
      note: "à cinq",
    });
    expect(safeParse(updateProfile.body, { name: " Ana   Lys " }).data).toEqual({
      name: "Ana Lys",
      pronouns: "",
    });
    expect(safeParse(updateInviteRequest.body, { status: "refused", adminNote: " doublon " }).data).toEqual({
      status: "refused",
      adminNote: "doublon",
    });
  });

  it.each([
    [undefined, 1],
    ["douze", 1],
    [0, 1],
    [7.9, 7],
    [500, 20],
  ])("asks for an integer number of invitations from 1 to 20: %j becomes %d", (count, made) => {
    expect(safeParse(createInvites.body, { count }).data).toEqual({ count: made });
  });
});
