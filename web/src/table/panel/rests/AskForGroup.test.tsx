import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { changePlayState } from "domain/api/play";
import { characters } from "domain/documents/character";
import { playStates } from "domain/documents/play";
import { NEVER_TICKED } from "domain/games/cthulhu/play/skills";
import { CTHULHU_SKILLS } from "domain/games/cthulhu/traits";
import { playSystemOf } from "domain/games/registry/plays";
import { PRESETS } from "domain/games/registry/presets";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { applyEquipment } from "domain/table/equipment/applyEquipment";
import { quickActionsOf } from "domain/table/panel/panelEvents";
import { firstPlayState } from "domain/table/play/changePlayState";
import { characterOf } from "domain/testing/campaigns";
import type { SystemId } from "domain/values/systemIds";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { documents } from "../../../live/testing/documents";
import {
  answers,
  loseNetwork,
  noAnswer,
  refusal,
  regainNetwork,
  requests,
  sent,
} from "../../../testing/answers";
import { rootOf } from "../../../testing/MemberTestRoot";
import { patience } from "../../../testing/patience";
import { AskForGroup } from "./AskForGroup";

/** Sits a character at the table. */
function seat(name: string, system: SystemId, stats: object, state: object = {}) {
  const id = name.toLowerCase();
  const character = characterOf({ name, system, stats: { ...stats }, campaignId: "camp" });
  const equipped = applyEquipment(normaliseCharacter({ ...character, id }), [], []);
  documents.put(characters, [id], character);
  const first = firstPlayState(playSystemOf(system), "nina", equipped, 0);
  documents.put(playStates, [id], { ...first, state: { ...first.state, ...state } });
}

const onApplied = vi.fn();
const onDone = vi.fn();

