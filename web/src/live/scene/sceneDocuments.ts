import { type DocumentKind, parseDocument } from "domain/documents/documentKind";
import {
  type PublishedTileDocument,
  publishedTiles,
  sceneTiles,
  sceneTokens,
  type TileDocument,
  tokens,
  traces,
} from "domain/documents/scene";
import {
  doc,
  FirestoreError,
  getDocFromServer,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  waitForPendingWrites,
} from "firebase/firestore";
import { keepDocument, keptDocument } from "../../browser/keptDocuments";
import { hasNetwork } from "../../browser/network";
import { liveFirestore } from "../../firebase/firestore";
import { serverTime } from "../presence/deviceClock";

/** How long a trace is kept at most, in milliseconds: this device's clock may be wrong by hours. */
const TRACE_LASTS_MS = 12 * 3_600_000;

export interface TilePlace {
  readonly campaignId: string;
  readonly sceneId: string;
  readonly name: string;
}

/** A document as this device keeps it if `current` accepts that, else as the server has it; undefined for none. */
async function readOnce<Data extends object>(
  kind: DocumentKind<Data, string[]>,
  path: string,
  current: (data: Data) => boolean,
): Promise<Data | undefined> {
  const kept = parseDocument(kind, await keptDocument(path));
  if (kept.ok && current(kept.data)) return kept.data;
  const stored = (await getDocFromServer(doc(liveFirestore(), path))).data();
  keepDocument(path, stored);
  const read = parseDocument(kind, stored);
  return read.ok ? read.data : undefined;
}

/**
 * A piece of the picture that the members see, as `live/scene` names it by its revision. One that this device keeps of
 * another may show more, or less: a scene changes between fog by hand and the group's sight. Rejects without a connection.
 */
export const readPublishedTile = (
  { campaignId, sceneId, name }: TilePlace,
  revision: number,
): Promise<PublishedTileDocument | undefined> =>
  readOnce(
    publishedTiles as unknown as DocumentKind<PublishedTileDocument, string[]>,
    publishedTiles.path(campaignId, sceneId, name),
    (kept) => kept.revision === revision,
  );

/** A whole piece of the picture, for the MJ alone. Rejects without a connection. */
export const readSceneTile = (
  { campaignId, sceneId, name }: TilePlace,
  pictureId: string,
): Promise<TileDocument | undefined> =>
  readOnce(
    sceneTiles as unknown as DocumentKind<TileDocument, string[]>,
    sceneTiles.path(campaignId, sceneId, name),
    (kept) => kept.pictureId === pictureId,
  );

export interface TokenPlace {
  readonly campaignId: string;
  readonly sceneId: string;
  readonly id: string;
  /** Among those that the members do not see. */
  readonly concealed: boolean;
}

const pathOf = ({ campaignId, sceneId, id, concealed }: TokenPlace): string =>
  concealed ? sceneTokens.path(campaignId, sceneId, id) : tokens.path(campaignId, id);

const isRefused = (error: unknown): boolean =>
  error instanceof FirestoreError && error.code === "permission-denied";

/**
 * When a token was moved last, as the server has it (epoch ms); undefined where it is gone, or this member may not see
 * it any more. Rejects without a connection.
 */
export async function tokenMovedAt(token: TokenPlace): Promise<number | undefined> {
  try {
    const stored = await getDocFromServer(doc(liveFirestore(), pathOf(token)));
    const movedAt: unknown = stored.get("movedAt");
    return movedAt instanceof Timestamp ? movedAt.toMillis() : undefined;
  } catch (error) {
    if (isRefused(error)) return undefined;
    throw error;
  }
}

/**
 * Puts a token down at a place. It shows on this device at once; resolves when the server has it, later where there is
 * no connection, and rejects where the rules refuse it.
 */
export function moveToken(token: TokenPlace, x: number, y: number): Promise<void> {
  return updateDoc(doc(liveFirestore(), pathOf(token)), { x, y, movedAt: serverTimestamp() });
}

/** On a connection that drags, what is waited for may come much later: nobody waits for it longer than that. */
const SENT_WITHIN_MS = 5_000;

/** Settles once the server has what this device has written (`moveToken`), or will not get it soon. */
export async function movesSent(): Promise<void> {
  if (!hasNetwork()) return;
  await Promise.race([
    waitForPendingWrites(liveFirestore()).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, SENT_WITHIN_MS)),
  ]);
}

export interface Trace {
  readonly uid: string;
  readonly sceneId: string;
  readonly kind: "drag" | "ping" | "measure";
  readonly tokenId?: string;
  /** x and y in turn, the oldest first, 16 points at most. */
  readonly points: readonly number[];
}

/** Says where the member's pointer is, in one of their slots (0 to 3). */
export function writeTrace(campaignId: string, slot: number, trace: Trace): Promise<void> {
  const { points, ...fields } = trace;
  return setDoc(doc(liveFirestore(), traces.path(campaignId, `${trace.uid}~${slot}`)), {
    ...fields,
    points: [...points],
    at: serverTimestamp(),
    expiresAt: Timestamp.fromMillis(serverTime() + TRACE_LASTS_MS),
  });
}
