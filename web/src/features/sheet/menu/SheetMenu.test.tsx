import { fireEvent, render, screen } from "@testing-library/react";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { forged } from "domain/testing/dnd5eForge";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { SheetViewer } from "../../../kits/sheet/openSheet";
import { SheetOf } from "../../../kits/sheet/testing/SheetOf";
import { MemberTestRoot, toasts } from "../../../testing/MemberTestRoot";
import { patience } from "../../../testing/patience";
import { SheetMenu } from "./SheetMenu";

const saveFile = vi.hoisted(() => vi.fn());
vi.mock("../../../browser/saveFile", () => ({ saveFile }));

beforeEach(() => void saveFile.mockReset());

const BRENN = { id: "brenn", ...forged("guerrier", 3), name: "Brenn" };
const CAMPAIGN = { id: "camp", name: "Les Brumes" };

// What is loaded on demand: not while a test waits for it.
beforeAll(() => import("../../../ui/MenuEntries"), 60_000);

/** Where the entry « Histoire » leads; undefined where there is none. */
async function storyIn(
  viewer: Partial<SheetViewer>,
  change: { storyShared?: true; campaign?: undefined } = {},
) {
  const raw = { ...BRENN, campaign: CAMPAIGN, ...change };
  render(
    <SheetOf character={normaliseCharacter(raw)} raw={raw} viewer={viewer}>
      <SheetMenu />
    </SheetOf>,
    { wrapper: MemberTestRoot },
  );
  fireEvent.click(screen.getByRole("button", { name: "Actions de la fiche" }));
  await screen.findByRole("menuitem", { name: "Imprimer" }, { timeout: patience(10_000) });
  return screen.queryByRole("menuitem", { name: "Histoire" })?.getAttribute("href") ?? undefined;
}

const STORY = "/character/brenn/histoire?system=dnd5e";
const player = { isOwner: false, isMj: false };
const mj = { isOwner: false, isMj: true };

it.each([
  ["its player", { isOwner: true, isMj: false }, {}, STORY],
  ["its player at no table", { isOwner: true, isMj: false }, { campaign: undefined }, undefined],
  ["the MJ", mj, {}, STORY],
  ["another player", player, {}, undefined],
  ["another player where it is shared", player, { storyShared: true as const }, STORY],
])("the story of a character is a press away for who may read it: %s", async (_, viewer, change, leads) => {
  expect(await storyIn(viewer, change)).toBe(leads);
});

const press = async (entry: string) => {
  await storyIn({ isOwner: true, isMj: false });
  fireEvent.click(screen.getByRole("menuitem", { name: entry }));
};

it.each([
  ["of ours", "Exporter", "brenn.json", { format: "des-et-heros/character", name: "Brenn" }],
  ["of Foundry's", "Fichier pour Foundry", "foundry-brenn.json", { type: "character", name: "Brenn" }],
])("saves the character as a file %s", async (_, entry, name, content) => {
  await press(entry);
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  const [file, type] = saveFile.mock.calls[0] ?? [];
  expect([file.name, type]).toEqual([name, "application/json"]);
  expect(JSON.parse(file.text)).toMatchObject(content);
});

it("says that a file could not be made", async () => {
  vi.spyOn(console, "error").mockReturnValueOnce();
  saveFile.mockImplementationOnce(() => {
    throw new Error("No room.");
  });
  await press("Exporter");
  await vi.waitFor(() =>
    expect(toasts).toMatchObject([{ text: "Le fichier n'a pas pu être préparé. Réessaie." }]),
  );
});
