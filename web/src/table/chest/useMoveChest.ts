import { moveChest } from "domain/api/chest";
import type { ChestMove } from "domain/table/chest/move";
import type { SystemId } from "domain/values/systemIds";
import { useRequestId } from "../../api/useRequestId";
import { call } from "../../http/call";
import { useCommand } from "../useCommand";

const FAILURE = "Le coffre n'a pas pu être changé. Réessaie.";

/** Which campaign, as calls name it. */
export interface ChestTable {
  readonly system: SystemId;
  readonly id: string;
}

/** Moves something of the chest; pressed again after a lost answer, it is moved once. */
export function useMoveChest(params: ChestTable, onMoved: (said: string) => void) {
  const requestIdFor = useRequestId();
  return useCommand(
    (move: ChestMove) => call(moveChest, { params, body: { requestId: requestIdFor(move), move } }),
    { failure: FAILURE, onDone: ({ said }) => onMoved(said) },
  );
}
