import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { grantLevel } from "domain/api/campaigns";
import { changePlayState } from "domain/api/play";
import { campaigns } from "domain/documents/campaign";
import { playStates } from "domain/documents/play";
import { DEFAULT_CAMPAIGN_SETTINGS } from "domain/table/campaign/settings";
import type { RosterEntry } from "domain/table/roster/roster";
import { campaignOf, characterOf } from "domain/testing/campaigns";
import { type ComponentProps, useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import type { LiveCharacter } from "../../live/characters";
import { documents } from "../../live/testing/documents";
import { answers, sent } from "../../testing/answers";
import { playState, playTaken } from "../../testing/fixtures";
import { rootOf, toasts } from "../../testing/MemberTestRoot";
import { patience } from "../../testing/patience";
import { fightersOf } from "../fighters/fighters";
import type { Target } from "../fighters/target";
import { PanelHeroes } from "./PanelHeroes";
import { deadHeroesOf, useHeroes } from "./useHeroes";

const inPlay = (id: string, state: object) => documents.put(playStates, [id], playState({ ...state }));
/** The operations that were sent, each with whose it is. */
const written = () =>
  sent(changePlayState).flatMap(({ params, body }) =>
    body.entries.map((entry) => [params.id, entry] as const),
  );
const countExperience = (xpType: "milestone" | "xp") =>
  documents.put(campaigns, ["camp"], campaignOf({ settings: { ...DEFAULT_CAMPAIGN_SETTINGS, xpType } }));

const hero = (id: string, name: string, stats: object): LiveCharacter => ({
  ...characterOf({ name, stats: { ...stats } }),
  ...{ id, parentId: undefined, pending: false },
});
const LIA = hero("lia", "Lia", { hp: { current: 12, max: 20 }, ac: 16, resistances: ["fire"] });
const TOR = hero("tor", "Tor", { hp: { current: 7, max: 9 } });

type HeroesProps = Pick<ComponentProps<typeof PanelHeroes>, "roster"> & {
  characters: readonly LiveCharacter[];
};

function Heroes({ roster, characters }: HeroesProps) {
  const heroes = useHeroes("dnd5e", characters);
  const fighters = fightersOf({ campaignId: "c", role: "mj", now: Date.now }, heroes, undefined);
  const [chosen, onChoose] = useState<readonly Target[]>([]);
  return (
    <>
      <PanelHeroes {...{ system: "dnd5e", roster, fighters, chosen, onChoose }} known waiting={[]} />
      <output aria-label="Morts">{deadHeroesOf(heroes)?.join() ?? "?"}</output>
    </>
  );
}

const show = (characters: readonly LiveCharacter[] = [LIA, TOR]) =>
  render(
    <Heroes
      roster={characters.map(
        ({ id, name }) => ({ id, name, playerId: "nina", connected: true }) as RosterEntry,
      )}
      characters={characters}
    />,
    { wrapper: rootOf("mj") },
  );

const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
/** The rules of the game are loaded with the first. */
const known = (name: string) =>
  screen.findByRole("button", { name: `Choisir ${name}` }, { timeout: patience(20_000) });
const choose = async (...names: string[]) => {
  for (const name of names) fireEvent.click(await known(name));
};
const points = (value: string) =>
  fireEvent.change(screen.getByLabelText("Nombre de points"), { target: { value } });
const previews = () =>
  within(screen.getByRole("list", { name: "Ce que cela fait" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

beforeEach(() => {
  answers.on(changePlayState, playTaken);
  inPlay("lia", { hitPoints: { lost: 8, temporary: 3, reduction: 0 } });
  inPlay("tor", { hitPoints: { lost: 2, temporary: 0, reduction: 0 } });
});

describe("the heroes of the panel", () => {
  it("show hit points, armour and conditions, beside one whose state cannot be read", async () => {
    documents.refuse(playStates, "tor");
    show();
    await known("Lia");
    const [lia, tor] = ["Lia", "Tor"].map((name) => screen.getByText(name).closest("li")?.textContent);
    expect(lia).toContain("PV 12 / 20 (+3)");
    expect(lia).toContain("Classe d'armure 16");
    expect(tor).toContain("État illisible");
    expect(screen.queryByRole("button", { name: "Choisir Tor" })).toBeNull();
  }, 30_000);

  it("are damaged two at once by four taps, with what comes of it said before", async () => {
    show();
    await choose("Lia", "Tor");
    points("7");
    fireEvent.change(screen.getByLabelText("Type de dégâts"), { target: { value: "fire" } });
    expect(previews()).toEqual([
      "Lia : Résistance (feu) : 7 → 3 · −3 PV (feu), dont 3 temporaires",
      "Tor : −7 PV (feu) · Sans connaissance, à 0 PV · PV 7 → 0 sur 9",
    ]);
    tap("Dégâts (2)");
    const operation = (amount: number) => ({
      operations: [{ kind: "damage", amount, type: "fire" }],
      campaignId: "c",
    });
    await waitFor(() => expect(written()).toHaveLength(2));
    expect(written()).toMatchObject([
      ["lia", operation(3)],
      ["tor", operation(7)],
    ]);
    expect(screen.queryByRole("form", { name: "Agir sur les personnages choisis" })).toBeNull();
    act(() => toasts.at(-1)?.action?.run());
    await waitFor(() => expect(written()).toHaveLength(4));
    const undone = written().slice(0, 2);
    expect(written().slice(2)).toMatchObject(
      undone.map(([id, entry]) => [id, { undo: entry.id }]).toReversed(),
    );
  }, 30_000);

  it("are healed and given a condition, and who cannot take it is said by name", async () => {
    inPlay("tor", { hitPoints: { lost: 0, temporary: 0, reduction: 0 } });
    show();
    await known("Lia");
    tap("Tous");
    fireEvent.click(screen.getByRole("radio", { name: "Soins" }));
    points("5");
    expect(previews()[1]).toBe("Tor : Les PV sont déjà au maximum.");
    tap("Soins (2)");
    await waitFor(() =>
      expect(written()).toMatchObject([["lia", { operations: [{ kind: "heal", amount: 5 }] }]]),
    );
    expect(toasts).toContainEqual({ tone: "error", text: "Tor : Les PV sont déjà au maximum." });
    await choose("Tor");
    fireEvent.click(screen.getByRole("radio", { name: "État" }));
    fireEvent.change(screen.getByLabelText("État", { selector: "select" }), {
      target: { value: "poisoned" },
    });
    tap("État (1)");
    await waitFor(() =>
      expect(written().at(-1)).toMatchObject([
        "tor",
        { operations: [{ kind: "addCondition", condition: "poisoned" }] },
      ]),
    );
  }, 30_000);

  it("take no amount that is none", async () => {
    show();
    await choose("Lia");
    for (const value of ["", "0"]) {
      points(value);
      expect(screen.getByRole("button", { name: "Dégâts (1)" })).toHaveProperty("disabled", true);
    }
    tap("Ne plus choisir personne");
    expect(screen.getByRole("button", { name: "Choisir Lia" }).getAttribute("aria-pressed")).toBe("false");
  }, 30_000);

  it("are dead by three failures, and not while they are dying", async () => {
    const down = { hitPoints: { lost: 20, temporary: 0, reduction: 0 } };
    inPlay("lia", { ...down, deathSaves: { successes: 0, failures: 2 } });
    inPlay("tor", { ...down, deathSaves: { successes: 0, failures: 3 } });
    show();
    expect(screen.getByLabelText("Morts").textContent).toBe("?");
    await known("Lia");
    expect(screen.getByLabelText("Morts").textContent).toBe("tor");
  }, 30_000);
});

describe("the levels of the heroes who are chosen", () => {
  const atLevel = (one: LiveCharacter, level: number, grantedLevel?: number): LiveCharacter => ({
    ...one,
    ...{ campaignId: "camp", data: { level }, ...(grantedLevel !== undefined && { grantedLevel }) },
  });
  const granted = () =>
    sent(grantLevel).map(({ params, body }) => [params.id, params.characterId, body.level]);
  const LEVELS = /niveau/;

  beforeEach(() => {
    countExperience("milestone");
    answers.on(grantLevel, null);
  });

  it("are granted together to those who have not theirs yet", async () => {
    show([atLevel(LIA, 3), atLevel(TOR, 4, 5)]);
    await choose("Lia", "Tor");
    tap("Accorder le niveau 4 (1)");
    await waitFor(() => expect(granted()).toEqual([["camp", "lia", 4]]));
  }, 30_000);

  it("are taken back with the level that each has", async () => {
    show([atLevel(LIA, 3, 4)]);
    await choose("Lia");
    expect(screen.getByText("Tu as accordé le niveau 4.")).toBeTruthy();
    tap("Reprendre le niveau 4");
    await waitFor(() => expect(granted()).toEqual([["camp", "lia", 3]]));
  }, 30_000);

  it("are nobody's to grant at a table of experience, and without a next one", async () => {
    countExperience("xp");
    const { unmount } = show([atLevel(LIA, 3)]);
    await choose("Lia");
    expect(screen.queryByRole("button", { name: LEVELS })).toBeNull();
    unmount();
    countExperience("milestone");
    show([atLevel(LIA, 20)]);
    await choose("Lia");
    expect(screen.queryByRole("button", { name: LEVELS })).toBeNull();
  }, 30_000);
});
