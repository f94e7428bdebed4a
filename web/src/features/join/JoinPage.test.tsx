import { fireEvent, render, screen } from "@testing-library/react";
import { getCampaignInvite } from "domain/api/campaigns";
import { joinRequests } from "domain/documents/joinRequest";
import { Route, Routes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { documents } from "../../live/testing/documents";
import { answers, refusal } from "../../testing/answers";
import { rootOf } from "../../testing/MemberTestRoot";
import JoinPage from "./JoinPage";

const campaign = { id: "nuits", name: "Nuits sans lune", game: "vampire", dm: "Anselme" } as const;

const show = (search: string) =>
  render(
    <Routes>
      <Route path="/join" element={<JoinPage />} />
      <Route path="/game" element="L'espace de jeu" />
    </Routes>,
    { wrapper: rootOf("nina", { at: `/join${search}` }) },
  );
const LINK = "?token=clef&system=vampire";
const linked = (membershipStatus: "none" | "pending" | "member" | "mj") =>
  answers.on(getCampaignInvite, { campaign, membershipStatus });
const toTheGame = () => {
  fireEvent.click(screen.getByRole("link", { name: "Aller à l'espace de jeu" }));
  expect(screen.getByText("L'espace de jeu")).toBeTruthy();
};
const ask = () => screen.queryByRole("button", { name: "Demander à rejoindre" });

describe("a link to a campaign", () => {
  it("without a token, or with one that opens nothing, is told apart and leads on to the game space", async () => {
    const { unmount } = show("");
    expect(screen.getByText("Lien invalide.")).toBeTruthy();
    toTheGame();
    unmount();
    answers.on(getCampaignInvite, refusal("join-link-invalid"));
    show(LINK);
    await screen.findByText("Invitation invalide ou expirée.");
    toTheGame();
  });

  it("names the campaign, its MJ and its game, and lets one ask", async () => {
    linked("none");
    show(LINK);
    await screen.findByRole("heading", { name: "Nuits sans lune" });
    expect(screen.getByText("MJ : Anselme")).toBeTruthy();
    expect(screen.getByText("Vampire")).toBeTruthy();
    expect(ask()).not.toBeNull();
  });

  it.each([
    ["member", "Tu fais déjà partie de cette campagne."],
    ["mj", "Tu es le MJ de cette campagne."],
  ] as const)("tells its %s so, and leads to the campaign", async (status, sentence) => {
    linked(status);
    show(LINK);
    await screen.findByText(sentence);
    expect(ask()).toBeNull();
    expect(screen.getByRole("link", { name: "Ouvrir la campagne" }).getAttribute("href")).toBe(
      "/campaign/nuits?system=vampire",
    );
  });

  it("tells whoever waits already so, and lets them ask anew once the MJ has refused", async () => {
    documents.put(joinRequests, ["nuits", "nina"], {
      ...{ uid: "nina", name: "Nina", campaignName: campaign.name, system: "vampire", requestedAt: 0 },
    });
    linked("pending");
    show(LINK);
    await screen.findByText(/^Ta demande est déjà envoyée\./);
    expect(ask()).toBeNull();
    linked("none");
    documents.remove(joinRequests, "nuits", "nina");
    await screen.findByRole("button", { name: "Demander à rejoindre" });
  });
});
