import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { listCampaigns } from "domain/api/campaignList";
import { createCharacter, listCharacters } from "domain/api/characters";
import { campaigns } from "domain/documents/campaign";
import { DEFAULT_CAMPAIGN_SETTINGS } from "domain/table/campaign/settings";
import { readyCharacters } from "domain/table/forge/readyCharacters";
import { campaignOf, characterOf } from "domain/testing/campaigns";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { documents } from "../../live/testing/documents";
import { answers, refusal } from "../../testing/answers";
import { rootOf } from "../../testing/MemberTestRoot";
import ForgeScreen from "./ForgeScreen";

const BRUMES = campaignOf({ name: "Les Brumes", memberIds: ["nina"] });

const show = (search: string, characterQuota = 10) =>
  render(<ForgeScreen />, {
    wrapper: rootOf("nina", {
      at: `/atelier?make=character&system=dnd5e${search}`,
      member: { characterQuota },
    }),
  });
const campaign = () => screen.findByLabelText<HTMLSelectElement>("Pour quelle campagne ?");
const openReady = async () => {
  fireEvent.click(screen.getByRole("button", { name: "Prendre un personnage prêt" }));
  return screen.findByRole("dialog");
};

// The dialog and the pages of the Forge are loaded on demand: not while a test waits for them.
beforeAll(async () => {
  await Promise.all([import("../../table/ready/ReadyCharacters"), import("../../games/dnd5e/forge")]);
}, 60_000);
beforeEach(() => {
  answers.on(listCampaigns, []);
  answers.on(listCharacters, []);
  localStorage.clear();
});

describe("the Forge of a player with one campaign", () => {
  beforeEach(() => documents.put(campaigns, ["brumes"], BRUMES));

  it("chooses it, and lets go of it", async () => {
    show("");
    expect(await campaign()).toHaveProperty("value", "brumes");
    fireEvent.change(await campaign(), { target: { value: "" } });
    await waitFor(async () => expect(await campaign()).toHaveProperty("value", ""));
  });

  it("says so once the campaign that was chosen is gone", async () => {
    show("&campaign=brumes");
    expect(await campaign()).toHaveProperty("value", "brumes");
    documents.remove(campaigns, "brumes");
    await screen.findByText(/^La campagne choisie n'est plus là\./);
  });
});

it("the Forge places the scores of abilities by what the class needs", async () => {
  show("&step=class");
  fireEvent.click(await screen.findByRole("radio", { name: "Magicien" }));
  expect((await screen.findAllByText(/Il lui faut Intelligence et Constitution/)).length).toBeGreaterThan(0);
  const steps = within(screen.getByRole("navigation", { name: "Étapes" }));
  fireEvent.click(steps.getByRole("button", { name: /Caractéristiques/ }));
  fireEvent.click(await screen.findByRole("button", { name: "Répartir pour moi" }));
  expect(screen.getByLabelText("Valeur d'Intelligence")).toHaveProperty("value", "15");
  expect(screen.getByLabelText("Valeur de Constitution")).toHaveProperty("value", "14");
});

it("the Forge offers eight ready characters, and none to a table that rolls its scores", async () => {
  const { unmount } = show("");
  expect(within(await openReady()).getAllByRole("listitem")).toHaveLength(8);
  unmount();
  const settings = { ...DEFAULT_CAMPAIGN_SETTINGS, abilityMethod: "rolled" } as const;
  documents.put(campaigns, ["brumes"], { ...BRUMES, settings });
  show("&campaign=brumes");
  await campaign();
  expect((await openReady()).textContent).toContain("Cette table tire ses caractéristiques aux dés");
});

it("the Forge says before anything is sent that the quota is reached", async () => {
  const { id: _, ...own } = { id: "elowen", ...characterOf({ userId: "nina" }) };
  answers.on(listCharacters, ({ params }) => (params.system === "dnd5e" ? [{ ...own, id: "elowen" }] : []));
  show("", 1);
  await screen.findByText(/^Ton quota de personnages est atteint \(1 \/ 1\)/);
});

it("the Forge keeps a draft whose campaign is gone as it is created, and lets go of the campaign", async () => {
  documents.put(campaigns, ["brumes"], BRUMES);
  answers.on(createCharacter, refusal("campaign-not-found"));
  const [ready] = readyCharacters("dnd5e");
  const key = STORAGE_KEYS.forgeDraft("nina", "dnd5e", { kind: "new" });
  localStorage.setItem(key, JSON.stringify({ version: 0, draft: ready }));
  show("&campaign=brumes&step=review");
  expect(await campaign()).toHaveProperty("value", "brumes");
  fireEvent.click(await screen.findByRole("button", { name: "Créer le personnage" }));
  await screen.findByText(/^Cette campagne n'existe plus\. Tu peux créer ton personnage sans campagne/);
  await waitFor(async () => expect(await campaign()).toHaveProperty("value", ""));
  expect(localStorage.getItem(key)).not.toBeNull();
});
