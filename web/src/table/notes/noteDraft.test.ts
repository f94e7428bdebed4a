import { MAX_NOTE_LENGTH } from "domain/documents/note";
import { describe, expect, it } from "vitest";
import {
  heard,
  isToSave,
  isUnsaved,
  keptMine,
  type NoteDraft,
  notSaved,
  openDraft,
  saved,
  sending,
  tookTheirs,
  typed,
  withItem,
} from "./noteDraft";

const note = (text: string, revision: number) => ({ text, revision });
/** A draft of a note that the server has. */
const on = (text: string, revision = 1) => heard(openDraft(), note(text, revision));
/** One after the other. */
const after = (draft: NoteDraft, ...steps: readonly ((draft: NoteDraft) => NoteDraft)[]) =>
  steps.reduce((state, step) => step(state), draft);
const type = (text: string) => (draft: NoteDraft) => typed(draft, text);
const hear = (text: string, revision: number) => (draft: NoteDraft) => heard(draft, note(text, revision));
const answer = (revision: number) => (draft: NoteDraft) => saved(draft, revision);
const refuse = (draft: NoteDraft) => notSaved(draft, "stale");

describe("a note's draft", () => {
  it("has nothing to save at first, and after a blank text", () => {
    expect(isToSave(openDraft())).toBe(false);
    expect(isToSave(typed(openDraft(), " \n"))).toBe(false);
  });

  it("follows what another device saves as long as it has no change of its own", () => {
    const draft = after(on("Léo dort."), hear("Léo ronfle.", 2));
    expect(draft).toMatchObject({ text: "Léo ronfle.", base: note("Léo ronfle.", 2), theirs: undefined });
  });

  it("is saved on what it was made from, and then on its own answer", () => {
    const draft = after(on("Un."), type("Un, deux."), sending, answer(2));
    expect(draft).toMatchObject({ base: note("Un, deux.", 2), sent: undefined });
    expect(isUnsaved(draft)).toBe(false);
  });

  it("keeps what is typed while it is being saved", () => {
    const draft = after(on("Un."), type("Deux."), sending, type("Deux, trois."), answer(2));
    expect(draft).toMatchObject({ text: "Deux, trois.", base: note("Deux.", 2) });
    expect(isToSave(draft)).toBe(true);
  });

  it("takes its own text, told before the answer, for no other one", () => {
    const draft = after(on("Un."), type("Deux."), sending, type("Trois."), hear("Deux.", 2));
    expect(draft.theirs).toBeUndefined();
    expect(after(draft, answer(2))).toMatchObject({
      text: "Trois.",
      base: note("Deux.", 2),
      theirs: undefined,
    });
  });

  it.each([
    ["told before it is sent", [type("À moi."), hear("À eux.", 2)]],
    ["told while it is sent", [type("À moi."), sending, hear("À eux.", 2), refuse]],
    ["told after the refusal", [type("À moi."), sending, refuse, hear("À eux.", 2)]],
  ])("keeps both texts where another device saved too, %s", (_, steps) => {
    const draft = after(on("Un."), ...steps);
    expect(draft).toMatchObject({ text: "À moi.", theirs: note("À eux.", 2), sent: undefined });
    expect(isToSave(draft)).toBe(false);
    expect(keptMine(draft)).toMatchObject({ text: "À moi.", base: note("À eux.", 2), theirs: undefined });
    expect(isToSave(keptMine(draft))).toBe(true);
    expect(tookTheirs(draft)).toMatchObject({ text: "À eux.", base: note("À eux.", 2), theirs: undefined });
    expect(isUnsaved(tookTheirs(draft))).toBe(false);
  });

  it("may be changed further while both texts stand, and the other may change too", () => {
    const draft = after(
      on("Un."),
      type("À moi."),
      hear("À eux.", 2),
      type("À moi !"),
      hear("À eux deux.", 3),
    );
    expect(draft).toMatchObject({ text: "À moi !", theirs: note("À eux deux.", 3) });
  });

  it("has no conflict with the same text", () => {
    const draft = after(on("Un."), type("Pareil."), hear("Pareil.", 2));
    expect(draft).toMatchObject({ base: note("Pareil.", 2), theirs: undefined });
  });

  it("waits for the other text, instead of asking again, where it was refused", () => {
    const draft = after(on("Un."), type("À moi."), sending, refuse);
    expect(draft.problem).toBe("stale");
    expect(isToSave(typed(draft, "À moi encore."))).toBe(false);
  });

  it("follows whoever saved between its own saving and the answer", () => {
    const draft = after(on("Un."), type("Deux."), sending, hear("Autre.", 3), answer(2));
    expect(draft).toMatchObject({ text: "Autre.", base: note("Autre.", 3), theirs: undefined });
  });

  it("notices that the note was deleted elsewhere, and written anew", () => {
    const gone = after(on("Un.", 5), hear("", 0));
    expect(gone).toMatchObject({ text: "", base: note("", 0) });
    expect(after(on("Un.", 5), type("À moi."), hear("Neuf.", 1)).theirs).toEqual(note("Neuf.", 1));
    expect(after(on("Un.", 1), type("À moi."), hear("Neuf.", 1)).theirs).toEqual(note("Neuf.", 1));
  });

  it("offers the choice where the note was deleted elsewhere, and the refusal comes before the news", () => {
    const draft = after(openDraft({ text: "À moi.", base: note("Un.", 5) }), sending, refuse, hear("", 0));
    expect(draft.theirs).toEqual(note("", 0));
    const anew = after(
      openDraft({ text: "À moi.", base: note("Un.", 5) }),
      sending,
      refuse,
      hear("Neuf.", 1),
    );
    expect(anew.theirs).toEqual(note("Neuf.", 1));
    expect(isToSave(keptMine(draft))).toBe(true);
    expect(keptMine(draft)).toMatchObject({ text: "À moi.", base: note("", 0) });
  });

  it("stays deleted while the listener still tells what was there", () => {
    const draft = after(on("Un.", 5), type(""), sending, answer(0), hear("Un.", 5));
    expect(draft).toMatchObject({ text: "", base: note("", 0) });
    expect(after(draft, hear("", 0))).toMatchObject({ text: "", base: note("", 0) });
  });

  it("is not set back by a listener that is behind the answer", () => {
    const draft = after(
      openDraft(),
      hear("", 0),
      type("Un."),
      sending,
      answer(1),
      type("Un, deux."),
      hear("", 0),
    );
    expect(draft).toMatchObject({ text: "Un, deux.", theirs: undefined, base: note("Un.", 1) });
  });

  it("goes on from what this device kept, on what that was made from", () => {
    const kept = openDraft({ text: "Gardé.", base: note("Un.", 3) });
    expect(isToSave(kept)).toBe(true);
    expect(after(kept, hear("Un.", 3))).toMatchObject({ text: "Gardé.", theirs: undefined });
    expect(after(kept, hear("Autre.", 4)).theirs).toEqual(note("Autre.", 4));
    expect(after(kept, hear("", 0), sending, refuse).theirs).toEqual(note("", 0));
  });

  it("is kept after a failure, and saved again", () => {
    const draft = after(on("Un."), type("Deux."), sending, (state) => notSaved(state, "unreached"));
    expect(draft).toMatchObject({ text: "Deux.", problem: "unreached" });
    expect(isToSave(draft)).toBe(true);
  });

  it("is not sent while it is too long", () => {
    expect(isToSave(typed(openDraft(), "a".repeat(MAX_NOTE_LENGTH)))).toBe(true);
    expect(isToSave(typed(openDraft(), "a".repeat(MAX_NOTE_LENGTH + 1)))).toBe(false);
  });
});

describe("a sentence that is taken over", () => {
  it.each([
    ["", "- Lia tombe"],
    ["Ils arrivent.\n\n", "Ils arrivent.\n\n- Lia tombe"],
    ["Ils arrivent.\n\n- Léo dort", "Ils arrivent.\n\n- Léo dort\n- Lia tombe"],
  ])("is a point at the end of %j", (text, result) => {
    expect(withItem(text, "Lia\n tombe")).toBe(result);
  });
});
