import type { AnyPlaySystem, OwedRoll } from "domain/game/play";
import { readState } from "domain/game/readState";
import { isDeadBy, type Vital } from "domain/game/vitals";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { nextLevelOf } from "domain/table/characters/nextLevel";
import { applyEquipment } from "domain/table/equipment/applyEquipment";
import { type Expected, pendingState } from "domain/table/play/pendingState";
import type { SystemId } from "domain/values/systemIds";
import { useMemo } from "react";
import { useItemsQuery } from "../../api/items";
import type { LiveCharacter } from "../../live/characters";
import { UNREADABLE } from "../../live/listeners";
import { dataOf } from "../../live/liveSource";
import { type PlayStateOrProblem, useLivePlayStates } from "../../live/play";
import { useConnection } from "../../live/useConnection";
import { type PlayOutbox, usePlayOutboxes } from "../play/usePlayOutbox";
import { usePlaySystem } from "../play/usePlaySystem";

/** A character of the campaign's game, with its state in play as this device knows it. */
export interface Hero {
  readonly id: string;
  readonly name: string;
  /** Its player's uid. */
  readonly userId: string;
  readonly campaignId: string | undefined;
  /** Its next level, and the one that the MJ granted, in a game of levels. */
  readonly next: number | undefined;
  readonly granted: number | undefined;
  /** As the server has it. */
  readonly stored: Exclude<PlayStateOrProblem, typeof UNREADABLE>;
  /** With what waits to be sent. */
  readonly state: Readonly<Record<string, unknown>>;
  readonly limits: unknown;
  readonly vitals: readonly Vital[];
  /** What waits to be sent for it, and writes more. */
  readonly outbox: PlayOutbox;
  /** What those do that wait, by their ids. */
  readonly expected: ReadonlyMap<string, Expected>;
  /** The rolls that its state asks for. */
  readonly owed: readonly OwedRoll[];
}

/** Those whose state stands in no document that its game can read have none. */
export type HeroesById = ReadonlyMap<string, Hero | typeof UNREADABLE>;

export interface Heroes {
  /** Undefined until the game's rules are loaded. */
  readonly play: AnyPlaySystem | undefined;
  readonly heroes: HeroesById;
  /** Some of them are still to come. */
  readonly coming: boolean;
}

const NOBODY: readonly LiveCharacter[] = [];

/** The ids of those who are dead by their states; undefined while some of these are to come. */
export const deadHeroesOf = ({ heroes, coming }: Pick<Heroes, "heroes" | "coming">): string[] | undefined =>
  coming
    ? undefined
    : [...heroes.values()].flatMap((hero) => (hero !== UNREADABLE && isDeadBy(hero.vitals) ? [hero.id] : []));

/** The characters of this game with their states, live, and what is done to them, at once and sent as soon as possible. */
export function useHeroes(system: SystemId, live: readonly LiveCharacter[] | undefined): Heroes {
  const characters = live ?? NOBODY;
  const play = usePlaySystem(system).data;
  const connected = useConnection();
  const read = useMemo(
    () =>
      characters
        .filter((character) => character.system === system)
        .map((character) => ({
          id: character.id,
          name: character.name,
          userId: character.userId,
          campaignId: character.campaignId,
          granted: character.grantedLevel,
          sheet: normaliseCharacter(character),
        })),
    [characters, system],
  );
  const worn = useMemo(() => [...new Set(read.flatMap(({ sheet }) => sheet.equippedItemIds))], [read]);
  const { items } = useItemsQuery(system, worn);
  const equipped = useMemo(
    () =>
      read.map(({ sheet, ...hero }) => ({
        ...hero,
        next: nextLevelOf(sheet),
        equipped: applyEquipment(sheet, sheet.inventoryItems, items),
      })),
    [read, items],
  );
  const states = dataOf(useLivePlayStates(read.map(({ id }) => id).toSorted()));
  const played = useMemo(
    () =>
      read.map(({ id, name }) => {
        const stored = states?.get(id);
        return { id, name, shown: stored === UNREADABLE ? undefined : stored };
      }),
    [read, states],
  );
  const outboxes = usePlayOutboxes(played, connected);
  const heroes = useMemo(() => {
    const known = equipped.flatMap(
      ({ equipped: character, ...hero }, at): [string, Hero | typeof UNREADABLE][] => {
        const { id } = hero;
        const stored = states?.get(id);
        const outbox = outboxes[at];
        if (play === undefined || stored === undefined || outbox === undefined) return [];
        const first = stored === UNREADABLE ? undefined : readState(play, stored.state);
        if (stored === UNREADABLE || first === undefined) return [[id, UNREADABLE]];
        const limits = play.limitsOf(character);
        const pending = pendingState(play, limits, first, outbox.waiting, stored.latest ?? []);
        const { state } = pending;
        const vitals = play.vitalsOf(state, limits, character);
        const owed = play.owedRolls?.(state) ?? [];
        return [[id, { ...hero, stored, ...pending, limits, vitals, outbox, owed }]];
      },
    );
    return new Map(known);
  }, [equipped, states, play, outboxes]);
  const coming = live === undefined || (read.length > 0 && (play === undefined || states === undefined));
  return { play, heroes, coming };
}
