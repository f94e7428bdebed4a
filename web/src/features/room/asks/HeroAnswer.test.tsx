import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { rollForTable } from "domain/api/rolls";
import type { AskedRoll } from "domain/documents/askContent";
import { playStates } from "domain/documents/play";
import { vampirePlay } from "domain/games/vampire/play/play";
import { characterOf } from "domain/testing/campaigns";
import { beforeEach, expect, it } from "vitest";
import { documents } from "../../../live/testing/documents";
import type { TrayHero } from "../../../table/dice/trayHero";
import { answers, sent } from "../../../testing/answers";
import { playState, tableRoll } from "../../../testing/fixtures";
import { rootOf } from "../../../testing/MemberTestRoot";
import HeroAnswer from "./HeroAnswer";

const hero = (id: string, wits: number): TrayHero => ({
  ...characterOf({ userId: "nina", system: "vampire", name: id, campaignId: "nuit" }),
  id,
  stats: { attributes: { wits }, skills: { awareness: 2 } },
});
const vigilance: AskedRoll = { kind: "roll", trait: "Vigilance", difficulty: 3, secret: true };

function show(heroes: readonly TrayHero[], content = vigilance, connected = true) {
  render(<HeroAnswer campaignId="nuit" ask={{ id: "a1", content }} heroes={heroes} connected={connected} />, {
    wrapper: rootOf("nina"),
  });
}
const button = () => screen.findByRole<HTMLButtonElement>("button", { name: "Lancer Vigilance" });
/** Once what play did to the character is known. */
async function press() {
  const roll = await button();
  await waitFor(() => expect(roll.disabled).toBe(false));
  await act(async () => fireEvent.click(roll));
}
const asked = () => sent(rollForTable).at(-1)?.body;

beforeEach(() => {
  answers.on(rollForTable, tableRoll());
  for (const id of ["Ivy", "Anselme"])
    documents.put(playStates, [id], playState({ ...vampirePlay.fresh, hunger: 3 }));
});

it("rolls the value of the viewer's character, with what play did to it, for the ask", async () => {
  show([hero("Ivy", 3)]);
  await press();
  expect(asked()).toMatchObject({
    characterId: "Ivy",
    label: "Vigilance",
    roll: { game: "vampire", dice: 5, hungerDice: 3, difficulty: 3 },
    askId: "a1",
  });
});

it("rolls for the one of several that is chosen", async () => {
  show([hero("Ivy", 3), hero("Anselme", 1)]);
  await button();
  fireEvent.change(screen.getByLabelText("Personnage"), { target: { value: "Anselme" } });
  await press();
  expect(asked()).toMatchObject({ characterId: "Anselme", roll: { dice: 3 } });
});

it("says why there is nothing to roll, and waits for the connection", async () => {
  show([]);
  expect(screen.getByText("Lie un personnage à cette campagne pour répondre.")).toBeTruthy();
  cleanup();
  show([{ ...hero("Ivy", 3), stats: {} }]);
  expect(screen.getByText("Ta fiche n'a pas cette valeur.")).toBeTruthy();
  cleanup();
  show([hero("Ivy", 3)], vigilance, false);
  expect((await button()).disabled).toBe(true);
});
