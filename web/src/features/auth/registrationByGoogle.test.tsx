import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { cancelRegistration, login, register } from "domain/api/auth";
import { checkInvite, previewCampaignInvite } from "domain/api/invitations";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HttpError } from "../../http/call";
import { answers, failing, refusal, sent } from "../../testing/answers";
import { entered, GWEN, press, showForms, type } from "./testing/visitorForms";

const identity = vi.hoisted(() => ({
  signInWithGoogle: vi.fn(),
  signUpWithEmail: vi.fn(async () => {}),
  signedInEmail: async () => "gwen@example.fr",
  signOutOfIdentity: vi.fn(async () => {}),
  freshIdToken: async () => "token",
}));
vi.mock("../../session/identity", async (original) => ({ ...(await original<object>()), ...identity }));

const NEW = { email: "gwen@example.fr", isNew: true };
const member = { user: GWEN };
const body = { idToken: "token", inviteCode: "DH-CODE" };
const CODE_TAKEN = "Ce code d'invitation a déjà été utilisé.";
const FAILED = "L'inscription avec Google a échoué. Aucun compte n'a été créé.";
const CANCELLED = "Inscription avec Google annulée. Aucun compte n'a été créé.";

beforeEach(() => {
  answers.on(checkInvite, { invite: { code: "DH-CODE", used: false } });
  answers.on(cancelRegistration, undefined as never);
  // Belongs to no member yet.
  answers.on(login, refusal("registration-required"));
  identity.signInWithGoogle.mockResolvedValue(NEW);
});
afterEach(() => vi.clearAllMocks());

const withCode = async () => {
  showForms({ pathname: "/register", search: "?code=DH-CODE" });
  await screen.findByText("Code d'invitation valide.");
};
const question = (name: string) => screen.findByRole("dialog", { name });
const answer = async (title: string, button: string) =>
  fireEvent.click(within(await question(title)).getByRole("button", { name: button }));
const CREATE = "Créer un nouveau compte ?";

describe("a registration through Google", () => {
  it("asks before it makes a member, and names the address", async () => {
    answers.on(register, member);
    await withCode();
    press("S'inscrire avec Google");
    expect((await question(CREATE)).textContent).toContain("gwen@example.fr");
    expect(sent(register)).toEqual([]);
    await answer(CREATE, "Créer le compte");
    await entered();
    expect(sent(register)).toEqual([{ body }]);
  });

  it("that is not confirmed leaves no account, and the code as it was", async () => {
    await withCode();
    press("S'inscrire avec Google");
    await answer(CREATE, "Annuler");
    await screen.findByText(CANCELLED);
    expect(sent(cancelRegistration)).toEqual([{ body: { idToken: "token" } }]);
    expect(identity.signOutOfIdentity).toHaveBeenCalledOnce();
    expect(sent(register)).toEqual([]);
  });

  it("that the server refuses says why, and leaves no account", async () => {
    answers.on(register, refusal("invite-used"));
    await withCode();
    press("S'inscrire avec Google");
    await answer(CREATE, "Créer le compte");
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(CODE_TAKEN));
    // What was refused is not asked for again.
    expect([sent(register), sent(cancelRegistration)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it("of an account that is known, and no member's, uses the code", async () => {
    identity.signInWithGoogle.mockResolvedValue({ ...NEW, isNew: false });
    answers.on(register, member);
    await withCode();
    press("S'inscrire avec Google");
    await answer("Utiliser ce compte existant ?", "Continuer");
    await entered();
    expect(sent(register)).toEqual([{ body }]);
  });

  it("of an account of which the server says nothing now spends no code", async () => {
    identity.signInWithGoogle.mockResolvedValue({ ...NEW, isNew: false });
    answers.on(login, failing(new HttpError(503, null)));
    await withCode();
    press("S'inscrire avec Google");
    await answer("Utiliser ce compte existant ?", "Continuer");
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(FAILED));
    expect([sent(register), sent(cancelRegistration)]).toEqual([[], []]);
  });

  it("of a member signs them in, and spends no code", async () => {
    identity.signInWithGoogle.mockResolvedValue({ ...NEW, isNew: false });
    answers.on(login, member);
    await withCode();
    press("S'inscrire avec Google");
    await answer("Utiliser ce compte existant ?", "Continuer");
    await entered();
    expect(sent(register)).toEqual([]);
  });
});

describe("a sign-in through Google of somebody who is no member", () => {
  const toTheTable = { from: "/join?token=clef&system=vampire&code=DH-CODE" };

  it("registers at once with the code that the link to a table holds", async () => {
    const campaign = { name: "Le Porche", game: "vampire", dm: "Anselme" } as const;
    answers.on(previewCampaignInvite, { campaign });
    answers.on(register, member);
    showForms({ pathname: "/login", state: toTheTable });
    press("Se connecter avec Google");
    await answer(CREATE, "Créer le compte");
    await entered();
    expect(sent(register)).toEqual([{ body }]);
  });

  it("uses a code that was typed on the registration page before, and says why it is refused", async () => {
    answers.on(register, refusal("invite-used"));
    showForms({ pathname: "/register" });
    type("Code d'invitation", "DH-CODE");
    fireEvent.click(screen.getByRole("link", { name: "Se connecter" }));
    await screen.findByRole("heading", { name: "La table t'attend" });
    press("Se connecter avec Google");
    await answer(CREATE, "Créer le compte");
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(CODE_TAKEN));
    expect(screen.getByRole("heading", { name: "La table t'attend" })).toBeTruthy();
  });

  it("goes on to the registration, which asks for a code and registers the same account", async () => {
    answers.on(register, member);
    showForms({ pathname: "/login" });
    press("Se connecter avec Google");
    await screen.findByText("Entre le tien pour inscrire ton compte Google gwen@example.fr.");
    type("Code d'invitation", "DH-CODE");
    await screen.findByText("Code d'invitation valide.");
    press("S'inscrire avec Google");
    await answer(CREATE, "Créer le compte");
    await entered();
    expect(identity.signInWithGoogle).toHaveBeenCalledOnce();
  });

  it("and who registers by email after all leaves no Google account", async () => {
    answers.on(register, member);
    showForms({ pathname: "/login" });
    press("Se connecter avec Google");
    await screen.findByText("Entre le tien pour inscrire ton compte Google gwen@example.fr.");
    type("Code d'invitation", "DH-CODE");
    await screen.findByText("Code d'invitation valide.");
    type("Adresse email", "gwenn@example.fr");
    type("Pseudo", "Gwen");
    for (const label of ["Mot de passe", "Confirmation du mot de passe"]) type(label, "Lanterne-Verte-77!");
    press("Créer mon compte");
    await entered();
    expect(sent(cancelRegistration)).toHaveLength(1);
    expect(identity.signUpWithEmail).toHaveBeenCalledOnce();
  });

  it("is no error where the popup was closed", async () => {
    identity.signInWithGoogle.mockResolvedValue(undefined);
    showForms({ pathname: "/login" });
    press("Se connecter avec Google");
    await waitFor(() => expect(identity.signInWithGoogle).toHaveBeenCalledOnce());
    expect(screen.queryByRole("alert")?.textContent ?? "").toBe("");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
