import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { limitsOf } from "domain/games/dnd5e/play/limits";
import { type Dnd5eState, FRESH_STATE } from "domain/games/dnd5e/play/state";
import { SPELLS } from "domain/games/dnd5e/spells/catalogue";
import { readSpellbook, type SpellEntry } from "domain/games/dnd5e/spells/spellbook";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { type ReactElement, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { queryKeys } from "../../../api/keys";
import { rootOf, testQueryClient } from "../../../testing/MemberTestRoot";
import { ActProvider, RollProvider, type SheetAct } from "../../../ui/RollButton";
import { SpellsPanel } from "./SpellsPanel";

const press = vi.fn((_operations: unknown) => true);
const roll = vi.fn();

/** The catalogue is a chunk of its own, here as if it had come. */
function withCatalogue() {
  const client = testQueryClient();
  client.setQueryData(queryKeys.spellCatalogue, SPELLS);
  return rootOf("nina", { client });
}

const wizard = {
  id: "c1",
  abilityScores: { int: 16 },
  classes: [{ name: "Magicien", level: 5 }],
};
const BOOK: readonly SpellEntry[] = [
  { id: "fireball", name: "Boule de feu", level: 3, preparation: "prepared" },
  { id: "fire-bolt", name: "Trait de feu", level: 0 },
  { id: "blur", name: "Flou", level: 2, preparation: "prepared" },
  { id: "fly", name: "Vol", level: 3 },
  { id: "detect-magic", name: "Détection de la magie", level: 1 },
];

interface Shown {
  entries?: readonly SpellEntry[];
  state?: Partial<Dnd5eState>;
  raw?: object;
  editable?: boolean;
  playable?: boolean;
}

function Sheet({ entries = BOOK, state, raw = wizard, editable = true, playable = true }: Shown) {
  const character = normaliseCharacter({ ...raw, stats: { spellbook: entries } });
  const [book, setBook] = useState(readSpellbook(character));
  return (
    <SpellsPanel
      character={character}
      state={{ ...FRESH_STATE, ...state }}
      limits={limitsOf({ character, contributions: [] })}
      press={playable ? press : undefined}
      book={{ entries: book, change: (change) => setBook(change) }}
      editable={editable}
    />
  );
}

const draw = (sheet: ReactElement) =>
  render(<RollProvider value={roll}>{sheet}</RollProvider>, { wrapper: withCatalogue() });
const show = (shown: Shown = {}) => draw(<Sheet {...shown} />);
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const click = (name: string | RegExp) => fireEvent.click(button(name));
const dialog = () => within(screen.getByRole("dialog"));

beforeEach(() => {
  press.mockReset();
  roll.mockReset();
});

describe("the spells of a sheet", () => {
  it("stand by level, with what is counted and the slots that are left", () => {
    show({ state: { slots: { ...FRESH_STATE.slots, "1": 1 } } });
    expect(screen.getAllByRole("region").map((one) => one.getAttribute("aria-label"))).toEqual(
      expect.arrayContaining(["Sorts mineurs", "Niveau 1", "Niveau 2", "Niveau 3"]),
    );
    expect(screen.getByText(/2 sur 8 sorts préparés/)).toBeTruthy();
    expect(screen.getByText(/DD 14, attaque/)).toBeTruthy();
    const [first] = within(screen.getByRole("list", { name: "Emplacements de sorts" })).getAllByRole(
      "listitem",
    );
    expect(first?.textContent).toContain("3 sur 4");
    expect(screen.getByText("CC-BY-4.0")).toBeTruthy();
  });

  it("cast a cantrip at once: nothing is spent, the attack is rolled, the damage waits for the hit", () => {
    show();
    click("Lancer Trait de feu");
    expect(press).not.toHaveBeenCalled();
    expect(roll).toHaveBeenCalledWith({
      kind: "check",
      label: "Trait de feu",
      modifier: 6,
      subject: { kind: "attack", melee: false },
    });
    click(/Critique/);
    expect(roll).toHaveBeenLastCalledWith({
      kind: "dice",
      label: "Critique : Trait de feu",
      dice: "4d10",
      damage: { game: "dnd5e", magical: true, type: "fire", critical: true },
      attack: "Trait de feu",
    });
  });

  it("tell the table what is cast, with its slot and its save, and what it rolls follows that line", async () => {
    const line = { id: "line-0001", audience: "table" } as const;
    const tell = vi.fn(async (_act: SheetAct) => line);
    draw(<ActProvider value={tell}>{<Sheet />}</ActProvider>);
    click("Lancer Boule de feu");
    fireEvent.click(dialog().getByRole("button", { name: "Lancer" }));
    expect(tell).toHaveBeenCalledWith({
      label: "Boule de feu (niv. 3)",
      use: { use: "cast", save: { ability: "dex", difficulty: 14, success: "half" } },
      notes: ["Emplacement : niveau 3"],
      meets: "anybody",
    });
    await waitFor(() => expect(roll.mock.lastCall?.[0]).toMatchObject({ dice: "8d6", follows: line }));
    click(/Dégâts \(feu\)/);
    expect(roll.mock.lastCall?.[0]).toMatchObject({ dice: "8d6", follows: line });
    click("Lancer Flou");
    fireEvent.click(dialog().getByRole("button", { name: "Lancer" }));
    expect(tell.mock.lastCall?.[0]).toMatchObject({ label: "Flou (niv. 2)", meets: undefined });
  });

  it("give back what they heal to the character that is aimed at", async () => {
    const tell = vi.fn(async (_act: SheetAct) => undefined);
    const entries = [
      { id: "cure-wounds", name: "Soins", level: 1, preparation: "prepared" },
    ] as const satisfies readonly SpellEntry[];
    const raw = { ...wizard, classes: [{ name: "Clerc", level: 1 }], abilityScores: { wis: 16 } };
    draw(<ActProvider value={tell}>{<Sheet entries={entries} raw={raw} />}</ActProvider>);
    click("Lancer Soins");
    fireEvent.click(dialog().getByRole("button", { name: "Lancer" }));
    expect(tell.mock.lastCall?.[0]).toMatchObject({ label: "Soins (niv. 1)", meets: "characters" });
    await waitFor(() => expect(roll).toHaveBeenCalledOnce());
    expect(roll.mock.lastCall?.[0]).toMatchObject({ dice: "1d8+3", heals: "hitPoints", damage: undefined });
  });

  it("cast with the slot that is chosen, and roll at its level", () => {
    show({ raw: { ...wizard, classes: [{ name: "Magicien", level: 9 }] } });
    click("Lancer Boule de feu");
    expect(dialog().getByText(/DD 15 de Dextérité · Dégâts \(feu\) 8d6/)).toBeTruthy();
    fireEvent.click(dialog().getByRole("radio", { name: "Niveau 5 (1 sur 1)" }));
    fireEvent.click(dialog().getByRole("button", { name: "Lancer" }));
    expect(press).toHaveBeenCalledWith([{ kind: "spendSlot", level: 5 }]);
    expect(roll).toHaveBeenCalledWith({
      kind: "dice",
      label: "Dégâts (feu) : Boule de feu",
      dice: "10d6",
      damage: { game: "dnd5e", magical: true, type: "fire" },
    });
    expect(screen.getByText("DD 15")).toBeTruthy();
    click("Fermer Boule de feu");
    expect(screen.queryByText("DD 15")).toBeNull();
  });

  it("warn that concentration will end, and begin the new one", () => {
    show({ state: { concentration: { spell: "Vol", level: 3, saves: [] } } });
    expect(screen.getByText("Tu te concentres sur « Vol ».")).toBeTruthy();
    click("Lancer Flou");
    expect(dialog().getByText("Ta concentration sur « Vol » prendra fin.")).toBeTruthy();
    fireEvent.click(dialog().getByRole("button", { name: "Lancer" }));
    expect(press).toHaveBeenCalledWith([
      { kind: "spendSlot", level: 2 },
      { kind: "concentrate", spell: "Flou", level: 2 },
    ]);
  });

  it("let a wizard cast a ritual out of the book, and nothing else that is not prepared", () => {
    show();
    expect(button("Lancer Vol").hasAttribute("disabled")).toBe(true);
    click("Lancer Détection de la magie");
    expect(dialog().getAllByRole("radio")).toHaveLength(1);
    fireEvent.click(dialog().getByRole("button", { name: "Lancer" }));
    expect(press).toHaveBeenCalledWith([{ kind: "concentrate", spell: "Détection de la magie", level: 1 }]);
  });

  it("cannot be cast once no slot is left", () => {
    show({ state: { slots: { ...FRESH_STATE.slots, "3": 2 } } });
    click("Lancer Boule de feu");
    expect(dialog().getByRole("button", { name: "Lancer" }).hasAttribute("disabled")).toBe(true);
  });

  it("are prepared, removed, and kept by those who may not change them", () => {
    show();
    fireEvent.click(screen.getByRole("checkbox", { name: "Vol est préparé" }));
    expect(screen.getByText(/3 sur 8 sorts préparés/)).toBeTruthy();
    click("Retirer Vol");
    expect(screen.queryByText("Vol")).toBeNull();
    cleanup();
    show({ editable: false, playable: false });
    expect(screen.queryByRole("button", { name: /^(?:Lancer|Retirer|Choisir)/ })).toBeNull();
    expect(screen.getByRole("checkbox", { name: "Vol est préparé" }).hasAttribute("disabled")).toBe(true);
  });

  it("are nothing for who has none and casts none", () => {
    show({ entries: [], raw: { classes: [{ name: "Guerrier", level: 3 }] } });
    expect(screen.queryByText("Sorts")).toBeNull();
  });

  it("casts nothing for who cannot act", () => {
    show({ state: { conditions: { stunned: {} } } });
    for (const name of ["Trait de feu", "Boule de feu"]) {
      fireEvent.click(screen.getByRole("button", { name: `Lancer ${name}` }));
    }
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(press).not.toHaveBeenCalled();
    expect(roll).not.toHaveBeenCalled();
  });
});
