import { fireEvent, render, screen } from "@testing-library/react";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { forged } from "domain/testing/dnd5eForge";
import { beforeAll, expect, it } from "vitest";
import type { SheetViewer } from "../../../kits/sheet/openSheet";
import { SheetOf } from "../../../kits/sheet/testing/SheetOf";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { patience } from "../../../testing/patience";
import { SheetMenu } from "./SheetMenu";

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
