import { Chance } from "domain/testing/chance";
import { nextAct } from "domain/testing/sceneActs";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { patience } from "../../support/patience";
import { isProving, noteFigure } from "../support/figures";
import { type Passed, type PlayedTable, perform, sightTableOf } from "../support/playedTable";
import { asked, faultsOf } from "../support/sightFaults";
import { type Reading, SightReader } from "../support/sightReading";

const SCENES = isProving ? 20 : 2;
const ACTS = isProving ? 100 : 15;
/** Of a hundred acts on the scene, so many are followed by something of the fight, by a pointer, and by a piece. */
const ALSO = isProving ? { fights: 60, traces: 25, pieces: 15 } : { fights: 100, traces: 50, pieces: 30 };

/** Of all scenes: what was done, and what was told and refused by it. */
const done = { acts: 0 };
const totals = new Map<string, number>();

const count = (counts: Readonly<Record<string, number>>) => {
  for (const [what, times] of Object.entries(counts)) totals.set(what, (totals.get(what) ?? 0) + times);
};

/** The players of a table with what each read last. */
class Players {
  readonly #at: PlayedTable;
  readonly #readers: readonly SightReader[];
  readonly #logs = new Map<SightReader, Reading["log"]>();

  constructor(at: PlayedTable) {
    this.#at = at;
    const heroes = at.mirror.scene.heroes.flatMap(({ token }) => token.characterId ?? []);
    const where = { campaignId: at.table.id, sceneId: at.sceneId, heroes };
    this.#readers = at.players.map(({ uid }) => new SightReader(uid, where));
  }

  /** Held against what rays see; whoever is moved by `passed` may have seen more on their way. */
  async expectNothingTold(passed: Passed | undefined, what: string): Promise<void> {
    const { mirror, traces } = this.#at;
    const seen = mirror.look();
    const read = this.#readers.map(async (reader) => [reader, await reader.read()] as const);
    for (const [reader, reading] of await Promise.all(read)) {
      const before = this.#logs.get(reader) ?? new Map();
      expect(faultsOf(reading, { mirror, seen, passed, dragged: traces.told, before }), what).toEqual([]);
      this.#logs.set(reader, reading.log);
    }
  }

  async expectNothingForbidden(): Promise<void> {
    for (const reader of this.#readers) expect(await reader.readForbidden()).toEqual([]);
  }

  async expectNoUnseenPicture(what: string): Promise<void> {
    for (const reader of this.#readers)
      expect(this.#at.picture.faultsOf(await reader.readPieces()), what).toEqual([]);
  }

  async close(): Promise<void> {
    for (const reader of this.#readers) await reader.close();
    await this.#at.traces.close();
  }
}

const opened: Players[] = [];
afterEach(async () => {
  for (const players of opened.splice(0)) await players.close();
});

/** What happens beside the scene, by chance; answers what it was. */
async function performBeside({ fight, traces, picture }: PlayedTable, chance: Chance): Promise<string> {
  const parts: string[] = [];
  if (chance.percent(ALSO.fights)) parts.push(await fight.act(chance));
  if (chance.percent(ALSO.traces)) {
    await (chance.percent(60) ? traces.byMj(chance) : traces.byPlayer(chance));
    parts.push("trace");
  }
  if (chance.percent(ALSO.pieces)) {
    await picture.act(chance);
    parts.push("piece");
  }
  return parts.join(", ");
}

describe("with their own accounts, players read", () => {
  const seeds = Array.from({ length: SCENES }, (_, at) => at + 1);

  it.each(seeds)(
    "of no creature that the group does not see, nor of one that it has never seen, on scene %s",
    async (seed) => {
      const at = await sightTableOf(seed);
      const players = new Players(at);
      opened.push(players);
      const chance = new Chance(seed);
      await players.expectNothingTold(undefined, "as it is shown");
      await players.expectNothingForbidden();
      for (let acts = 1; acts <= ACTS; acts += 1) {
        const act = nextAct(at.mirror.scene, chance, at.mirror.placeOf);
        const passed = await perform(at, act, chance);
        const beside = await performBeside(at, chance);
        done.acts += 1;
        const what = `after ${acts}: ${JSON.stringify(act)}${beside && `, ${beside}`}`;
        await players.expectNothingTold(passed, what);
        if (beside.includes("piece") || acts === ACTS) await players.expectNoUnseenPicture(what);
      }
      await players.expectNothingForbidden();
      for (const counts of [at.fight.counts, at.traces.counts, at.picture.counts]) count(counts);
    },
    patience(600_000),
  );

  it("of each of these something: nothing was proven of what is empty", () => {
    expect(totals.size).toBeGreaterThan(0);
    for (const [what, times] of [...totals, ...Object.entries(asked)]) expect(times, what).toBeGreaterThan(0);
  });

  afterAll(() => {
    const of = (...names: string[]) => names.reduce((sum, name) => sum + (totals.get(name) ?? 0), 0);
    const fights = of("turn", "check", "attack", "save", "struck", "hit", "condition", "secret");
    noteFigure(
      `${SCENES} walled scenes, ${done.acts} moves, doors and lights through the calls, ${asked.readings} readings by players: of their creatures ${asked.seen} were seen and told, ${asked.unseen} neither, ${asked.border} at a border were left out`,
    );
    noteFigure(
      `log: ${fights} turns, rolls, attacks, saves, blows and states of creatures; ${asked.named} lines came to name one whom the order showed, ${asked.unnamed} came without`,
    );
    noteFigure(
      `traces: ${of("told")} told, ${of("refused")} refused; ${asked.traces} read of creatures, ${asked.left} of those of creatures that were out of sight by then`,
    );
    noteFigure(
      `pieces: ${of("published")} published, ${of("late")} refused as late, ${of("forgotten")} times something was forgotten; ${of("looked")} read, ${of("squares")} squares on them, all seen`,
    );
  });
});
