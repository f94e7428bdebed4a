import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { DEFAULT_CAMPAIGN_SETTINGS } from "domain/table/campaign/settings";
import type { ReactNode } from "react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call, HttpError } from "../../../http/call";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { NewCampaign } from "./NewCampaign";

vi.mock("../../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock("../../../api/useOwnCampaigns", () => ({ useRefreshCampaigns: () => vi.fn() }));

const calls = vi.mocked(call);
const EMPTY = "Le nom de la campagne ne peut pas être vide.";

function Root({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <MantineTestRoot>
        <MemoryRouter>
          <Routes>
            <Route path="/" element={children} />
            <Route path="*" element="La page de la campagne" />
          </Routes>
        </MemoryRouter>
      </MantineTestRoot>
    </QueryClientProvider>
  );
}

const show = () => render(<NewCampaign asked="dnd5e" />, { wrapper: Root });
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const create = () => fireEvent.click(screen.getByRole("button", { name: "Créer la campagne" }));

beforeEach(() => {
  calls.mockReset();
});
afterEach(cleanup);

describe("the form of a new campaign", () => {
  it("asks for a name, where the cursor goes, until there is one", () => {
    show();
    type(/^Nom/, "   ");
    create();
    expect(screen.getByText(EMPTY)).toBeTruthy();
    expect(document.activeElement).toBe(field(/^Nom/));
    expect(calls).not.toHaveBeenCalled();
    type(/^Nom/, "Les Cendres");
    expect(screen.queryByText(EMPTY)).toBeNull();
  });

  it("sends the game, the name, the description and the rules, and opens the campaign", async () => {
    calls.mockResolvedValue({ id: "c1" });
    show();
    fireEvent.click(screen.getByRole("radio", { name: "L'Appel de Cthulhu" }));
    type(/^Nom/, "Les Cendres");
    type(/^Description/, "Un volcan.");
    fireEvent.click(screen.getByRole("button", { name: /^Règles de la table/ }));
    fireEvent.click(screen.getByRole("radio", { name: "Point Buy" }));
    create();
    await screen.findByText("La page de la campagne");
    expect(calls.mock.calls[0]?.[1]).toEqual({
      params: { system: "cthulhu" },
      body: {
        name: "Les Cendres",
        description: "Un volcan.",
        settings: { ...DEFAULT_CAMPAIGN_SETTINGS, abilityMethod: "point_buy", useVtt: true },
        requestId: expect.any(String),
      },
    });
  });

  it("folds away the rules that mean nothing in the game", () => {
    show();
    fireEvent.click(screen.getByRole("button", { name: /^Règles de la table/ }));
    expect(screen.getByRole("radio", { name: "Point Buy" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Sans effet dans ce jeu" })).toBeNull();
    fireEvent.click(screen.getByRole("radio", { name: "Vampire" }));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Activée" }).checked).toBe(true);
    expect(screen.queryByRole("radio", { name: "Point Buy" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Sans effet dans ce jeu" }));
    expect(screen.getByRole("radio", { name: "Point Buy" })).toBeTruthy();
  });

  it("says that the campaign could not be created, and tries again", async () => {
    calls.mockRejectedValueOnce(new HttpError(500, { code: "internal", error: "…" }));
    calls.mockReturnValueOnce(new Promise(() => {}));
    show();
    type(/^Nom/, "Les Cendres");
    create();
    await screen.findByText("Impossible de créer la campagne pour le moment.");
    create();
    await waitFor(() => expect(screen.queryByText(/^Impossible/)).toBeNull());
    expect(calls).toHaveBeenCalledTimes(2);
  });
});
