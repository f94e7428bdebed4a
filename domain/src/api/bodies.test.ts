import { describe, expect, it } from "vitest";
import { safeParse } from "zod/mini";
import { updatePassword, updateProfile } from "./account";
import { createInvites, updateInviteRequest } from "./admin";
import { createCharacter } from "./characters";
import { requestInvite } from "./invitations";
import { createItem } from "./items";

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
      "La note ne doit pas dépasser 1\u202f000 caractères.",
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

  it("has names without invisible characters, whatever they name", () => {
    const name = " Bra\u200bise\u202e ";
    const named = [
      safeParse(updateProfile.body, { name }).data?.name,
      safeParse(createCharacter.body, { name }).data?.name,
      safeParse(createItem.body, { name, systems: ["dnd5e"] }).data?.name,
    ];
    expect(named).toEqual(["Braise", "Braise", "Braise"]);
    for (const body of [createCharacter.body, createItem.body]) {
      expect(safeParse(body, { name: "\u200b\u3164", systems: ["dnd5e"] }).success).toBe(false);
    }
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
