const KEY = "des-et-heros:device";

/** What the rules accept as a device, and nothing that a hand may have put there instead. */
const SHAPE = /^[A-Za-z0-9-]{1,36}$/;

let known: string | undefined;

/** `randomUUID` exists in secure contexts only; a test server on the local network is none. */
function newId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

function stored(): string | undefined {
  const found = localStorage.getItem(KEY);
  if (found !== null && SHAPE.test(found)) return found;
  const made = newId();
  localStorage.setItem(KEY, made);
  return made;
}

/** This browser, the same in all its tabs. Where storage is refused, each page load is a device of its own. */
export function deviceId(): string {
  if (known === undefined) {
    try {
      known = stored();
    } catch {
      known = newId();
    }
  }
  return known ?? newId();
}
