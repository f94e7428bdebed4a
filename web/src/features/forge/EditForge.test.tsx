import { fireEvent, render, screen } from "@testing-library/react";
import { listCampaigns } from "domain/api/campaignList";
import type { CharacterView } from "domain/api/characters";
import { reforgeCharacter } from "domain/api/forge";
import { Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { answers, refusal, sent } from "../../testing/answers";
import { characterView } from "../../testing/fixtures";
import { rootOf } from "../../testing/MemberTestRoot";
import { EditForge } from "./EditForge";

const FAILURE = "Impossible d'enregistrer ce personnage pour le moment. Tes changements sont gardés ici.";

const isaure = (version: number, name = "Isaure") =>
  characterView({ id: "c1", userId: "alice", system: "vampire", version, name, class: "Toreador" });

const show = (stored?: CharacterView) =>
  render(
    <Routes>
      <Route
        path="/"
        element={<EditForge character={isaure(3)} reload={async () => stored} purpose="edit" />}
      />
      <Route path="*" element="La fiche" />
    </Routes>,
    { wrapper: rootOf("alice", { at: "/?step=review" }) },
  );
const save = () => fireEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
const answer = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const sentVersions = () => sent(reforgeCharacter).map(({ body }) => body.version);

beforeEach(() => {
  localStorage.clear();
  answers.on(listCampaigns, []);
  vi.stubGlobal("scrollTo", vi.fn());
  Element.prototype.scrollTo = vi.fn();
});

describe("a character that was saved elsewhere meanwhile", () => {
  it("is saved over the newer version on request", async () => {
    answers.once(reforgeCharacter, refusal("stale-version"));
    answers.once(reforgeCharacter, isaure(5));
    show(isaure(4));
    save();
    await answer("Enregistrer mes choix");
    await screen.findByText("La fiche");
    expect(sentVersions()).toEqual([3, 4]);
  });

  it("gives way to the newer version on request", async () => {
    answers.once(reforgeCharacter, refusal("stale-version"));
    show(isaure(4, "Isaure de Vries"));
    save();
    await answer("Reprendre l'autre version");
    expect(screen.getByRole("heading", { name: "Modifier Isaure de Vries" })).toBeTruthy();
    expect(screen.queryByText(FAILURE)).toBeNull();
  });

  it("says that it could not be saved where the newer version cannot be read", async () => {
    answers.once(reforgeCharacter, refusal("stale-version"));
    show(undefined);
    save();
    await screen.findByText(FAILURE);
  });
});
