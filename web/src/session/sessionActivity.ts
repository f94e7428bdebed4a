/** Something that goes on only while a session is open: the listeners, the presence at tables. */
export interface SessionActivity {
  /** A promise, if it takes time: the server still has to know whose session this was. */
  readonly stop: () => unknown;
  /** Begins again: the session could not be closed after all. */
  readonly resume?: () => void;
}

/** A server that does not answer keeps nobody signed in. */
const MAX_STOP_MS = 2_000;

const activities = new Set<SessionActivity>();

/** Whatever goes on during a session registers here, so that closing a session needs to know none of it. */
export function registerSessionActivity(activity: SessionActivity): void {
  activities.add(activity);
}

/** Before the server is told: a listener that outlives its session would be refused, and log an error. */
export async function stopSessionActivities(): Promise<void> {
  const stopped = Promise.allSettled([...activities].map(({ stop }) => stop()));
  await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, MAX_STOP_MS))]);
}

export function resumeSessionActivities(): void {
  for (const { resume } of activities) resume?.();
}
