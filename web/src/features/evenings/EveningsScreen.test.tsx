import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { getCampaign } from "domain/api/campaigns";
import { listEvenings, searchEveningNotes } from "domain/api/evenings";
import { campaigns } from "domain/documents/campaign";
import { campaignOf } from "domain/testing/campaigns";
import { Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { HttpError } from "../../http/call";
import { documents } from "../../live/testing/documents";
import { answers, failing, noAnswer } from "../../testing/answers";
import { campaignViewOf } from "../../testing/campaignView";
import { rootOf } from "../../testing/MemberTestRoot";
import EveningsScreen from "./EveningsScreen";

vi.mock("../../table/dates/deviceZone", () => ({ deviceZone: () => "Pacific/Noumea" }));

const evening = (number: number) => ({
  ...{ id: `e${number}`, number, startedAt: Date.UTC(2026, 10, number, 19) },
  ...{ endedAt: Date.UTC(2026, 10, number, 22, 20), present: ["mj", "alice"] },
});
const FOUND = { eveningId: "e3", number: 3, excerpt: "… le dragon dort …" };

const show = () =>
  render(
    <Routes>
      <Route path="/campaign/:id/seances" element={<EveningsScreen />} />
    </Routes>,
    { wrapper: rootOf("alice", { at: "/campaign/c/seances?system=dnd5e" }) },
  );

const listed = async () =>
  within(await screen.findByRole("list", { name: "Séances" }))
    .getAllByRole("link")
    .map((link) => link.textContent);

beforeEach(() => {
  localStorage.clear();
  const campaign = campaignOf({ name: "Les Brumes", memberIds: ["alice"] });
  answers.on(getCampaign, campaignViewOf("c", campaign));
  documents.put(campaigns, ["c"], campaign);
});

describe("the evenings of a campaign", () => {
  it("come newest first with date, length and who was there, and older ones when they are asked for", async () => {
    answers.on(listEvenings, ({ query }) =>
      query?.before === "12"
        ? { evenings: [evening(11)], more: false }
        : { evenings: [evening(13), evening(12)], more: true },
    );
    show();
    expect(await listed()).toEqual([
      "Séance 1314 nov. 2026 · 3 h 20 · 2 présents",
      "Séance 1213 nov. 2026 · 3 h 20 · 2 présents",
    ]);
    expect(screen.getByRole("link", { name: /Séance 13/ }).getAttribute("href")).toBe(
      "/campaign/c/seances/e13?system=dnd5e",
    );
    fireEvent.click(screen.getByRole("button", { name: "Plus ancien" }));
    await screen.findByRole("link", { name: /Séance 11/ });
    expect(await listed()).toHaveLength(3);
    expect(screen.queryByRole("button", { name: "Plus ancien" })).toBeNull();
  });

  it("say that there is none yet, and that they could not be read", async () => {
    answers.on(listEvenings, { evenings: [], more: false });
    show();
    expect(await screen.findByText(/Aucune séance encore/)).toBeTruthy();
    cleanup();
    answers.on(listEvenings, noAnswer);
    show();
    expect(await screen.findByText("Les séances n'ont pas pu être lues.")).toBeTruthy();
  });

  it("are those of the last visit where they cannot be read", async () => {
    answers.on(listEvenings, ({ query }) =>
      query?.before === "13"
        ? { evenings: [evening(12)], more: false }
        : { evenings: [evening(13)], more: true },
    );
    show();
    fireEvent.click(await screen.findByRole("button", { name: "Plus ancien" }));
    await screen.findByRole("link", { name: /Séance 12/ });
    cleanup();
    answers.on(listEvenings, failing(new HttpError(500, null)));
    show();
    expect(await screen.findByText(/Les séances n'ont pas pu être relues/)).toBeTruthy();
    expect(await listed()).toEqual(["Séance 1314 nov. 2026 · 3 h 20 · 2 présents"]);
    answers.on(listEvenings, { evenings: [evening(14)], more: false });
    fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
    await screen.findByRole("link", { name: /Séance 14/ });
    expect(screen.queryByText(/n'ont pas pu être relues/)).toBeNull();
  });

  it("are found by the words of their notes", async () => {
    answers.on(listEvenings, { evenings: [evening(3)], more: false });
    answers.on(searchEveningNotes, ({ query }) => ({
      found:
        query?.q === "dragon"
          ? [
              { ...FOUND, noteId: "a", uid: "mj", name: "Morgane", audience: "table" as const },
              { ...FOUND, noteId: "b", uid: "alice", name: "Alice", audience: "self" as const },
            ]
          : [],
      handouts:
        query?.q === "dragon"
          ? [
              { handoutId: "h1", title: "L'œuf", excerpt: "Un dragon y dort." },
              {
                ...{ handoutId: "h1", title: "L'œuf", excerpt: "Vendre au dragon ?" },
                note: { uid: "alice", name: "Alice", audience: "self" as const },
              },
            ]
          : [],
    }));
    show();
    const field = await screen.findByRole("searchbox", {
      name: "Chercher dans les notes et les aides de jeu",
    });
    fireEvent.change(field, { target: { value: "dragon " } });
    const found = await screen.findByRole("list", { name: "Notes trouvées" });
    const links = within(found).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual([
      "Séance 3Récapitulatif… le dragon dort …",
      "Séance 3Alice · Pour moi… le dragon dort …",
    ]);
    expect(links[0]?.getAttribute("href")).toBe("/campaign/c/seances/e3?system=dnd5e");
    const handouts = within(screen.getByRole("list", { name: "Aides de jeu trouvées" })).getAllByRole("link");
    expect(handouts.map((link) => link.textContent)).toEqual([
      "L'œufAide de jeuUn dragon y dort.",
      "L'œufNote de Alice · Pour moiVendre au dragon ?",
    ]);
    expect(handouts[1]?.getAttribute("href")).toBe("/campaign/c/aides/h1?system=dnd5e");
    expect(screen.getByText("4 textes trouvés")).toBeTruthy();
    fireEvent.change(field, { target: { value: "licorne" } });
    expect(await screen.findByText("Aucune note ni aide de jeu ne contient ces mots.")).toBeTruthy();
    fireEvent.change(field, { target: { value: "l" } });
    expect(screen.queryByText("Aucune note ni aide de jeu ne contient ces mots.")).toBeNull();
  });
});
