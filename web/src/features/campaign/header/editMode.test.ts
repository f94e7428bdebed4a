import { describe, expect, it } from "vitest";
import { type EditModeEvent, hasUnsavedInfo, reduceEditMode, startEditMode } from "./editMode";

describe("edit mode", () => {
  const kept = { name: "Les Cendres", description: "Un volcan." };
  const after = (...events: EditModeEvent[]) => events.reduce(reduceEditMode, startEditMode(kept));
  const toggle: EditModeEvent = { type: "toggle" };
  const rename: EditModeEvent = { type: "type", change: { name: "Les Braises" } };

  it("is off at first, and toggled by the MJ", () => {
    expect(startEditMode(kept)).toMatchObject({ editing: false, draft: kept, save: { kind: "idle" } });
    expect(after(toggle).editing).toBe(true);
    expect(after(toggle, toggle).editing).toBe(false);
  });

  it("resets unsaved name and description when it is left", () => {
    const left = after(toggle, rename, toggle);
    expect(left.draft).toEqual(kept);
    expect(hasUnsavedInfo(left)).toBe(false);
  });

  it("takes nothing typed while it is off", () => {
    expect(after(rename).draft).toEqual(kept);
  });

  it("shows a success at once when there is nothing to save", () => {
    expect(after(toggle, { type: "save" }).save).toEqual({ kind: "saved" });
    const padded: EditModeEvent = { type: "type", change: { name: " Les Cendres " } };
    expect(after(toggle, padded, { type: "save" }).save).toEqual({ kind: "saved" });
  });

  it("saves a change and keeps what the server made of it", () => {
    const info = { name: "Les Braises", description: "Un volcan." };
    const saving = after(toggle, rename, { type: "save" });
    expect(saving).toMatchObject({ draft: info, kept, save: { kind: "saving" } });
    expect(reduceEditMode(saving, { type: "saved", info })).toEqual({
      editing: true,
      draft: info,
      kept: info,
      save: { kind: "saved" },
    });
  });

  it("keeps what was typed when saving fails, until it is typed over", () => {
    const failed = after(toggle, rename, { type: "save" }, { type: "saveFailed", message: "Non." });
    expect(failed.draft.name).toBe("Les Braises");
    expect(failed.save).toEqual({ kind: "failed", message: "Non." });
    expect(reduceEditMode(failed, rename).save).toEqual({ kind: "idle" });
  });

  it("follows changes made elsewhere, but never over what is being typed", () => {
    const info = { name: "Les Laves", description: "Deux volcans." };
    const elsewhere: EditModeEvent = { type: "changedElsewhere", info };
    expect(after(elsewhere)).toMatchObject({ kept: info, draft: info });
    expect(after(toggle, rename, elsewhere)).toMatchObject({ kept: info, draft: { name: "Les Braises" } });
    expect(after(toggle, rename, elsewhere, toggle).draft).toEqual(info);
  });
});
