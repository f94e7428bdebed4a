import { changeDoor, updateScene } from "domain/api/scenes";
import type { Door, SceneSight } from "domain/documents/wallSchema";
import { entryOf } from "domain/testing/initiative";
import { describe, expect, it, vi } from "vitest";
import { answers, sent } from "../../../testing/answers";
import type { MenuEntry } from "../../../ui/MenuEntries";
import { placeEntries, preparingEntries } from "./menus";
import { openMjMap } from "./testing/openMjMap";

vi.mock("../../../live/scene/sceneDocuments", () => ({ moveToken: vi.fn(), writeTrace: vi.fn() }));

const sight: SceneSight = { on: true, light: "day", playersOpenDoors: true };
const labels = (entries: readonly MenuEntry[]) => entries.map(({ label }) => label);
const select = (entries: readonly MenuEntry[], label: string) => {
  const entry = entries.find((one) => one.label === label);
  if (entry === undefined || !("onSelect" in entry)) throw new Error(`no ${label}`);
  entry.onSelect();
};

describe("what prepares the scene", () => {
  it("pauses moves and lets them go on, which can be undone", async () => {
    answers.on(updateScene, { revision: 6 });
    const { mj } = openMjMap();
    select(preparingEntries(mj), "Mettre les déplacements en pause");
    await vi.waitFor(() => expect(sent(updateScene)).toMatchObject([{ body: { paused: true } }]));
    mj.edits.undo?.();
    await vi.waitFor(() => expect(sent(updateScene)[1]).toMatchObject({ body: { paused: false } }));
    const paused = openMjMap({}, { paused: true });
    expect(labels(preparingEntries(paused.mj))).toContain("Reprendre les déplacements");
  });

  it("tells heroes and free tokens from creatures with their numbers, and from those of the fight that have no token", () => {
    const { mj } = openMjMap();
    const placing = () => labels(preparingEntries(mj)).slice(0, 3);
    expect(placing()).toEqual([
      ...["Héros et jetons libres…", "Créatures avec leurs valeurs…", "Image de la scène"],
    ]);
    mj.know({ ...mj.state, order: [entryOf("wolf", 12, { kind: "creature", name: "Loup" })] });
    expect(placing()).toEqual([
      ...["Héros et jetons libres…", "Créatures avec leurs valeurs…", "Créatures du combat sans jeton"],
    ]);
    select(preparingEntries(mj), "Créatures avec leurs valeurs…");
    expect(mj.state.dialog).toEqual({ kind: "creatures", at: undefined });
    select(preparingEntries(mj), "Héros et jetons libres…");
    expect(mj.state.dialog).toEqual({ kind: "tokens", at: undefined });
  });

  it("opens and covers fog by hand over the group's sight, and takes no fog away there", () => {
    const byHand = labels(preparingEntries(openMjMap().mj));
    const bySight = labels(preparingEntries(openMjMap({}, { sight, fog: { on: false, revealed: [] } }).mj));
    expect(byHand).toContain("Retirer le brouillard");
    expect(bySight).toEqual(byHand.filter((label) => label !== "Retirer le brouillard"));
  });
});

describe("the menu of a place", () => {
  const doorOf = (state: Door["state"]): Door => ({ id: "gate", points: [100, 100, 150, 100], state });
  const at = { x: 125, y: 110 };
  const entries = (state: Door["state"], place = at, of = sight) => {
    const editor = openMjMap({ doors: [doorOf(state)] }, { live: true, sight: of });
    return placeEntries(editor, editor.mj, place);
  };
  const ofDoor = (all: readonly MenuEntry[]) => labels(all).filter((label) => label.includes("porte"));

  it("turns the door that is there, first of all", () => {
    expect(labels(entries("closed")).slice(0, 2)).toEqual(["Ouvrir la porte", "Verrouiller la porte"]);
    expect(ofDoor(entries("open"))).toEqual(["Fermer la porte", "Verrouiller la porte"]);
    expect(ofDoor(entries("locked"))).toEqual(["Ouvrir la porte", "Déverrouiller la porte"]);
    expect(ofDoor(entries("secret"))).toEqual([
      ...["Ouvrir la porte", "Montrer la porte secrète", "Verrouiller la porte"],
    ]);
  });

  it("has nothing of doors elsewhere, and where they decide nothing", () => {
    expect(ofDoor(entries("closed", { x: 125, y: 300 }))).toEqual([]);
    expect(ofDoor(entries("closed", at, { ...sight, on: false }))).toEqual([]);
  });

  it("opens it before the eyes of all", async () => {
    answers.on(changeDoor, null);
    select(entries("locked"), "Ouvrir la porte");
    await vi.waitFor(() => expect(sent(changeDoor)).toMatchObject([{ body: { state: "open" } }]));
  });
});
