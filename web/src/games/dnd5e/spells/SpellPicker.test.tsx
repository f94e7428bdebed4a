import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { SPELLS } from "domain/games/dnd5e/spells/catalogue";
import { sheetSpells } from "domain/games/dnd5e/spells/sheetSpells";
import type { SpellEntry } from "domain/games/dnd5e/spells/spellbook";
import { spellcastingsOf } from "domain/games/dnd5e/spells/spellcasting";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { SpellPicker } from "./SpellPicker";

const onClose = vi.fn();
let stored: readonly SpellEntry[] = [];
const catalogue = SPELLS.filter(({ id }) => ["magic-missile", "shield", "cure-wounds", "wish"].includes(id));

function Picker({
  first,
  edited,
  classes,
}: {
  first: readonly SpellEntry[];
  edited?: SpellEntry;
  classes: object[];
}) {
  const [entries, setEntries] = useState(first);
  const character = normaliseCharacter({ classes });
  const castings = spellcastingsOf(character);
  return (
    <SpellPicker
      castings={castings}
      catalogue={catalogue}
      spells={sheetSpells(entries, character, castings, catalogue)}
      edited={edited}
      onChange={(change) => {
        stored = change(entries);
        setEntries(stored);
      }}
      onClose={onClose}
    />
  );
}

const show = (
  first: readonly SpellEntry[] = [],
  edited?: SpellEntry,
  classes: object[] = [{ name: "Magicien", level: 1 }],
) =>
  render(<Picker first={first} classes={classes} {...(edited && { edited })} />, {
    wrapper: MantineTestRoot,
  });
const press = (label: string) => fireEvent.click(screen.getByLabelText(label));
const pressText = (text: string) =>
  fireEvent.click(screen.getByText(text).closest("button") ?? document.body);
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

afterEach(() => {
  cleanup();
  onClose.mockReset();
});

describe("choosing spells for a sheet", () => {
  it("offers the class's list at its level, or all", () => {
    show();
    expect(screen.getByText("2 sorts")).toBeTruthy();
    type("Liste", "all");
    expect(screen.getByText("4 sorts")).toBeTruthy();
    type("Rechercher un sort", "souhait");
    expect(screen.getByText("1 sort")).toBeTruthy();
    type("Niveau", "1");
    expect(screen.getByText("Aucun sort ne correspond.")).toBeTruthy();
  });

  it("writes a spell into a wizard's book, and prepares those of who takes them from the whole list", () => {
    show();
    press("Choisir Bouclier");
    expect(stored).toEqual([{ id: "shield", name: "Bouclier", level: 1 }]);
    press("Retirer Bouclier");
    expect(stored).toEqual([]);
    cleanup();
    show([], undefined, [{ name: "Clerc", level: 1 }]);
    press("Choisir Soins");
    expect(stored).toMatchObject([{ id: "cure-wounds", preparation: "prepared" }]);
  });

  it("removes a spell that was imported by its English name", () => {
    show([{ name: "Shield" }]);
    press("Retirer Bouclier");
    expect(stored).toEqual([]);
  });

  it("takes no more than a sheet may have", () => {
    show(Array.from({ length: 300 }, (_, at) => ({ name: `Sort ${at}` })));
    expect(screen.getByText(/retires-en un/)).toBeTruthy();
    press("Choisir Bouclier");
    expect(stored).toHaveLength(300);
  });
});

describe("a spell of one's own", () => {
  it("is written by the player, who is told what is wrong", () => {
    show();
    pressText("Écrire un sort");
    type("Ce qui se lance", "damage");
    pressText("Enregistrer");
    expect(screen.getByText("Nomme ton sort.")).toBeTruthy();
    expect(screen.getByText(/Ces dés sont illisibles/)).toBeTruthy();
    type("Nom du sort", " Vent du soir ");
    type("Niveau du sort", "2");
    type("Contre sa cible", "dex");
    type("Une réussite", "half");
    type("Dés", "3d6");
    type(/De plus par niveau/, "1d6");
    type("Type de dégâts", "cold");
    press("Ajoute le modificateur d'incantation");
    press("Rituel");
    pressText("Enregistrer");
    expect(stored).toEqual([
      {
        name: "Vent du soir",
        level: 2,
        own: {
          ritual: true,
          save: { ability: "dex", success: "half" },
          roll: { kind: "damage", dice: "3d6", type: "cold", growth: "1d6", modifier: true },
        },
      },
    ]);
    expect(screen.getByText("Écrire un sort")).toBeTruthy();
  });

  it("is changed under another name, and stays prepared", () => {
    const before: SpellEntry = {
      name: "Vent",
      level: 1,
      preparation: "prepared",
      own: { attack: "ranged", concentration: true, note: "Froid." },
    };
    show([before], before);
    type("Nom du sort", "Brise");
    type("Contre sa cible", "none");
    pressText("Enregistrer");
    expect(stored).toEqual([
      { name: "Brise", level: 1, preparation: "prepared", own: { concentration: true, note: "Froid." } },
    ]);
    expect(onClose).toHaveBeenCalledOnce();
  });
});
