import type { CampaignDocument } from "../../documents/campaign";
import {
  type HandoutDocument,
  type HandoutReaders,
  MAX_HANDOUTS,
  PICTURE_PART,
  type ShownContent,
  type ShownHandoutDocument,
  shownHandoutId,
  TABLE_AUDIENCE,
} from "../../documents/handout";
import type { TableScreenDocument } from "../../documents/tableScreen";
import { AppError } from "../../values/errors";
import { isDeepEqual } from "../../values/isDeepEqual";
import { requireAuthority } from "../campaign/authority";
import { nothingOnScreen, SHOWN_LASTS_MS } from "../screen/showOnScreen";

type Campaign = Pick<CampaignDocument, "mj" | "memberIds">;
type Draft = Pick<HandoutDocument, "kind" | "title" | "parts">;

/**
 * A new handout of a campaign that has `count` others, shown to nobody. Throws `forbidden` to all but the MJ, and
 * `handout-quota-reached` beyond 500.
 */
export function decideCreateHandout(
  campaign: Campaign,
  callerUid: string,
  draft: Draft,
  count: number,
  now: number,
): HandoutDocument {
  requireAuthority("prepareHandouts", callerUid, campaign);
  if (count >= MAX_HANDOUTS) throw new AppError("handout-quota-reached");
  const shownToNobody = { readers: {}, readerUids: [] };
  return { ...draft, uid: callerUid, ...shownToNobody, version: 1, createdAt: now, updatedAt: now };
}

/** Throws `forbidden` to all but the MJ, and `handout-not-found` where there is none. */
export function requireHandout(
  campaign: Campaign,
  callerUid: string,
  stored: HandoutDocument | undefined,
): HandoutDocument {
  requireAuthority("prepareHandouts", callerUid, campaign);
  if (stored === undefined) throw new AppError("handout-not-found");
  return stored;
}

const partIds = ({ parts, pictureId }: Pick<HandoutDocument, "parts" | "pictureId">): string[] => [
  ...parts.map(({ id }) => id),
  ...(pictureId === undefined ? [] : [PICTURE_PART]),
];

/** Who reads what, without parts that are gone and those that nobody reads. */
function withReaders(
  handout: HandoutDocument,
  readers: Readonly<Record<string, HandoutReaders>>,
): HandoutDocument {
  const kept = partIds(handout).flatMap((id) => {
    const of = readers[id];
    return of === undefined || of.length === 0 ? [] : [[id, of] as const];
  });
  const named = kept.flatMap(([, of]) => (of === TABLE_AUDIENCE ? [] : of));
  return { ...handout, readers: Object.fromEntries(kept), readerUids: [...new Set(named)] };
}

/**
 * What is written of it anew; who reads a part that stays reads it as it is now. Throws what `requireHandout` throws, and
 * `stale-version` when it was changed since `version` was read.
 */
export function decideUpdateHandout(
  campaign: Campaign,
  callerUid: string,
  stored: HandoutDocument | undefined,
  { version, ...draft }: Draft & { readonly version: number },
  now: number,
): HandoutDocument {
  const before = requireHandout(campaign, callerUid, stored);
  if (before.version !== version) throw new AppError("stale-version");
  const next = { ...before, ...draft, version: version + 1, updatedAt: now };
  return withReaders(next, next.readers);
}

/** With another picture, whose readers are those of the one before, or without any. Throws what `requireHandout` throws. */
export function decideHandoutPicture(
  campaign: Campaign,
  callerUid: string,
  stored: HandoutDocument | undefined,
  pictureId: string | undefined,
  now: number,
): HandoutDocument {
  const { pictureId: _, ...before } = requireHandout(campaign, callerUid, stored);
  const next = { ...before, ...(pictureId !== undefined && { pictureId }), updatedAt: now };
  return withReaders({ ...next, version: before.version + 1 }, before.readers);
}

