import { type Dangling, danglingDocuments } from "../../support/danglingDocuments";

const MAX_WAIT_MS = 30_000;
const PAUSE_MS = 250;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * What points at nothing once the triggers have run, beside what did `before`: waits for as long as something
 * does, half a minute at most.
 */
export async function danglingAfter(before: readonly Dangling[]): Promise<Dangling[]> {
  const known = new Set(before.map((one) => JSON.stringify(one)));
  const end = Date.now() + MAX_WAIT_MS;
  for (;;) {
    const left = (await danglingDocuments()).filter((one) => !known.has(JSON.stringify(one)));
    if (left.length === 0 || Date.now() > end) return left;
    await pause(PAUSE_MS);
  }
}
