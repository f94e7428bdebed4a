import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { updateCharacter } from "domain/api/characters";
import { moveChest } from "domain/api/chest";
import { changePlayState } from "domain/api/play";
import { refuseRareItem, requestRareItem } from "domain/api/rareItems";
import { characters } from "domain/documents/character";
import { rareItemRequests } from "domain/documents/rareItemRequest";
import { playSystemOf } from "domain/games/registry/plays";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { defineItem } from "domain/sheet/equipment/item";
import { characterOf } from "domain/testing/campaigns";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { SheetOf } from "../../../kits/sheet/testing/SheetOf";
import { documents } from "../../../live/testing/documents";
import { answers, pending, requests, sent } from "../../../testing/answers";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { patience } from "../../../testing/patience";
import { SheetInventory } from "./SheetInventory";

// A list without a layout has no rows in sight.
vi.mock("@tanstack/react-virtual", () => ({
  useVirtualizer: ({ count }: { count: number }) => ({
    getVirtualItems: () => Array.from({ length: count }, (_, index) => ({ index, start: 0 })),
    getTotalSize: () => 0,
  }),
  defaultRangeExtractor: () => [],
}));
const ring = defineItem({ id: "anneau", name: "Anneau", rarity: "Rare", systems: ["dnd5e"] });
vi.mock("../../../api/useAvailableItems", () => ({
  useAvailableItems: () => ({ items: [ring], search: () => [ring], loading: false, problem: undefined }),
}));

const item = (itemId: string, name: string, equipped: boolean) => ({
  ...{ itemId, quantity: 1, equipped },
  snapshot: { name },
});
const character = normaliseCharacter({
  ...{ id: "lia", system: "dnd5e", version: 4 },
  stats: {
    inventoryItems: [item("corde", "Corde", false), item("cape", "Cape", true), item("arc", "Arc", true)],
  },
});

// What is loaded on demand: not while a test waits for it.
beforeAll(() => import("./GiveDialog"), 60_000);
beforeEach(() => {
  localStorage.clear();
  answers.on(updateCharacter, pending);
});

const show = (
  changes: { isOwner?: boolean; connected?: boolean; askingCampaignId?: string | null } = {},
  carrier = character,
) =>
  render(
    <SheetOf character={carrier} viewer={changes}>
      <SheetInventory />
    </SheetOf>,
    { wrapper: MemberTestRoot },
  );
const names = () => screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent);

it("shows a quantity as French writes numbers", () => {
  const stats = { inventoryItems: [{ ...item("ration", "Ration", true), quantity: 7.5 }] };
  show({}, normaliseCharacter({ id: "lia", system: "dnd5e", stats }));
  expect(names()).toEqual(["Ration × 7,5"]);
});

it("says when one is attuned to more than a game allows", () => {
  const attuned = (count: number) => {
    const all = Array.from({ length: count }, (_, at) => item(`a-${at}`, `Anneau ${at}`, true));
    const inventoryItems = all.map((one) => ({ ...one, attuned: true }));
    return normaliseCharacter({ id: "lia", system: "dnd5e", stats: { inventoryItems } });
  };
  const { unmount } = show({}, attuned(3));
  expect(screen.queryByText(/objets liés/)).toBeNull();
  unmount();
  show({}, attuned(4));
  expect(screen.getByText("4 objets liés, 3 au plus.")).toBeTruthy();
});

it("puts a thing off with one press in the list, at once on the screen, and saves the whole inventory", async () => {
  show();
  expect(names()).toEqual(["Cape", "Arc"]);
  fireEvent.click(screen.getByRole("button", { name: "Arc : équipé" }));
  await waitFor(() => expect(names()).toEqual(["Cape"]));
  expect(screen.getByText("Arc : rangé.")).toBeTruthy();
  await waitFor(() => expect(requests()).toHaveLength(1));
  const [body] = sent(updateCharacter).map((input) => input.body);
  expect(body).toMatchObject({ version: 4, equippedItemIds: ["cape"], attunedItemIds: [] });
  expect(body?.inventoryItems).toHaveLength(3);

  fireEvent.click(screen.getByRole("tab", { name: /^Sac/ }));
  expect(names()).toEqual(["Corde", "Arc"]);
  expect(screen.getByRole("button", { name: "Corde : équipé" }).getAttribute("aria-pressed")).toBe("false");
});

