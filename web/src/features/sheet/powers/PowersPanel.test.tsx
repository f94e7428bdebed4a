import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { Power } from "domain/game/powers/power";
import { cthulhuPowerRules } from "domain/games/cthulhu/powers/rules";
import { cyberpunkPowerRules } from "domain/games/cyberpunk/powers/rules";
import { playSystemOf } from "domain/games/registry/plays";
import { vampirePowerRules } from "domain/games/vampire/powers/rules";
import type { AnyOperation } from "domain/operations/anyOperation";
import { foresee } from "domain/operations/applyAll";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { equippedOf } from "domain/testing/playLaws";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { ActProvider, RollProvider, type SheetAct } from "../../../ui/RollButton";
import { receiveToasts } from "../../../ui/toast";
import { PowersPanel } from "./PowersPanel";

/** A few of each, so that the tests are quick. */
const vampire = { ...vampirePowerRules, list: vampirePowerRules.list.slice(0, 4) };
const cthulhu = {
  ...cthulhuPowerRules,
  list: cthulhuPowerRules.list.slice(0, 2),
  traits: cthulhuPowerRules.traits.slice(0, 8),
};
const cyberpunk = { ...cyberpunkPowerRules, list: [], traits: [] };
const play = playSystemOf("vampire");
const limits = play.limitsOf(equippedOf("vampire", {}));
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
  implants?: Readonly<Record<string, { name: string; sp: number }>>;
  stats?: object;
  allowed?: boolean;
}

function Sheet({ first = [], game = "vampire", implants = {}, stats = raw.stats, allowed = true }: Shown) {
  const [entries, setEntries] = useState(first);
  const common = {
    title: "Disciplines",
    character: normaliseCharacter(raw),
    raw: { ...raw, stats },
    press: allowed ? press : undefined,
    eventsOf: (operations: readonly AnyOperation[]) =>
      game === "vampire" ? foresee(play, { ...play.fresh, hunger: 2 }, operations, limits).events : [],
    powers: {
      entries,
      change: (change: (powers: readonly Power[]) => readonly Power[]) => {
        stored = change(entries);
        setEntries(stored);
      },
    },
    editable: allowed,
  };
  if (game === "cyberpunk") return <PowersPanel {...common} rules={cyberpunk} state={{ implants }} />;
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
  // What nobody has heard is said to the next who listens.
  receiveToasts(() => undefined)();
});

const WHISPERS = vampirePowerRules.list.filter(({ id }) => id === "murmures-sauvages");

describe("the powers of a sheet", () => {
  it("are told to the table, with what came of their cost; an implant that is put in is not", () => {
    const tell = vi.fn(async (_act: SheetAct) => undefined);
    const told = (power: Power | undefined, game?: "cyberpunk") => {
      render(
        <ActProvider value={tell}>
          <Sheet first={power ? [power] : []} {...(game && { game })} />
        </ActProvider>,
        { wrapper: MantineTestRoot },
      );
    };
    told(WHISPERS[0]);
    click("Utiliser Murmures sauvages");
    expect(tell.mock.calls).toEqual([
      [
        {
          label: "Murmures sauvages (niv. 2)",
          use: { use: "power" },
          notes: [expect.stringMatching(/^Exaltation (réussie \(.+\) : Faim 2|ratée \(.+\) : Faim 3) \/ 5$/)],
        },
      ],
    ]);
    told({ name: "Œil cybernétique", kind: "Cyberware", costs: { humanity: "2d6" } }, "cyberpunk");
    click("Poser l'implant Œil cybernétique");
    expect(tell).toHaveBeenCalledOnce();
  });

  it("are used: what they cost is pressed, what they roll is rolled; and removed", () => {
    show({ first: WHISPERS });
    expect(screen.getByText(/1 jet d'Exaltation · Charisme \+ Animalisme/)).toBeTruthy();
    click("Utiliser Murmures sauvages");
    expect(press.mock.calls[0]?.[0]).toMatchObject([{ kind: "rouse", purpose: "power", level: 2 }]);
    expect(roll).toHaveBeenCalledWith({
      kind: "game",
      label: "Murmures sauvages",
      spec: { game: "vampire", dice: 3, hungerDice: 2 },
      subject: { kind: "check", trait: "charisma", power: "Animalisme" },
    });
    click("Retirer Murmures sauvages");
    expect(stored).toEqual([]);
    expect(screen.getByText("Rien pour l'instant.")).toBeTruthy();
  });

  it("say to who uses them what came of their cost, also where nothing is rolled", () => {
    const said: string[] = [];
    const stop = receiveToasts(({ text }) => said.push(text));
    show({ first: [{ name: "Poigne de fer", kind: "Puissance", level: 5, costs: { rouse: 1 } }] });
    click("Utiliser Poigne de fer");
    press.mockReturnValueOnce(false);
    click("Utiliser Poigne de fer");
    stop();
    expect(said).toEqual([
      expect.stringMatching(
        /^Poigne de fer : Exaltation (réussie \(\d+\) : Faim 2|ratée \(\d+\) : Faim 3) \/ 5$/,
      ),
    ]);
    expect(roll).not.toHaveBeenCalled();
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
    type("Rechercher", "flairer");
    click("Choisir Flairer la Bête");
    expect(stored.map(({ name }) => name)).toEqual(["Flairer la Bête"]);
  });

  it("are offered as far as the character has learnt their discipline", () => {
    show();
    clickText("Ajouter");
    type("Rechercher", "murmures");
    expect(screen.queryByLabelText("Choisir Murmures sauvages")).toBeNull();
    expect(screen.getByText("1 pouvoir demande ce que tu n'as pas encore appris.")).toBeTruthy();
    type("Rechercher", "alchimie");
    expect(screen.queryByLabelText(/^Choisir/)).toBeNull();
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

  it("pays for no implant twice: one that is in place is taken out, or used", () => {
    const eye: Power = { name: "Cyberœil", kind: "Implant", costs: { humanity: "2d6" } };
    const claws: Power = {
      name: "Griffes",
      kind: "Implant",
      costs: { humanity: "3" },
      roll: { dice: "2d6" },
    };
    const implants = { cyberoeil: { name: "Cyberœil", sp: 0 }, griffes: { name: "Griffes", sp: 0 } };
    show({ game: "cyberpunk", first: [eye, claws], implants });
    expect(screen.queryByRole("button", { name: /^Poser l'implant/ })).toBeNull();
    expect(screen.getAllByText("Posé")).toHaveLength(2);
    expect(screen.getByRole("button", { name: "Utiliser Griffes" })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Retirer l'implant Cyberœil" }));
    expect(press).toHaveBeenLastCalledWith([{ kind: "removeImplant", name: "Cyberœil" }]);
  });

  it("offers neither to pay for an implant of the Forge nor to take it out", () => {
    const eye: Power = { name: "Cyberœil", kind: "Implant", costs: { humanity: "2d6" } };
    const forged = { ...raw.stats, installedImplants: [{ name: "Cyberœil", humanity: 7, sp: 0 }] };
    show({ game: "cyberpunk", first: [eye], stats: forged });
    expect(screen.getByText("Posé")).toBeDefined();
    expect(screen.queryByRole("button", { name: /l'implant/ })).toBeNull();
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
    expect(press).toHaveBeenLastCalledWith([{ kind: "installImplant", name: "Griffes", humanity: 3 }]);
    expect(roll).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Utiliser Griffes" }));
    expect(press).toHaveBeenCalledTimes(1);
    expect(roll).toHaveBeenCalledWith({ kind: "dice", dice: "2d6", label: "Griffes" });
  });
});
