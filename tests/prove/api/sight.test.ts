import { Chance } from "domain/testing/chance";
import { nextAct } from "domain/testing/sceneActs";
import type { Seen } from "domain/testing/seenByRays";
import { creatureId, creatureName, creatureNumbers, tenthsOf } from "domain/testing/walledScenes";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { patience } from "../../support/patience";
import { isProving, noteFigure } from "../support/figures";
import type { SceneMirror } from "../support/sceneMirror";
import { type Reading, SightReader } from "../support/sightReading";
import { type Passed, perform, type SightTable, sightTableOf } from "../support/sightTable";

const SCENES = isProving ? 20 : 2;
const ACTS = isProving ? 100 : 15;

const asked = { acts: 0, readings: 0, seen: 0, unseen: 0, border: 0 };

/** Whether a number with a creature's own tenths stands there: one of its places. */
const tellsPlaceOf = (creature: number, text: string) =>
  new RegExp(`\\d\\.${tenthsOf(creature)}0*(?!\\d)`).test(text);

interface Look {
  readonly mirror: SceneMirror;
  readonly seen: ReadonlyMap<string, Seen>;
  readonly passed: Passed | undefined;
}

/** What is wrong with what one player reads of one creature. */
function faultsAbout(
  creature: number,
  { tokens, order, rest }: Reading,
  { mirror, seen, passed }: Look,
): string[] {
  const [id, name] = [creatureId(creature), creatureName(creature)];
  const standing = mirror.token(id);
  const shown = tokens.get(id);
  const faults: string[] = [];
  const now = seen.get(id) ?? "unseen";
  asked[now] += 1;
  if (now === "seen" && shown === undefined) faults.push(`${name} is seen, and not told`);
  if (now === "unseen" && shown !== undefined) faults.push(`${name} is told, and not seen`);
  if (shown && (shown.x !== standing.token.x || shown.y !== standing.token.y))
    faults.push(`${name} is told elsewhere`);
  const others = JSON.stringify([...tokens].filter(([one]) => one !== id));
  for (const text of [others, order, rest]) {
    if (tellsPlaceOf(creature, text)) faults.push(`a place of ${name} is told`);
  }
  for (const text of [others, rest]) {
    if (text.includes(name) || text.includes(id) || text.includes(`guard-000${creature}`))
      faults.push(`${name} is named`);
  }
  const isKnown = () => mirror.mayHaveSeen(id, passed);
  if ((shown !== undefined || order.includes(name)) && !isKnown())
    faults.push(`${name} is named, and was never seen`);
  if (mirror.seen.has(id) && !standing.hidden && !order.includes(name))
    faults.push(`${name} was seen, and is not in the order`);
  return faults;
}

/** The heroes are always told, where they stand; nobody but them and the creatures is. */
function faultsOf(reading: Reading, look: Look): string[] {
  const { heroes } = look.mirror.scene;
  const lost = heroes.filter(({ id }) => {
    const { x, y } = look.mirror.placeOf(id);
    const shown = reading.tokens.get(id);
    return shown?.x !== x || shown?.y !== y;
  });
  const known = new Set([...heroes.map(({ id }) => id), ...creatureNumbers.map(creatureId)]);
  return [
    ...lost.map(({ token }) => `${token.name} is not told`),
    ...[...reading.tokens.keys()].filter((id) => !known.has(id)).map((id) => `${id} is told`),
    ...creatureNumbers.flatMap((creature) => faultsAbout(creature, reading, look)),
  ];
}

const readers: SightReader[] = [];
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.close();
});

const openReaders = ({ players, table, sceneId }: SightTable) => {
  const opened = players.map(({ uid }) => new SightReader(uid, table.id, sceneId));
  readers.push(...opened);
  return opened;
};

async function expectNothingTold(at: SightTable, passed: Passed | undefined, what: string): Promise<void> {
  const readings = await Promise.all(readers.map((reader) => reader.read()));
  const look = { mirror: at.mirror, seen: at.mirror.look(), passed };
  for (const reading of readings) {
    asked.readings += 1;
    expect(faultsOf(reading, look), what).toEqual([]);
  }
}

const expectNothingForbidden = async () => {
  for (const reader of readers) expect(await reader.readForbidden()).toEqual([]);
};

describe("with their own accounts, players read", () => {
  const seeds = Array.from({ length: SCENES }, (_, at) => at + 1);

  it.each(seeds)(
    "of no creature that the group does not see, nor of one that it has never seen, on scene %s",
    async (seed) => {
      const at = await sightTableOf(seed);
      openReaders(at);
      const chance = new Chance(seed);
      await expectNothingTold(at, undefined, "as it is shown");
      await expectNothingForbidden();
      for (let acts = 1; acts <= ACTS; acts += 1) {
        const act = nextAct(at.mirror.scene, chance, at.mirror.placeOf);
        const passed = await perform(at, act, chance);
        asked.acts += 1;
        await expectNothingTold(at, passed, `after ${acts}: ${JSON.stringify(act)}`);
      }
      await expectNothingForbidden();
    },
    patience(600_000),
  );

  afterAll(() =>
    noteFigure(
      `${SCENES} walled scenes, ${asked.acts} moves, doors and lights through the calls, ${asked.readings} readings by players: of their creatures ${asked.seen} were seen and told, ${asked.unseen} neither, ${asked.border} at a border were left out`,
    ),
  );
});