it("stays when the last worn thing is taken off, and offers nothing to others nor without a connection", async () => {
  const { unmount } = show();
  for (const name of ["Arc", "Cape"]) {
    fireEvent.click(await screen.findByRole("button", { name: `${name} : équipé` }));
  }
  expect(await screen.findByText("Rien ici pour l'instant.")).toBeTruthy();
  unmount();
  for (const changes of [{ isOwner: false }, { connected: false }]) {
    const view = show(changes);
    expect(screen.queryByRole("button", { name: "Arc : équipé" })).toBeNull();
    view.unmount();
  }
});

it("gives a thing to the group's chest or to another hero of the table, in two presses", async () => {
  const at = { id: "brumes", name: "Les Brumes" };
  answers.on(moveChest, { said: "Lia a mis Cape." });
  documents.put(characters, ["kael"], characterOf({ name: "Kaël", campaignId: "brumes" }));
  documents.put(characters, ["lia"], characterOf({ name: "Lia", campaignId: "brumes" }));
  show({}, { ...character, campaign: at });
  const what = { entry: { position: 1, itemId: "cape" } };
  for (const [name, move] of [
    ["Au coffre", { kind: "put", characterId: "lia", what }],
    ["À Kaël", { kind: "give", characterId: "lia", to: "kael", what }],
  ] as const) {
    fireEvent.click(screen.getByRole("button", { name: "Donner Cape" }));
    const asked = within(await screen.findByRole("dialog", { name: "Donner : Cape" }));
    expect(asked.queryByRole("button", { name: "À Lia" })).toBeNull();
    fireEvent.click(await asked.findByRole("button", { name }));
    await waitFor(() => expect(sent(moveChest).at(-1)?.body.move).toEqual(move));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  }
});

it("gives nothing at no table, of others' things, and without a connection", () => {
  const at = { id: "brumes", name: "Les Brumes" };
  for (const [changes, carrier] of [
    [{}, character],
    [{ isOwner: false }, { ...character, campaign: at }],
    [{ connected: false }, { ...character, campaign: at }],
  ] as const) {
    const view = show(changes, carrier);
    expect(screen.queryByRole("button", { name: /^Donner/ })).toBeNull();
    view.unmount();
  }
});

/** The editor's list is drawn with a portal: slow beside other tests. */
const SLOW = { timeout: patience(10_000) };
const inEditor = (name: RegExp) => screen.findByRole("button", { name }, SLOW);

it("decides nothing about a rare item before the campaign's rules are known", {
  timeout: patience(30_000),
}, async () => {
  show({ askingCampaignId: null });
  fireEvent.click(screen.getByRole("button", { name: "Gérer l'inventaire" }));
  const row = await inEditor(/Anneau/);
  expect(row.textContent).not.toMatch(/\+|ajouter|demander/i);
  fireEvent.click(row);
  expect(screen.getByText("3 objets dans l'inventaire")).toBeTruthy();
  expect(requests()).toEqual([]);
});

