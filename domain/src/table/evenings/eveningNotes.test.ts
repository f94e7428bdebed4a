import { describe, expect, it } from "vitest";
import type { EveningNoteDocument } from "../../documents/evening";
import type { NoteIndexPageDocument } from "../../documents/note";
import { campaignOf, NOW } from "../../testing/campaigns";
import { AppError } from "../../values/errors";
import { decideSaveNote } from "./eveningNotes";

const campaign = campaignOf();
const alice = { uid: "alice", name: "Alice" };
const place = { evening: { id: "soir-1", number: 4 }, author: alice, audience: "table" as const };
const nothing = { note: undefined, page: undefined };
const noteOf = (change: Partial<EveningNoteDocument> = {}): EveningNoteDocument => ({
  ...{ eveningId: "soir-1", number: 4, ...alice, audience: "table", text: "Le pont a cédé.", revision: 3 },
  ...{ updatedAt: NOW, ...change },
});

describe("writing a note", () => {
  it("makes it, with its words in the index of its author", () => {
    const change = decideSaveNote(campaign, place, nothing, { text: "Le pont a cédé !", revision: 0 }, NOW);
    expect(change).toEqual({
      id: "soir-1~alice~table",
      note: noteOf({ text: "Le pont a cédé !", revision: NOW + 1 }),
      page: {
        uid: "alice",
        audience: "table",
        notes: { "soir-1~alice~table": { number: 4, words: "le pont a cede" } },
      },
      revision: NOW + 1,
    });
  });

  it("changes it where its author read the newest one, and leaves the others of the index", () => {
    const other = { number: 3, words: "autre" };
    const page = { uid: "alice", audience: "table" as const, notes: { "soir-0~alice~table": other } };
    const change = decideSaveNote(
      campaign,
      place,
      { note: noteOf(), page },
      { text: "Il a tenu.", revision: 3 },
      NOW + 1,
    );
    expect(change?.note).toEqual(noteOf({ text: "Il a tenu.", revision: 4, updatedAt: NOW + 1 }));
    expect(Object.keys(change?.page.notes ?? {})).toEqual(["soir-0~alice~table", "soir-1~alice~table"]);
  });

  it("is refused where another device wrote meanwhile, and nothing where that wrote the same", () => {
    const write = { text: "Il a tenu.", revision: 2 };
    const stored = { note: noteOf(), page: undefined };
    expect(() => decideSaveNote(campaign, place, stored, write, NOW)).toThrow(new AppError("stale-version"));
    const same = { text: "Le pont a cédé.", revision: 2 };
    expect(decideSaveNote(campaign, place, stored, same, NOW)).toBeUndefined();
  });

  it("with nothing in it takes it away, from the index too", () => {
    const page: NoteIndexPageDocument = {
      uid: "alice",
      audience: "table",
      notes: { "soir-1~alice~table": { number: 4, words: "le pont" } },
    };
    const change = decideSaveNote(
      campaign,
      place,
      { note: noteOf(), page },
      { text: " \n ", revision: 3 },
      NOW,
    );
    expect(change).toMatchObject({
      note: undefined,
      page: { uid: "alice", audience: "table", notes: {} },
      revision: 0,
    });
    expect(decideSaveNote(campaign, place, nothing, { text: " ", revision: 0 }, NOW)).toBeUndefined();
  });

  it("is for members, and none of the MJ is for the MJ", () => {
    const write = { text: "Moi", revision: 0 };
    const of = (uid: string, audience: "mj" | "table") => () =>
      decideSaveNote(campaign, { ...place, author: { uid, name: uid }, audience }, nothing, write, NOW);
    expect(of("mj", "table")()?.note?.uid).toBe("mj");
    expect(of("mj", "mj")).toThrow(new AppError("forbidden"));
    expect(of("zoe", "table")).toThrow(new AppError("forbidden"));
  });

  it("is taken away by its author, also after they have left the table", () => {
    const left = { ...place, author: { uid: "zoe", name: "Zoé" } };
    const stored = { note: noteOf({ uid: "zoe" }), page: undefined };
    expect(decideSaveNote(campaign, left, stored, { text: "", revision: 3 }, NOW)?.note).toBeUndefined();
  });
});
