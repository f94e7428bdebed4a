import { render, screen } from "@testing-library/react";
import { getCampaign } from "domain/api/campaigns";
import { campaigns } from "domain/documents/campaign";
import { campaignOf } from "domain/testing/campaigns";
import { expect, it } from "vitest";
import { documents } from "../../live/testing/documents";
import { answers } from "../../testing/answers";
import { campaignViewOf } from "../../testing/campaignView";
import { rootOf } from "../../testing/MemberTestRoot";
import { CampaignAccess } from "./CampaignAccess";

it("names a campaign that is lost as it was called last", async () => {
  answers.on(getCampaign, campaignViewOf("c", campaignOf({ name: "Les Brumes", memberIds: ["alice"] })));
  documents.delay(campaigns, "c");
  render(
    <CampaignAccess id="c" system="dnd5e">
      {({ campaign }) => <h1>{campaign.name}</h1>}
    </CampaignAccess>,
    { wrapper: rootOf("alice") },
  );
  await screen.findByRole("heading", { name: "Les Brumes" });
  const mj = { uid: "mj", name: "Morgane la Fée" };
  documents.put(campaigns, ["c"], campaignOf({ name: "La Lande", mj, memberIds: ["alice"] }));
  await screen.findByRole("heading", { name: "La Lande" });
  documents.refuse(campaigns, "c");
  expect(await screen.findByText(/^Tu n'as plus accès à « La Lande » : Morgane la Fée/)).toBeTruthy();
});

it("tells its MJ, whom nobody removes, that a campaign was deleted", async () => {
  const mj = { uid: "mj", name: "Morgane la Fée" };
  const brumes = campaignOf({ name: "Les Brumes", mj, memberIds: [] });
  answers.on(getCampaign, campaignViewOf("c", brumes));
  documents.put(campaigns, ["c"], brumes);
  render(
    <CampaignAccess id="c" system="dnd5e">
      {({ campaign }) => <h1>{campaign.name}</h1>}
    </CampaignAccess>,
    { wrapper: rootOf("mj") },
  );
  await screen.findByRole("heading", { name: "Les Brumes" });
  documents.refuse(campaigns, "c");
  expect(await screen.findByText("« Les Brumes » a été supprimée.")).toBeTruthy();
});
