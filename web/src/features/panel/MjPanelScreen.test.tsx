import { fireEvent, render, screen } from "@testing-library/react";
import { getCampaign } from "domain/api/campaigns";
import { campaigns } from "domain/documents/campaign";
import { campaignOf } from "domain/testing/campaigns";
import { Route, Routes } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { documents } from "../../live/testing/documents";
import { answers, refusal } from "../../testing/answers";
import { campaignViewOf } from "../../testing/campaignView";
import { rootOf } from "../../testing/MemberTestRoot";
import MjPanelScreen from "./MjPanelScreen";

vi.mock("./OpenPanel", () => ({ OpenPanel: () => <h1>Le panneau</h1> }));

const CAMPAIGN = campaignOf({ memberIds: ["nina"] });

const show = (uid: string) =>
  render(
    <Routes>
      <Route path="/campaign/:id/mj-panel" element={<MjPanelScreen />} />
      <Route path="/campaign/brumes" element="La fiche de campagne" />
      <Route path="/game" element="L'espace de jeu" />
    </Routes>,
    { wrapper: rootOf(uid, { at: "/campaign/brumes/mj-panel?system=dnd5e" }) },
  );

it("the panel opens for its MJ, and sends players to the campaign", async () => {
  documents.put(campaigns, ["brumes"], CAMPAIGN);
  answers.on(getCampaign, campaignViewOf("brumes", CAMPAIGN));
  const { unmount } = show("nina");
  await screen.findByText("La fiche de campagne");
  unmount();
  answers.on(getCampaign, { ...campaignViewOf("brumes", CAMPAIGN), role: "mj" });
  show("mj");
  await screen.findByRole("heading", { name: "Le panneau" });
});

it("the panel of a campaign that one may not see cannot be loaded, and leads back to the game space", async () => {
  documents.refuse(campaigns, "brumes");
  answers.on(getCampaign, refusal("campaign-not-found"));
  show("nina");
  expect((await screen.findByRole("alert")).textContent).toContain("Impossible de charger la campagne.");
  fireEvent.click(screen.getByRole("link", { name: "Retour au jeu" }));
  expect(screen.getByText("L'espace de jeu")).toBeTruthy();
});
