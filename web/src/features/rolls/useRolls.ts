import type { RollMode } from "domain/dice/rollDice";
import { addRoll } from "domain/dice/rollLog";
import { useCallback, useState } from "react";
import type { RollRequest } from "../../ui/RollButton";
import { cryptoSource } from "./cryptoSource";
import { type LoggedRoll, throwDice, throwOf } from "./throwDice";

export interface Rolls {
  /** Newest first. */
  readonly log: readonly LoggedRoll[];
  readonly mode: RollMode;
  readonly roll: (request: RollRequest) => void;
  readonly setMode: (mode: RollMode) => void;
  readonly clear: () => void;
}

/** The rolls of a sheet. Advantage is for one check: whoever forgets it must not have it twice. */
export function useRolls(): Rolls {
  const [log, setLog] = useState<readonly LoggedRoll[]>([]);
  const [mode, setMode] = useState<RollMode>("normal");

  const roll = useCallback(
    (request: RollRequest) => {
      const thrown = throwOf(request, mode);
      const result = thrown === undefined ? undefined : throwDice(thrown, cryptoSource);
      if (result === undefined) return;
      const entry: LoggedRoll = { ...result, id: crypto.randomUUID(), label: request.label };
      setLog((rolled) => addRoll(rolled, entry));
      if (request.kind !== "dice") setMode("normal");
    },
    [mode],
  );
  const clear = useCallback(() => setLog([]), []);
  return { log, mode, roll, setMode, clear };
}
