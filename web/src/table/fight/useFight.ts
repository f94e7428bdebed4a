import type { AppliedRoll } from "domain/documents/appliedRoll";
import {
  activeEntry,
  type InitiativeState,
  NO_INITIATIVE,
  type Participant,
} from "domain/documents/initiativeState";
import { PRESETS } from "domain/games/registry/presets";
import type { KnownFight } from "domain/table/fight/aliases";
import type { Fight } from "domain/table/fight/fight";
import { hasOnlyWaiting } from "domain/table/fight/waitingCreatures";
import { withDead } from "domain/table/initiative/dead";
import { ownRollsSince } from "domain/table/initiative/ownRolls";
import {
  type DieRoller,
  participantsOf,
  rollInitiative,
  rollValue,
} from "domain/table/initiative/rollInitiative";
import type { PanelEvent } from "domain/table/panel/panelEventSchema";
import { followRosterInPanel } from "domain/table/panel/panelEvents";
import { type PanelContext, type PanelState, runningInitiative } from "domain/table/panel/panelState";
import type { Application } from "domain/table/rolls/applications";
import type { SystemId } from "domain/values/systemIds";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { toast } from "../../ui/toast";
import { useFightOutbox } from "./useFightOutbox";
import { useFollowedRoster } from "./useFollowedRoster";
import { useLastStep } from "./useLastStep";
import { usePanelSession } from "./usePanelSession";

/** What the MJ's panel shows, and what changes it. */
export interface FightControl {
  readonly state: PanelState;
  /** The order that is shown and played: what was rolled or edited, else the roster with its fallback values. */
  readonly initiative: InitiativeState;
  readonly running: boolean;
  /** Whether the history has what this device alone knows: no fight runs that would take it along. */
  readonly ofThisDevice: boolean;
  /** Whether the members see the order while there is one. */
  readonly shared: boolean;
  /** Whether they end the turns of their characters. */
  readonly playersPass: boolean;
  /** Whether they see of the order the turn alone. */
  readonly turnOnly: boolean;
  /** How many changes wait for the connection. */
  readonly unsent: number;
  /** What a browser kept of a fight of its own, before fights were on the server; undefined where there is none. */
  readonly kept: { readonly resume: () => void; readonly forget: () => void } | undefined;
  /** It as it stands with what waits, and how members know its creatures. */
  readonly known: KnownFight;
  /** Which rolls met its creatures. */
  readonly applied: readonly Application[];
  /** `roll`: whose damage it applies. The id of the operation; undefined where there is none. */
  readonly act: (event: PanelEvent, roll?: AppliedRoll) => string | undefined;
  /**
   * Rolls the order for whoever has not rolled. `joining`: the ids of those who wait on the map and join; absent: all of
   * them; `since`: when the players were asked for theirs, in ms.
   */
  readonly roll: (joining?: readonly string[], since?: number) => void;
  /** Adds a participant at this value, or at what the system's die gives. */
  readonly add: (participant: Participant, value: number | undefined) => void;
  readonly share: (shared: boolean, how?: { playersPass?: boolean; turnOnly?: boolean }) => void;
  readonly end: () => void;
  /** The operations that can be taken back, the newest first. */
  readonly steps: Fight["steps"];
  /** Takes an operation back, if it is the last one. */
  readonly takeBack: (id: string) => void;
  /** Undefined while there is no step to take back. */
  readonly undo: (() => void) | undefined;
}

interface FightProps {
  campaignId: string;
  system: SystemId;
  /** Who is at the table; undefined until it is known, for whoever is not in the roster leaves the order. */
  roster: readonly Participant[] | undefined;
  rollDie: DieRoller;
  /** The table's newest rolls: the initiative that a player rolls on the sheet enters the order. */
  rolls: Parameters<typeof ownRollsSince>[0];
  /** Hears of each operation that was pressed here; undefined for one of a panel that this device keeps alone. */
  onAct?: ((id: string | undefined) => void) | undefined;
  /** The ids of characters who are dead by their states; undefined while those are not known. */
  deadHeroes: readonly string[] | undefined;
}

