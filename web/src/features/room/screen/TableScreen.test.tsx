import { render, screen, waitFor } from "@testing-library/react";
import { characters } from "domain/documents/character";
import { playStates } from "domain/documents/play";
import { playSystemOf } from "domain/games/registry/plays";
import { firstPlayState } from "domain/table/play/changePlayState";
import { campaignOf, characterOf } from "domain/testing/campaigns";
import { equippedOf } from "domain/testing/playLaws";
import { expect, it } from "vitest";
import { documents } from "../../../live/testing/documents";
import { rootOf } from "../../../testing/MemberTestRoot";
import { TableScreen } from "./TableScreen";

it("without a scene the table's screen has the heroes, as they come", async () => {
  const campaign = { ...campaignOf(), id: "brumes", parentId: undefined, pending: false };
  render(<TableScreen campaign={campaign} />, { wrapper: rootOf("alice") });
  await screen.findByText("La carte s'affichera ici.");
  const stats = { hp: { current: 9, max: 15 } };
  documents.put(
    playStates,
    ["lorien"],
    firstPlayState(playSystemOf("dnd5e"), "alice", equippedOf("dnd5e", stats), 0),
  );
  documents.put(characters, ["lorien"], characterOf({ campaignId: "brumes", stats }));
  const heroes = () => screen.getByRole("list", { name: "Héros" }).textContent;
  await waitFor(() => expect(heroes()).toMatch(/Lorien.*PV 9 \/ 15/s));
});
