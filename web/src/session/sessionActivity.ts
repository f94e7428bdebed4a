/** Something that goes on only while a session is open: the listeners, the presence at tables. */
export interface SessionActivity {
  readonly stop: () => void;
  /** Begins again: the session could not be closed after all. */
  readonly resume?: () => void;
}

const activities = new Set<SessionActivity>();

/** Whatever goes on during a session registers here, so that closing a session needs to know none of it. */
export function registerSessionActivity(activity: SessionActivity): void {
  activities.add(activity);
}

/** Before the server is told: a listener that outlives its session would be refused, and log an error. */
export function stopSessionActivities(): void {
  for (const { stop } of activities) stop();
}

export function resumeSessionActivities(): void {
  for (const { resume } of activities) resume?.();
}