const NOBODY: readonly Participant[] = [];
const NO_STEPS: Fight["steps"] = [];

/** How long a player's roll waits for the MJ to roll the order, in milliseconds. */
const OWN_ROLL_MS = 10 * 60_000;

/** Events that only note something: they travel with the fight's next operation. */
const NOTES: ReadonlySet<PanelEvent["type"]> = new Set([
  "takeQuickAction",
  "applyRest",
  "giveCommand",
  "callSkill",
  "broadcast",
]);
/** Events that concern the session as much as a fight: without one, they make no call either. */
const MARKS: ReadonlySet<PanelEvent["type"]> = new Set(["clearHistory", "toggleTurnAction", "setTrack"]);
const needsFight = ({ type }: PanelEvent): boolean => !NOTES.has(type) && !MARKS.has(type);

const isUsed = ({ history, usedActions, tracks }: PanelState): boolean =>
  history.recorded > 0 || usedActions.length > 0 || Object.keys(tracks).length > 0;

/** The turn that is shown, so that a press on two devices passes it once, and who of the order is dead. */
function withTurn(
  event: PanelEvent,
  initiative: InitiativeState,
  deadIds: readonly string[] | undefined,
): PanelEvent {
  const active = activeEntry(initiative);
  if (!active || (event.type !== "nextTurn" && event.type !== "previousTurn")) return event;
  const dead = deadIds?.filter((id) => initiative.order.some((entry) => entry.id === id));
  return { ...event, seen: { id: active.id, round: initiative.round }, ...(dead && { dead }) };
}

/**
 * The MJ's panel of one campaign and game. Until its first fight it is this device's alone; from then on the server
 * holds it for all devices of the MJ, and what is pressed without a connection waits. For another campaign or
 * another game, mount it anew: nothing of this one goes along (product §4).
 */
