import type { SecondTry } from "domain/game/rolls/redoSpec";
import type { RollEffect } from "domain/game/rolls/rollEffect";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import { NO_SITUATION, type Situation } from "domain/game/rolls/situation";
import { noteAt, requestAt } from "domain/table/creatures/requestAt";
import { prepareRoll, situationAfter, situationOf } from "domain/table/rolls/prepareRoll";
import { redoCosts } from "domain/table/rolls/redoRoll";
import { rollCosts } from "domain/table/rolls/rollCosts";
import { addRoll } from "domain/values/dice/rollLog";
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { cryptoSource } from "../../browser/cryptoSource";
import { randomId } from "../../browser/randomId";
import { toast } from "../../ui/toast";
import type { RollAsk } from "../asks/AskBanner";
import type { RollRules } from "../play/useRollRules";
import { attackToDeal } from "./attackToDeal";
import { type RollEntry, type RollTarget, redoOnDevice, rollOnDevice, type SharedRoll } from "./rollEntry";
import { type Measuring, useDistances } from "./useDistances";
import type { RedoShared, ShareRoll } from "./useShareRoll";

export interface Rolls {
  /** Newest first. */
  readonly log: readonly RollEntry[];
  /** The newest, where it was made since the page was opened: what was kept from before is no news. */
  readonly made: RollEntry | undefined;
  /** What the next roll is made with. */
  readonly situation: Situation;
  /** What the state in play does to rolls. */
  readonly effects: readonly RollEffect[];
  /** Whom attacks and damage are aimed at, until another is chosen. */
  readonly target: RollTarget | undefined;
  readonly aim: (target: RollTarget | undefined) => void;
  /**
   * Rolls, in answer to an ask of the MJ where one is given, or to oppose another's roll (its id). Settles with whether
   * the roll was made: refused, or without an answer, it was not.
   */
  readonly roll: (request: RollRequest, ask?: RollAsk, opposes?: string) => Promise<boolean>;
  /** Makes the second attempt of a roll, and pays for it; `notes`: what was said of it before. */
  readonly redo: (earlier: RollEntry, how: SecondTry, notes?: readonly string[]) => Promise<void>;
  /** The table was told of a roll that this device threw. */
  readonly markTold: (id: string) => void;
  readonly change: (change: Partial<Situation>) => void;
  readonly clear: () => void;
}

/** What of it outlives the page. */
export type KeptRolls = Pick<Rolls, "log"> & Partial<Pick<Rolls, "target">>;

interface RollOptions {
  /** Undefined while rolls stay on this device. */
  readonly share: ShareRoll | undefined;
  /** Answers asks; undefined without a connection. */
  readonly answer?: ShareRoll | undefined;
  /** Of rolls that the table has seen; undefined without a connection. */
  readonly redoShared: RedoShared | undefined;
  readonly effects: readonly RollEffect[];
  readonly rules: RollRules | undefined;
  /** Who rolls: how far whom it aims at is may decide an attack. Without it, distance decides nothing. */
  readonly by?: Measuring | undefined;
  /** The rolls that were made before the page was loaded, and where they are kept. Read once. */
  readonly kept?: { readonly read: () => KeptRolls; readonly write: (rolls: KeptRolls) => void } | undefined;
}

/** Whom it is aimed at: saves and checks that oppose nobody at none, healing at characters alone. */
function aimedAt(
  { kind, subject, damage, heals }: RollRequest,
  target: RollTarget | undefined,
  opposed: boolean,
) {
  if (heals !== undefined) return target?.kind === "creature" ? undefined : target;
  const isAimed = subject?.kind === "attack" || damage !== undefined || (opposed && kind !== "dice");
  return isAimed ? target : undefined;
}

/** What the next roll is made with, and what an ask wants of it. */
const situationFor = (situation: Situation, ask: RollAsk | undefined): Situation => ({
  ...situation,
  difficulty: ask?.content.difficulty ?? situation.difficulty,
  level: ask?.content.level ?? situation.level,
});

/** The attack at the same target that damage follows, of the newest press, among the rolls that the server made. */
function attackBefore(log: readonly RollEntry[], { attack }: RollRequest, target: RollTarget | undefined) {
  if (attack === undefined) return undefined;
  const made = log.filter(({ audience, redoneBy }) => audience !== undefined && redoneBy === undefined);
  const newest = made.find(
    ({ request, target: aimed }) =>
      request.subject?.kind === "attack" && request.label === attack && aimed?.id === target?.id,
  );
  return newest && attackToDeal(made, newest);
}

/** What a roll does to the state at once, and the roll that comes of it. */
function follow(rules: RollRules | undefined, made: RollEntry): SharedRoll | undefined {
  if (rules === undefined) return undefined;
  const { operations, roll: request } = rules.after(made);
  if (operations.length > 0) rules.pay(operations);
  const prepared = request && prepareRoll(request, NO_SITUATION, []);
  return prepared && { request, label: request.label, ...prepared, audience: made.audience };
}

/**
 * The rolls of a sheet, made on this device or, with `share`, by the server for the table. What is added to the next
 * roll lasts for that one; dice of damage leave the advantage of the next check alone.
 */
