import type { AnyPlaySystem } from "domain/game/play";
import { readState } from "domain/game/readState";
import { isDeadBy, type Vital } from "domain/game/vitals";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { nextLevelOf } from "domain/table/characters/nextLevel";
import { applyEquipment } from "domain/table/equipment/applyEquipment";
import { pendingState } from "domain/table/play/pendingState";
import type { SystemId } from "domain/values/systemIds";
import { useCallback, useMemo, useState } from "react";
import { useItemsQuery } from "../../api/items";
import type { LiveCharacter } from "../../live/characters";
import { UNREADABLE } from "../../live/listeners";
import { dataOf } from "../../live/liveSource";
import { type PlayStateOrProblem, useLivePlayStates } from "../../live/play";
import { usePlaySystem } from "../play/usePlaySystem";
import type { HeroOutboxState } from "./HeroOutbox";

/** A character of the campaign's game, with its state in play as this device knows it. */
export interface Hero {
  readonly id: string;
  readonly name: string;
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
}

/** Those whose state stands in no document that its game can read have none. */
export type HeroesById = ReadonlyMap<string, Hero | typeof UNREADABLE>;

export interface Heroes {
  /** Undefined until the game's rules are loaded. */
  readonly play: AnyPlaySystem | undefined;
  readonly heroes: HeroesById;
  /** Some of them are still to come. */
  readonly coming: boolean;
  readonly outboxes: ReadonlyMap<string, HeroOutboxState>;
  /** For the outboxes of the heroes (`HeroOutbox`). */
  readonly onOutbox: (id: string, outbox: HeroOutboxState) => void;
}

const NOBODY: readonly LiveCharacter[] = [];

/** The ids of those who are dead by their states; undefined while some of these are to come. */
export const deadHeroesOf = ({ heroes, coming }: Pick<Heroes, "heroes" | "coming">): string[] | undefined =>
  coming
    ? undefined
    : [...heroes.values()].flatMap((hero) => (hero !== UNREADABLE && isDeadBy(hero.vitals) ? [hero.id] : []));

/** The characters of this game with their states, live and with what this device still has to send. */
export function useHeroes(system: SystemId, live: readonly LiveCharacter[] | undefined): Heroes {
  const characters = live ?? NOBODY;
  const play = usePlaySystem(system).data;
  const [outboxes, setOutboxes] = useState<ReadonlyMap<string, HeroOutboxState>>(new Map());
  const onOutbox = useCallback(
    (id: string, outbox: HeroOutboxState) => setOutboxes((known) => new Map(known).set(id, outbox)),
    [],
  );
  const read = useMemo(
    () =>
      characters
        .filter((character) => character.system === system)
        .map((character) => ({
          id: character.id,
          name: character.name,
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
  const heroes = useMemo(() => {
    const known = equipped.flatMap(
      ({ equipped: character, ...hero }): [string, Hero | typeof UNREADABLE][] => {
        const { id } = hero;
        const stored = states?.get(id);
        if (play === undefined || stored === undefined) return [];
        const first = stored === UNREADABLE ? undefined : readState(play, stored.state);
        if (stored === UNREADABLE || first === undefined) return [[id, UNREADABLE]];
        const limits = play.limitsOf(character);
        const waiting = outboxes.get(id)?.waiting ?? [];
        const { state } = pendingState(play, limits, first, waiting, []);
        return [[id, { ...hero, stored, state, limits, vitals: play.vitalsOf(state, limits, character) }]];
      },
    );
    return new Map(known);
  }, [equipped, states, play, outboxes]);
  const coming = live === undefined || (read.length > 0 && (play === undefined || states === undefined));
  return { play, heroes, coming, outboxes, onOutbox };
}
