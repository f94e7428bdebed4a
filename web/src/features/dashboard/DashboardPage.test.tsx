import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import DashboardPage from "./DashboardPage";
import type { OngoingCampaignsState } from "./OngoingCampaigns";

afterEach(cleanup);

const show = (role: string, campaigns?: OngoingCampaignsState) =>
  render(<DashboardPage user={{ name: "Maëlle", role }} campaigns={campaigns} />, { wrapper: MemoryRouter });

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
    const campaigns = Array.from({ length: 40 }, (_, index) => ({
      id: `c${index}`,
      title: `Campagne ${index}`,
      game: "dnd5e" as const,
      role: "player" as const,
      dm: "Anselme",
    }));
    show("player", { status: "ready", campaigns });
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(6);
    expect(screen.getByRole("link", { name: "Campagne 0" }).getAttribute("href")).toBe(
      "/campaign/c0?system=dnd5e",
    );
  });

  it("tells waiting, failing and having none apart", () => {
    show("player", { status: "loading" });
    expect(screen.getByText("Chargement...")).toBeTruthy();
    cleanup();
    show("player", { status: "failed" });
    expect(screen.getByRole("alert").textContent).toContain("Impossible de charger vos campagnes.");
    cleanup();
    show("player", { status: "ready", campaigns: [] });
    expect(screen.getByText(/^Aucune campagne en cours/)).toBeTruthy();
  });
});
