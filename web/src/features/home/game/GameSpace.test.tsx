import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { CampaignSummary } from "domain/table/campaign/campaignSummary";
import type { SystemId } from "domain/values/systemIds";
import type { ComponentProps } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import type { ListedCharacter } from "./CharacterCard";
import { GameSpace } from "./GameSpace";

afterEach(cleanup);

const campaign = (id: string, changes: Partial<CampaignSummary> = {}): CampaignSummary => ({
  id,
  title: `Campagne ${id}`,
  game: "dnd5e",
  role: "player",
  membershipStatus: "member",
  dm: "Anselme",
  ...changes,
});

const character = (
  id: string,
  system: SystemId,
  changes: Partial<ListedCharacter> = {},
): ListedCharacter => ({
  id,
  userId: "alice",
  system,
  name: `Héros ${id}`,
  class: "Rôdeuse",
  stats: {},
  data: {},
  version: 1,
  updatedAt: 1,
  ...changes,
});

const ready = (...campaigns: CampaignSummary[]) =>
  ({ status: "ready", campaigns, settled: true, incomplete: false }) as const;

const listed = (...entries: ListedCharacter[]) => ({ entries, loading: false, failed: false, kept: false });

type Props = ComponentProps<typeof GameSpace>;

const space = (changes: Partial<Props> = {}) => (
  <MemoryRouter>
    <GameSpace
      system={undefined}
      onSystem={() => {}}
      campaigns={ready()}
      characters={listed()}
      quota={10}
      onRetry={() => {}}
      onForge={() => {}}
      {...changes}
    />
  </MemoryRouter>
);

const show = (changes: Partial<Props> = {}) => render(space(changes), { wrapper: MantineTestRoot });

const titlesIn = (name: string) =>
  within(screen.getByRole("region", { name }))
    .queryAllByRole("heading", { level: 3 })
    .map((title) => title.textContent);

