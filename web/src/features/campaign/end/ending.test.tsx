import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { deleteCampaign, leaveCampaign } from "domain/api/campaigns";
import { chests } from "domain/documents/chest";
import { campaignOf } from "domain/testing/campaigns";
import { CHEST } from "domain/testing/chests";
import type { ReactNode } from "react";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { documents } from "../../../live/testing/documents";
import { answers, noAnswer, sent } from "../../../testing/answers";
import { campaignPageOf } from "../../../testing/campaignView";
import { rootOf, toasts } from "../../../testing/MemberTestRoot";
import { DeleteCampaign } from "./DeleteCampaign";
import { LeaveCampaign } from "./LeaveCampaign";

const CAMPAIGN = campaignPageOf("brumes", campaignOf({ name: "Les Brumes" }));
const onLeaving = vi.fn();
const params = { system: "dnd5e", id: "brumes" };

const show = (part: ReactNode) =>
  render(
    <Routes>
      <Route path="/" element={part} />
      <Route path="/game" element="L'espace de jeu" />
    </Routes>,
    { wrapper: rootOf("nina") },
  );
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const dialog = async () => within(await screen.findByRole("dialog"));
const said = () => toasts.map(({ text }) => text);

beforeEach(() => void onLeaving.mockReset());

it("a campaign is deleted once its name is typed, and its MJ is led to the game space", async () => {
  answers.on(deleteCampaign, undefined as never);
  show(<DeleteCampaign campaign={CAMPAIGN} onLeaving={onLeaving} />);
  press("Supprimer la campagne");
  const question = await dialog();
  const confirm = question.getByRole("button", { name: "Supprimer définitivement" });
  expect(confirm).toHaveProperty("disabled", true);
  fireEvent.change(question.getByLabelText("Nom de la campagne"), { target: { value: "Les Brum" } });
  expect(confirm).toHaveProperty("disabled", true);
  fireEvent.change(question.getByLabelText("Nom de la campagne"), { target: { value: "les brumes" } });
  fireEvent.click(confirm);
  await screen.findByText("L'espace de jeu");
  expect(sent(deleteCampaign)).toEqual([{ params }]);
  expect(said()).toEqual(["Campagne supprimée."]);
  expect(onLeaving.mock.calls).toEqual([[true]]);
});

it("says what the chest holds that goes with the campaign", async () => {
  documents.put(chests, ["brumes"], CHEST);
  show(<DeleteCampaign campaign={CAMPAIGN} onLeaving={onLeaving} />);
  press("Supprimer la campagne");
  expect(
    await (await dialog()).findByText(
      "Le coffre du groupe contient 1 objet et 20 po : ce qui n'en est pas repris avant disparaît avec la campagne.",
    ),
  ).toBeTruthy();
});

it("a player leaves of their own accord, and stays where that fails", async () => {
  answers.once(leaveCampaign, noAnswer);
  answers.on(leaveCampaign, undefined as never);
  show(<LeaveCampaign campaign={CAMPAIGN} onLeaving={onLeaving} />);
  const leave = async () => {
    press("Quitter la campagne");
    fireEvent.click((await dialog()).getByRole("button", { name: "Quitter la campagne" }));
  };
  await leave();
  await waitFor(() => expect(said()).toEqual(["Impossible de quitter la campagne."]));
  expect(onLeaving.mock.calls).toEqual([[true], [false]]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await leave();
  await screen.findByText("L'espace de jeu");
  expect(said()).toContain("Tu as quitté la campagne.");
});
