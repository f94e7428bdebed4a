import { fireEvent, render, screen } from "@testing-library/react";
import { updateCampaignSettings } from "domain/api/campaigns";
import type { ViewerRole } from "domain/table/campaign/viewerRole";
import { campaignOf } from "domain/testing/campaigns";
import { expect, it } from "vitest";
import { answers, refusal, sent } from "../../../testing/answers";
import { campaignPageOf } from "../../../testing/campaignView";
import { rootOf } from "../../../testing/MemberTestRoot";
import { TableRules } from "./TableRules";

const MJ: ViewerRole = "mj";
const PLAYER: ViewerRole = "player";
const CAMPAIGN = campaignPageOf("brumes", campaignOf());
const save = () => fireEvent.click(screen.getByRole("button", { name: "Enregistrer les règles" }));
const choose = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));

it("the rules of a table are read by all, and changed by the MJ in edit mode alone", () => {
  const { rerender } = render(<TableRules campaign={CAMPAIGN} role={PLAYER} editing />, {
    wrapper: rootOf("nina"),
  });
  expect(screen.getByText("Progression par jalons")).toBeTruthy();
  expect(screen.queryByRole("radio")).toBeNull();
  rerender(<TableRules campaign={CAMPAIGN} role={MJ} editing={false} />);
  expect(screen.queryByRole("radio")).toBeNull();
  rerender(<TableRules campaign={CAMPAIGN} role={MJ} editing />);
  expect(screen.getByRole("radio", { name: "Points d'expérience" })).toBeTruthy();
});

it("the rules that the MJ chooses are sent whole, and a failure says so", async () => {
  answers.once(updateCampaignSettings, refusal("internal"));
  render(<TableRules campaign={CAMPAIGN} role={MJ} editing />, { wrapper: rootOf("mj") });
  choose("Points d'expérience");
  choose("Activée");
  save();
  await screen.findByText("Impossible de mettre à jour les informations de la campagne.");
  answers.on(updateCampaignSettings, { settings: CAMPAIGN.settings, vttStatus: {} });
  save();
  await screen.findByText("Règles enregistrées.");
  expect(sent(updateCampaignSettings).at(-1)).toEqual({
    params: { system: "dnd5e", id: "brumes" },
    body: { ...CAMPAIGN.settings, xpType: "xp", useVtt: true },
  });
});
