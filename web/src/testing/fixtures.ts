import type { CallInput } from "domain/api/call";
import type { CharacterView } from "domain/api/characters";
import type { changePlayState } from "domain/api/play";
import type { TableRollView } from "domain/api/rolls";
import type { PlayStateDocument } from "domain/documents/play";
import { characterOf, NOW } from "domain/testing/campaigns";

/* What the API answers and listeners tell, valid, from which a test changes what it is about. */

export const characterView = (change: Partial<CharacterView> = {}): CharacterView => ({
  id: "lorien",
  ...characterOf(),
  campaign: undefined,
  ...change,
});

/** A roll of nothing in particular before the table. */
export const tableRoll = (change: Partial<TableRollView> = {}): TableRollView => ({
  ...{ id: "roll-0001", uid: "nina", name: "Nina", label: "Jet", audience: "table" },
  ...{ notation: "1d20", die: 20, roll: 1, modifier: 0, total: 1, dice: [] },
  ...{ createdAt: NOW, expiresAt: NOW + 1 },
  ...change,
});

/** What play did to a character of Nina's. */
/** What the server answers where it takes all operations on a character; no listener has heard of them yet. */
export const playTaken = ({ body: { entries } }: CallInput<typeof changePlayState>) => ({
  ...{ state: {}, revision: 2 },
  entries: entries.map(({ id }) => ({ id, events: [] })),
});

export const playState = (
  state: PlayStateDocument["state"] = {},
  change: Partial<PlayStateDocument> = {},
): PlayStateDocument => ({
  ...{ ownerId: "nina", state, revision: 1, operationIds: [], pace: { since: 0, count: 0 }, updatedAt: NOW },
  ...change,
});
