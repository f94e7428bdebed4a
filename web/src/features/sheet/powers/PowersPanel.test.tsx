import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { Power } from "domain/game/powers/power";
import { cthulhuPowerRules } from "domain/games/cthulhu/powers/rules";
import { cyberpunkPowerRules } from "domain/games/cyberpunk/powers/rules";
import { vampirePowerRules } from "domain/games/vampire/powers/rules";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { RollProvider } from "../../../ui/RollButton";
import { PowersPanel } from "./PowersPanel";

/** A few of each, so that the tests are quick. */
const vampire = { ...vampirePowerRules, list: vampirePowerRules.list.slice(0, 4) };
const cthulhu = {
  ...cthulhuPowerRules,
  list: cthulhuPowerRules.list.slice(0, 2),
  traits: cthulhuPowerRules.traits.slice(0, 8),
};
const cyberpunk = { ...cyberpunkPowerRules, list: [], traits: [] };
const press = vi.fn((_operations: unknown) => true);
const roll = vi.fn();
const raw = {
  id: "c1",
  system: "vampire",
  stats: { attributes: { resolve: 3, charisma: 2 }, disciplines: { auspex: 2, animalism: 1 } },
};
let stored: readonly Power[] = [];

interface Shown {
  first?: readonly Power[];
  game?: "vampire" | "cthulhu" | "cyberpunk";
  allowed?: boolean;
}

function Sheet({ first = [], game = "vampire", allowed = true }: Shown) {
  const [entries, setEntries] = useState(first);
  const common = {
    title: "Disciplines",
    character: normaliseCharacter(raw),
    raw,
    press: allowed ? press : undefined,
    powers: {
      entries,
      change: (change: (powers: readonly Power[]) => readonly Power[]) => {
        stored = change(entries);
        setEntries(stored);
      },
    },
    editable: allowed,
  };
  if (game === "cyberpunk") return <PowersPanel {...common} rules={cyberpunk} state={undefined} />;
  return game === "vampire" ? (
    <PowersPanel {...common} rules={vampire} state={{ hunger: 2 }} />
  ) : (
    <PowersPanel {...common} rules={cthulhu} state={undefined} />
  );
}

const show = (shown: Shown = {}) =>
  render(
    <RollProvider value={roll}>
      <Sheet {...shown} />
    </RollProvider>,
    { wrapper: MantineTestRoot },
  );
const click = (label: string) => fireEvent.click(screen.getByLabelText(label));
const clickText = (text: string) =>
  fireEvent.click(screen.getByText(text).closest("button") ?? document.body);
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

afterEach(() => {
  cleanup();
  press.mockReset();
  roll.mockReset();
});

const WHISPERS = vampirePowerRules.list.filter(({ id }) => id === "murmures-sauvages");

describe("the powers of a sheet", () => {
  it("are used: what they cost is pressed, what they roll is rolled; and removed", () => {
    show({ first: WHISPERS });
    expect(screen.getByText(/1 jet d'Exaltation · Charisme \+ Animalisme/)).toBeTruthy();
    click("Utiliser Murmures sauvages");
    expect(press.mock.calls[0]?.[0]).toMatchObject([{ kind: "rouse", purpose: "power", level: 2 }]);
    expect(roll).toHaveBeenCalledWith({
      kind: "game",
      label: "Murmures sauvages",
      spec: { game: "vampire", dice: 3, hungerDice: 2 },
    });
    click("Retirer Murmures sauvages");
    expect(stored).toEqual([]);
    expect(screen.getByText("Rien pour l'instant.")).toBeTruthy();
  });

  it("roll nothing where what they cost is refused", () => {
    press.mockReturnValueOnce(false);
    show({ first: WHISPERS });
    click("Utiliser Murmures sauvages");
    expect(press).toHaveBeenCalledOnce();
    expect(roll).not.toHaveBeenCalled();
  });

  it("are chosen from the game's list", () => {
    show();
    clickText("Ajouter");
    type("Rechercher", "murmures");
    click("Choisir Murmures sauvages");
    expect(stored).toEqual(WHISPERS);
  });

  it("have no use where nothing is paid or rolled, and none for who may only look", () => {
    const note: Power = { name: "Manteau d'ombre", kind: "Occultation", level: 1 };
    const paid: Power = { name: "Prouesse", kind: "Puissance", costs: { rouse: 1 } };
    show({ first: [note] });
    expect(screen.queryByText("Utiliser")).toBeNull();
    cleanup();
    show({ first: [paid], allowed: false });
    expect(screen.queryByText(/Utiliser|Modifier|Retirer|Ajouter/)).toBeNull();
  });

  it("that are implants are put in, and used where they roll", () => {
    const implant: Power = { name: "Cyberbras", kind: "Cyberware", costs: { humanity: "2d6" } };
    const claws: Power = { ...implant, name: "Griffes", roll: { dice: "2d6" } };
    show({ first: [implant, claws] });
    expect(screen.getByLabelText("Poser l'implant Cyberbras")).toBeTruthy();
    expect(screen.getByLabelText("Utiliser Griffes")).toBeTruthy();
  });

  it("may be changed by the player, who is told what is wrong", () => {
    show({ game: "cthulhu", first: [{ name: "Voix", kind: "Sort", costs: { magic: "4" } }] });
    click("Modifier Voix");
    type("Nom", "");
    clickText("Enregistrer");
    expect(screen.getByText("Donne un nom.")).toBeTruthy();
    type("Nom", "Chant");
    type(/Ou des dés/, "2d6");
    clickText("Enregistrer");
    expect(stored).toEqual([{ name: "Chant", kind: "Sort", costs: { magic: "4" }, roll: { dice: "2d6" } }]);
  });

  it("puts an implant that rolls in by a button of its own", () => {
    const claws: Power = {
      name: "Griffes",
      kind: "Implant",
      costs: { humanity: "3" },
      roll: { dice: "2d6" },
    };
    show({ game: "cyberpunk", first: [claws] });
    fireEvent.click(screen.getByRole("button", { name: "Poser l'implant Griffes" }));
    expect(press).toHaveBeenLastCalledWith([{ kind: "loseHumanity", amount: 3 }]);
    expect(roll).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Utiliser Griffes" }));
    expect(press).toHaveBeenCalledTimes(1);
    expect(roll).toHaveBeenCalledWith({ kind: "dice", dice: "2d6", label: "Griffes" });
  });
});