it("asks the MJ for a rare item at a table that wants it so, adds it elsewhere, and says what waits", {
  timeout: patience(30_000),
}, async () => {
  const anneau = {
    ...{ uid: "nina", characterId: "lia", characterName: "Lia", itemId: "anneau", itemName: "Anneau" },
    ...{ createdAt: 1, expiresAt: 4e12 },
  };
  answers.on(requestRareItem, { id: "anneau-1", ...anneau });
  answers.on(refuseRareItem, null);
  const { unmount } = show({ askingCampaignId: "brumes" });
  fireEvent.click(screen.getByRole("button", { name: "Gérer l'inventaire" }));
  fireEvent.click(await inEditor(/Anneau.*: demander au MJ/));
  await waitFor(() => expect(requests()).toHaveLength(1));
  expect(sent(requestRareItem)).toMatchObject([
    { params: { system: "dnd5e", id: "brumes" }, body: { characterId: "lia", itemId: "anneau" } },
  ]);
  expect(screen.getByText("3 objets dans l'inventaire")).toBeTruthy();
  unmount();

  documents.put(rareItemRequests, ["brumes", "anneau-1"], anneau);
  documents.put(rareItemRequests, ["brumes", "autre"], { ...anneau, characterId: "ada", itemName: "Cor" });
  const second = show({ askingCampaignId: "brumes" });
  expect(screen.getByRole("region", { name: "Objets en attente du MJ" }).textContent).toBe(
    "En attente du MJAnneauRetirer",
  );
  fireEvent.click(screen.getByRole("button", { name: "Retirer la demande : Anneau" }));
  await waitFor(() => expect(requests()).toHaveLength(2));
  expect(sent(refuseRareItem)).toMatchObject([{ params: { id: "brumes", requestId: "anneau-1" } }]);
  fireEvent.click(screen.getByRole("button", { name: "Gérer l'inventaire" }));
  fireEvent.click(await inEditor(/Anneau.*: en attente du MJ/));
  expect(screen.getByText("3 objets dans l'inventaire")).toBeTruthy();
  second.unmount();

  show();
  fireEvent.click(screen.getByRole("button", { name: "Gérer l'inventaire" }));
  fireEvent.click(await inEditor(/Anneau.*: ajouter/));
  expect(await screen.findByText("4 objets dans l'inventaire", undefined, SLOW)).toBeTruthy();
  expect(requests()).toHaveLength(2);
});

it("offers to drink potions alone, with one press, to the owner at a connected device", async () => {
  const potion = { ...item("dnd5e-potion-de-soins", "Potion de soins", false), quantity: 2 };
  const thirsty = normaliseCharacter({
    ...{ id: "lia", system: "dnd5e", version: 4 },
    stats: { inventoryItems: [item("corde", "Corde", false), potion] },
  });
  const play = {
    system: playSystemOf("dnd5e"),
    state: {},
    limits: {},
    press: () => true,
    pressAll: () => true,
  };
  const bag = (viewer: object) =>
    render(
      <SheetOf character={thirsty} viewer={viewer} inPlay={{ play }}>
        <SheetInventory />
      </SheetOf>,
      { wrapper: MemberTestRoot },
    );
  for (const viewer of [{ isOwner: false }, { connected: false }]) {
    bag(viewer);
    expect(screen.queryByRole("button", { name: /^Boire/ })).toBeNull();
    cleanup();
  }
  answers.on(changePlayState, pending);
  bag({});
  expect(screen.getAllByRole("button", { name: /^Boire/ })).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Boire Potion de soins" }));
  await waitFor(() => expect(requests()).toHaveLength(1));
  expect(sent(changePlayState)).toMatchObject([
    { params: { id: "lia" }, body: { entries: [{ drink: { itemId: "dnd5e-potion-de-soins" } }] } },
  ]);
});

it("says what is carried of what Strength carries, in the game that counts", () => {
  const load = (system: "dnd5e" | "vampire", str: number) => {
    const anvil = {
      itemId: "enclume",
      quantity: 2,
      snapshot: { name: "Enclume", weight: { value: 30, unit: "kg" } },
    };
    const carrier = normaliseCharacter({
      ...{ id: "lia", userId: "nina", system, name: "Lia" },
      stats: { abilityScores: { str }, inventoryItems: [anvil] },
    });
    render(
      <SheetOf character={carrier}>
        <SheetInventory />
      </SheetOf>,
      { wrapper: MemberTestRoot },
    );
    const said = screen.queryByText(/^Charge/)?.textContent;
    cleanup();
    return said;
  };
  expect(load("dnd5e", 10)).toBe("Charge : 60 kg sur 75 kg");
  expect(load("dnd5e", 7)).toBe("Charge : 60 kg sur 52,5 kg, trop lourd");
  expect(load("vampire", 10)).toBeUndefined();
});
