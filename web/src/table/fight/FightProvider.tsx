import { activeEntry, type InitiativeEntry, type Participant } from "domain/documents/initiativeState";
import type { Creature } from "domain/game/gameTypes";
import type { RosterEntry } from "domain/table/roster/roster";
import { rollDie } from "domain/values/dice/die";
import type { SystemId } from "domain/values/systemIds";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { AnsweredQuery } from "../../api/useLiveQuery";
import { cryptoSource } from "../../browser/cryptoSource";
import { useConnection } from "../../live/useConnection";
import { useTableRolls } from "../../live/useTableLog";
import { CreatureDamageProvider } from "../damage/creatureDamage";
import { type HeroActs, useHeroActs } from "../heroes/useHeroActs";
import { deadHeroesOf, useHeroes } from "../heroes/useHeroes";
import { useTableRoster } from "../roster/useTableRoster";
import { type FightControl, useFight } from "./useFight";
import { type FightCreatures, useFightCreatures } from "./useFightCreatures";
import { useRollDamage } from "./useRollDamage";

/** What the MJ runs a fight with, on whichever screen. */
export interface FightTable {
  readonly campaignId: string;
  readonly system: SystemId;
  readonly roster: readonly RosterEntry[];
  /** Whether the roster is known, be it empty. */
  readonly known: boolean;
  /** The names of the players at the table who have linked no character. */
  readonly waiting: readonly string[];
  /** The roster as it enters an initiative; undefined until it is known. */
  readonly participants: readonly Participant[] | undefined;
  readonly fight: FightControl;
  readonly creatures: FightCreatures;
  /** Whose turn it is, while a fight runs, with its numbers where it is a creature that has some. */
  readonly acting: { readonly entry: InitiativeEntry; readonly creature: Creature | undefined } | undefined;
  readonly heroActs: HeroActs;
}

const FightContext = createContext<FightTable | undefined>(undefined);

export function useFightTable(): FightTable {
  const table = useContext(FightContext);
  if (table === undefined) throw new Error("There is no FightProvider around this.");
  return table;
}

interface FightProviderProps {
  campaignId: string;
  system: SystemId;
  /** The campaign's call, for the roster; what it answered is not read yet. */
  query: AnsweredQuery<unknown>;
  /** How many of the table's rolls the screen shows: those that players roll for initiative are found among them. */
  rollLines?: number;
  children: ReactNode;
}

const rollFair = (sides: number) => rollDie(sides, cryptoSource);

/**
 * The fight of a campaign for its MJ: its control, its creatures, the heroes, who is chosen and what is done to them,
 * and one press for damage that is aimed at its creatures. For another game, mount it anew.
 */
export function FightProvider({ campaignId, system, query, rollLines, children }: FightProviderProps) {
  const { participants, characters, ...seats } = useTableRoster(campaignId, system, query);
  const connected = useConnection();
  const { entries: rolls } = useTableRolls(campaignId, true, rollLines);
  const heroes = useHeroes(system, characters);
  const deadHeroes = useMemo(() => deadHeroesOf(heroes), [heroes]);
  const fight = useFight({
    ...{ campaignId, system, roster: participants },
    ...{ rollDie: rollFair, connected, rolls, deadHeroes },
  });
  const creatures = useFightCreatures(fight, system);
  const rollDamage = useRollDamage(fight, creatures, system);
  const { heroActs, sending } = useHeroActs({
    ...{ campaignId, heroes },
    ...{ creatures: creatures.acts, creatureIds: creatures.ids },
  });
  const entry = fight.running ? activeEntry(fight.initiative) : undefined;
  const acting = entry && { entry, creature: creatures.creatureOf(entry.id) };
  const table = { campaignId, system, participants, ...seats, fight, creatures, acting, heroActs };
  return (
    <FightContext value={table}>
      {sending}
      <CreatureDamageProvider value={rollDamage}>{children}</CreatureDamageProvider>
    </FightContext>
  );
}
