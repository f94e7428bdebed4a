import { onDocumentUpdated, onDocumentWritten } from "firebase-functions/firestore";
import type { ChangeEvent, DocumentEvent } from "../store/firestore";

/** A document of a collection, or of one that hangs on it; `{id}` is what the reactions are told. */
type Watched = `${string}/{id}` | `${string}/{id}/${string}`;

interface Reactions {
  created?: (id: string, event: DocumentEvent) => Promise<void>;
  updated?: (id: string, event: ChangeEvent) => Promise<void>;
  deleted?: (id: string, event: DocumentEvent) => Promise<void>;
}

/**
 * One trigger for all that happens to a document: one function to start, to keep warm and to pay; and none that runs for
 * births and deaths that nobody reacts to. It may run twice for one event, so every reaction can be repeated, and is
 * until it succeeds.
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
