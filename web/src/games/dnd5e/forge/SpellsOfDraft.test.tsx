import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { emptyDnd5eDraft } from "domain/games/dnd5e/forge/draft";
import { SPELLS } from "domain/games/dnd5e/spells/catalogue";
import { type ReactNode, useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { queryKeys } from "../../../api/keys";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { SpellsOfDraft } from "./SpellsOfDraft";

const few = SPELLS.filter(({ id }) => ["light", "shield", "magic-missile", "fireball"].includes(id));

function Root({ children }: { children: ReactNode }) {
  const client = new QueryClient();
  client.setQueryData(queryKeys.spellCatalogue, few);
  return (
    <QueryClientProvider client={client}>
      <MantineTestRoot>{children}</MantineTestRoot>
    </QueryClientProvider>
  );
}

function Step({ classId, spells }: { classId: string; spells: string }) {
  const [draft, setDraft] = useState({ ...emptyDnd5eDraft, classId, spells });
  return (
    <>
      <SpellsOfDraft draft={draft} change={setDraft} />
      <output>{draft.spells}</output>
    </>
  );
}
const show = (classId: string, spells = "") =>
  render(<Step classId={classId} spells={spells} />, { wrapper: Root });
const written = () => document.querySelector("output")?.textContent;

afterEach(cleanup);

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
