import type {
  EveningDocument,
  EveningNoteDocument,
  EveningRecordDocument,
  MarkedLineDocument,
} from "domain/documents/evening";

/** An evening of three hours that ended a moment ago. */
export const eveningOf = (change: Partial<EveningDocument> = {}): EveningDocument => ({
  number: 1,
  startedAt: 1_000,
  endedAt: 10_800_000,
  present: [],
  ...change,
});

/** One that is being played. */
export const playedEvening = (present: string[] = []): EveningDocument => ({
  number: 1,
  startedAt: 1_000,
  present,
});

export const recordWith = (facts: EveningRecordDocument["facts"] = []): EveningRecordDocument => ({
  facts,
  total: facts.length,
  draftedAt: 10_800_000,
});

export const eveningNoteOf = (
  uid: string,
  audience: EveningNoteDocument["audience"],
  change: Partial<EveningNoteDocument> = {},
): EveningNoteDocument => ({
  ...{ eveningId: "soir-0001", number: 1, uid, name: "Ana", audience },
  ...{ text: "Le pont a cédé.", revision: 1, updatedAt: 1_000, ...change },
});

export const markedLineOf = (uid: string, change: Partial<MarkedLineDocument> = {}): MarkedLineDocument => ({
  ...{ eveningId: "soir-0001", uid, name: "Ana", text: "Fuyons !", createdAt: 2_000, ...change },
});
