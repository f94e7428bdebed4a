import type { WallChange } from "domain/documents/wallSchema";
import type { Fixture } from "domain/table/sight/editWalls";
import { changedFixtures, type Fixtures } from "domain/table/sight/fixtures";
import { isDeepEqual } from "domain/values/isDeepEqual";

/** A wall, a door or a light as the server has it, until the listener brings it so; undefined where it is gone. */
interface Unheard {
  readonly wanted: Fixture | undefined;
  /** As it may be heard of before that. */
  readonly before: readonly (Fixture | undefined)[];
}

/** What the server has changed, by its ids, and nobody has heard of. */
export type UnheardChanges = ReadonlyMap<string, Unheard>;

export const NOTHING_UNHEARD: UnheardChanges = new Map();

/** By their ids: a change of all of them asks for each. */
const byId = ({ walls, doors, lights }: Fixtures): ReadonlyMap<string, Fixture> =>
  new Map(
    [
      ...walls.map((one): Fixture => ({ is: "wall", one })),
      ...doors.map((one): Fixture => ({ is: "door", one })),
      ...lights.map((one): Fixture => ({ is: "light", one })),
    ].map((fixture) => [fixture.one.id, fixture]),
  );

/** With changes that are under way; without those for which others have left no room. */
export const withChanges = (fixtures: Fixtures, changes: readonly WallChange[]): Fixtures =>
  changes.reduce((before, change) => {
    try {
      return changedFixtures(before, change);
    } catch {
      return before;
    }
  }, fixtures);

/** As the server has it. */
export function withUnheard(heard: Fixtures, unheard: UnheardChanges): Fixtures {
  if (unheard.size === 0) return heard;
  const wanted = [...unheard.values()].flatMap((one) => one.wanted ?? []);
  const change: WallChange = {
    remove: [...unheard].flatMap(([id, one]) => (one.wanted === undefined ? [id] : [])),
    walls: wanted.flatMap((fixture) => (fixture.is === "wall" ? [fixture.one] : [])),
    doors: wanted.flatMap((fixture) => (fixture.is === "door" ? [fixture.one] : [])),
    lights: wanted.flatMap((fixture) => (fixture.is === "light" ? [fixture.one] : [])),
  };
  return withChanges(heard, [change]);
}

/** The ids of what a change touches. */
function touched(before: Fixtures, { clear, remove = [], walls = [], doors = [], lights = [] }: WallChange) {
  const all = clear ? [before.walls, before.doors, before.lights] : [];
  return new Set([...remove, ...[walls, doors, lights, ...all].flatMap((some) => some.map(({ id }) => id))]);
}

/** After a change was answered. */
export function withAnswered(heard: Fixtures, unheard: UnheardChanges, change: WallChange): UnheardChanges {
  const before = withUnheard(heard, unheard);
  const [was, after] = [byId(heard), byId(withChanges(before, [change]))];
  const answered = [...touched(before, change)].map((id): [string, Unheard] => {
    const earlier = unheard.get(id);
    return [
      id,
      {
        wanted: after.get(id),
        before: earlier ? [...earlier.before, earlier.wanted] : [was.get(id)],
      },
    ];
  });
  return new Map([...unheard, ...answered]);
}

/** Without what is heard of by now: it is as it was wanted, or somebody else has changed it since. */
export function stillUnheard(heard: Fixtures, unheard: UnheardChanges): UnheardChanges {
  if (unheard.size === 0) return unheard;
  const known = byId(heard);
  return new Map(
    [...unheard].filter(([id, { wanted, before }]) => {
      const now = known.get(id);
      return !isDeepEqual(now, wanted) && before.some((one) => isDeepEqual(one, now));
    }),
  );
}
