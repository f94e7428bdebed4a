import { describe, expect, it } from "vitest";
import type { HandoutNoteDocument } from "../../documents/handout";
import { campaignOf, NOW } from "../../testing/campaigns";
import { copyOf, letterOf } from "../../testing/handouts";
import { AppError } from "../../values/errors";
import { changedWords, type HandoutState } from "./handoutIndex";
import { decideSaveHandoutNote } from "./handoutNotes";

const campaign = campaignOf();
const alice = { uid: "alice", name: "Alice" };
const place = {
  handout: { id: "letter", title: "La lettre" as string | undefined },
  author: alice,
  audience: "self" as const,
};
const nothing = { note: undefined, page: undefined };
const noteOf = (change: Partial<HandoutNoteDocument> = {}): HandoutNoteDocument => ({
  ...{ handoutId: "letter", title: "La lettre", ...alice, audience: "self", text: "Un piège.", revision: 3 },
  ...{ updatedAt: NOW, ...change },
});

describe("writing a note of a handout", () => {
  it("makes it, under the title that its author reads, with its words in their index", () => {
    expect(decideSaveHandoutNote(campaign, place, nothing, { text: "Un piège.", revision: 0 }, NOW)).toEqual({
      id: "letter~alice~self",
      note: noteOf({ revision: NOW + 1 }),
      page: {
        uid: "alice",
        audience: "self",
        notes: { "letter~alice~self": { of: "handoutNote", number: 0, words: "un piege" } },
      },
      revision: NOW + 1,
    });
  });

  it("changes and deletes it after the handout was taken back, and begins none", () => {
    const gone = { ...place, handout: { id: "letter", title: undefined } };
    const write = (text: string, note?: HandoutNoteDocument) => () =>
      decideSaveHandoutNote(
        campaign,
        gone,
        { note, page: undefined },
        { text, revision: note?.revision ?? 0 },
        NOW,
      );
    expect(write("Un allié ?", noteOf())()?.note).toEqual(noteOf({ text: "Un allié ?", revision: 4 }));
    expect(write(" ", noteOf())()).toMatchObject({ note: undefined, revision: 0, page: { notes: {} } });
    expect(write("Tiens.")).toThrow(new AppError("handout-not-found"));
  });

  it("is for members, is not written over unread, and is not written twice", () => {
    const stranger = { ...place, author: { uid: "zoe", name: "Zoé" } };
    const write = { text: "Moi", revision: 0 };
    expect(() => decideSaveHandoutNote(campaign, stranger, nothing, write, NOW)).toThrow(
      new AppError("forbidden"),
    );
    const stored = { note: noteOf(), page: undefined };
    expect(() => decideSaveHandoutNote(campaign, place, stored, write, NOW)).toThrow(
      new AppError("stale-version"),
    );
    const same = { text: "Un piège.", revision: 0 };
    expect(decideSaveHandoutNote(campaign, place, stored, same, NOW)).toBeUndefined();
    const leaver = { note: noteOf({ uid: "zoe" }), page: undefined };
    expect(
      decideSaveHandoutNote(campaign, stranger, leaver, { text: "", revision: 3 }, NOW)?.note,
    ).toBeUndefined();
  });
});

describe("the words by which a handout is found", () => {
  const letter = letterOf("mj");
  const [, forAll] = copyOf("letter", "table");
  const [, own] = copyOf("letter", "alice", { parts: [{ id: "p", title: "", text: "Du sang" }] });
  const none: HandoutState = { handout: undefined, copies: [] };
  const state = (...copies: HandoutState["copies"][]): HandoutState => ({
    handout: letter,
    copies: copies.flatMap((some) => [...some]),
  });
  const whole = "la lettre de strahd ce que l on sait le sceau est brise secret encre du sang";

  it("are the MJ's for all of it, all members' for what is for all, and a player's for their own", () => {
    expect(changedWords("mj", none, state([forAll, own]))).toEqual([
      { uid: "mj", audience: "self", words: whole },
      { uid: "mj", audience: "table", words: "la lettre de strahd ce que l on sait le sceau est brise" },
      { uid: "alice", audience: "self", words: "la lettre de strahd du sang" },
    ]);
  });

  it("are told where they change, and gone with what they find", () => {
    expect(changedWords("mj", state([forAll, own]), state([forAll, own]))).toEqual([]);
    expect(changedWords("mj", state([forAll, own]), state([forAll]))).toEqual([
      { uid: "alice", audience: "self", words: undefined },
    ]);
    expect(changedWords("mj", state(), none)).toEqual([{ uid: "mj", audience: "self", words: undefined }]);
  });
});
