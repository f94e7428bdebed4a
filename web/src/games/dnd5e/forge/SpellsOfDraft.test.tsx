import { fireEvent, render, screen } from "@testing-library/react";
import { emptyDnd5eDraft } from "domain/games/dnd5e/forge/draft";
import { SPELLS } from "domain/games/dnd5e/spells/catalogue";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { queryKeys } from "../../../api/keys";
import { rootOf, testQueryClient } from "../../../testing/MemberTestRoot";
import { SpellsOfDraft } from "./SpellsOfDraft";

const few = SPELLS.filter(({ id }) => ["light", "shield", "magic-missile", "fireball"].includes(id));

function Step({ classId, spells }: { classId: string; spells: string }) {
  const [draft, setDraft] = useState({ ...emptyDnd5eDraft, classId, spells });
  return (
    <>
      <SpellsOfDraft draft={draft} change={setDraft} />
      <output>{draft.spells}</output>
    </>
  );
}
function show(classId: string, spells = "") {
  const client = testQueryClient();
  client.setQueryData(queryKeys.spellCatalogue, few);
  render(<Step classId={classId} spells={spells} />, { wrapper: rootOf("nina", { client }) });
}
const written = () => document.querySelector("output")?.textContent;

describe("choosing the spells of a new character", () => {
  it("offers the class's list at its level, and counts what is chosen", () => {
    show("ensorceleur");
    fireEvent.click(screen.getByText("Choisir dans la liste"));
    expect(screen.queryByLabelText("Choisir Boule de feu")).toBeNull();
    fireEvent.click(screen.getByLabelText("Choisir Bouclier"));
    fireEvent.click(screen.getByLabelText("Choisir Lumière"));
    expect(written()).toBe("Bouclier, Lumière");
    expect(screen.getByText(/1 sur 4 sorts mineurs, 1 sur 2 sorts connus/)).toBeTruthy();
    fireEvent.click(screen.getByLabelText("Retirer Bouclier"));
    expect(written()).toBe("Lumière");
  });

  it("gives back what was typed, by any of its names", () => {
    show("magicien", "Shield, Vent du soir");
    expect(screen.getByText(/Tu prépareras sur ta fiche/)).toBeTruthy();
    fireEvent.click(screen.getByText("Choisir dans la liste"));
    fireEvent.click(screen.getByLabelText("Retirer Bouclier"));
    expect(written()).toBe("Vent du soir");
    fireEvent.click(screen.getByLabelText("Vent du soir"));
    expect(written()).toBe("");
  });

  it("is nothing for who casts nothing", () => {
    show("guerrier");
    expect(screen.queryByText("Choisir dans la liste")).toBeNull();
  });
});
