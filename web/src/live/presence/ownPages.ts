import type { PresencePage } from "domain/documents/presence";

/** Who is kept present by this tab, and at which table. */
export interface OwnPlace {
  readonly uid: string;
  readonly campaignId: string;
}

const pages = new Map<string, PresencePage>();
const listeners = new Set<() => void>();
const keyOf = ({ uid, campaignId }: OwnPlace) => `${uid}@${campaignId}`;

/** Says on which page of a table this tab keeps a member present; without a page, that it no longer does. */
export function setOwnPage(place: OwnPlace, page: PresencePage | undefined): void {
  if (page === undefined) pages.delete(keyOf(place));
  else pages.set(keyOf(place), page);
  for (const listener of listeners) listener();
}

/** The page of a table on which this tab keeps a member present, whether or not a heartbeat has been written yet. */
export const ownPage = (place: OwnPlace): PresencePage | undefined => pages.get(keyOf(place));

export function onOwnPage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
