import { type CallName, contract } from "domain/api/contract";
import { timeLeft } from "../store/deadline";
import { type Asked, MEMBER_LIMITS } from "./memberLimits";
import { Pace } from "./pace";
import { Turns } from "./turns";

/** The calls that read many whole documents: sheets, items, creatures, all that is somebody's. */
const WHOLE_LISTS: ReadonlySet<CallName> = new Set<CallName>([
  "listCharacters",
  "listCampaigns",
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
const reads = new Pace({ calls: 600, window: 60_000 });
const ownLists = new Turns({ atOnce: 1, waiting: 23 });
const allLists = new Turns({ atOnce: 4, waiting: Number.POSITIVE_INFINITY });

const acts = new Turns({ atOnce: 1, waiting: 3 });
const places = new Turns({ atOnce: 1, waiting: Number.POSITIVE_INFINITY });
/** As many of one session as its member's line takes. */
const sessions = new Turns({ atOnce: 4, waiting: 0 });

type Work<Result> = () => Promise<Result>;

/** Where members take turns for a call, and the line of this member there; undefined for what is done in no turn. */
function placeOf(name: CallName, asked: Asked): { readonly place: string; readonly own: string } | undefined {
  const limit = MEMBER_LIMITS[name];
  const place = limit?.at?.(asked);
  return place === undefined ? undefined : { place, own: `${asked.uid} ${limit?.isLong ? "" : place}` };
}

/**
 * Does what a session asks for, unless its member's line were full by it alone: a flood is refused before anything is read
 * for it. The session is known by its cookie, which nobody has checked yet: an ended one is in nobody's way. Throws
 * `too-many-requests`.
 */
export function amongFew<Result>(
  name: CallName,
  cookie: string | undefined,
  asked: Omit<Asked, "uid">,
  work: Work<Result>,
): Promise<Result> {
  const line = cookie === undefined ? undefined : placeOf(name, { ...asked, uid: cookie })?.own;
  return line === undefined ? work() : sessions.take(line, 0, work);
}

/** First in the member's own line, so that each member has one at the most in the line of all: they take turns there. */
const inLines = <Result>(
  [own, ownKey]: readonly [Turns, string],
  [all, key]: readonly [Turns, string],
  work: Work<Result>,
): Promise<Result> => own.take(ownKey, timeLeft(), () => all.take(key, timeLeft(), work));

/**
 * Does what a member asks for in its turn on this instance, whose processor and memory that guards: what changes the same
 * thing as others do one after the other, and whole lists few at a time. Throws `too-many-requests`, and `busy` where its
 * turn does not come in time.
 */
export async function inTurn<Result>(
  name: CallName,
  asked: Asked,
  now: number,
  work: Work<Result>,
): Promise<Result> {
  const { uid } = asked;
  if (contract[name].method === "GET") reads.count(uid, now);
  const listed = WHOLE_LISTS.has(name) ? () => inLines([ownLists, uid], [allLists, ""], work) : work;
  const at = placeOf(name, asked);
  return at === undefined ? listed() : inLines([acts, at.own], [places, at.place], listed);
}
