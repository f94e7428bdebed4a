import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { cyberpunkItems } from "domain/games/cyberpunk/catalogue/items";
import { dnd5eItems } from "domain/games/dnd5e/catalogue/items";
import { vampireItems } from "domain/games/vampire/catalogue/items";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { applyEquipment } from "domain/table/equipment/applyEquipment";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SheetOf } from "../../../kits/sheet/testing/SheetOf";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { RollProvider } from "../../../ui/RollButton";
import { ActionTabs } from "./ActionTabs";

const roll = vi.fn();
beforeEach(() => void roll.mockReset());
afterEach(cleanup);

function show(raw: object): void {
  const known = normaliseCharacter({ id: "c1", ...raw });
  const { character } = applyEquipment(known, known.inventoryItems, [
    ...dnd5eItems,
    ...vampireItems,
    ...cyberpunkItems,
  ]);
  render(
    <RollProvider value={roll}>
      <SheetOf character={character} raw={raw}>
        <ActionTabs />
      </SheetOf>
    </RollProvider>,
    { wrapper: MantineTestRoot },
  );
}

describe("the actions of a sheet", () => {
  it("roll a weapon's attack and its damage by the rules of the game", () => {
    show({
      system: "cyberpunk",
      stats: { ref: 6, skills: { handgun: 4 } },
      inventoryItems: [{ itemId: "cyberpunk-pistolet-lourd", equipped: true }],
    });
    fireEvent.click(
      screen.getByRole("button", { name: "Lancer Tir visé +2 , Attaquer avec Pistolet lourd" }),
    );
    fireEvent.click(screen.getByRole("button", { name: /^Lancer : Dégâts 3d6/ }));
    expect(roll.mock.calls.map(([{ label }]) => label)).toEqual([
      "Tir visé (tête) : Pistolet lourd",
      "Dégâts : Pistolet lourd",
    ]);
  });

  it("say that a kind of damage is damage", () => {
    show({
      system: "dnd5e",
      stats: { abilityScores: { str: 16 } },
      inventoryItems: [{ itemId: "dnd5e-rapiere", equipped: true }],
    });
    expect(screen.getByRole("button", { name: /^Lancer les dégâts : perforant 1d8/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Lancer : Attaque/ })).toBeTruthy();
  });

  it("have the tabs of their game, others where they hold something, and a line for those that are empty", () => {
    const tabs = () => screen.getAllByRole("tab").map(({ textContent }) => textContent);
    const empty = () => screen.queryByText(/rien dans ce jeu/)?.textContent;
    show({ system: "dnd5e" });
    expect(tabs()).toEqual(["Action 0", "Action Bonus 0", "Réaction 0"]);
    expect(empty()).toBeUndefined();
    cleanup();
    show({ system: "vampire" });
    expect(tabs()).toEqual(["Action 0"]);
    expect(empty()).toBe("Action Bonus, Réaction : rien dans ce jeu.");
    cleanup();
    show({ system: "vampire", stats: { reactions: ["Parade"] } });
    expect(tabs()).toEqual(["Action 0", "Réaction 1"]);
    expect(empty()).toBe("Action Bonus : rien dans ce jeu.");
  });

  it("show damage that is no dice beside the attack that it belongs to", () => {
    show({
      system: "vampire",
      stats: { attributes: { strength: 3 }, skills: { melee: 2 } },
      inventoryItems: [{ itemId: "vampire-machette", equipped: true }],
    });
    expect(screen.getByRole("button", { name: /^Lancer Force \+ Mêlée 5 dés/ })).toBeTruthy();
    expect(screen.getByText("+3 superficiels")).toBeTruthy();
  });

  it("strike and step aside with nothing in hand, in one line", () => {
    show({ system: "cthulhu", stats: { characteristics: { str: 50, siz: 50, dex: 60 } } });
    const line = within(screen.getByRole("region", { name: "Sans arme" }));
    expect(line.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Lancer Mains nues25 %, sans arme",
      "Lancer les dégâts : Coup1d3, sans arme",
      "Lancer Esquive30 %, sans arme",
    ]);
    fireEvent.click(line.getByRole("button", { name: /Mains nues/ }));
    expect(roll).toHaveBeenCalledWith(expect.objectContaining({ label: "Attaquer à mains nues" }));
    expect(screen.queryByText("Rien à faire ici pour l'instant.")).toBeNull();
  });
});
