import { addRoll } from "domain/dice/rollLog";
import type { AnyOperation } from "domain/play/playSystem";
import { NO_SITUATION, prepareRoll, type Situation } from "domain/rolls/prepareRoll";
import type { RollEffect } from "domain/rolls/rollEffect";
import type { RollRequest } from "domain/rolls/rollRequest";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { cryptoSource } from "../../../browser/cryptoSource";
import { randomId } from "../../../browser/randomId";
import type { LoggedRoll } from "../../../ui/RollLine";
import { rollOnDevice } from "./rollOnDevice";
import type { SharedRoll, ShareRoll } from "./useSharing";

export interface Rolls {
  /** Newest first. */
  readonly log: readonly LoggedRoll[];
  /** What the next roll is made with. */
  readonly situation: Situation;
  /** What the state in play does to rolls. */
  readonly effects: readonly RollEffect[];
  readonly roll: (request: RollRequest) => void;
  readonly change: (change: Partial<Situation>) => void;
  readonly clear: () => void;
}

interface RollOptions {
  /** Undefined while rolls stay on this device. */
  readonly share: ShareRoll | undefined;
  readonly effects: readonly RollEffect[];
  /** Changes the state in play; false where it refuses, which was said. */
  readonly pay: ((operations: readonly AnyOperation[]) => boolean) | undefined;
}

/** What a roll costs in the state in play, before it is made: Luck of a check, shots of an attack. */
const costsOf = ({ kind, costs = [] }: RollRequest, { luck }: Situation): readonly AnyOperation[] =>
  luck === 0 || kind === "dice" ? costs : [...costs, { kind: "spendLuck", amount: luck }];

function rollHere({ label, roll, notes }: SharedRoll): LoggedRoll | undefined {
  const result = rollOnDevice(roll, cryptoSource);
  return result && { ...result, id: randomId(), label, ...(notes.length > 0 && { notes }) };
}

/**
 * The rolls of a sheet, made on this device or, with `share`, by the server for the table. What is added to the next
 * roll lasts for that one; dice of damage leave the advantage of the next check alone.
 */
export function useRolls({ share, effects, pay }: RollOptions): Rolls {
  const [log, setLog] = useState<readonly LoggedRoll[]>([]);
  const [situation, setSituation] = useState(NO_SITUATION);

  /** What the next roll is made with: the sheet's buttons need not know when it changes. */
  const newest = useRef({ situation, effects, pay, share });
  useLayoutEffect(() => {
    newest.current = { situation, effects, pay, share };
  }, [situation, effects, pay, share]);
  const roll = useCallback((request: RollRequest) => {
    const { situation, effects, pay, share } = newest.current;
    const prepared = prepareRoll(request, situation, effects);
    if (prepared === undefined) return;
    const costs = costsOf(request, situation);
    // Whoever only looks at the sheet rolls for nothing.
    if (costs.length > 0 && pay !== undefined && !pay(costs)) return;
    setSituation(({ mode }) => ({
      ...NO_SITUATION,
      mode: request.kind === "dice" ? mode : NO_SITUATION.mode,
    }));
    const record = (entry: LoggedRoll | undefined) => {
      if (entry !== undefined) setLog((rolled) => addRoll(rolled, entry));
    };
    const asked: SharedRoll = {
      label: request.label,
      ...prepared,
      damage: request.damage,
    };
    if (share) void share(asked).then(record);
    else record(rollHere(asked));
  }, []);
  const change = useCallback(
    (changed: Partial<Situation>) => setSituation((former) => ({ ...former, ...changed })),
    [],
  );
  const clear = useCallback(() => setLog([]), []);
  return { log, situation, effects, roll, change, clear };
}