export function useRolls({ share, answer, redoShared, effects, rules, by, kept }: RollOptions): Rolls {
  const [before] = useState<KeptRolls>(() => kept?.read() ?? { log: [] });
  const [log, setLog] = useState(before.log);
  const [situation, setSituation] = useState(NO_SITUATION);
  const [target, aim] = useState(before.target);
  const mark = useCallback(
    (id: string, change: Pick<RollEntry, "told" | "paid" | "redoneBy">) =>
      setLog((rolled) => rolled.map((one) => (one.id === id ? { ...one, ...change } : one))),
    [],
  );
  /** As they are when a value is pressed, which need not know them, and when a roll comes back from the server. */
  const distanceTo = useDistances(target && by);
  const newest = useRef({ log, situation, target, share, answer, redoShared, effects, rules, distanceTo });
  useLayoutEffect(() => {
    newest.current = { log, situation, target, share, answer, redoShared, effects, rules, distanceTo };
  }, [log, situation, target, share, answer, redoShared, effects, rules, distanceTo]);

  /** Whether it was made. */
  const make = useCallback(async (first: SharedRoll | undefined): Promise<boolean> => {
    let asked = first;
    while (asked !== undefined) {
      const { askId, opposes, opposed } = asked;
      const isAnswer = askId !== undefined || opposes !== undefined || opposed === true;
      const shareNow = isAnswer ? newest.current.answer : newest.current.share;
      if (isAnswer && shareNow === undefined) return false;
      const made: RollEntry | undefined = shareNow
        ? await shareNow(asked)
        : rollOnDevice(asked, cryptoSource, Date.now());
      if (made === undefined) return false;
      setLog((rolled) => addRoll(rolled, made));
      asked = follow(newest.current.rules, made);
    }
    return true;
  }, []);

  const roll = useCallback(
    async (pressed: RollRequest, ask?: RollAsk, opposes?: string): Promise<boolean> => {
      const { target, effects, rules, ...current } = newest.current;
      const situation = situationFor(current.situation, ask);
      // A value that the table names goes before what distance asks for.
      const isMeasured = ask === undefined && opposes === undefined && situation.difficulty === undefined;
      const { metres } = (isMeasured && current.distanceTo(target)) || {};
      const request = requestAt(pressed, metres);
      const away = noteAt(pressed, metres);
      const prepared = prepareRoll(request, situation, effects);
      if (prepared === undefined) return false;
      const problem = rules?.check(request);
      if (problem !== undefined) {
        toast("error", problem);
        return false;
      }
      const { operations, notes } = rollCosts(request, situationOf(request, situation), cryptoSource);
      // Whoever only looks at the sheet rolls for nothing.
      if (operations.length > 0 && rules !== undefined && !rules.pay(operations)) return false;
      setSituation((former) => situationAfter(request, former));
      const isOpposed = situation.opposed || request.opposed === true;
      const asked: SharedRoll = {
        ...{ request, label: request.label, roll: prepared.roll, damage: request.damage, askId: ask?.id },
        notes: [...prepared.notes, ...(away === undefined ? [] : [away]), ...notes],
        heals: request.heals,
        // What opposes a roll meets whoever made that: the server knows.
        target: opposes === undefined ? aimedAt(request, target, isOpposed) : undefined,
        ...(isOpposed && target !== undefined && request.kind !== "dice" && { opposed: true }),
        attack: attackBefore(newest.current.log, request, target) ?? request.follows,
        ...(opposes === undefined ? { audience: request.follows?.audience } : { audience: "table", opposes }),
      };
      const { times = 1 } = request;
      const first = times > 1 ? { ...asked, press: randomId() } : asked;
      // Luck is spent once, on the first.
      const again = times > 1 ? prepareRoll(request, { ...situation, luck: 0 }, effects) : undefined;
      const others = again && {
        ...first,
        roll: again.roll,
        notes: [...again.notes, ...(away === undefined ? [] : [away])],
      };
      let isMade = await make(first);
      for (let time = 1; isMade && others && time < times; time += 1) isMade = await make(others);
      return isMade;
    },
    [make],
  );

  const redo = useCallback(
    async (earlier: RollEntry, how: SecondTry, notes?: readonly string[]) => {
      const again = newest.current.redoShared;
      if (earlier.audience !== undefined && again === undefined) return;
      const costs = redoCosts(earlier, how);
      if (costs.length > 0 && earlier.paid === undefined) {
        if (!newest.current.rules?.pay(costs)) return;
        mark(earlier.id, { paid: true });
      }
      const made =
        earlier.audience === undefined
          ? redoOnDevice(earlier, how, cryptoSource, Date.now())
          : await again?.(earlier, how, notes);
      if (made === undefined) return;
      mark(earlier.id, { redoneBy: made.id });
      setLog((rolled) => addRoll(rolled, made));
      // A success that Luck bought is none of the skill's.
      if (!how.luck) void make(follow(newest.current.rules, { ...made, rolled: earlier.rolled }));
    },
    [make, mark],
  );

  const change = useCallback(
    (changed: Partial<Situation>) => setSituation((former) => ({ ...former, ...changed })),
    [],
  );
  const markTold = useCallback((id: string) => mark(id, { told: true }), [mark]);
  const clear = useCallback(() => setLog([]), []);
  const keep = useEffectEvent(() => kept?.write({ log, target }));
  useEffect(() => {
    if (log !== before.log || target !== before.target) keep();
  }, [log, target, before]);
  const [latest] = log;
  const made = latest?.id === before.log[0]?.id ? undefined : latest;
  return { log, made, situation, effects, target, aim, roll, redo, markTold, change, clear };
}
