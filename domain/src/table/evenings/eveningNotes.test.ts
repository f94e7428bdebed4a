import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EveningNoteDocument, NoteIndexPageDocument } from "../../documents/evening";
import { campaignOf, NOW } from "../../testing/campaigns";
import { AppError } from "../../values/errors";
import { countBytes } from "../../values/text/characters";
import { decideSaveNote, excerptOf, findNotes, indexPageId, mayReadNote, wordsOf } from "./eveningNotes";

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

describe("searching notes", () => {
  const page = (uid: string, audience: EveningNoteDocument["audience"], text: string, number = 1) => ({
    uid,
    audience,
    notes: { [`soir-${number}~${uid}~${audience}`]: { number, words: wordsOf(text) } },
  });
  const pages = [
    page("alice", "table", "Le vœu de la fée, près du chêne"),
    page("bob", "self", "Le vœu secret"),
    page("bob", "mj", "Mon vœu pour le MJ", 2),
    page("mj", "table", "Un VŒU exaucé", 3),
  ];

  it("folds accents, ligatures and case, and finds beginnings of words in any order", () => {
    for (const query of ["voeu", "VŒU", "vœ", "fee voeu", "chene", "FÉE"]) {
      expect(findNotes(campaign, "alice", pages, query)).toContain("soir-1~alice~table");
    }
    for (const query of ["eu", "fee dragon", "", " ! "]) {
      expect(findNotes(campaign, "alice", pages, query), query).toEqual([]);
    }
  });

  it("finds what its reader may read alone, the newest evenings first", () => {
    expect(findNotes(campaign, "alice", pages, "voeu")).toEqual(["soir-3~mj~table", "soir-1~alice~table"]);
    expect(findNotes(campaign, "bob", pages, "voeu")).toEqual([
      ...["soir-3~mj~table", "soir-2~bob~mj", "soir-1~alice~table", "soir-1~bob~self"],
    ]);
    expect(findNotes(campaign, "mj", pages, "voeu")).toEqual([
      ...["soir-3~mj~table", "soir-2~bob~mj", "soir-1~alice~table"],
    ]);
    expect(() => findNotes(campaign, "zoe", pages, "voeu")).toThrow(new AppError("forbidden"));
  });

  it("answers 20 of 1,000 long notes at once", () => {
    const many = Array.from({ length: 1_000 }, (_, at) => {
      const words = `dragon ${Array.from({ length: 800 }, (__, word) => `mot${at}x${word}`).join(" ")}`;
      return { uid: "alice", audience: "table" as const, notes: { [`soir-${at}`]: { number: at, words } } };
    });
    expect(findNotes(campaign, "alice", many, "drag")).toHaveLength(20);
  });

  it("shows where the words stand, however the text is written", () => {
    const text = `${"Rien à signaler. ".repeat(20)}La sœur du roi a menti. ${"Puis la nuit. ".repeat(30)}`;
    expect(excerptOf(text, "soeur")).toContain("La sœur du roi a menti.");
    expect(excerptOf(text, "soeur").length).toBeLessThan(220);
    expect(excerptOf("Court", "court")).toBe("Court");
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 600 }), fc.string(), (any, query) => {
        expect(excerptOf(any, query).length).toBeLessThanOrEqual(205);
      }),
    );
  });
});

describe("the index of notes", () => {
  it("has 50 evenings a page, and words that fit into one document, in any script", () => {
    expect([1, 50, 51, 200].map((number) => indexPageId("alice", "self", number))).toEqual([
      ...["alice~self~0", "alice~self~0", "alice~self~1", "alice~self~3"],
    ]);
    for (const letter of ["a", "ж", "字"]) {
      const long = Array.from({ length: 6_000 }, (_, word) => `${letter}${word}`).join(" ");
      expect(countBytes(wordsOf(long)) * 50).toBeLessThan(800_000);
      expect(wordsOf(long).split(" ").at(-1)).toMatch(/^.\d+$/);
    }
  });

  it("tells no reader what is not theirs", () => {
    const readers = [
      ["alice", false],
      ["bob", false],
      ["mj", true],
    ] as const;
    const read = (audience: EveningNoteDocument["audience"]) =>
      readers
        .filter(([uid, isMj]) => mayReadNote({ uid, isMj }, { uid: "alice", audience }))
        .map(([uid]) => uid);
    expect(read("self")).toEqual(["alice"]);
    expect(read("mj")).toEqual(["alice", "mj"]);
    expect(read("table")).toEqual(["alice", "bob", "mj"]);
  });
});
