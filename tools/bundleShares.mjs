/**
 * The package that a module belongs to; our own are `domain` and `web`.
 *
 * @param {string} id the module's path, as the bundler names it
 */
export function packageOf(id) {
  const found = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id);
  if (found?.[1]) return found[1];
  if (id.includes("/domain/src/")) return "domain";
  return id.includes("/web/src/") ? "web" : "bundler";
}

/**
 * What each package weighs of a part, the heaviest first.
 *
 * @param {readonly (readonly [string, number])[]} lengths packages and lengths of their modules
 * @param {number} bytes what the part weighs as a whole
 * @returns {{ name: string, bytes: number }[]}
 */
export function shares(lengths, bytes) {
  /** @type {Map<string, number>} */
  const byPackage = new Map();
  let all = 0;
  for (const [name, length] of lengths) {
    byPackage.set(name, (byPackage.get(name) ?? 0) + length);
    all += length;
  }
  return [...byPackage]
    .filter(([, length]) => length > 0)
    .map(([name, length]) => ({ name, bytes: (length / all) * bytes }))
    .sort((one, other) => other.bytes - one.bytes);
}
