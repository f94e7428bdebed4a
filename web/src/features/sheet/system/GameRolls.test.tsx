import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SheetOf } from "../../../kits/sheet/testing/SheetOf";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { RollProvider } from "../../../ui/RollButton";
import { GameRolls } from "./GameRolls";

const roll = vi.fn();
const show = (system: "vampire" | "cyberpunk" | "cthulhu", stats: object) =>
  render(
    <RollProvider value={roll}>
      <SheetOf character={normaliseCharacter({ id: "c1", system })} raw={{ stats }}>
        <GameRolls />
      </SheetOf>
    </RollProvider>,
    { wrapper: MantineTestRoot },
  );
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole("combobox", { name: label }), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

const vampire = { attributes: { strength: 3, wits: 2 }, skills: { melee: 2, science: 1 }, hunger: 2 };

beforeEach(() => {
  localStorage.clear();
  roll.mockClear();
});
afterEach(cleanup);

describe("a composed pool of Vampire", () => {
  it("is any attribute with any skill and a speciality, remembered for the next visit", () => {
    show("vampire", vampire);
    choose("Attribut", "wits");
    choose("Compétence", "science");
    fireEvent.click(screen.getByRole("checkbox", { name: "Une spécialité s'applique (+1 dé)" }));
    press("Lancer Astuce + Science (spécialité) (4 dés)");
    expect(roll).toHaveBeenCalledWith({
      kind: "game",
      label: "Astuce + Science (spécialité)",
      spec: { game: "vampire", dice: 4, hungerDice: 2 },
      subject: { kind: "check", trait: "wits", skill: "science" },
    });
    cleanup();
    show("vampire", vampire);
    expect(screen.getByRole("button", { name: /^Lancer Astuce \+ Science/ })).toBeTruthy();
  });

  it("begins with the first choice where what was remembered cannot be read", () => {
    localStorage.setItem("rolls:pool:c1", "{");
    show("vampire", vampire);
    expect(screen.getByRole("button", { name: "Lancer Force + Bagarre (3 dés)" })).toBeTruthy();
  });

  it("has initiative beside it", () => {
    show("vampire", vampire);
    press(/^Lancer : Initiative/);
    expect(roll).toHaveBeenCalledWith({ kind: "dice", label: "Initiative", dice: "1d10" });
  });
});

describe("the rolls of Cyberpunk that are no value of the sheet", () => {
  it("are initiative with REF, and a facedown with COOL and reputation", () => {
    show("cyberpunk", { ref: 6, cool: 5, reputation: 2 });
    press(/^Lancer : Initiative/);
    expect(roll).toHaveBeenLastCalledWith({
      ...{ kind: "dice", label: "Initiative", dice: "1d10+6" },
      subject: { kind: "initiative", trait: "ref" },
    });
    press(/^Lancer Confrontation/);
    expect(roll).toHaveBeenLastCalledWith({
      kind: "game",
      label: "Confrontation",
      spec: { game: "cyberpunk", modifier: 7, facedown: true },
      subject: { kind: "check", trait: "cool" },
      opposed: true,
    });
  });
});

describe("a check of Sanity", () => {
  const type = (loss: string) =>
    fireEvent.change(screen.getByRole("combobox", { name: /^Perte de SAN/ }), { target: { value: loss } });

  it("takes its loss along", () => {
    show("cthulhu", { san: 55 });
    type(" 1/1d6 ");
    press("Tester la SAN");
    expect(roll).toHaveBeenCalledWith({
      kind: "game",
      label: "SAN (1/1d6)",
      spec: { game: "cthulhu", target: 55, bonusDice: 0, about: "sanity" },
      loss: { success: "1", failure: "1d6" },
    });
  });

  it("says what is wrong with a loss that cannot be read, and rolls nothing without Sanity", () => {
    show("cthulhu", { san: 55 });
    type("beaucoup");
    press("Tester la SAN");
    expect(screen.getByText(/par exemple : 1\/1d6/)).toBeTruthy();
    expect(roll).not.toHaveBeenCalled();
    cleanup();
    show("cthulhu", {});
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Tester la SAN" }).disabled).toBe(true);
  });
});
