import type { AnyPlaySystem } from "domain/game/play";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { foreseeGroupRest, type RestingCharacter } from "domain/table/play/groupRest";
import type { SystemId } from "domain/values/systemIds";
import { compareFrench } from "domain/values/text/compareFrench";
import { useMemo } from "react";
import { useItemsQuery } from "../../../api/items";
import { type LiveCharacter, useCampaignCharacters } from "../../../live/characters";
import { UNREADABLE } from "../../../live/listeners";
import { dataOf } from "../../../live/liveSource";
import { useLivePlayStates } from "../../../live/play";

const NOBODY: readonly LiveCharacter[] = [];

interface Resting {
  readonly campaignId: string;
  readonly system: SystemId;
  readonly play: AnyPlaySystem;
  /** Of `play.rests`. */
  readonly restId: string;
  /** What the MJ gives with it. */
  readonly points: number;
}

/** The table's characters by name, each with what the rest would do to it now; undefined until all is known. */
export function useRestingCharacters({
  campaignId,
  system,
  play,
  restId,
  points,
}: Resting): readonly RestingCharacter[] | undefined {
  const characters = dataOf(useCampaignCharacters(campaignId)) ?? NOBODY;
  const players = useMemo(
    () => characters.filter((character) => character.system === system),
    [characters, system],
  );
  const states = dataOf(useLivePlayStates(players.map(({ id }) => id).toSorted()));
  const worn = useMemo(
    () => [...new Set(players.flatMap((character) => normaliseCharacter(character).equippedItemIds))],
    [players],
  );
  const { items, loading } = useItemsQuery(system, worn);
  return useMemo(() => {
    const rest = play.rests[restId];
    if (rest === undefined || loading || (players.length > 0 && states === undefined)) return undefined;
    const ordered = characters.toSorted((a, b) => compareFrench(a.name, b.name));
    const readable = new Map(
      [...(states ?? [])].flatMap(([id, state]) => (state === UNREADABLE ? [] : [[id, state] as const])),
    );
    const table = { system, play, characters: ordered, states: readable, items };
    return foreseeGroupRest(table, rest, points);
  }, [system, play, restId, points, characters, players, states, items, loading]);
}
