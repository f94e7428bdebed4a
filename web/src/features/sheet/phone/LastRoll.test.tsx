import { fireEvent, render, screen, within } from "@testing-library/react";
import { playSystemOf } from "domain/games/registry/plays";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { applyEquipment } from "domain/table/equipment/applyEquipment";
import { beforeEach, describe, expect, it } from "vitest";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { SheetOf } from "../../../kits/sheet/testing/SheetOf";
import type { RollEntry } from "../../../table/rolls/rollEntry";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { RollsProvider } from "../rolls/RollsProvider";
import { writeTabRolls } from "../rolls/tabRolls";
import { LastRoll } from "./LastRoll";

const die = (value: number, role: "plain" | "hunger" = "plain") => ({
  sides: 10,
  value,
  kept: true,
  sign: 1 as const,
  role,
});

/** Failed, and no fumble. */
const LISTEN: RollEntry = {
  ...{ id: "r1", label: "Écouter", notation: "1d100", die: 100, roll: 60, modifier: 0, total: 60, dice: [] },
  rolled: { game: "cthulhu", target: 45, bonusDice: 0 },
  outcome: { id: "failure", label: "Échec", tone: "failure" },
  request: { kind: "game", label: "Écouter", spec: { game: "cthulhu", target: 45, bonusDice: 0 } },
};
const POOL: RollEntry = {
  ...{ id: "r2", label: "Force + Bagarre", notation: "4d10", die: 10, roll: 2, modifier: 0, total: 2 },
  dice: [die(7), die(3), die(10, "hunger"), die(1, "hunger")],
  rolled: { game: "vampire", dice: 4, hungerDice: 2, difficulty: 1 },
  outcome: { id: "success", label: "Réussite", tone: "success" },
  request: { kind: "game", label: "Force + Bagarre", spec: { game: "vampire", dice: 4, hungerDice: 2 } },
};

function show(system: "vampire" | "cthulhu", roll: RollEntry, state: object = {}) {
  writeTabRolls(STORAGE_KEYS.tabRolls("nina", "lia"), { log: [roll] });
  const play = playSystemOf(system);
  const raw = { id: "lia", name: "Lia", system, userId: "nina", stats: { luck: 50 } };
  const character = normaliseCharacter(raw);
  const equipped = applyEquipment(character, [], []);
  const limits = play.limitsOf(equipped);
  const now = { ...play.firstState(equipped, limits), ...state };
  const press = () => true;
  render(
    <SheetOf
      character={character}
      raw={raw}
      inPlay={{ play: { system: play, state: now, limits, press, pressAll: press } }}
    >
      <RollsProvider tableOpen={false}>
        <LastRoll />
      </RollsProvider>
    </SheetOf>,
    { wrapper: MemberTestRoot },
  );
}

const line = () => within(screen.getByRole("complementary", { name: "Résultats des jets" }));
const tap = (name: string) => fireEvent.click(line().getByRole("button", { name }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("the line of the last roll", () => {
  it("has the second attempt, which opens with what a failure costs, and is over with the roll", async () => {
    show("cthulhu", LISTEN);
    expect(line().getByText("Échec")).toBeTruthy();
    tap("Insister");
    const box = within(await screen.findByRole("dialog", { name: "Jets et options" }));
    expect(box.getByText("Insister — si c'est raté : le MJ dit ce qu'il en coûte.")).toBeTruthy();
    fireEvent.click(box.getByRole("button", { name: "Insister" }));
    expect(line().queryByRole("button", { name: "Insister" })).toBeNull();
    expect(screen.queryByRole("dialog", { name: "Jets et options" })).toBeNull();
  });

  it("tells Hunger dice apart by a word and a sign, with the margin, and offers to roll dice again", async () => {
    show("vampire", POOL);
    expect(line().getByText("◆ Faim : 10 1 ·")).toBeTruthy();
    expect(line().getByText(/Réussite · marge 1/)).toBeTruthy();
    tap("Relancer");
    const box = within(await screen.findByRole("dialog", { name: "Jets et options" }));
    expect(box.getAllByRole("checkbox").map((dice) => dice.parentElement?.textContent)).toEqual(["7", "3"]);
  });

  it("announces nothing and throws no die anew for what was rolled before the page was loaded", async () => {
    show("cthulhu", LISTEN);
    const said = () =>
      screen.getByRole("complementary", { name: "Résultats des jets" }).querySelector("[aria-live]")
        ?.textContent;
    expect(said()).toBe("");
    tap("Insister");
    const box = within(await screen.findByRole("dialog", { name: "Jets et options" }));
    expect(box.getByText("Écouter").closest("li")?.querySelector("[data-rolling]")).toBeNull();
    fireEvent.click(box.getByRole("button", { name: "Insister" }));
    expect(said()).toMatch(/^Écouter : /);
  });

  it("offers no second attempt where nothing is left to spend on it", () => {
    show("vampire", POOL, { willpowerSuperficial: 99 });
    expect(line().queryByRole("button", { name: "Relancer" })).toBeNull();
  });
});
