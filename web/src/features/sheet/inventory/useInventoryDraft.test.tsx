import { act, renderHook, waitFor } from "@testing-library/react";
import { updateCharacter } from "domain/api/characters";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { changeQuantity } from "domain/sheet/inventory/editInventory";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { answers, noAnswer, refusal, requests, sent } from "../../../testing/answers";
import { characterView } from "../../../testing/fixtures";
import { rootOf } from "../../../testing/MemberTestRoot";
import { useInventoryDraft } from "./useInventoryDraft";

const characterWith = (version: number, quantity: number) =>
  normaliseCharacter({
    id: "c1",
    system: "dnd5e",
    version,
    stats: { inventoryItems: [{ itemId: "dnd5e-rations", quantity }] },
  });

const refetch = vi.fn();
const onSaved = vi.fn();

function openDraft() {
  const hook = renderHook((character) => useInventoryDraft({ character, refetch, onSaved }), {
    wrapper: rootOf("alice"),
    initialProps: characterWith(1, 1),
  });
  const draft = () => hook.result.current;
  return {
    draft,
    quantity: () => draft().entries[0]?.quantity,
    setQuantity: (quantity: number) =>
      act(() => draft().edit((entries) => changeQuantity(entries, 0, quantity))),
    othersSave: (version: number, quantity: number) => hook.rerender(characterWith(version, quantity)),
    save: async () => {
      await act(async () => draft().save());
      await waitFor(() => expect(requests()).not.toEqual([]));
    },
  };
}

const sentBodies = () => sent(updateCharacter).map(({ body }) => body);

beforeEach(() => {
  for (const mock of [refetch, onSaved]) mock.mockReset();
});

describe("the draft of an inventory", () => {
  it("follows what others save while it has no changes", () => {
    const { draft, quantity, othersSave } = openDraft();
    othersSave(2, 7);
    expect(quantity()).toBe(7);
    expect(draft().theirs).toBeUndefined();
    expect(draft().dirty).toBe(false);
  });

  it("keeps its changes and offers both versions when others save", () => {
    const { draft, quantity, setQuantity, othersSave } = openDraft();
    setQuantity(3);
    othersSave(2, 7);
    expect(quantity()).toBe(3);
    expect(draft().theirs?.[0]?.quantity).toBe(7);
    act(() => draft().takeTheirs());
    expect(quantity()).toBe(7);
    expect(draft().dirty).toBe(false);
  });

  it("is saved over the newer version once one has chosen to keep it", async () => {
    const { draft, setQuantity, othersSave, save } = openDraft();
    setQuantity(3);
    othersSave(2, 7);
    act(() => draft().keepMine());
    expect(draft().theirs).toBeUndefined();
    answers.once(updateCharacter, characterView());
    await save();
    expect(sentBodies()).toMatchObject([{ version: 2, inventoryItems: [{ quantity: 3 }] }]);
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  });

  it("is kept when the save is refused as stale, and the character is read again", async () => {
    const { draft, quantity, setQuantity, save } = openDraft();
    setQuantity(3);
    answers.once(updateCharacter, refusal("stale-version", "L'inventaire a changé."));
    await save();
    await waitFor(() =>
      expect(draft().error).toBe(
        "Impossible d'enregistrer l'inventaire. Veuillez réessayer. L'inventaire a changé.",
      ),
    );
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(quantity()).toBe(3);
    expect(onSaved).not.toHaveBeenCalled();
  });

  it("drops the sentence of a failed save at the next change", async () => {
    const { draft, setQuantity, save } = openDraft();
    setQuantity(3);
    answers.once(updateCharacter, noAnswer);
    await save();
    await waitFor(() =>
      expect(draft().error).toBe("Impossible d'enregistrer l'inventaire. Veuillez réessayer."),
    );
    setQuantity(4);
    await waitFor(() => expect(draft().error).toBeUndefined());
  });
});
