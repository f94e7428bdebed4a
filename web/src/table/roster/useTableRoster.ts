import type { Participant } from "domain/documents/initiativeState";
import { ownInitiativeOf } from "domain/games/initiativeValue";
import { livePlayersWithoutCharacter, liveRoster } from "domain/table/roster/liveRoster";
import {
  deriveRoster,
  playersWithoutCharacter,
  type RosterEntry,
  rosterParticipants,
} from "domain/table/roster/roster";
import type { SystemId } from "domain/values/systemIds";
import { compareFrench } from "domain/values/text/compareFrench";
import { useMemo } from "react";
import { type AnsweredQuery, useLiveQuery } from "../../api/useLiveQuery";
import type { LiveCharacter } from "../../live/characters";
import { dataOf } from "../../live/liveSource";
import { useCampaignPresence } from "../../live/useCampaignPresence";
import { useLiveTable } from "../../live/useLiveTable";
import { useStableValue } from "../../live/useStableValue";

interface TableRoster {
  readonly roster: readonly RosterEntry[];
  /** Whether the roster is known, be it empty. */
  readonly known: boolean;
  /** The names of the players at the table who have linked no character. */
  readonly waiting: readonly string[];
  /** As they are stored; undefined until the live list is known. */
  readonly characters: readonly LiveCharacter[] | undefined;
  /**
   * The roster as it enters an initiative; the same as long as nobody comes, goes or is renamed. Undefined until the
   * live list is known: an older answer may miss who came since, and whoever is missing would leave the order.
   */
  readonly participants: readonly Participant[] | undefined;
}

const haveSameContent = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The table's characters by name and who of their players is here, as they change; before that, as the call said. */
export function useTableRoster(
  campaignId: string,
  system: SystemId,
  query: AnsweredQuery<unknown>,
): TableRoster {
  const { answer, live } = useLiveQuery(query, useLiveTable(campaignId));
  const online = dataOf(useCampaignPresence(campaignId));
  const roster = useMemo(
    () =>
      (live ? liveRoster(live, online) : deriveRoster(answer, online)).toSorted((a, b) =>
        compareFrench(a.name, b.name),
      ),
    [live, answer, online],
  );
  const waiting = useMemo(
    () => (live ? livePlayersWithoutCharacter(live) : playersWithoutCharacter(answer)),
    [live, answer],
  );
  const own = new Map(
    live?.characters.map((character) => [character.id, ownInitiativeOf(system, character)]),
  );
  const entering = rosterParticipants(roster).map((one) => ({ ...one, ...own.get(one.id) }));
  const participants = useStableValue(entering, haveSameContent);
  const known = live !== undefined || answer !== undefined;
  return { roster, known, waiting, characters: live?.characters, participants: live && participants };
}
