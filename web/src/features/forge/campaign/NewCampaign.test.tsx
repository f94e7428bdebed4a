import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createCampaign } from "domain/api/campaigns";
import { DEFAULT_CAMPAIGN_SETTINGS } from "domain/table/campaign/settings";
import { campaignOf } from "domain/testing/campaigns";
import { Route, Routes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import {
  answers,
  loseNetwork,
  noAnswer,
  pending,
  regainNetwork,
  requests,
  sent,
} from "../../../testing/answers";
import { campaignViewOf } from "../../../testing/campaignView";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { NewCampaign } from "./NewCampaign";

const EMPTY = "Le nom de la campagne ne peut pas être vide.";

const show = () =>
  render(
    <Routes>
      <Route path="/" element={<NewCampaign asked="dnd5e" />} />
      <Route path="*" element="La page de la campagne" />
    </Routes>,
    { wrapper: MemberTestRoot },
  );
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const create = () => fireEvent.click(screen.getByRole("button", { name: "Créer la campagne" }));

describe("the form of a new campaign", () => {
  it("asks for a name, where the cursor goes, until there is one", () => {
    show();
    type(/^Nom/, "   ");
    create();
    expect(screen.getByText(EMPTY)).toBeTruthy();
    expect(document.activeElement).toBe(field(/^Nom/));
    expect(requests()).toEqual([]);
    type(/^Nom/, "Les Cendres");
    expect(screen.queryByText(EMPTY)).toBeNull();
  });

  it("sends the game, the name, the description and the rules, and opens the campaign", async () => {
    answers.on(createCampaign, campaignViewOf("c1", campaignOf()));
    show();
    fireEvent.click(screen.getByRole("radio", { name: "L'Appel de Cthulhu" }));
    type(/^Nom/, "Les Cendres");
    type(/^Description/, "Un volcan.");
    fireEvent.click(screen.getByRole("button", { name: /^Règles de la table/ }));
    fireEvent.click(screen.getByRole("radio", { name: "Point Buy" }));
    create();
    await screen.findByText("La page de la campagne");
    expect(sent(createCampaign)).toEqual([
      {
        params: { system: "cthulhu" },
        body: {
          name: "Les Cendres",
          description: "Un volcan.",
          settings: { ...DEFAULT_CAMPAIGN_SETTINGS, abilityMethod: "point_buy", useVtt: true },
          requestId: expect.any(String),
        },
      },
    ]);
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
    answers.once(createCampaign, noAnswer);
    answers.once(createCampaign, pending);
    loseNetwork();
    show();
    type(/^Nom/, "Les Cendres");
    create();
    await screen.findByText("Impossible de créer la campagne pour le moment.");
    regainNetwork();
    create();
    await waitFor(() => expect(screen.queryByText(/^Impossible/)).toBeNull());
    expect(requests()).toHaveLength(2);
  });
});
