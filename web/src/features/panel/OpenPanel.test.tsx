import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { moveChest } from "domain/api/chest";
import { listItems } from "domain/api/items";
import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { campaignOf, characterOf } from "domain/testing/campaigns";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { NO_QUERY } from "../../api/useLiveQuery";
import { documents } from "../../live/testing/documents";
import { answers, requests, sent } from "../../testing/answers";
import { campaignPageOf } from "../../testing/campaignView";
import { rootOf } from "../../testing/MemberTestRoot";
import { OpenPanel } from "./OpenPanel";

vi.mock("../../live/usePresence", () => ({ usePresence: () => undefined }));

const CAMPAIGN = campaignOf({ memberIds: ["alice"] });

const region = (name: string) => within(screen.getByRole("region", { name }));
const press = async (name: string) =>
  fireEvent.click(await region("Actions rapides").findByRole("button", { name }));
const newest = () => region("Historique").getAllByRole("listitem")[0]?.textContent;
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

// Dialogs are loaded on demand: not while a test waits for them.
beforeAll(
  () =>
    Promise.all([
      import("../../table/panel/rests/GroupRest"),
      import("../../table/asks/AskDialog"),
      import("../../table/asks/ShowDialog"),
      import("../../table/chest/LayLoot"),
    ]),
  60_000,
);
beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  documents.put(campaigns, ["brumes"], CAMPAIGN);
  documents.put(characters, ["elowen"], characterOf({ name: "Élowen", campaignId: "brumes" }));
  render(<OpenPanel campaign={campaignPageOf("brumes", CAMPAIGN)} query={NO_QUERY} />, {
    wrapper: rootOf("mj"),
  });
  await region("Initiative").findByText("Élowen");
});

describe("what the MJ notes with a press", () => {
  it("is in the history without a call", async () => {
    await press("Repos court");
    expect(newest()).toContain("Repos court");
    expect(requests()).toEqual([]);
  });

  it("offers to give inspiration to some", async () => {
    await press("Offrir l'inspiration");
    expect(newest()).toContain("Offrir l'inspiration");
    await press("À qui ?");
    const giving = await dialog("Offrir l'inspiration : à qui ?");
    expect(giving.getByRole("checkbox", { name: "Élowen" })).toHaveProperty("checked", false);
  });

  it("offers to ask for the save of a trap", async () => {
    await press("Déclencher un piège");
    await press("Demander : Sauvegarde de Dextérité");
    const asking = await dialog("Demander ce jet");
    expect(asking.getByLabelText("Autre jet")).toHaveProperty("value", "Sauvegarde de Dextérité");
  });

  it("offers to lay what is found open before the table, until it is", async () => {
    answers.on(listItems, []);
    answers.on(moveChest, { said: "Mona partage un butin : Butin." });
    await press("Révéler un butin");
    await press("Partager un butin");
    const sharing = await dialog("Partager un butin");
    fireEvent.change(sharing.getByLabelText("Ce qu'il contient"), { target: { value: "Une bague" } });
    const submit = sharing.getByRole<HTMLButtonElement>("button", { name: "Montrer à la table" });
    await waitFor(() => expect(submit.disabled).toBe(false));
    fireEvent.click(submit);
    const offer = () => region("Actions rapides").queryByRole("button", { name: "Partager un butin" });
    await waitFor(() => expect(offer()).toBeNull());
    expect(sent(moveChest)).toHaveLength(1);
  });

  it("offers to show the text of what is found, and nothing beside an encounter", async () => {
    await press("Révéler un butin");
    await press("Montrer…");
    const showing = await dialog("Montrer");
    expect(showing.getByLabelText("Texte")).toHaveProperty(
      "value",
      "Sous la poussière, un objet que personne n'attendait.",
    );
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    await press("Rencontre errante");
    expect(newest()).toContain("Rencontre errante");
    expect(region("Actions rapides").queryByRole("button", { name: "Montrer…" })).toBeNull();
  });
});
