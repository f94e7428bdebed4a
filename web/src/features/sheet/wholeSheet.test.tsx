import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { getCharacter } from "domain/api/characters";
import { listItems } from "domain/api/items";
import { changePlayState } from "domain/api/play";
import { characters } from "domain/documents/character";
import { playStates } from "domain/documents/play";
import { playSystemOf } from "domain/games/registry/plays";
import { firstPlayState } from "domain/table/play/changePlayState";
import { characterOf } from "domain/testing/campaigns";
import { equippedOf } from "domain/testing/playLaws";
import { SYSTEM_IDS, type SystemId } from "domain/values/systemIds";
import { Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { documents } from "../../live/testing/documents";
import { answers } from "../../testing/answers";
import { rootOf } from "../../testing/MemberTestRoot";
import { patience } from "../../testing/patience";
import SheetScreen from "./SheetScreen";

const STATS = {
  abilityScores: { dex: 17, wis: 15 },
  skills: { stealth: { expertise: true } },
  proficiencyBonus: 3,
};

function show(system: SystemId, changes: Parameters<typeof characterOf>[0]) {
  const stored = characterOf({ userId: "nina", system, ...changes });
  answers.on(getCharacter, { ...stored, id: "lia", campaign: undefined });
  documents.put(characters, ["lia"], stored);
  const play = playSystemOf(system);
  const equipped = equippedOf(system, stored.stats ?? {}, stored.data ?? {});
  documents.put(playStates, ["lia"], firstPlayState(play, "nina", equipped, 0));
  return render(
    <Routes>
      <Route path="/character/:id" element={<SheetScreen />} />
    </Routes>,
    { wrapper: rootOf("nina", { at: `/character/lia?system=${system}` }) },
  );
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  answers.on(listItems, { items: [] } as never);
});

describe("a whole sheet", { timeout: patience(60_000) }, () => {
  it.each(SYSTEM_IDS)("of %s is there for a character that says nothing it should", async (system) => {
    const stats = {
      hp: "beaucoup",
      abilityScores: "fort",
      skills: 7,
      inventoryItems: [null, 3, {}],
      actions: {},
    };
    const data = { notes: "<img src=x onerror=alert(1)>", avatarUrl: "javascript:alert(1)", classes: 12 };
    show(system, { name: "", class: "", stats, data });
    await screen.findByRole("heading", { level: 1, name: "Personnage sans nom" });
    await screen.findByText("<img src=x onerror=alert(1)>");
  });

  it("is searched by a key, rolls what is found, and keeps a starred roll one press away", async () => {
    const { unmount } = show("dnd5e", { name: "Elowen", stats: STATS });
    await screen.findByRole("heading", { level: 1, name: "Elowen" });
    const results = () => screen.getByRole("complementary", { name: "Résultats des jets" }).textContent;
    fireEvent.keyDown(document.body, { key: "/" });
    const field = await screen.findByRole("searchbox", { name: /^Rechercher un jet/ });
    fireEvent.change(field, { target: { value: "percep" } });
    fireEvent.submit(field);
    await waitFor(() => expect(results()).toContain("Perception"));
    expect(screen.queryByRole("searchbox", { name: /^Rechercher un jet/ })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Rechercher sur la fiche" }));
    fireEvent.click(await screen.findByRole("button", { name: "Discrétion : favori" }));
    unmount();
    show("dnd5e", { name: "Elowen", stats: STATS });
    const favourites = within(await screen.findByRole("region", { name: "Favoris" }));
    fireEvent.click(favourites.getByRole("button", { name: "Lancer Discrétion +9" }));
    await waitFor(() => expect(results()).toContain("1d20+9"));
  });

  it("has life under the thumb, with its − and its +, on a phone", async () => {
    answers.on(changePlayState, ({ body }) => ({
      ...{ state: {}, revision: 1, entries: body.entries.map(({ id }) => ({ id, events: [] })) },
    }));
    show("dnd5e", { name: "Elenna", stats: { ...STATS, hp: { current: 8, max: 8 } } });
    const life = (name: string) => screen.findByRole("group", { name });
    fireEvent.click(within(await life("PV 8 sur 8")).getByRole("button", { name: "Perdre 1 PV" }));
    fireEvent.click(within(await life("PV 7 sur 8")).getByRole("button", { name: "Regagner 1 PV" }));
    await life("PV 8 sur 8");
  });

  it("opens again on the part, with the rolls and the second attempt, that the tab was left with", async () => {
    const stats = { characteristics: { int: 60, dex: 50 }, luck: 50, san: 60 };
    // A roll that succeeds ticks its skill.
    answers.on(changePlayState, ({ body }) => ({
      ...{ state: {}, revision: 1, entries: body.entries.map(({ id }) => ({ id, events: [] })) },
    }));
    const part = (name: string) =>
      within(screen.getByRole("navigation", { name: "Parties de la fiche" })).getByRole("button", { name });
    const { unmount } = show("cthulhu", { name: "Armande", stats });
    await screen.findByRole("heading", { level: 1, name: "Armande" });
    fireEvent.click(part("Fiche"));
    fireEvent.click((await screen.findAllByRole("button", { name: /^Lancer Écouter/ }))[0] as HTMLElement);
    const last = () => screen.getByRole("button", { name: /^Jets et options/ }).textContent;
    await waitFor(() => expect(last()).toContain("Écouter"));
    const before = last();
    unmount();
    show("cthulhu", { name: "Armande", stats });
    await screen.findByRole("heading", { level: 1, name: "Armande" });
    expect(part("Fiche").getAttribute("aria-current")).toBe("true");
    expect(last()).toBe(before);
  });
});