async function ask(system: SystemId, restId: string, toSome = false) {
  const rest = quickActionsOf(PRESETS[system]).find(({ id }) => id === restId);
  if (rest === undefined) throw new RangeError(restId);
  const asked = { campaignId: "camp", system, play: playSystemOf(system), rest, toSome, onApplied, onDone };
  render(<AskForGroup {...asked} />, { wrapper: rootOf("mj") });
  const question = toSome ? "à qui ?" : "appliquer au groupe ?";
  fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${question.replace("?", "\\?")}$`, "i") }));
  await screen.findByRole("dialog", { name: `${rest.label} : ${question}` }, { timeout: patience(8_000) });
}

const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const press = (name: string | RegExp) => act(() => fireEvent.click(screen.getByRole("button", { name })));
const applied = () =>
  sent(changePlayState).map(({ params, body }) => ({ to: params.id, entries: body.entries }));
const answer = (...texts: string[]) => ({
  state: {},
  revision: 1,
  entries: texts.map((text) => ({ id: text, events: [{ text, tone: "good" as const }] })),
});

// The dialog is loaded on demand: not while a test waits for it.
beforeAll(() => import("./GroupRest"), 60_000);
beforeEach(() => {
  onApplied.mockReset();
  onDone.mockReset();
});

describe("a rest for the whole table", () => {
  it("says what it does to each, and is sent once for each that is chosen", async () => {
    seat("Bran", "dnd5e", { hp: "3 / 20" });
    seat("Ayla", "dnd5e", { hp: "12 / 30" });
    seat("Cyra", "dnd5e", { hp: "9 / 9" });
    seat("Isaure", "vampire", {});
    await ask("dnd5e", "repos-long");
    expect(screen.getByText("PV 12 → 30 · +18 PV")).toBeTruthy();
    expect([box("Ayla").checked, box("Cyra").checked]).toEqual([true, false]);
    expect(screen.getByText("Il n'y a rien à récupérer.")).toBeTruthy();
    expect(screen.getByText("Joue à un autre jeu, Vampire : laissé de côté.")).toBeTruthy();
    expect(box("Isaure").disabled).toBe(true);
    fireEvent.click(box("Bran"));
    answers.on(changePlayState, answer("Repos long", "+18 PV"));
    press("Appliquer (1)");
    await screen.findByText("Appliqué à 1 personnage.");
    expect([box("Ayla").checked, box("Bran").checked]).toEqual([true, false]);
    expect(applied()).toEqual([
      {
        to: "ayla",
        entries: [
          { id: expect.any(String), campaignId: "camp", forGroup: true, operations: [{ kind: "longRest" }] },
        ],
      },
    ]);
    press("Fermer");
    expect(onDone).toHaveBeenCalledOnce();
    expect(onApplied.mock.calls).toEqual([[["Ayla"]]]);
  });

  it("that is given to some is given to those whom the MJ ticks: inspiration", async () => {
    seat("Ayla", "dnd5e", {});
    seat("Bran", "dnd5e", {});
    seat("Cyra", "dnd5e", {}, { inspiration: true });
    await ask("dnd5e", "inspirer", true);
    expect(["Ayla", "Bran", "Cyra"].map((name) => box(name).checked)).toEqual([false, false, false]);
    expect(screen.getByText("Cela n'y change rien.")).toBeTruthy();
    expect(box("Cyra").disabled).toBe(true);
    fireEvent.click(box("Bran"));
    answers.on(changePlayState, answer("Inspiration reçue"));
    press("Appliquer (1)");
    await screen.findByText("Appliqué à 1 personnage.");
    expect(applied()).toMatchObject([
      { to: "bran", entries: [{ operations: [{ kind: "gainInspiration" }] }] },
    ]);
    expect(onApplied.mock.calls).toEqual([[["Bran"]]]);
  });

  it.each([
    ["vampire", "exaltation", "Exaltation : 1 dé (Faim 1 / 5)"],
    ["vampire", "souillure", "1 souillure · Humanité 7 / 10"],
    ["cthulhu", "folie", "Folie temporaire (1d10 heures) : crise de folie"],
    ["cyberpunk", "paie", "+1 eb · reste 1"],
  ] as const)("of %s, « %s », says what it does", async (system, id, text) => {
    seat("Ada", system, {}, system === "vampire" ? { hunger: 1, humanity: 7 } : {});
    await ask(system, id, true);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it("may only be noted", async () => {
    seat("Ayla", "dnd5e", { hp: "12 / 30" });
    await ask("dnd5e", "repos-long");
    press("Non, seulement le noter");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect([requests(), ...[onApplied, onDone].map(({ mock }) => mock.calls)]).toEqual([[], [], []]);
  });

  it("shows each refusal, and sends again what failed alone, with the same dice and ids", async () => {
    seat("Isaure", "vampire", { hunger: 2 });
    seat("Kaël", "vampire", { hunger: 1 });
    await ask("vampire", "nuit-tombee");
    expect(screen.getByText("Exaltation du réveil : 1 dé (Faim 2 / 5)")).toBeTruthy();
    answers.once(changePlayState, {
      ...answer(),
      entries: [{ id: "x", refused: "Cette action n'existe pas dans ce jeu." }],
    });
    answers.once(changePlayState, noAnswer);
    loseNetwork();
    press("Appliquer (2)");
    await screen.findByText("Cette action n'existe pas dans ce jeu.");
    await screen.findByText("Pas appliqué : réessaie dans un instant.");
    regainNetwork();
    answers.once(changePlayState, refusal("too-many-requests", "Trop vite."));
    press("Réessayer (1)");
    await screen.findByText("Trop vite.");
    answers.once(changePlayState, answer("Exaltation réussie"));
    press("Réessayer (1)");
    await screen.findByText("Exaltation réussie");
    expect(onApplied.mock.calls).toEqual([[["Kaël"]]]);
    expect(screen.getByText("Appliqué à 1 personnage.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Réessayer/ })).toBeNull();
    const [, first, second, third] = applied();
    expect(first?.to).toBe("kaël");
    expect(second).toEqual(first);
    expect(third).toEqual(first);
  });

  it("gives the points that the MJ says to each", async () => {
    seat("Isaure", "vampire", { experience: 4 });
    await ask("vampire", "fin-seance");
    expect(screen.getByText("+1 XP · reste 5")).toBeTruthy();
    fireEvent.change(screen.getByRole("textbox", { name: "XP pour chacun" }), { target: { value: "3" } });
    await waitFor(() => expect(screen.getByText("+3 XP · reste 7")).toBeTruthy());
    answers.on(changePlayState, answer("+3 XP"));
    press("Appliquer (1)");
    await screen.findByText("+3 XP");
    expect(applied()[0]?.entries).toMatchObject([{ operations: [{ kind: "gainExperience", amount: 3 }] }]);
  });

  it("is cut into requests of twenty operations", async () => {
    const skills = CTHULHU_SKILLS.filter(({ key }) => !NEVER_TICKED.includes(key)).slice(0, 25);
    const ticks = Object.fromEntries(skills.map(({ key }) => [key, "ticked"]));
    const values = Object.fromEntries(skills.map(({ key }) => [key, 40]));
    seat("Ada", "cthulhu", { skills: values }, { ticks });
    await ask("cthulhu", "fin-seance");
    answers.on(changePlayState, answer("Écouter (12) : reste à 40 %"));
    press("Appliquer (1)");
    await screen.findByText("Appliqué à 1 personnage.");
    expect(applied().map(({ to, entries }) => [to, entries.length])).toEqual([
      ["ada", 20],
      ["ada", 5],
    ]);
  });
});
