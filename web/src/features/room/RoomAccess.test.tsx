import { render, screen } from "@testing-library/react";
import { campaigns } from "domain/documents/campaign";
import { DEFAULT_CAMPAIGN_SETTINGS } from "domain/table/campaign/settings";
import { campaignOf } from "domain/testing/campaigns";
import { Route, Routes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { documents } from "../../live/testing/documents";
import { rootOf, toasts } from "../../testing/MemberTestRoot";
import { RoomAccess } from "./RoomAccess";

const settings = { ...DEFAULT_CAMPAIGN_SETTINGS, useVtt: true };
const put = (status: "online" | "offline", memberIds = ["nina"]) =>
  documents.put(
    campaigns,
    ["brumes"],
    campaignOf({ name: "Les Brumes", memberIds, settings, vttStatus: { status } }),
  );

const show = (uid = "nina") =>
  render(
    <Routes>
      <Route
        path="/"
        element={<RoomAccess id="brumes">{({ campaign }) => <h1>{campaign.name}</h1>}</RoomAccess>}
      />
      <Route path="/campaign/brumes" element="La fiche de campagne" />
    </Routes>,
    { wrapper: rootOf(uid) },
  );
const inside = () => screen.findByRole("heading", { name: "Les Brumes" });

describe("the room of a campaign", () => {
  it("opens to its players by itself as soon as the MJ opens it, and leads them back when it closes", async () => {
    put("offline");
    show();
    await screen.findByRole("heading", { name: "La table est fermée" });
    put("online");
    await inside();
    put("offline");
    await screen.findByText("La fiche de campagne");
    expect(toasts.map(({ text }) => text)).toEqual(["Le MJ a fermé la table virtuelle."]);
  });

  it("is open to its MJ always", async () => {
    put("offline");
    show("mj");
    await inside();
  });

  it("is no stranger's", async () => {
    documents.refuse(campaigns, "brumes");
    show();
    await screen.findByText("Impossible de récupérer les informations de la campagne.");
  });

  it("says to a player who is removed while inside that they have lost it", async () => {
    put("online");
    show();
    await inside();
    documents.refuse(campaigns, "brumes");
    expect(await screen.findByText(/^Tu n'as plus accès à « Les Brumes » : Morgane/)).toBeTruthy();
  });
});
