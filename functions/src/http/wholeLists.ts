import type { CallName } from "domain/api/contract";
import { Turns } from "./turns";

/** The calls that read many whole documents: sheets, items, creatures, all that is somebody's. */
const WHOLE_LISTS: ReadonlySet<CallName> = new Set<CallName>([
  "listCharacters",
  "getCampaign",
  "createCampaign",
  "createScene",
  "listItems",
  "listCreatures",
  "exportMyData",
  "exportScenePictures",
]);

/**
 * A page asks for four lists at once (the games'), a reload in several tabs for as many each, and long lists come by
 * forty pages: no hand reaches the pace.
 */
const turns = new Turns({ atOnce: 4, asked: 24, pace: { calls: 600, window: 60_000 } });

/**
 * Handles a call; one that reads a whole list in the member's turn. It is an instance's memory that this guards, so the
 * instance counts by itself: no read, no write. Throws `too-many-requests`.
 */
export const handledInTurn = <Result>(
  name: CallName,
  uid: string | undefined,
  now: number,
  handle: () => Promise<Result>,
): Promise<Result> => (uid !== undefined && WHOLE_LISTS.has(name) ? turns.take(uid, now, handle) : handle());
