import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { removeCharacter } from "domain/api/campaigns";
import { deleteCharacter } from "domain/api/characters";
import type { ViewerRole } from "domain/table/campaign/viewerRole";
import { campaignOf } from "domain/testing/campaigns";
import { beforeEach, expect, it } from "vitest";
import { answers, refusal, sent } from "../../../testing/answers";
import { campaignPageOf } from "../../../testing/campaignView";
import { rootOf, toasts } from "../../../testing/MemberTestRoot";
import { TableCharacters } from "./TableCharacters";

const MJ: ViewerRole = "mj";
const characters = [
  { id: "elowen", userId: "alice", name: "Élowen", class: "Rôdeuse", offTableDice: false, storyShared: true },
  { id: "zephyr", userId: "bob", name: "Zéphyr", class: "Barde", offTableDice: false, storyShared: false },
];
const CAMPAIGN = { ...campaignPageOf("brumes", campaignOf()), characters };

const showMj = (editing: boolean) =>
  render(<TableCharacters campaign={CAMPAIGN} viewerUid="mj" role={MJ} editing={editing} />, {
    wrapper: rootOf("mj"),
  });

const buttons = () => screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const confirm = async (name: string) =>
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name }));
const said = (text: string) => waitFor(() => expect(toasts.map((toast) => toast.text)).toContain(text));

beforeEach(() => {
  answers.on(deleteCharacter, undefined as never);
  answers.on(removeCharacter, undefined as never);
});

it("the MJ takes characters off the table and deletes them in edit mode alone", async () => {
  const { unmount } = showMj(false);
  expect(screen.queryByRole("button")).toBeNull();
  unmount();
  showMj(true);
  expect(buttons()).toEqual([
    "Retirer Élowen de la campagne",
    "Supprimer Élowen",
    "Retirer Zéphyr de la campagne",
    "Supprimer Zéphyr",
  ]);
  press("Supprimer Zéphyr");
  await confirm("Supprimer");
  await said("Personnage supprimé.");
  expect(sent(deleteCharacter)).toEqual([
    { params: { system: "dnd5e", id: "zephyr" }, query: { userId: "bob" } },
  ]);
  press("Retirer Élowen de la campagne");
  await confirm("Retirer");
  await said("Personnage retiré de la campagne.");
  expect(sent(removeCharacter)).toEqual([
    { params: { system: "dnd5e", id: "brumes", characterId: "elowen" } },
  ]);
});

it("what the server refuses of it is said", async () => {
  answers.once(deleteCharacter, refusal("forbidden"));
  answers.once(deleteCharacter, refusal("internal"));
  showMj(true);
  for (const sentence of ["Action non autorisée.", "Impossible de supprimer ce personnage."]) {
    press("Supprimer Zéphyr");
    await confirm("Supprimer");
    await said(sentence);
  }
});

it("a story that its player shared is a press away", () => {
  showMj(false);
  const stories = screen.getAllByRole("link", { name: /^Histoire/ });
  expect(stories.map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")])).toEqual([
    ["Histoire d'Élowen", "/character/elowen/histoire?system=dnd5e"],
  ]);
});
