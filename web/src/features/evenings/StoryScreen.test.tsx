import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { CallResult } from "domain/api/call";
import { getHeroStory, shareHeroStory } from "domain/api/evenings";
import { Route, Routes } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { HttpError } from "../../http/call";
import { answers, failing, noAnswer, sent } from "../../testing/answers";
import { rootOf, toasts } from "../../testing/MemberTestRoot";
import StoryScreen from "./StoryScreen";

vi.mock("../../table/dates/deviceZone", () => ({ deviceZone: () => "Pacific/Noumea" }));

type Story = CallResult<typeof getHeroStory>;

const evening = (number: number): Story["evenings"][number] => {
  const startedAt = Date.UTC(2026, 10, number, 19);
  const of = { who: "Elenna", heroId: "lia" };
  return {
    ...{ id: `e${number}`, number, startedAt, endedAt: startedAt + 200 * 60_000 },
    facts: [
      { kind: "fell", at: startedAt + 60_000, ...of },
      { kind: "level", at: startedAt + 120_000, ...of, level: number },
    ],
  };
};

const storyOf = (change: Partial<Story> = {}): Story => ({
  ...{ name: "Elenna", userId: "alice", shared: false, table: { id: "c", name: "Les Brumes" } },
  evenings: [evening(2)],
  ...change,
});

const show = (uid = "alice") =>
  render(
    <Routes>
      <Route path="/character/:id/histoire" element={<StoryScreen />} />
    </Routes>,
    { wrapper: rootOf(uid, { at: "/character/lia/histoire?system=dnd5e" }) },
  );

const shownEvenings = () =>
  screen.queryAllByRole("region").map((region) => ({
    title: within(region).getByRole("heading").textContent,
    lines: within(region)
      .getAllByRole("listitem")
      .map((line) => line.textContent),
  }));

it("a story is told by evening, with the way to each, and printed once it is whole", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  answers.on(getHeroStory, ({ query }) =>
    query?.after === "20" ? storyOf({ evenings: [evening(21)] }) : storyOf({ next: "20" }),
  );
  show();
  expect(await screen.findByRole("heading", { level: 1, name: "Histoire d'Elenna" })).toBeTruthy();
  expect(await screen.findByText("Les Brumes · 2 séances")).toBeTruthy();
  expect(shownEvenings()).toEqual([
    { title: "Séance 2", lines: ["06:01— Elenna tombe", "06:02— Elenna passe au niveau 2"] },
    { title: "Séance 21", lines: ["06:01— Elenna tombe", "06:02— Elenna passe au niveau 21"] },
  ]);
  expect(screen.getByText("3 nov. 2026 · 3 h 20")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Voir la séance 21" }).getAttribute("href")).toBe(
    "/campaign/c/seances/e21?system=dnd5e",
  );
  fireEvent.click(screen.getByRole("button", { name: "Imprimer" }));
  expect(print).toHaveBeenCalledOnce();
});

it("evenings without the character are passed over, to the first that has it", async () => {
  answers.on(getHeroStory, ({ query }) =>
    query?.after === "20" ? storyOf({ evenings: [evening(21)] }) : storyOf({ evenings: [], next: "20" }),
  );
  show();
  expect(await screen.findByText("Les Brumes · 1 séance")).toBeTruthy();
  expect(shownEvenings().map(({ title }) => title)).toEqual(["Séance 21"]);
});

it("a rest that cannot be read leaves what was, and is asked for again", async () => {
  answers.on(getHeroStory, ({ query }) => {
    if (query?.after === "20") throw new HttpError(500, null);
    return storyOf({ next: "20" });
  });
  show();
  const alert = await screen.findByText("La suite n'a pas pu être lue.", {}, { timeout: 5_000 });
  expect(alert.getAttribute("role")).toBe("alert");
  expect(shownEvenings().map(({ title }) => title)).toEqual(["Séance 2"]);
  answers.on(getHeroStory, ({ query }) =>
    query?.after === "20" ? storyOf({ evenings: [evening(21)] }) : storyOf({ next: "20" }),
  );
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByText("Les Brumes · 2 séances")).toBeTruthy();
});

it("a story that has not begun says when it does", async () => {
  answers.on(getHeroStory, storyOf({ evenings: [] }));
  show();
  expect(
    await screen.findByText("Rien encore : ce qu'Elenna vit à la table vient ici à la fin de chaque séance."),
  ).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Imprimer" })).toBeNull();
  cleanup();
  answers.on(getHeroStory, storyOf({ evenings: [], table: undefined }));
  show();
  expect(
    await screen.findByText("Elenna n'est à aucune table : son histoire s'écrit aux séances d'une campagne."),
  ).toBeTruthy();
  expect(screen.queryByRole("switch")).toBeNull();
});

it("a story that may not be read says why, and one that could not be is asked for again", async () => {
  const says = async (status: number, sentence: string, back: string) => {
    answers.on(getHeroStory, failing(new HttpError(status, null)));
    show("bob");
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByRole("link", { name: back })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Réessayer" })).toBeNull();
    cleanup();
  };
  await says(403, "Son joueur n'a pas partagé cette histoire avec la table.", "Retour à la fiche");
  await says(404, "Ce personnage n'existe pas, ou n'existe plus.", "Retour au jeu");
  answers.on(getHeroStory, noAnswer);
  show();
  await screen.findByText("Impossible de charger l'histoire de ce personnage.");
  answers.on(getHeroStory, storyOf());
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  await screen.findByRole("heading", { name: "Histoire d'Elenna" });
});

it("its player shares it, and the others find no switch", async () => {
  answers.on(getHeroStory, storyOf());
  answers.once(shareHeroStory, null);
  show();
  const shared = await screen.findByRole<HTMLInputElement>("switch", { name: "Partager avec la table" });
  expect(shared.checked).toBe(false);
  fireEvent.click(shared);
  await waitFor(() =>
    expect(sent(shareHeroStory)).toEqual([
      { params: { system: "dnd5e", id: "lia" }, body: { shared: true } },
    ]),
  );
  await waitFor(() => expect(shared.checked).toBe(true));
  answers.on(shareHeroStory, failing(new HttpError(500, null)));
  fireEvent.click(shared);
  await waitFor(() =>
    expect(toasts.map(({ text }) => text)).toContain("Le partage n'a pas pu être changé. Réessaie."),
  );
  await act(async () => undefined);
  expect(shared.checked).toBe(true);
  cleanup();
  show("mj");
  await screen.findByRole("heading", { name: "Histoire d'Elenna" });
  expect(screen.queryByRole("switch")).toBeNull();
});
