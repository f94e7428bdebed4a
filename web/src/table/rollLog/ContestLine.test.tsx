import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { rollForTable } from "domain/api/rolls";
import { characters } from "domain/documents/character";
import { playStates } from "domain/documents/play";
import type { RollDocument } from "domain/documents/roll";
import { vampirePlay } from "domain/games/vampire/play/play";
import { characterOf } from "domain/testing/campaigns";
import { beforeEach, expect, it, vi } from "vitest";
import { documents } from "../../live/testing/documents";
import { answers, sent } from "../../testing/answers";
import { playState, tableRoll } from "../../testing/fixtures";
import { rootOf } from "../../testing/MemberTestRoot";
import { patience } from "../../testing/patience";
import { RollLines } from "./RollLines";

type Roll = RollDocument & { readonly id: string };
const blow: Roll = {
  ...{ id: "roll-0001", uid: "mona", name: "Mona", creature: { name: "Videur" }, label: "Poing" },
  ...{ audience: "table", notation: "6d10", die: 10, roll: 4, modifier: 0, total: 4, dice: [] },
  rolled: { game: "vampire", dice: 6, hungerDice: 0 },
  target: { id: "ivy", name: "Ivy" },
  damage: { game: "vampire", severity: "superficial", bonus: 1 },
  ...{ createdAt: Date.now(), expiresAt: Date.now() + 1 },
};
const ended = (result: "won" | "lost"): Roll => ({
  ...blow,
  contest: { side: "acting", with: "r2", name: "Ivy", label: "Athlétisme", total: 2, result, margin: 2 },
});

const show = (rolls: readonly Roll[], isMj = true, uid = "mona") =>
  render(<RollLines rolls={rolls} campaignId="nuit" isMj={isMj} />, { wrapper: rootOf(uid) });
const applies = () => screen.queryByRole("button", { name: /^Appliquer|à Ivy$/ });

beforeEach(() => {
  const stats = { attributes: { dexterity: 3, strength: 2 }, skills: { athletics: 2 } };
  const ivy = characterOf({ name: "Ivy", userId: "nina", system: "vampire", stats, campaignId: "nuit" });
  documents.put(characters, ["ivy"], ivy);
  documents.put(playStates, ["ivy"], playState({ ...vampirePlay.fresh }));
});

it("holds an attack's damage until its target has opposed, or the MJ lets it through", async () => {
  show([blow]);
  expect(
    await screen.findByText("Ivy peut s'y opposer", undefined, { timeout: patience(20_000) }),
  ).toBeTruthy();
  expect(applies()).toBeNull();
  fireEvent.click(await screen.findByRole("button", { name: "Sans défense" }));
  expect(screen.queryByText("Ivy peut s'y opposer")).toBeNull();
  expect(await screen.findByRole("button", { name: "2 à Ivy" })).toBeTruthy();
});

it("waits neither for what is long ago, nor where the damage was applied", () => {
  const applied = [{ id: "ivy", operation: "o1" }];
  for (const roll of [
    { ...blow, createdAt: 1 },
    { ...blow, applied },
  ]) {
    show([roll]);
    expect(screen.queryByText("Ivy peut s'y opposer")).toBeNull();
    cleanup();
  }
});

it("offers no damage once it was opposed, and that of the margin where that was not enough", async () => {
  show([ended("lost")]);
  expect(screen.getByText("contre Athlétisme 2 (Ivy) : ne suffit pas")).toBeTruthy();
  expect(applies()).toBeNull();
  cleanup();
  show([ended("won")]);
  expect(screen.getByText(/l'emporte, marge 2\. Dégâts : 3 superficiels$/)).toBeTruthy();
  expect(await screen.findByRole("button", { name: "2 à Ivy" })).toBeTruthy();
});

it("is answered by who plays the target, whom the MJ may stand for, and by nobody else", async () => {
  show([blow], false);
  expect(await screen.findByText("Ivy peut s'y opposer")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  answers.on(rollForTable, tableRoll());
  show([blow], false, "nina");
  const dodge = await screen.findByRole(
    "button",
    { name: "Athlétisme 5 dés" },
    { timeout: patience(20_000) },
  );
  expect(screen.queryByRole("button", { name: "Sans défense" })).toBeNull();
  await vi.waitFor(() => expect((dodge as HTMLButtonElement).disabled).toBe(false));
  await act(async () => fireEvent.click(dodge));
  expect(sent(rollForTable).at(-1)).toMatchObject({
    body: {
      ...{ characterId: "ivy", label: "Athlétisme", opposes: "roll-0001", audience: "table" },
      roll: { game: "vampire", dice: 5 },
    },
  });
});

it("is let through by who plays the target, and says so", async () => {
  answers.on(rollForTable, tableRoll());
  show([blow], false, "nina");
  const bear = await screen.findByRole("button", { name: "Encaisser" }, { timeout: patience(20_000) });
  await vi.waitFor(() => expect((bear as HTMLButtonElement).disabled).toBe(false));
  await act(async () => fireEvent.click(bear));
  expect(sent(rollForTable).at(-1)).toMatchObject({
    body: {
      ...{ characterId: "ivy", label: "Poing", opposes: "roll-0001", audience: "table" },
      roll: { use: "bear" },
    },
  });
  cleanup();
  show([{ ...blow, contest: { side: "acting", with: "r2", name: "Ivy", result: "won", borne: true } }]);
  expect(screen.getByText(/Ivy encaisse/)).toBeTruthy();
  expect((await screen.findAllByRole("button", { name: /à Ivy$/ })).length).toBeGreaterThan(0);
  cleanup();
  show([{ ...blow, damage: undefined }], false, "nina");
  expect(await screen.findByRole("button", { name: "Athlétisme 5 dés" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Encaisser" })).toBeNull();
});

it("stands the roll that opposes under the one that it opposes, with who made it", () => {
  const opposing: Roll = {
    ...blow,
    ...{ id: "r2", uid: "nina", name: "Nina", character: { id: "ivy", name: "Ivy" }, creature: undefined },
    ...{ label: "Athlétisme", total: 2, damage: undefined, follows: "roll-0001", target: undefined },
    contest: {
      side: "opposing",
      with: "roll-0001",
      name: "Videur",
      label: "Poing",
      total: 4,
      result: "lost",
    },
  };
  show([opposing, ended("won")]);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByText("Ivy : Athlétisme")).toBeTruthy();
});
