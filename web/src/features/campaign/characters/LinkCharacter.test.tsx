import { QueryClient } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { type CharacterView, listCharacters } from "domain/api/characters";
import { readCampaignPage } from "domain/table/campaign/campaignPage";
import { expect, it } from "vitest";
import { answers } from "../../../testing/answers";
import { characterView } from "../../../testing/fixtures";
import { rootOf } from "../../../testing/MemberTestRoot";
import { LinkCharacter } from "./LinkCharacter";

const lorien = { id: "c1", userId: "alice", system: "dnd5e", name: "Lorien", class: "Rôdeuse" } as const;
const listed = (campaign: CharacterView["campaign"]) => [characterView({ ...lorien, campaign })];
const page = (characters: object[]) => readCampaignPage({ name: "Les Brumes", characters }, "c", "dnd5e");

it("offers a character again once the MJ has taken it off the table", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const shown = (characters: object[]) => <LinkCharacter campaign={page(characters)} uid="alice" />;
  answers.once(listCharacters, listed({ id: "c", name: "Les Brumes" }));
  const { rerender } = render(shown([lorien]), { wrapper: rootOf("alice", { client }) });
  await screen.findByText(/pas d'autre personnage libre/);
  answers.once(listCharacters, listed(undefined));
  rerender(shown([]));
  expect(await screen.findByRole("option", { name: "Lorien (Rôdeuse)" })).toBeTruthy();
});

it("lets one make another for this campaign, also where one has a spare one", async () => {
  answers.once(listCharacters, listed(undefined));
  render(<LinkCharacter campaign={page([])} uid="alice" />, { wrapper: rootOf("alice") });
  expect(await screen.findByRole("option", { name: "Lorien (Rôdeuse)" })).toBeTruthy();
  const create = screen.getByRole("link", { name: /^Créer un personnage pour cette campagne/ });
  expect(create.getAttribute("href")).toBe("/atelier?make=character&system=dnd5e&campaign=c");
});
