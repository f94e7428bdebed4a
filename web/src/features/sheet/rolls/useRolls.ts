import type { RollMode } from "domain/dice/rollDice";
import { addRoll } from "domain/dice/rollLog";
import { useCallback, useState } from "react";
import { cryptoSource } from "../../../browser/cryptoSource";
import { randomId } from "../../../browser/randomId";
import type { RollRequest } from "../../../ui/RollButton";
import type { LoggedRoll } from "../../../ui/RollLine";
import { type Throw, throwDice, throwOf } from "./throwDice";
import type { ShareRoll } from "./useSharing";

export interface Rolls {
  /** Newest first. */
  readonly log: readonly LoggedRoll[];
  readonly mode: RollMode;
  readonly roll: (request: RollRequest) => void;
  readonly setMode: (mode: RollMode) => void;
  readonly clear: () => void;
}

const rollHere = (label: string, thrown: Throw): LoggedRoll | undefined => {
  const result = throwDice(thrown, cryptoSource);
  return result && { ...result, id: randomId(), label };
};

/** The rolls of a sheet, made on this device or, with `share`, by the server for the table. Advantage lasts for one check. */
export function useRolls(share: ShareRoll | undefined): Rolls {
  const [log, setLog] = useState<readonly LoggedRoll[]>([]);
  const [mode, setMode] = useState<RollMode>("normal");

  const roll = useCallback(
    (request: RollRequest) => {
      const thrown = throwOf(request, mode);
      if (thrown === undefined) return;
      if (request.kind !== "dice") setMode("normal");
      const keep = (entry: LoggedRoll | undefined) => {
        if (entry !== undefined) setLog((rolled) => addRoll(rolled, entry));
      };
      if (share) void share(request.label, thrown).then(keep);
      else keep(rollHere(request.label, thrown));
    },
    [mode, share],
  );
  const clear = useCallback(() => setLog([]), []);
  return { log, mode, roll, setMode, clear };
}
