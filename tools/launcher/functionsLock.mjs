/**
 * A package as package-lock.json describes it, with what else stands there (integrity, engines, bin).
 *
 * @typedef {object} LockedPackage
 * @property {string} [name] of a lock's own folder alone
 * @property {string} [version]
 * @property {boolean} [dev] only development needs it
 * @property {boolean} [optional] may be missing
 * @property {boolean} [link] a workspace
 * @property {boolean} [inBundle]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies] of a workspace alone
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */

/** @typedef {Record<string, LockedPackage>} Packages by their path: `node_modules/express` */

/** @typedef {{ name: string, path: string, isOptional: boolean }} Need a dependency, and where it is locked */

/** What the flags of the root's lock say holds in the root's tree alone. */
const FLAGS = ["dev", "optional", "devOptional", "peer", "extraneous"];

/** @param {string} path */
const folderAbove = (path) => path.slice(0, Math.max(0, path.lastIndexOf("node_modules/") - 1));

/** @param {string} folder @param {string} name */
const inside = (folder, name) => (folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`);

/**
 * Where Node would find a package: below the one that asks for it, or in a folder above.
 *
 * @param {(path: string) => boolean} exists
 * @param {string} from path of the package that asks
 * @param {string} name
 * @returns {string | undefined}
 */
function resolve(exists, from, name) {
  for (let folder = from; ; folder = folderAbove(folder)) {
    const path = inside(folder, name);
    if (exists(path)) return path;
    if (folder === "") return undefined;
  }
}

/**
 * What a package needs, in the order of its names. Throws where the lock lacks one that is not optional.
 *
 * @param {Packages} packages
 * @param {string} path
 * @returns {Need[]}
 */
function needsOf(packages, path) {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    packages[path] ?? {};
  const optional = new Set(Object.keys(optionalDependencies ?? {}));
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  const names = new Set([
    ...Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }),
    ...peers,
  ]);
  return [...names].sort().flatMap((name) => {
    const found = resolve((each) => packages[each] !== undefined, path, name);
    const isOptional = optional.has(name);
    if (found && packages[found]?.link)
      throw new Error(`${path} needs ${name}, which is no published package`);
    if (found && packages[found]?.inBundle) throw new Error(`${name} is part of another package`);
    if (found) return [{ name, path: found, isOptional }];
    if (isOptional) return [];
    throw new Error(`package-lock.json has no ${name}, which ${path} needs`);
  });
}

/**
 * The lock of one workspace alone: the same versions, for a folder with no workspace around it. Only reads the root's
 * lock, no network.
 *
 * @param {{ packages: Packages }} rootLock
 * @param {string} workspace its folder, from the root
 * @returns {{ name: string, version: string, lockfileVersion: 3, requires: true, packages: Packages }}
 */
export function lockOf({ packages }, workspace) {
  const own = packages[workspace];
  if (!own?.version) throw new Error(`package-lock.json has no workspace ${workspace}`);
  const places = placesOf(packages, workspace);
  const deployed = reached({ ...packages, [workspace]: { ...own, devDependencies: {} } }, workspace);
  /** @type {Packages} */
  const locked = {};
  for (const [place, path] of [...places].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const entry = Object.entries(packages[path] ?? {}).filter(([field]) => !FLAGS.includes(field));
    const isNeeded = deployed.get(path);
    const flag = isNeeded === undefined ? { dev: true } : isNeeded ? {} : { optional: true };
    locked[place] = { ...Object.fromEntries(entry), ...flag };
  }
  const { version } = own;
  const name = workspace;
  return { name, version, lockfileVersion: 3, requires: true, packages: { "": { name, ...own }, ...locked } };
}

/**
 * Every package that a workspace's dependencies lead to, and whether one way there has no optional dependency in it.
 *
 * @param {Packages} packages
 * @param {string} workspace
 * @returns {Map<string, boolean>}
 */
function reached(packages, workspace) {
  /** @type {Map<string, boolean>} */
  const found = new Map();
  /** @type {[path: string, isNeeded: boolean][]} */
  const rest = [[workspace, true]];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const [path, isNeeded] = next;
    for (const need of needsOf(packages, path)) {
      const needed = isNeeded && !need.isOptional;
      if (found.get(need.path) || found.get(need.path) === needed) continue;
      found.set(need.path, needed);
      rest.push([need.path, needed]);
    }
  }
  return found;
}

/**
 * Where each package goes in the workspace's own tree: at the top where nothing of another version is there, else
 * below whoever needs it.
 *
 * @param {Packages} packages
 * @param {string} workspace
 * @returns {Map<string, string>} from the place in the new tree to the path in the root's lock
 */
function placesOf(packages, workspace) {
  /** @type {Map<string, string>} */
  const places = new Map();
  /** @type {[place: string, path: string][]} */
  const rest = [["", workspace]];
  /** @param {string} place @param {string} path */
  const put = (place, path) => {
    places.set(place, path);
    rest.push([place, path]);
  };
  for (let next = rest.shift(); next; next = rest.shift()) {
    const [place, path] = next;
    for (const { name, path: needed } of needsOf(packages, path)) {
      const there = resolve((each) => places.has(each), place, name);
      if (there === undefined) put(inside("", name), needed);
      else if (places.get(there) !== needed) put(inside(place, name), needed);
    }
  }
  return places;
}
