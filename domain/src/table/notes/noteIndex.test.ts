import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { NoteAudience } from "../../documents/note";
import { campaignOf } from "../../testing/campaigns";
import { AppError } from "../../values/errors";
import { countBytes } from "../../values/text/characters";
import {
  excerptOf,
  findTexts,
  handoutPageId,
  indexPageId,
  mayReadNote,
  pageWith,
  withoutHandouts,
  wordsOf,
} from "./noteIndex";

const campaign = campaignOf();
const found = (...asked: Parameters<typeof findTexts>) => findTexts(...asked).notes;

describe("searching notes", () => {
  const page = (uid: string, audience: NoteAudience, text: string, number = 1) => ({
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
      expect(found(campaign, "alice", pages, query)).toContain("soir-1~alice~table");
    }
    for (const query of ["eu", "fee dragon", "", " ! "]) {
      expect(found(campaign, "alice", pages, query), query).toEqual([]);
    }
  });

  it("finds what its reader may read alone, the newest evenings first", () => {
    expect(found(campaign, "alice", pages, "voeu")).toEqual(["soir-3~mj~table", "soir-1~alice~table"]);
    expect(found(campaign, "bob", pages, "voeu")).toEqual([
      ...["soir-3~mj~table", "soir-2~bob~mj", "soir-1~alice~table", "soir-1~bob~self"],
    ]);
    expect(found(campaign, "mj", pages, "voeu")).toEqual([
      ...["soir-3~mj~table", "soir-2~bob~mj", "soir-1~alice~table"],
    ]);
    expect(() => found(campaign, "zoe", pages, "voeu")).toThrow(new AppError("forbidden"));
  });

  it("answers 20 of 1,000 long notes at once", () => {
    const many = Array.from({ length: 1_000 }, (_, at) => {
      const words = `dragon ${Array.from({ length: 800 }, (__, word) => `mot${at}x${word}`).join(" ")}`;
      return { uid: "alice", audience: "table" as const, notes: { [`soir-${at}`]: { number: at, words } } };
    });
    expect(found(campaign, "alice", many, "drag")).toHaveLength(20);
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
    const read = (audience: NoteAudience) =>
      readers
        .filter(([uid, isMj]) => mayReadNote({ uid, isMj }, { uid: "alice", audience }))
        .map(([uid]) => uid);
    expect(read("self")).toEqual(["alice"]);
    expect(read("mj")).toEqual(["alice", "mj"]);
    expect(read("table")).toEqual(["alice", "bob", "mj"]);
  });
});

describe("handouts in the index", () => {
  const page = (
    uid: string,
    audience: NoteAudience,
    id: string,
    words: string,
    of: "handout" | "handoutNote",
  ) => pageWith(undefined, { uid, audience }, id, { of, number: 0, words });

  it("always are on the same of 16 pages", () => {
    const pages = new Set(Array.from({ length: 500 }, (_, at) => handoutPageId("mj", "table", `pli-${at}`)));
    expect(pages.size).toBe(16);
    expect(handoutPageId("mj", "table", "pli-7")).toBe(handoutPageId("mj", "table", "pli-7"));
    expect(handoutPageId("mj", "self", "pli-7")).not.toBe(handoutPageId("mj", "table", "pli-7"));
  });

  it("are found once, with their notes, by who may read them", () => {
    const pages = [
      page("mj", "self", "letter", "lettre sang", "handout"),
      page("mj", "table", "letter", "lettre", "handout"),
      page("alice", "self", "map", "carte lettre", "handout"),
      page("bob", "self", "letter~bob~self", "ma lettre", "handoutNote"),
      page("bob", "table", "letter~bob~table", "notre lettre", "handoutNote"),
    ];
    const of = (uid: string, query = "lettre") => findTexts(campaign, uid, pages, query).handouts;
    const [letter, map] = [
      { id: "letter", of: "handout" },
      { id: "map", of: "handout" },
    ];
    const forAll = { id: "letter~bob~table", of: "handoutNote" };
    expect(of("alice")).toEqual([letter, forAll, map]);
    expect(of("bob")).toEqual([letter, { id: "letter~bob~self", of: "handoutNote" }, forAll]);
    expect(of("mj")).toEqual([letter, forAll]);
    expect([of("mj", "sang"), of("alice", "sang")]).toEqual([[letter], []]);
  });

  it("leave a page with what they are found by, and its notes stay", () => {
    const own = page("alice", "self", "map", "carte", "handout");
    const both = pageWith(own, own, "map~alice~self", { of: "handoutNote", number: 0, words: "ma carte" });
    expect(Object.keys(withoutHandouts(both) ?? {})).toEqual(["map~alice~self"]);
    expect(withoutHandouts({ ...both, notes: withoutHandouts(both) ?? {} })).toBeUndefined();
    expect(pageWith(both, both, "map", undefined).notes).toEqual(withoutHandouts(both));
  });
});
