import { cleanup, render, screen, within } from "@testing-library/react";
import type { RollDocument } from "domain/documents/roll";
import { afterEach, expect, it } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { RollLines } from "./RollLines";

afterEach(cleanup);

const fire: RollDocument & { readonly id: string } = {
  ...{ id: "roll-0001", uid: "nina", name: "Nina", audience: "table", createdAt: 1, expiresAt: 2 },
  ...{ notation: "8d6", die: 6, roll: 13, modifier: 0, total: 13, dice: [] },
  label: "Boule de feu",
  damage: { game: "dnd5e", type: "fire" },
};

it("of a spell says who casts what, what it cost and what it is saved against, with its rolls under it", () => {
  const { damage: _, ...unthrown } = fire;
  const spell: typeof unthrown = {
    ...unthrown,
    ...{ id: "line-0001", notation: "", die: 0, roll: 0, total: 0, label: "Boule de feu (niv. 3)" },
    character: { id: "elowen", name: "Elowen" },
    used: { use: "cast", save: { ability: "dex", difficulty: 13 } },
    notes: ["Emplacement : niveau 3"],
  };
  const thrown = { ...fire, follows: spell.id, label: "Dégâts (feu) : Boule de feu" };
  render(<RollLines rolls={[thrown, spell]} campaignId="brumes" isMj={false} />, {
    wrapper: MantineTestRoot,
  });
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  const item = within(screen.getByRole("listitem"));
  for (const text of ["Elowen lance Boule de feu (niv. 3)", "Emplacement : niveau 3", "JS DEX DD 13"]) {
    expect(item.getByText(text)).toBeTruthy();
  }
  expect(item.getByText("Dégâts (feu) : Boule de feu")).toBeTruthy();
  expect(item.queryByText("0")).toBeNull();
});
