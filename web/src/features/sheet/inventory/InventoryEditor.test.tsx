import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { updateCharacter } from "domain/api/characters";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { defineItem } from "domain/sheet/equipment/item";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { answers, noAnswer, sent } from "../../../testing/answers";
import { characterView } from "../../../testing/fixtures";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { patience } from "../../../testing/patience";
import { InventoryEditor } from "./InventoryEditor";
import type { RareItems } from "./useRareItems";

// A list without a layout has no rows in sight.
vi.mock("@tanstack/react-virtual", () => ({
  useVirtualizer: ({ count }: { count: number }) => ({
    getVirtualItems: () => Array.from({ length: count }, (_, index) => ({ index, start: 0 })),
    getTotalSize: () => 0,
  }),
  defaultRangeExtractor: () => [],
}));
const bow = defineItem({ id: "arc", name: "Arc long", category: "Arme", systems: ["dnd5e"] });
vi.mock("../../../api/useAvailableItems", () => ({
  useAvailableItems: () => ({ items: [bow], search: () => [bow], loading: false, problem: undefined }),
}));

const characterWith = (version: number, quantity: number) =>
  normaliseCharacter({
    ...{ id: "lia", system: "dnd5e", version },
    stats: {
      inventoryItems: [{ itemId: "epee", quantity, equipped: true, snapshot: { name: "Épée courte" } }],
    },
  });

const onClose = vi.fn();
const onSaved = vi.fn();
const nothing = () => undefined;
const NO_ASKING: RareItems = {
  ...{ waiting: [], howToAdd: () => "add", ask: nothing, withdraw: nothing, busy: false },
};

const editor = (character = characterWith(1, 2)) => (
  <InventoryEditor
    character={character}
    items={[]}
    rareItems={NO_ASKING}
    refetch={() => {}}
    onClose={onClose}
    onSaved={onSaved}
  />
);
const show = () => render(editor(), { wrapper: MemberTestRoot });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const first = (label: string) => screen.getAllByLabelText(label)[0] as HTMLElement;
const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Enregistrer" });

beforeEach(() => {
  onClose.mockReset();
  onSaved.mockReset();
});

describe("the editor of an inventory", { timeout: patience(30_000) }, () => {
  it("adds what is pressed, once more with each press, and saves all of it at once", async () => {
    answers.on(updateCharacter, characterView());
    show();
    press(/^Arc long/);
    press(/^Arc long/);
    const added = screen.getByRole("heading", { name: "Arc long" }).closest("li") as HTMLElement;
    expect(within(added).getByLabelText("Quantité")).toHaveProperty("value", "2");
    fireEvent.change(within(added).getByLabelText("Nom personnalisé"), { target: { value: "Saule" } });
    expect(sent(updateCharacter)).toEqual([]);
    press("Enregistrer");
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sent(updateCharacter).map(({ body }) => body)).toMatchObject([
      {
        version: 1,
        inventoryItems: [{ itemId: "epee" }, { itemId: "arc", quantity: 2, customName: "Saule" }],
      },
    ]);
  });

  it("asks before what was changed is lost, and not where nothing was", async () => {
    show();
    press("Fermer");
    expect(onClose).toHaveBeenCalledOnce();
    fireEvent.change(first("Notes"), { target: { value: "Ébréchée" } });
    press("Fermer");
    fireEvent.click(await screen.findByRole("button", { name: "Continuer à modifier" }));
    expect(onClose).toHaveBeenCalledOnce();
    press("Fermer");
    fireEvent.click(await screen.findByRole("button", { name: "Abandonner" }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it("shows both versions where another device saved meanwhile, and saves the one that is chosen", async () => {
    answers.on(updateCharacter, characterView());
    const { rerender } = show();
    fireEvent.change(first("Notes"), { target: { value: "Ébréchée" } });
    rerender(editor(characterWith(2, 5)));
    const notice = screen.getByText(/a été modifié ailleurs/).closest("[role=alert]");
    expect(notice?.textContent).toContain("Épée courte × 2 (équipé, « Ébréchée »)");
    expect(notice?.textContent).toContain("Épée courte × 5 (équipé)");
    expect(save().disabled).toBe(true);
    press("Garder ma version");
    press("Enregistrer");
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sent(updateCharacter).map(({ body }) => body)).toMatchObject([
      { version: 2, inventoryItems: [{ quantity: 2, notes: "Ébréchée" }] },
    ]);
  });

  it("says that a save failed, and keeps what was edited", async () => {
    answers.on(updateCharacter, noAnswer);
    show();
    fireEvent.change(first("Notes"), { target: { value: "Ébréchée" } });
    press("Enregistrer");
    await screen.findByText("Impossible d'enregistrer l'inventaire. Veuillez réessayer.");
    expect(first("Notes")).toHaveProperty("value", "Ébréchée");
  });
});