export function useFight({
  campaignId,
  system,
  roster,
  rollDie,
  rolls,
  deadHeroes,
  onAct,
}: FightProps): FightControl {
  const { stored, waiting, fight, known, newest, applied, press } = useFightOutbox(campaignId, system);
  const local = usePanelSession(campaignId, system);

  const isBegun = stored !== undefined && !hasOnlyWaiting(stored);
  const isLocal = !isBegun && waiting.length === 0;
  const context = useMemo<PanelContext>(
    () => ({ preset: PRESETS[system], roster: roster ?? NOBODY }),
    [system, roster],
  );
  /** Rolls of players that were entered from here. */
  const entered = useRef(new Set<string>());
  const { present, clear } = local;
  const { fighting } = fight.panel;
  const own = useMemo<PanelState>(
    () => ({ ...present, initiative: NO_INITIATIVE, ...(stored && { fighting }) }),
    [present, stored, fighting],
  );
  const held = isLocal ? own : fight.panel;
  const state = useMemo(() => (roster ? followRosterInPanel(held, roster) : held), [held, roster]);
  const initiative = useMemo(
    () => withDead(runningInitiative(state, context), deadHeroes),
    [state, context, deadHeroes],
  );

  /** Makes the order that is shown the fight's own, where there is none yet. */
  const open = useCallback(
    (panel: PanelState) => {
      if (newest.current.panel.initiative.order.length > 0 && newest.current.startedAt !== undefined) return;
      press({ operation: { type: "openFight", panel } });
    },
    [press, newest],
  );

  const { act: actLocally } = local;
  const act = useCallback(
    (event: PanelEvent, roll?: AppliedRoll): string | undefined => {
      const done = (id: string | undefined) => {
        if (id !== undefined) onAct?.(id);
        return id;
      };
      if (needsFight(event)) {
        open({ ...state, initiative });
        const operation = withTurn(event, runningInitiative(newest.current.panel, context), deadHeroes);
        return done(press({ operation, roll }));
      }
      if (!isLocal) {
        const deferred = NOTES.has(event.type) || newest.current.startedAt === undefined;
        return done(press({ operation: event }, deferred));
      }
      actLocally(event);
      onAct?.(undefined);
      return undefined;
    },
    [isLocal, actLocally, context, press, newest, open, state, initiative, deadHeroes, onAct],
  );

  const running = !isLocal && fight.startedAt !== undefined;
  const ended = stored?.updatedAt ?? 0;
  const ownSince = useCallback(
    (since: number) =>
      ownRollsSince(rolls, since, (id) => context.roster.find((one) => one.id === id)?.ownBonus),
    [rolls, context],
  );
  // As the server has it: while the beginning is on its way, its moment is not known.
  const began = running && initiative.round === 1 ? stored?.startedAt : undefined;
  const taken = stored?.operationIds;
  useEffect(() => {
    if (began === undefined) return;
    for (const { rollId, characterId, value, bonus } of ownSince(began)) {
      // The roll's own id: two devices enter it once, and what the MJ took back stays taken back.
      if (taken?.includes(rollId) || entered.current.has(rollId)) continue;
      entered.current.add(rollId);
      press({ operation: { type: "enterRoll", id: characterId, value, bonus } }, false, rollId);
    }
  }, [began, ownSince, taken, press]);

  const dice = context.preset.initiativeDice;
  const roll = useCallback(
    (joining?: readonly string[], since?: number) => {
      const participants = participantsOf(initiative, context.roster);
      if (participants.length === 0) return;
      const lately = running ? undefined : Math.max(ended, Date.now() - OWN_ROLL_MS);
      const from = since ?? lately;
      const own = from === undefined ? [] : ownSince(from).map((one) => [one.characterId, one] as const);
      const rolled = rollInitiative(participants, dice, rollDie, new Map(own));
      act({ type: "rollInitiative", initiative: rolled, ...(joining && { joining }) });
    },
    [initiative, context, dice, rollDie, act, running, ownSince, ended],
  );
  const add = useCallback(
    (participant: Participant, value: number | undefined) => {
      const rolled = value === undefined ? rollValue(participant, dice, rollDie) : { value };
      act({ type: "addParticipants", joining: [{ participant, ...rolled }] });
    },
    [dice, rollDie, act],
  );
  const share = useCallback(
    (shared: boolean, how?: { playersPass?: boolean; turnOnly?: boolean }) => {
      press({ operation: { type: "share", shared, ...how } });
    },
    [press],
  );
  const end = useCallback(() => {
    const id = press({ operation: { type: "endFight" } });
    if (id === undefined) return;
    onAct?.(id);
    toast("success", "Combat terminé.", {
      label: "Reprendre ce combat",
      run: () => press({ undo: id }),
    });
  }, [press, onAct]);

  const last = useLastStep(fight);
  const isDeferred = waiting.some(({ id, deferred }) => id === last && deferred);
  const undo = useCallback(() => {
    if (last !== undefined) press({ undo: last }, isDeferred);
  }, [last, isDeferred, press]);

  useFollowedRoster(isLocal ? undefined : fight, roster, press);
  // Its history went to the server with the first order.
  const isCarried = isBegun && present.initiative.order.length === 0 && isUsed(present);
  useEffect(() => {
    if (isCarried) clear();
  }, [isCarried, clear]);

  const resume = useCallback(() => {
    open(present);
    clear();
  }, [open, present, clear]);
  return {
    state,
    initiative,
    running,
    ofThisDevice: isLocal || (!running && waiting.some(({ deferred }) => deferred)),
    ...{ known, applied, steps: isLocal ? NO_STEPS : fight.steps },
    shared: fight.shared,
    playersPass: fight.playersPass === true,
    turnOnly: fight.turnOnly === true,
    unsent: waiting.filter(({ deferred, state: sent }) => !deferred && sent === "waiting").length,
    kept: present.initiative.order.length > 0 && !running ? { resume, forget: clear } : undefined,
    act,
    roll,
    add,
    share,
    end,
    takeBack: useCallback((id: string) => void press({ undo: id }), [press]),
    undo: isLocal ? local.undo : last === undefined ? undefined : undo,
  };
}
