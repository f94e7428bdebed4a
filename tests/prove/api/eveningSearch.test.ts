import { searchEveningNotes } from "domain/api/evenings";
import { eveningNoteId, eveningNotes } from "domain/documents/evening";
import { type NoteIndexPageDocument, noteIndexPages } from "domain/documents/note";
import { indexPageId, wordsOf } from "domain/table/notes/noteIndex";
import { expect, it } from "vitest";
import { seat, table } from "../../api/support/seats";
import { put } from "../../support/database";
import { eveningNoteOf } from "../../support/evenings";
import { isProving, noteFigure } from "../support/figures";

/** Of 200 evenings with five authors each; 5,000 where it is proved. */
const AUTHORS = isProving ? 25 : 5;
const EVENINGS = 200;
const WORDS = 150;

/** A note with words of its own. */
const textOf = (author: number, number: number): string =>
  `Séance ${number} : la sœur${author}x${number} du roi. ${Array.from({ length: WORDS }, (_, at) => `mot${(author * 7 + number * 13 + at * 31) % 4_000}`).join(" ")}`;

it("searches all notes of 200 evenings by their index", async () => {
  const mona = await seat("Mona");
  const at = await table(mona);
  for (let author = 0; author < AUTHORS; author++) {
    const uid = `author-${author}`;
    const pages = new Map<string, NoteIndexPageDocument>();
    for (let number = 1; number <= EVENINGS; number++) {
      const id = eveningNoteId(`soir-${number}`, uid, "table");
      const pageId = indexPageId(uid, "table", number);
      const page = pages.get(pageId) ?? { uid, audience: "table", notes: {} };
      page.notes[id] = { number, words: wordsOf(textOf(author, number)) };
      pages.set(pageId, page);
    }
    await Promise.all([...pages].map(([id, page]) => put(noteIndexPages, [at.id, id], page)));
  }
  const noted = eveningNoteId("soir-137", "author-3", "table");
  const note = eveningNoteOf("author-3", "table", {
    eveningId: "soir-137",
    number: 137,
    text: textOf(3, 137),
  });
  await put(eveningNotes, [at.id, noted], note);
  const times: number[] = [];
  for (let time = 0; time < 9; time++) {
    const start = performance.now();
    const answer = await mona.browser.call(searchEveningNotes, {
      params: at.params,
      query: { q: "SOEUR3X137 roi" },
    });
    times.push(performance.now() - start);
    expect(answer.body).toMatchObject({ found: [{ noteId: noted, number: 137 }] });
  }
  const sorted = times.toSorted((a, b) => a - b).map(Math.round);
  noteFigure(`search in ${AUTHORS * EVENINGS} notes: median ${sorted[4]} ms, slowest ${sorted[8]} ms`);
  console.log(`search in ${AUTHORS * EVENINGS} notes: median ${sorted[4]} ms, slowest ${sorted[8]} ms`);
});
