/** What the server counts calls by, in milliseconds; each begins at a multiple of its length. */
const WINDOWS = { minute: 60_000, tenMinutes: 600_000, hour: 3_600_000 } as const;

/**
 * What `attempt` answers within one window of the server: where another one began meanwhile, from when on calls are counted
 * anew, it is made once more. It makes whoever calls by itself.
 */
export async function inOneWindow<Answer>(
  window: keyof typeof WINDOWS,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  const number = () => Math.floor(Date.now() / WINDOWS[window]);
  for (;;) {
    const begun = number();
    const answer = await attempt();
    if (number() === begun) return answer;
  }
}
