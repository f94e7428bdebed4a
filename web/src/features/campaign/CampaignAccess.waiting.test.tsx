import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { getCampaign } from "domain/api/campaigns";
import { campaigns } from "domain/documents/campaign";
import { joinRequests } from "domain/documents/joinRequest";
import { campaignOf } from "domain/testing/campaigns";
import { Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { documents } from "../../live/testing/documents";
import { answers, refusal } from "../../testing/answers";
import { campaignViewOf } from "../../testing/campaignView";
import { rootOf } from "../../testing/MemberTestRoot";
import { CampaignAccess } from "./CampaignAccess";

const CAMPAIGN = campaignOf({ name: "Les Brumes", memberIds: ["nina"] });
const NOT_HERE = "Impossible de récupérer les informations de la campagne.";

const show = () =>
  render(
    <Routes>
      <Route
        path="/"
        element={
          <CampaignAccess id="brumes" system="dnd5e">
            {({ campaign }) => <h1>{campaign.name}</h1>}
          </CampaignAccess>
        }
      />
      <Route path="/game" element="L'espace de jeu" />
    </Routes>,
    { wrapper: rootOf("nina") },
  );
const backToGame = () => fireEvent.click(screen.getByRole("link", { name: "Retour au jeu" }));

const waitAtTheDoor = () =>
  documents.put(joinRequests, ["brumes", "nina"], {
    ...{ uid: "nina", name: "Nina", campaignName: "Les Brumes", system: "dnd5e", requestedAt: 0 },
  });

beforeEach(() => {
  documents.refuse(campaigns, "brumes");
  answers.on(getCampaign, refusal("campaign-not-found"));
});

describe("a campaign that the server does not show", () => {
  it("says to whoever has asked to join that they wait, and opens by itself once they are let in", async () => {
    waitAtTheDoor();
    show();
    await screen.findByRole("heading", { name: "En attente d'approbation" });
    expect(screen.getByText(/Le MJ de « Les Brumes » n'a pas encore répondu/)).toBeTruthy();
    answers.on(getCampaign, campaignViewOf("brumes", CAMPAIGN));
    documents.put(campaigns, ["brumes"], CAMPAIGN);
    documents.remove(joinRequests, "brumes", "nina");
    await screen.findByRole("heading", { name: "Les Brumes" });
  });

  it("says to whoever was refused that they were", async () => {
    waitAtTheDoor();
    show();
    await screen.findByRole("heading", { name: "En attente d'approbation" });
    documents.remove(joinRequests, "brumes", "nina");
    await screen.findByText("Le MJ n'a pas retenu ta demande.");
  });

  it("cannot be loaded by whoever has nothing to do with it, who finds the way back", async () => {
    show();
    await screen.findByText(NOT_HERE);
    backToGame();
    expect(screen.getByText("L'espace de jeu")).toBeTruthy();
  });
});

it("a campaign with a fault says so, and the way back works", async () => {
  answers.on(getCampaign, refusal("document-invalid"));
  show();
  await screen.findByText(NOT_HERE);
  backToGame();
  await waitFor(() => expect(screen.getByText("L'espace de jeu")).toBeTruthy());
});
