import type { Participant } from "domain/initiative/initiativeState";
import {
  deriveRoster,
  playersWithoutCharacter,
  type RosterEntry,
  rosterParticipants,
} from "domain/roster/roster";
import { initiativeValueOf } from "domain/systems/initiativeValue";
import type { SystemId } from "domain/systems/systemIds";
import { compareFrench } from "domain/text/compareFrench";
import { useMemo } from "react";
import { dataOf } from "../../live/liveSource";
import { useCampaignCharacters } from "../../live/useCampaignCharacters";
import { useCampaignPresence } from "../../live/useCampaignPresence";
import { useLiveMembers } from "../../live/useLiveMembers";
import { useStableValue } from "../../live/useStableValue";

interface PanelRoster {
  readonly roster: readonly RosterEntry[];
  /** Players at the table who have linked no character, by name. */
  readonly waiting: readonly string[];
  /**
   * The roster as it enters an initiative; the same as long as nobody comes, goes or is renamed. Undefined until the
   * live list is known: an older answer may miss who came since, and whoever is missing would leave the order.
   */
  readonly participants: readonly Participant[] | undefined;
}

const haveSameContent = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The table's characters by name and who of their players is here, as they change; before that, as the call said. */
export function usePanelRoster(campaignId: string, system: SystemId, answer: unknown): PanelRoster {
  const characters = dataOf(useCampaignCharacters(campaignId));
  const players = dataOf(useLiveMembers(campaignId));
  const online = dataOf(useCampaignPresence(campaignId));

  const source = useMemo(
    () => ({
      ...(typeof answer === "object" ? answer : undefined),
      ...(characters && { characters }),
      ...(players && { players }),
    }),
    [answer, characters, players],
  );
  const roster = useMemo(
    () => deriveRoster(source, online).sort((a, b) => compareFrench(a.name, b.name)),
    [source, online],
  );
  const waiting = useMemo(() => playersWithoutCharacter(source), [source]);
  const ownValues = new Map(
    characters?.map((character) => [character.id, initiativeValueOf(system, character)]),
  );
  const known = rosterParticipants(roster).map((one) => ({ ...one, ownValue: ownValues.get(one.id) }));
  const participants = useStableValue(known, haveSameContent);
  return { roster, waiting, participants: characters && participants };
}
