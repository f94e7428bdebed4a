import type { RollMode } from "domain/dice/rollDice";
import { addRoll } from "domain/dice/rollLog";
import { useCallback, useState } from "react";
import { cryptoSource } from "../../../browser/cryptoSource";
import { randomId } from "../../../browser/randomId";
import type { RollRequest } from "../../../ui/RollButton";
import type { LoggedRoll } from "../../../ui/RollLine";
import { type RequestedRoll, requestedRoll, rollOnDevice } from "./requestedRoll";
import type { ShareRoll } from "./useSharing";

export interface Rolls {
  /** Newest first. */
  readonly log: readonly LoggedRoll[];
  readonly mode: RollMode;
  readonly roll: (request: RollRequest) => void;
  readonly setMode: (mode: RollMode) => void;
  readonly clear: () => void;
}

function rollWithLabel(label: string, requested: RequestedRoll): LoggedRoll | undefined {
  const result = rollOnDevice(requested, cryptoSource);
  return result && { ...result, id: randomId(), label };
}

/** The rolls of a sheet, made on this device or, with `share`, by the server for the table. Advantage lasts for one check. */
export function useRolls(share: ShareRoll | undefined): Rolls {
  const [log, setLog] = useState<readonly LoggedRoll[]>([]);
  const [mode, setMode] = useState<RollMode>("normal");

  const roll = useCallback(
    (request: RollRequest) => {
      const requested = requestedRoll(request, mode);
      if (requested === undefined) return;
      if (request.kind !== "dice") setMode("normal");
      const record = (entry: LoggedRoll | undefined) => {
        if (entry !== undefined) setLog((rolled) => addRoll(rolled, entry));
      };
      if (share) void share(request.label, requested).then(record);
      else record(rollWithLabel(request.label, requested));
    },
    [mode, share],
  );
  const clear = useCallback(() => setLog([]), []);
  return { log, mode, roll, setMode, clear };
}
