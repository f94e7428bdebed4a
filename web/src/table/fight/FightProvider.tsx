import { activeEntry, type InitiativeEntry, type Participant } from "domain/documents/initiativeState";
import type { Creature } from "domain/game/gameTypes";
import { creatureInSight } from "domain/table/fight/aliases";
import { waitingBefore } from "domain/table/fight/waitingCreatures";
import type { RosterEntry } from "domain/table/roster/roster";
import { rollDie } from "domain/values/dice/die";
import type { SystemId } from "domain/values/systemIds";
import {
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import type { AnsweredQuery } from "../../api/useLiveQuery";
import { cryptoSource } from "../../browser/cryptoSource";
import { useLiveFight } from "../../live/fights";
import { dataOf } from "../../live/liveSource";
import { useTableScene } from "../../live/scene/scenes";
import { useConnection } from "../../live/useConnection";
import { useTableRolls } from "../../live/useTableLog";
import { lazy } from "../../ui/lazy";
import { useStore } from "../../ui/useStore";
import { type InitiativeAsk, useInitiativeAsk } from "../asks/useInitiativeAsk";
import { conditionTimes } from "../fighters/conditionTimes";
import { FightersProvider } from "../fighters/FightersProvider";
import { type Fighters, fightersOf } from "../fighters/fighters";
import type { Target } from "../fighters/target";
import { deadHeroesOf, useHeroes } from "../heroes/useHeroes";
import type { RollTarget } from "../rolls/rollEntry";
import { useTableRoster } from "../roster/useTableRoster";
import { TableSession } from "../session/TableSession";
import { type FightControl, useFight } from "./useFight";
import { type FightCreatures, useFightCreatures } from "./useFightCreatures";

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
  readonly fighters: Fighters;
  /** Who is chosen to be acted on. */
  readonly chosen: readonly Target[];
  /** Whom whose turn it is aims at. */
  readonly aim: RollTarget | undefined;
  readonly session: TableSession;
  readonly initiativeAsk: InitiativeAsk;
  /** There is something that `session.undo` takes back. */
  readonly canUndo: boolean;
}

const WhoJoins = lazy(() => import("../session/WhoJoins"));

const FightContext = createContext<FightTable | undefined>(undefined);

export function useFightTable(): FightTable {
  const table = useContext(FightContext);
  if (table === undefined) throw new Error("There is no FightProvider around this.");
  return table;
}

const NOBODY: readonly Target[] = [];

/** Who is chosen on this screen; nobody where it runs no fight. */
export const useChosenFighters = (): readonly Target[] => useContext(FightContext)?.chosen ?? NOBODY;

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
 * The fight of a campaign for its MJ: its control, its creatures, the heroes, who is chosen and what is done to them.
 * For another game, mount it anew.
 */
export function FightProvider({ campaignId, system, query, rollLines, children }: FightProviderProps) {
  const [session] = useState(() => new TableSession());
  const { participants, characters, ...seats } = useTableRoster(campaignId, system, query);
  const { entries: rolls } = useTableRolls(campaignId, true, rollLines);
  const heroes = useHeroes(system, characters);
  const deadHeroes = useMemo(() => deadHeroesOf(heroes), [heroes]);
  const fight = useFight({
    ...{ campaignId, system, roster: participants },
    ...{ rollDie: rollFair, rolls, deadHeroes, onAct: session.acted },
  });
  const creatures = useFightCreatures(fight, system);
  const options = { campaignId, role: "mj", now: Date.now, onDone: session.did } as const;
  const fighters = fightersOf(options, heroes, {
    ...{ system, order: fight.initiative.order, known: fight.known },
    ...{ creatureOf: creatures.of, applied: fight.applied },
    ...{ act: fight.act, takeBack: fight.takeBack, times: conditionTimes(fight, system) },
    steps: fight.steps,
  });
  const known = useStore(session, ({ chosen }) => chosen);
  const aims = useStore(session, (known) => known.aims);
  // Who has left the table is acted on no more.
  const chosen = known.filter(({ id }) => heroes.heroes.has(id) || fighters.of(id) !== undefined);
  const entry = fight.running ? activeEntry(fight.initiative) : undefined;
  const acting = entry && { entry, creature: creatures.creatureOf(entry.id) };
  const turnOf = entry?.id;
  const inSight = (id: string) => creatureInSight(fight.known, id);
  const scene = useTableScene(campaignId);
  const stored = useLiveFight(campaignId);
  const connected = useConnection();
  const isHeard = !connected || (scene.status !== "loading" && stored.status !== "loading");
  const sceneId = dataOf(scene)?.shown?.sceneId;
  const placed = sceneId === undefined ? [] : waitingBefore(fight.state.fighting, sceneId);
  const waiting = isHeard ? placed : undefined;
  const joining = useStore(session, (known) => known.joining);
  // Of the roster, which is there before what the heroes' sheets say.
  const players = new Set(seats.roster.flatMap(({ playerId }) => playerId ?? []));
  const initiativeAsk = useInitiativeAsk({ system, id: campaignId }, [...players]);
  const asked = initiativeAsk.open;
  useLayoutEffect(() =>
    session.know({ fight, fighters, asked, turnOf, turnKind: entry?.kind, inSight, waiting }),
  );
  const canUndo = useStore(session, ({ acts }) => acts.length > 0) || fight.undo !== undefined;
  const acts = { fighters, chosen, session, canUndo, aim: turnOf === undefined ? undefined : aims[turnOf] };
  const table = {
    campaignId,
    system,
    participants,
    ...seats,
    fight,
    creatures,
    acting,
    initiativeAsk,
    ...acts,
  };
  return (
    <FightContext value={table}>
      <FightersProvider value={fighters}>{children}</FightersProvider>
      {joining && (
        <Suspense>
          <WhoJoins waiting={joining} session={session} />
        </Suspense>
      )}
    </FightContext>
  );
}
