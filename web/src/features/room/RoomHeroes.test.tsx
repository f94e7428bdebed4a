import { render, screen, within } from "@testing-library/react";
import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { playStates } from "domain/documents/play";
import { campaignOf, characterOf } from "domain/testing/campaigns";
import { expect, it } from "vitest";
import { documents } from "../../live/testing/documents";
import { playState } from "../../testing/fixtures";
import { rootOf } from "../../testing/MemberTestRoot";
import { patience } from "../../testing/patience";
import RoomHeroes from "./RoomHeroes";

it("shows a player the table's heroes with how they are, and nothing to do to them", async () => {
  documents.put(campaigns, ["brumes"], campaignOf({ memberIds: ["nina", "lio"] }));
  const stats = { hp: { current: 12, max: 20 }, ac: 16 };
  for (const name of ["Lia", "Tor"]) {
    const id = name.toLowerCase();
    documents.put(characters, [id], characterOf({ name, stats, campaignId: "brumes" }));
    documents.put(playStates, [id], playState({}));
  }
  render(<RoomHeroes campaignId="brumes" system="dnd5e" />, { wrapper: rootOf("nina") });
  const cards = await screen.findByRole("region", { name: "Personnages" });
  await within(cards).findByRole("link", { name: "Lia" });
  expect(await within(cards).findAllByText(/20 \/ 20/, {}, { timeout: patience(20_000) })).toHaveLength(2);
  expect(within(cards).queryAllByRole("button")).toEqual([]);
  expect(screen.getByText("Aucune carte sur la table pour l'instant.")).toBeTruthy();
});
