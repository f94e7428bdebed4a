import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import RequestInvitePage from "./RequestInvitePage";

const fetched = vi.fn();
const answer = (body: object) => fetched.mockImplementation(async () => Response.json(body));
const bodies = () => fetched.mock.calls.map(([, options]) => JSON.parse(String(options?.body)));

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ask = (email: string, note = "") => {
  render(<RequestInvitePage />, { wrapper: MemoryRouter });
  fireEvent.change(screen.getByLabelText(/Adresse email/), { target: { value: email } });
  fireEvent.change(screen.getByLabelText(/Quelques mots/), { target: { value: note } });
  fireEvent.click(screen.getByRole("button", { name: "Envoyer la demande" }));
};

it("a request for an invitation is not sent from an address that is none", async () => {
  ask("pas une adresse");
  await screen.findByText("Adresse email invalide. Vérifie le format et réessaie.");
  expect(fetched).not.toHaveBeenCalled();
});

it("a visitor who asks again is told that the first request is under way, and known by its receipt", async () => {
  answer({ receipt: "reçu", requestCount: 1 });
  ask("Lea@Example.fr", " Nous sommes quatre. ");
  await screen.findByText(/^Votre demande d'invitation a bien été enregistrée\./);
  cleanup();
  answer({ receipt: "reçu", requestCount: 2 });
  ask("Lea@Example.fr");
  await screen.findByText(
    "Votre demande est déjà en cours de traitement. Nous avons mis à jour vos informations de contact.",
  );
  expect(bodies()).toEqual([
    { email: "lea@example.fr", note: "Nous sommes quatre." },
    { email: "lea@example.fr", receipt: "reçu" },
  ]);
});

it("a request that could not be sent says so, and keeps what was typed", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  ask("lea@example.fr");
  await screen.findByText("Impossible d'envoyer votre demande pour le moment.");
  expect(screen.getByLabelText(/Adresse email/)).toHaveProperty("value", "lea@example.fr");
});
