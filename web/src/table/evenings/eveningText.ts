import type { Evening } from "domain/api/evenings";
import { formatDate } from "domain/values/text/dates";
import { plural } from "domain/values/text/plural";
import { deviceZone } from "../dates/deviceZone";

const MINUTE_MS = 60_000;

/** « 3 h 20 », or « 45 min » below an hour. */
export function durationText(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${String(minutes % 60).padStart(2, "0")}`;
}

/** How long it lasted, or that it is still being played. */
const lengthText = ({ startedAt, endedAt }: Pick<Evening, "startedAt" | "endedAt">): string =>
  endedAt === undefined ? "en cours" : durationText(endedAt - startedAt);

/** « 26 nov. 2026 · 3 h 20 · 5 présents »; of one that is being played nobody is counted yet. */
export const eveningFacts = ({ present, ...evening }: Omit<Evening, "id" | "number">): string =>
  [
    formatDate(evening.startedAt, deviceZone()),
    lengthText(evening),
    ...(present.length > 0 ? [`${present.length} ${plural(present.length, "présent", "présents")}`] : []),
  ].join(" · ");
