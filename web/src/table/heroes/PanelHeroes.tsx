import type { RosterEntry } from "domain/table/roster/roster";
import type { SystemId } from "domain/values/systemIds";
import type { LiveCharacter } from "../../live/characters";
import { UNREADABLE } from "../../live/listeners";
import { useConnection } from "../../live/useConnection";
import { PanelRoster } from "../roster/PanelRoster";
import { ActBar } from "./ActBar";
import { HeroOutbox } from "./HeroOutbox";
import type { Target } from "./target";
import { useHeroes } from "./useHeroes";
import { type CreatureActs, useTargetActs } from "./useTargetActs";

interface PanelHeroesProps {
  campaignId: string;
  system: SystemId;
  roster: readonly RosterEntry[];
  /** Whether the roster is known, be it empty. */
  known: boolean;
  waiting: readonly string[];
  /** Undefined until the live list is known. */
  characters: readonly LiveCharacter[] | undefined;
  /** The fight's creatures, which may be chosen too. */
  creatures: CreatureActs;
  creatureIds: ReadonlySet<string>;
  chosen: readonly Target[];
  onChoose: (chosen: readonly Target[]) => void;
}

const NOBODY: readonly Target[] = [];

/** Product §2.10.8, §2.10.9: the vitals of the table's characters, and what the MJ does to those who are chosen. */
export function PanelHeroes({
  campaignId,
  system,
  roster,
  known,
  waiting,
  characters,
  creatures,
  creatureIds,
  chosen,
  onChoose: setChosen,
}: PanelHeroesProps) {
  const connected = useConnection();
  const { play, heroes, coming, outboxes, onOutbox } = useHeroes(system, characters);
  const acts = useTargetActs(campaignId, { play, heroes, outboxes }, creatures);
  // Who has left the table is acted on no more.
  const targets = chosen.filter(({ id }) => heroes.has(id) || creatureIds.has(id));
  return (
    <>
      {[...heroes.values()].map(
        (hero) =>
          hero !== UNREADABLE && (
            <HeroOutbox
              key={hero.id}
              id={hero.id}
              name={hero.name}
              stored={hero.stored}
              connected={connected}
              onChange={onOutbox}
            />
          ),
      )}
      <PanelRoster
        system={system}
        roster={roster}
        known={known}
        waiting={waiting}
        heroes={heroes}
        coming={coming}
        chosen={targets}
        onChoose={setChosen}
      />
      {play && targets.length > 0 && (
        <ActBar play={play} targets={targets} acts={acts} onClose={() => setChosen(NOBODY)} />
      )}
    </>
  );
}
