import type { Seen } from "domain/testing/seenByRays";
import { creatureId, creatureName, creatureNumbers, tenthsOf } from "domain/testing/walledScenes";
import type { Passed } from "./playedTable";
import type { SceneMirror } from "./sceneMirror";
import type { Reading } from "./sightReading";

/** What a reading is held against. */
export interface Look {
  readonly mirror: SceneMirror;
  readonly seen: ReadonlyMap<string, Seen>;
  readonly passed: Passed | undefined;
  /** Places of creatures that the MJ's drags told while they were seen, by their tokens. */
  readonly dragged: ReadonlyMap<string, ReadonlySet<string>>;
  /** The log as the same member read it last. */
  readonly before: Reading["log"];
}

/** What was looked at, so that nobody takes an empty proof for one. */
export const asked = {
  ...{ readings: 0, seen: 0, unseen: 0, border: 0 },
  /** Lines of the log that came to name a creature, and those that came without naming any. */
  ...{ named: 0, unnamed: 0 },
  /** Traces of creatures, and those whose creature has left the group's sight since. */
  ...{ traces: 0, left: 0 },
};

/** Whether a number with a creature's own tenths stands there: one of its places, which are 20 at least. */
const tellsPlaceOf = (creature: number, text: string) =>
  new RegExp(`\\d\\d\\.${tenthsOf(creature)}0*(?!\\d)`).test(text);

const ownIdOf = (creature: number) => `guard-000${creature}`;

const isNamed = (creature: number, text: string) =>
  text.includes(creatureName(creature)) || text.includes(ownIdOf(creature));

/** Traces tell of a creature where the group saw it, and of no other. */
function faultsOfTraces(creature: number, { traces }: Reading, { seen, dragged }: Look): string[] {
  const [id, name] = [creatureId(creature), creatureName(creature)];
  const own = traces.filter(({ tokenId }) => tokenId === id);
  const others = JSON.stringify(traces.filter(({ tokenId }) => tokenId !== id));
  asked.traces += own.length;
  if (seen.get(id) === "unseen") asked.left += own.length;
  const wrong = own.filter(({ points }) => !dragged.get(id)?.has(String(points)));
  return [
    ...wrong.map(({ points }) => `traces: ${name} is told at ${String(points)}, where nobody saw it dragged`),
    ...(tellsPlaceOf(creature, others) ? [`traces: a place of ${name} is told`] : []),
    ...(isNamed(creature, others) ? [`traces: ${name} is named`] : []),
  ];
}

/** The log names creatures that the order shows as it is written; it places none. */
function faultsOfLog(creature: number, { log, order }: Reading, { before }: Look): string[] {
  const name = creatureName(creature);
  return [...log].flatMap(([path, line]) => {
    const faults = tellsPlaceOf(creature, line) ? [`log: ${path} has a place of ${name}`] : [];
    if (line.includes(ownIdOf(creature))) faults.push(`log: ${path} has the id of ${name}`);
    const isNew = line.includes(name) && !before.get(path)?.includes(name);
    if (isNew) asked.named += 1;
    if (isNew && !order.includes(name)) faults.push(`log: ${path} names ${name}, whom the order does not`);
    return faults;
  });
}

/** What is wrong with what one player reads of one creature, and where. */
function faultsAbout(creature: number, reading: Reading, look: Look): string[] {
  const { tokens, order, rest } = reading;
  const { mirror, seen, passed } = look;
  const [id, name] = [creatureId(creature), creatureName(creature)];
  const standing = mirror.token(id);
  const shown = tokens.get(id);
  const faults: string[] = [];
  const now = seen.get(id) ?? "unseen";
  asked[now] += 1;
  if (now === "seen" && shown === undefined) faults.push(`tokens: ${name} is seen, and not told`);
  if (now === "unseen" && shown !== undefined) faults.push(`tokens: ${name} is told, and not seen`);
  if (shown && (shown.x !== standing.token.x || shown.y !== standing.token.y))
    faults.push(`tokens: ${name} is told elsewhere`);
  const others = JSON.stringify([...tokens].filter(([one]) => one !== id));
  for (const [where, text] of Object.entries({ tokens: others, ...rest })) {
    if (tellsPlaceOf(creature, text)) faults.push(`${where}: a place of ${name} is told`);
    if (isNamed(creature, text)) faults.push(`${where}: ${name} is named`);
  }
  if (tellsPlaceOf(creature, order)) faults.push(`order: a place of ${name} is told`);
  if (order.includes(ownIdOf(creature))) faults.push(`order: ${name} is known by its own id`);
  faults.push(...faultsOfTraces(creature, reading, look), ...faultsOfLog(creature, reading, look));
  const lines = [...reading.log.values()].join("\n");
  const named = { tokens: shown !== undefined, order: order.includes(name), log: lines.includes(name) };
  const known = Object.entries(named).filter(([, isThere]) => isThere);
  if (known.length > 0 && !mirror.mayHaveSeen(id, passed))
    faults.push(...known.map(([where]) => `${where}: ${name} is named, and was never seen`));
  if (mirror.seen.has(id) && !standing.hidden && !order.includes(name))
    faults.push(`order: ${name} was seen, and is not in it`);
  return faults;
}

/** The heroes are always told, where they stand; nobody but them and the creatures is. */
export function faultsOf(reading: Reading, look: Look): string[] {
  asked.readings += 1;
  const names = creatureNumbers.map(creatureName);
  const fresh = [...reading.log].filter(([path, line]) => look.before.get(path) !== line);
  asked.unnamed += fresh.filter(([, line]) => !names.some((name) => line.includes(name))).length;
  const { heroes } = look.mirror.scene;
  const lost = heroes.filter(({ id }) => {
    const { x, y } = look.mirror.placeOf(id);
    const shown = reading.tokens.get(id);
    return shown?.x !== x || shown?.y !== y;
  });
  const known = new Set([...heroes.map(({ id }) => id), ...creatureNumbers.map(creatureId)]);
  return [
    ...lost.map(({ token }) => `tokens: ${token.name} is not told`),
    ...[...reading.tokens.keys()].filter((id) => !known.has(id)).map((id) => `tokens: ${id} is told`),
    ...creatureNumbers.flatMap((creature) => faultsAbout(creature, reading, look)),
  ];
}