/** To whom some of its parts are shown: all players, or some of them by their uids. */
export interface Showing {
  /** Their ids, `PICTURE_PART` among them. */
  readonly parts: readonly string[];
  readonly to: HandoutReaders;
  /** Also on the table's screen, which all look at. */
  readonly onScreen?: true | undefined;
}

/**
 * With more readers of some parts; who reads one already goes on. Parts that are gone meanwhile are passed over. Throws what
 * `requireHandout` throws, `player-not-found` for who is no player of the campaign,
 * `invalid-input` for the table's screen but not for all, and `handout-not-found` where none of
 * the parts is there.
 */
export function decideShowHandout(
  campaign: Campaign,
  callerUid: string,
  stored: HandoutDocument | undefined,
  { parts, to, onScreen }: Showing,
): HandoutDocument {
  const before = requireHandout(campaign, callerUid, stored);
  if (onScreen && to !== TABLE_AUDIENCE) {
    throw new AppError("invalid-input", { sentence: "L'écran de la table est vu de tous." });
  }
  if (to !== TABLE_AUDIENCE && !to.every((uid) => campaign.memberIds.includes(uid)))
    throw new AppError("player-not-found");
  const there = partIds(before).filter((id) => parts.includes(id));
  if (there.length === 0) throw new AppError("handout-not-found");
  const readersOf = (id: string): HandoutReaders => {
    const known = before.readers[id] ?? [];
    if (known === TABLE_AUDIENCE || to === TABLE_AUDIENCE) return TABLE_AUDIENCE;
    return [...new Set([...known, ...to])];
  };
  const shown = Object.fromEntries(there.map((id) => [id, readersOf(id)]));
  return withReaders(before, { ...before.readers, ...shown });
}

/** Without readers of some parts, or of all of them. Throws what `requireHandout` throws. */
export function decideWithdrawHandout(
  campaign: Campaign,
  callerUid: string,
  stored: HandoutDocument | undefined,
  parts: readonly string[] | undefined,
): HandoutDocument {
  const before = requireHandout(campaign, callerUid, stored);
  const kept = Object.entries(before.readers).filter(([id]) => parts !== undefined && !parts.includes(id));
  return withReaders(before, Object.fromEntries(kept));
}

/** Without somebody among its readers. */
export function withoutReader(handout: HandoutDocument, uid: string): HandoutDocument {
  const readers = Object.entries(handout.readers).map(([id, of]) => [
    id,
    of === TABLE_AUDIENCE ? of : of.filter((reader) => reader !== uid),
  ]);
  return withReaders(handout, Object.fromEntries(readers));
}

type Copies = ReadonlyMap<string, ShownHandoutDocument>;

/** Whether somebody reads what has these readers: all, or the one whose uid it is. */
const isFor = (readers: HandoutReaders | undefined, audience: string): boolean =>
  readers === TABLE_AUDIENCE || (readers?.includes(audience) ?? false);

/** What an audience reads of a handout; of these parts alone, where they are named. */
function contentFor(
  { kind, title, parts, pictureId, readers }: HandoutDocument,
  audience: string,
  wanted?: readonly string[],
): ShownContent {
  const isShown = (id: string) => isFor(readers[id], audience) && (wanted?.includes(id) ?? true);
  return {
    ...{ kind, title },
    parts: parts.flatMap(({ id, title: heading, text }) => (isShown(id) ? { id, title: heading, text } : [])),
    ...(pictureId !== undefined && isShown(PICTURE_PART) && { pictureId }),
  };
}

/** Whether a copy has something that another one had not. */
function hasMore({ parts, pictureId }: ShownContent, before: ShownHandoutDocument | undefined): boolean {
  const known = new Set(before?.parts.map(({ id }) => id));
  return (
    parts.some(({ id }) => !known.has(id)) || (pictureId !== undefined && before?.pictureId === undefined)
  );
}

interface Telling {
  /** The evening that is being played. */
  readonly evening: ShownHandoutDocument["evening"];
  readonly now: number;
}

