import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { CampaignSummary } from "domain/table/campaign/campaignSummary";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { OwnCampaigns } from "../../../api/useOwnCampaigns";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { Dashboard } from "./Dashboard";
import { OngoingCampaigns } from "./OngoingCampaigns";

afterEach(cleanup);

const ready = (campaigns: readonly CampaignSummary[], incomplete = false): OwnCampaigns => ({
  status: "ready",
  campaigns,
  settled: !incomplete,
  incomplete,
});

const campaign = (index: number, changes: Partial<CampaignSummary> = {}): CampaignSummary => ({
  id: `c${index}`,
  title: `Campagne ${index}`,
  game: "dnd5e",
  role: "player",
  membershipStatus: "member",
  dm: "Anselme",
  ...changes,
});

const show = (role: string, campaigns: OwnCampaigns = ready([]), onRetry = () => {}) =>
  render(
    <MemoryRouter>
      <Dashboard user={{ name: "Maëlle", role }}>
        <OngoingCampaigns campaigns={campaigns} onRetry={onRetry} />
      </Dashboard>
    </MemoryRouter>,
    { wrapper: MantineTestRoot },
  );

const shortcuts = () =>
  screen.getAllByRole("listitem").map((item) => item.querySelector("strong")?.textContent);

describe("the dashboard", () => {
  it("offers the game space, the Forge in a new tab, the Market and the account", () => {
    show("player");
    expect(shortcuts()).toEqual(["Espace de jeu", "Forge", "Market", "Compte"]);
    expect(screen.getByRole("link", { name: /^Forge/ }).getAttribute("target")).toBe("_blank");
    expect(screen.getByText("À venir")).toBeTruthy();
  });

  it.each(["admin", "Admin"])("adds the admin panel for the role %s", (role) => {
    show(role);
    expect(shortcuts()).toContain("Admin");
  });

  it("shows six campaigns at most", () => {
    show("player", ready(Array.from({ length: 40 }, (_, index) => campaign(index))));
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(6);
    expect(screen.getByRole("link", { name: "Campagne 0" }).getAttribute("href")).toBe(
      "/campaign/c0?system=dnd5e",
    );
  });

  it("shows what the device kept, and that it is being asked for again", () => {
    show("player", { status: "kept", campaigns: [campaign(1)] });
    expect(screen.getByRole("link", { name: "Campagne 1" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "Actualisation..." })).toBeTruthy();
    cleanup();
    show("player", ready([campaign(1)]));
    expect(screen.queryByRole("img", { name: "Actualisation..." })).toBeNull();
  });

  it("never says that there is none by what the device kept", () => {
    show("player", { status: "kept", campaigns: [campaign(1, { membershipStatus: "pending" })] });
    expect(screen.queryByText(/Aucune campagne/)).toBeNull();
  });

  it("leaves the campaigns one waits to join to the game space", () => {
    show("player", ready([campaign(1), campaign(2, { membershipStatus: "pending" })]));
    expect(screen.getAllByRole("heading", { level: 3 }).map((title) => title.textContent)).toEqual([
      "Campagne 1",
    ]);
  });

  it("shows what stands below the campaigns once they are there, as they would push it on", () => {
    const page = (waiting: boolean) => (
      <MemoryRouter>
        <Dashboard user={{ name: "Maëlle", role: "player" }} waiting={waiting}>
          <OngoingCampaigns campaigns={waiting ? { status: "loading" } : ready([])} onRetry={() => {}} />
        </Dashboard>
      </MemoryRouter>
    );
    const { rerender } = render(page(true), { wrapper: MantineTestRoot });
    expect(screen.queryByText("Raccourcis")).toBeNull();
    rerender(page(false));
    expect(screen.getByText("Raccourcis")).toBeTruthy();
  });

  it("tells waiting, failing and having none apart", () => {
    show("player", { status: "loading" });
    expect(screen.getByText("Chargement...")).toBeTruthy();
    cleanup();
    const onRetry = vi.fn();
    show("player", ready([], true), onRetry);
    expect(screen.getByRole("alert").textContent).toContain("Impossible de charger tes campagnes.");
    fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
    expect(onRetry).toHaveBeenCalledOnce();
    cleanup();
    show("player", ready([]));
    expect(screen.getByText(/^Aucune campagne en cours/)).toBeTruthy();
  });
});
