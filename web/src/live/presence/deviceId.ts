const KEY = "des-et-heros:device";

/** What the rules accept as a device, and nothing that a hand may have put there instead. */
const SHAPE = /^[A-Za-z0-9-]{1,36}$/;

/** `randomUUID` exists in secure contexts only; a test server on the local network is none. */
function newId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

function keptId(): string {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null && SHAPE.test(kept)) return kept;
    const made = newId();
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    return newId();
  }
}

let known: string | undefined;

/** This browser, the same in all its tabs. Where storage is refused, each page load is a device of its own. */
export function deviceId(): string {
  known ??= keptId();
  return known;
}
