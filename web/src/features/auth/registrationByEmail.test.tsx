import { screen, waitFor } from "@testing-library/react";
import { cancelRegistration, login, register } from "domain/api/auth";
import { checkInvite } from "domain/api/invitations";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answers, noAnswer, pending, refusal, sent } from "../../testing/answers";
import { entered, GWEN, press, showForms, type } from "./testing/visitorForms";

const identity = vi.hoisted(() => ({
  signUpWithEmail: vi.fn(async () => {}),
  signOutOfIdentity: vi.fn(async () => {}),
  freshIdToken: async () => "token",
}));
vi.mock("../../session/identity", async (original) => ({ ...(await original<object>()), ...identity }));

const FAILED = "Inscription échouée. Vérifie ton email, ton mot de passe et ton code d'invitation.";
const VALID = "Code d'invitation valide.";
const member = { user: GWEN };
const body = { idToken: "token", inviteCode: "DH-CODE" };

beforeEach(() => {
  answers.on(checkInvite, { invite: { code: "DH-CODE", used: false } });
  answers.on(cancelRegistration, undefined as never);
});
afterEach(() => vi.clearAllMocks());

const open = async () => {
  showForms({ pathname: "/register", search: "?code=dh-code" });
  await screen.findByText(VALID);
};
const fill = (changes: Record<string, string> = {}) => {
  const fields = {
    "Adresse email": "Gwen@Example.fr",
    Pseudo: "Gwen  la Rôdeuse",
    "Mot de passe": "Lanterne-Verte-77!",
    "Confirmation du mot de passe": "Lanterne-Verte-77!",
    ...changes,
  };
  for (const [label, value] of Object.entries(fields)) type(label, value);
  press("Créer mon compte");
};

describe("an invite code", () => {
  it("is asked for, cleaned as it is typed, and says what it is worth", async () => {
    showForms({ pathname: "/register" });
    const state = () => document.querySelector("[data-invite-state]")?.getAttribute("data-invite-state");
    expect(state()).toBe("missing");
    screen.getByText("Les inscriptions sont réservées aux personnes disposant d'un code valide.");
    for (const [code, sentence] of [
      ["invite-invalid", "Code d'invitation invalide."],
      ["invite-used", "Ce code d'invitation a déjà été utilisé."],
      ["invite-disabled", "Ce code d'invitation est désactivé."],
    ] as const) {
      answers.on(checkInvite, refusal(code));
      type("Code d'invitation", `${code}-<nope> 1`);
      expect(screen.getByLabelText("Code d'invitation")).toHaveProperty(
        "value",
        `${code}-nope1`.toUpperCase(),
      );
      await screen.findByText(sentence);
    }
    answers.on(checkInvite, pending);
    type("Code d'invitation", "DH-AUTRE");
    await waitFor(() => expect(state()).toBe("checking"));
    answers.on(checkInvite, { invite: { code: "DH-NEUF", used: false } });
    type("Code d'invitation", "DH-NEUF");
    await screen.findByText(VALID);
  });

  it("that is not valid lets nobody register", async () => {
    showForms({ pathname: "/register" });
    fill();
    expect(identity.signUpWithEmail).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "S'inscrire avec Google" })).toHaveProperty("disabled", true);
  });
});

describe("a registration by email", () => {
  it("says at each field what is wrong with it, in the product's words", async () => {
    await open();
    press("Créer mon compte");
    for (const sentence of [
      "Adresse email invalide. Vérifie le format et réessaie.",
      "Choisissez un pseudo pour votre compte.",
      "Le mot de passe est requis.",
    ]) {
      await screen.findByText(sentence);
    }
    for (const [label, value, sentence] of [
      ["Pseudo", "ab", "Le pseudo doit contenir au moins 3 caractères."],
      ["Pseudo", "a".repeat(33), "Le pseudo ne doit pas dépasser 32 caractères."],
      ["Mot de passe", "Court-1", "Le mot de passe doit contenir au moins 12 caractères."],
      ["Mot de passe", "lanterne-verte-77", "Ajoutez au moins une lettre majuscule."],
      ["Mot de passe", "Password123!", "Ce mot de passe est trop commun. Choisissez une combinaison unique."],
      ["Confirmation du mot de passe", "autre chose", "Les mots de passe ne correspondent pas."],
    ] as const) {
      fill({ [label]: value });
      await screen.findAllByText(sentence);
    }
    expect(identity.signUpWithEmail).not.toHaveBeenCalled();
  });

  it("makes a member with the normalised address and nickname, and sends itself again where its answer was lost", async () => {
    answers.once(register, noAnswer);
    answers.on(register, member);
    await open();
    fill();
    await entered();
    expect(identity.signUpWithEmail.mock.calls).toEqual([
      ["gwen@example.fr", "Lanterne-Verte-77!", "Gwen la Rôdeuse"],
    ]);
    expect(sent(register)).toEqual([{ body }, { body }]);
  });

  it("that the server refuses says so and leaves no account: a code that somebody took meanwhile", async () => {
    answers.on(register, refusal("invite-used"));
    answers.on(login, refusal("registration-required"));
    await open();
    fill();
    await screen.findByText(FAILED);
    expect(sent(cancelRegistration)).toEqual([{ body: { idToken: "token" } }]);
    expect(identity.signOutOfIdentity).toHaveBeenCalledOnce();
  });

  it("leaves no account where the server is in trouble, and the next try succeeds", async () => {
    answers.on(register, refusal("internal"));
    answers.on(login, refusal("registration-required"));
    await open();
    fill();
    await screen.findByText(FAILED);
    expect(sent(cancelRegistration)).toHaveLength(1);
    answers.on(register, member);
    press("Créer mon compte");
    await entered();
  });

  it("keeps the account for the next try where nobody can be reached", async () => {
    answers.on(register, noAnswer);
    answers.on(login, noAnswer);
    await open();
    fill();
    await screen.findByText(FAILED);
    expect(sent(cancelRegistration)).toEqual([]);
    expect(identity.signOutOfIdentity).toHaveBeenCalledOnce();
  });

  it("of a member with their own password is a sign-in", async () => {
    answers.on(register, refusal("already-registered"));
    answers.on(login, member);
    await open();
    fill();
    await entered();
    expect(sent(cancelRegistration)).toEqual([]);
  });
});
