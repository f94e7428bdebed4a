import { onDocumentCreated, onDocumentUpdated, onDocumentWritten } from "firebase-functions/firestore";
import type { ChangeEvent, DocumentEvent } from "./events";

/** A document of a collection or of a subcollection; `{id}` is passed to the reactions. */
type Watched = `${string}/{id}` | `${string}/{id}/${string}`;

interface Reactions {
  created?: (id: string, event: DocumentEvent) => Promise<void>;
  updated?: (id: string, event: ChangeEvent) => Promise<void>;
  deleted?: (id: string, event: DocumentEvent) => Promise<void>;
}

/**
 * One trigger per collection for all events of its documents, so that there is one function to start and to
 * pay; events without a reaction start none. It may run twice for one event, so every reaction can be
 * repeated, and is repeated until it succeeds.
 */
export function watch(document: Watched, { created, updated, deleted }: Reactions) {
  const listen = created || deleted ? onDocumentWritten : onDocumentUpdated;
  return listen({ document, retry: true }, async ({ id: eventId, time, params, data }) => {
    if (data === undefined) return;
    const { id = "" }: Record<string, string> = params;
    const { before, after } = data;
    const event = { id: eventId, time: Date.parse(time) };
    if (!before.exists) await created?.(id, { ...event, snapshot: after });
    else if (!after.exists) await deleted?.(id, { ...event, snapshot: before });
    else await updated?.(id, { ...event, before, after });
  });
}

/**
 * One for what is told when a document is created and never again: its later changes start no function. Not repeated where
 * it fails, for what comes late is no news.
 */
export const tellOnce = (document: Watched, created: NonNullable<Reactions["created"]>) =>
  onDocumentCreated(document, async ({ id: eventId, time, params, data }) => {
    if (data === undefined) return;
    const { id = "" }: Record<string, string> = params;
    await created(id, { id: eventId, time: Date.parse(time), snapshot: data });
  });