/**
 * The copies that there are to be of a handout, by their ids: one for all where all read something, one for each player who
 * reads more than they do. `before`: those that there are. One that says what it said is the same object.
 */
export function copiesOf(
  handoutId: string,
  handout: HandoutDocument,
  before: Copies,
  { evening, now }: Telling,
): Map<string, ShownHandoutDocument> {
  const copies = new Map<string, ShownHandoutDocument>();
  let shownToAll = 0;
  const isShown = Object.values(handout.readers).includes(TABLE_AUDIENCE);
  for (const audience of [...(isShown ? [TABLE_AUDIENCE] : []), ...handout.readerUids]) {
    const id = shownHandoutId(handoutId, audience);
    const known = before.get(id);
    const told = { handoutId, audience, ...contentFor(handout, audience) };
    const from = known?.evening ?? evening;
    const isNews = hasMore(told, known);
    // One's own is never older than that for all, so that whoever reads so many of each finds it first.
    const shownAt = Math.max(isNews || known === undefined ? now : known.shownAt, shownToAll);
    if (audience === TABLE_AUDIENCE) shownToAll = shownAt;
    const next: ShownHandoutDocument = { ...told, ...(from && { evening: from }), shownAt, updatedAt: now };
    const isSame = known !== undefined && isDeepEqual({ ...next, updatedAt: known.updatedAt }, known);
    copies.set(id, isSame ? known : next);
  }
  return copies;
}

/**
 * The table's screen after a change of a handout: with `parts`, those of them that all read; without, where it shows some of
 * it, these as they are now, and nothing once none is left. Undefined where it stays as it is.
 */
export function screenAfter(
  handoutId: string,
  handout: HandoutDocument | undefined,
  before: TableScreenDocument | undefined,
  parts: readonly string[] | undefined,
  now: number,
): TableScreenDocument | undefined {
  const shown = before?.shown?.id === handoutId ? before.shown.handout : undefined;
  const wanted =
    parts ?? (shown && [...shown.parts.map(({ id }) => id), ...(shown.pictureId ? [PICTURE_PART] : [])]);
  if (wanted === undefined) return undefined;
  const content = handout && contentFor(handout, TABLE_AUDIENCE, wanted);
  if (content === undefined || (content.parts.length === 0 && content.pictureId === undefined))
    return nothingOnScreen(now);
  if (parts === undefined && isDeepEqual(content, shown)) return undefined;
  const until = (parts === undefined && before?.shown?.until) || now + SHOWN_LASTS_MS;
  return { shown: { id: handoutId, handout: content, until }, updatedAt: now };
}

/** The part of what is shown that has been read to its end, and whether there is more. */
interface ShownPage<Copy> {
  readonly handouts: Copy[];
  readonly more: boolean;
}

/**
 * What a member reads of handouts whose newest copies for each audience are read, `count` of each: as far as both lists
 * go.
 */
export function shownPage<Copy extends Pick<ShownHandoutDocument, "handoutId" | "audience" | "shownAt">>(
  lists: readonly (readonly Copy[])[],
  count: number,
): ShownPage<Copy> {
  const cut = lists.filter((list) => list.length >= count);
  const oldest = Math.max(0, ...cut.map((list) => list.at(-1)?.shownAt ?? 0));
  const handouts = readCopies(lists.flat()).filter(({ shownAt }) => shownAt >= oldest);
  return { handouts, more: cut.length > 0 };
}

/** What a member reads of handouts, the one shown last first: their own copy of one, or else that for all. */
export function readCopies<Copy extends Pick<ShownHandoutDocument, "handoutId" | "audience" | "shownAt">>(
  copies: readonly Copy[],
): Copy[] {
  const read = new Map<string, Copy>();
  for (const copy of copies) {
    if (copy.audience !== TABLE_AUDIENCE || !read.has(copy.handoutId)) read.set(copy.handoutId, copy);
  }
  return [...read.values()].toSorted((a, b) => b.shownAt - a.shownAt);
}
