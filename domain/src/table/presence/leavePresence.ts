import type { PresenceDeparture, PresenceDocument } from "../../documents/presence";

/** What a tab says when it goes. Pages of the version before say nothing of it. */
interface Farewell {
  /** The number that its heartbeats carry. */
  readonly visit?: number | undefined;
  /** Whether the device has other tabs open at this table. */
  readonly otherTabs?: boolean | undefined;
}

/**
 * What the device's heartbeat says once a visit has ended, or undefined where it stays as it is: another visit has
 * spoken since, or it has departed already. Whether a farewell arrives before or after the heartbeat of the next visit,
 * that one counts.
 */
export function decideDeparture(
  heartbeat: Pick<PresenceDocument, "visit" | "departure">,
  { visit, otherTabs = false }: Farewell,
): PresenceDeparture | undefined {
  if (heartbeat.departure !== undefined || heartbeat.visit !== visit) return undefined;
  return otherTabs ? "tab" : "device";
}
