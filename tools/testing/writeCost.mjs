import { host, projectId } from "../launcher/places.mjs";

const WRITES = 21;
/** An emulator that has just booted is slow for some. */
const WARMING = 40;

/**
 * What one write to `characters` takes the Firestore emulator, as a text: the median of some, which nobody listens to but
 * every listener over characters is asked about.
 *
 * @param {import("../launcher/ports.mjs").Ports} ports
 */
export const writeCost = (ports) =>
  measure(ports).then(
    (ms) => `${Math.round(ms)} ms`,
    () => "no answer",
  );

/** @param {import("../launcher/ports.mjs").Ports} ports */
async function measure({ firestore }) {
  const address = `http://${host}:${firestore}/v1/projects/${projectId}/databases/(default)/documents/characters/write-cost`;
  // The emulator lets its owner pass all rules.
  const headers = { authorization: "Bearer owner", "content-type": "application/json" };
  const times = [];
  for (let write = -WARMING; write < WRITES; write += 1) {
    const body = JSON.stringify({ fields: { write: { integerValue: String(write) } } });
    const start = performance.now();
    await fetch(address, { method: "PATCH", headers, body });
    if (write >= 0) times.push(performance.now() - start);
  }
  await fetch(address, { method: "DELETE", headers });
  return times.sort((a, b) => a - b)[(WRITES - 1) / 2] ?? 0;
}
