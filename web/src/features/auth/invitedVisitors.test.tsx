import { fireEvent, screen } from "@testing-library/react";
import { checkInvite, previewCampaignInvite } from "domain/api/invitations";
import { describe, expect, it } from "vitest";
import { answers, refusal } from "../../testing/answers";
import { press, showForms } from "./testing/visitorForms";

const FROM = "/join?token=clef&system=vampire";
const follow = (name: string) => fireEvent.click(screen.getByRole("link", { name }));
const invited = () => screen.findByRole("heading", { name: "Le Porche" });

describe("a visitor on the way to a campaign", () => {
  it("reads on each page what it is, and brings its code to the registration", async () => {
    answers.on(previewCampaignInvite, { campaign: { name: "Le Porche", game: "vampire", dm: "Anselme" } });
    answers.on(checkInvite, { invite: { code: "DH-CODE", used: false } });
    showForms({ pathname: "/login", state: { from: `${FROM}&code=dh-code` } });
    await invited();
    expect(screen.getByText("MJ : Anselme")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Créer mon compte" }).dataset.variant).toBe("primary");
    expect(screen.getByRole("button", { name: "Se connecter" }).dataset.variant).not.toBe("primary");
    follow("Créer mon compte");
    await screen.findByText("Code d'invitation valide.");
    expect(screen.getByLabelText("Code d'invitation")).toHaveProperty("value", "DH-CODE");
    await invited();
    follow("Se connecter");
    await invited();
    follow("Créer mon compte");
    expect(screen.getByLabelText("Code d'invitation")).toHaveProperty("value", "DH-CODE");
  });

  it("is told before they register that the link opens nothing any more", async () => {
    answers.on(previewCampaignInvite, refusal("join-link-invalid"));
    showForms({ pathname: "/login", state: { from: FROM } });
    await screen.findByText("Invitation invalide ou expirée.");
    expect(screen.getByRole("link", { name: "s'inscrire avec un code" })).toBeTruthy();
  });
});

describe("the login page", () => {
  it("says what is missing before anyone is asked", async () => {
    showForms({ pathname: "/login" });
    expect(screen.getByRole("button", { name: "Se connecter" }).dataset.variant).toBe("primary");
    press("Se connecter");
    await screen.findByText("Adresse email invalide. Vérifie le format et réessaie.");
    expect(screen.getByText("Le mot de passe est requis.")).toBeTruthy();
  });

  it("says after an account was deleted that it is gone", () => {
    showForms({ pathname: "/login", search: "?adieu" });
    expect(screen.getByText(/^Ton compte et tout ce qui en dépendait sont supprimés\./)).toBeTruthy();
  });
});