describe("the game space", () => {
  it("has one filter button per system plus all, and says which one is pressed", () => {
    const onSystem = vi.fn();
    show({ system: "vampire", onSystem });
    const buttons = within(screen.getByRole("group", { name: "Filtrer par système" })).getAllByRole("button");
    expect(buttons.map((button) => [button.textContent, button.getAttribute("aria-pressed")])).toEqual([
      ["Tous", "false"],
      ["Dungeons & Dragons", "false"],
      ["Vampire", "true"],
      ["Cyberpunk", "false"],
      ["L'Appel de Cthulhu", "false"],
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Cyberpunk" }));
    fireEvent.click(screen.getByRole("button", { name: "Tous" }));
    expect(onSystem.mock.calls).toEqual([["cyberpunk"], [undefined]]);
  });

  it("says that one will be told while one waits to be let in, and puts nothing else first", () => {
    const create = () => screen.getByRole("link", { name: /^Nouveau personnage/ });
    const waiting = ready(campaign("1", { membershipStatus: "pending" }));
    const { rerender } = show({ campaigns: waiting });
    const told = "Ta demande attend la réponse du MJ : une notification te le dira dès qu'il a répondu.";
    expect(screen.getByText(told)).toBeTruthy();
    expect(create().dataset.variant).not.toBe("primary");
    rerender(space({ campaigns: ready(campaign("1")) }));
    expect(screen.queryByText(told)).toBeNull();
    expect(create().dataset.variant).toBe("primary");
  });

  it("says what waits for the player of a character", () => {
    const campaign = { id: "brumes", name: "Brumes" };
    const stats = { level: 3, hp: { current: 0, max: 20 } };
    show({ characters: listed(character("1", "dnd5e", { campaign, stats, grantedLevel: 4 })) });
    expect(screen.getByText("Niveau 4 accordé")).toBeTruthy();
    expect(screen.getByText("À 0 PV")).toBeTruthy();
  });

  it("filters campaigns and characters, but counts every character towards the quota", () => {
    const characters = listed(character("a", "dnd5e"), character("b", "vampire"));
    show({
      system: "vampire",
      campaigns: ready(campaign("1"), campaign("2", { game: "vampire" })),
      characters,
    });
    expect(titlesIn("Campagnes")).toEqual(["Campagne 2"]);
    expect(titlesIn("Personnages")).toEqual(["Héros b"]);
    expect(screen.getByText("Vous utilisez 2 / 10 personnages.")).toBeTruthy();
  });

  it("marks the quota line once the quota is reached, not before", () => {
    const line = () => screen.getByText(/^Vous utilisez/);
    const characters = listed(character("a", "dnd5e"), character("b", "dnd5e"));
    const { rerender } = show({ characters, quota: 3 });
    expect(line().hasAttribute("data-reached")).toBe(false);
    rerender(space({ characters, quota: 2 }));
    expect(line().textContent).toBe("Vous utilisez 2 / 2 personnages.");
    expect(line().hasAttribute("data-reached")).toBe(true);
  });

  it("opens the Forge in a new tab, for the chosen system if there is one", () => {
    const onForge = vi.fn();
    const { rerender } = show({ onForge });
    const link = (name: RegExp) => screen.getByRole("link", { name });
    expect(link(/^Nouvelle campagne/).getAttribute("href")).toBe("/atelier?make=campaign");
    rerender(space({ system: "cthulhu", onForge }));
    for (const [name, make] of [
      [/^Nouvelle campagne/, "campaign"],
      [/^Nouveau personnage/, "character"],
    ] as const) {
      expect(link(name).getAttribute("href")).toBe(`/atelier?make=${make}&system=cthulhu`);
      expect(link(name).getAttribute("target")).toBe("_blank");
    }
    document.addEventListener("click", (event) => event.preventDefault(), { once: true, capture: true });
    fireEvent.click(link(/^Nouveau personnage/));
    expect(onForge).toHaveBeenCalledOnce();
  });

  it("leads to campaigns and sheets with their system, but not to a campaign that one still waits to join", () => {
    show({
      campaigns: ready(campaign("1"), campaign("2", { membershipStatus: "pending" })),
      characters: listed(character("b", "vampire")),
    });
    expect(screen.getByRole("link", { name: "Campagne 1" }).getAttribute("href")).toBe(
      "/campaign/1?system=dnd5e",
    );
    expect(screen.getByRole("link", { name: "Héros b" }).getAttribute("href")).toBe(
      "/character/b?system=vampire",
    );
    const pending = screen.getByText("Campagne 2").closest("li");
    expect(pending?.textContent).toContain("En attente d'approbation");
    expect(pending?.querySelector("a, button")).toBeNull();
  });

  it("announces the campaign that lets one in while one is looking, and nothing that was there before", () => {
    const waiting = campaign("2", { membershipStatus: "pending" });
    const { rerender } = show({ campaigns: ready(campaign("1"), waiting) });
    const announced = () => screen.getAllByRole("status").map((region) => region.textContent);
    expect(announced()).toEqual([""]);
    rerender(space({ campaigns: ready(campaign("1"), campaign("2")) }));
    expect(announced()).toEqual(["Nouvelle campagne : Campagne 2"]);
  });

  it("shows empty lists when they could not be had, says so, and asks again", () => {
    const onRetry = vi.fn();
    show({ characters: { entries: [], loading: false, failed: true, kept: false }, onRetry });
    expect(screen.getByText(/^Aucune campagne/)).toBeTruthy();
    expect(screen.getByText(/^Aucun personnage/)).toBeTruthy();
    fireEvent.click(within(screen.getByRole("alert")).getByRole("button", { name: "Réessayer" }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("counts nothing before it knows", () => {
    show({
      campaigns: { status: "loading" },
      characters: { entries: [], loading: true, failed: false, kept: false },
    });
    expect(screen.queryByText(/^Vous utilisez/)).toBeNull();
    expect(screen.getAllByText("Chargement...")).toHaveLength(1);
    cleanup();
    show({ characters: { entries: [], loading: true, failed: false, kept: false } });
    expect(screen.getByText(/^Vous utilisez/).style.visibility).toBe("hidden");
    expect(screen.getAllByText("Chargement...")).toHaveLength(1);
  });

  it("survives a character of whom nothing can be read", () => {
    show({ characters: listed(character("x", "cyberpunk", { name: "", class: "", data: { level: "??" } })) });
    expect(titlesIn("Personnages")).toEqual(["Personnage sans nom"]);
  });

  it("shows the characters without a connection, whose campaigns may never come", () => {
    const waiting = {
      campaigns: { status: "loading" },
      characters: listed(character("a", "dnd5e")),
    } as const;
    show(waiting);
    expect(screen.queryByRole("region", { name: "Personnages" })).toBeNull();
    cleanup();
    show({ ...waiting, connected: false });
    expect(titlesIn("Personnages")).toEqual(["Héros a"]);
  });
});
