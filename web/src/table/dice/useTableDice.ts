import { useDisclosure } from "@mantine/hooks";
import type { TableRollView } from "domain/api/rolls";
import type { RollAudience } from "domain/documents/roll";
import type { SecondTry } from "domain/game/rolls/redoSpec";
import type { SystemId } from "domain/values/systemIds";
import { useState } from "react";
import { type RollAtTable, rollAtTable } from "../../api/rollAtTable";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import { toast } from "../../ui/toast";
import { ROLL_FAILURE } from "../rolls/rollFailure";

/** Said where the server gives no sentence. */

/**
 * Rolls under a name: dice notation, a roll by the game's rules, or an earlier one again. For whom it is chosen to be
 * rolled, unless said otherwise.
 */
type RollForTable = (label: string, roll: RollAtTable["roll"], audience?: RollAudience) => void;

export interface TableDiceControl {
  readonly campaignId: string;
  readonly system: SystemId;
  readonly roll: RollForTable;
  /** Rolls an earlier roll again, for those who saw it; `notes`: what was said of it before. */
  readonly rollAgain: (earlier: TableRollView, how: SecondTry, notes?: readonly string[]) => void;
  readonly isPending: boolean;
  /** The last roll that was made here. */
  readonly last: TableRollView | undefined;
  /** Makes a roll the last one. */
  readonly show: (roll: TableRollView) => void;
  /** Who sees what is rolled. */
  readonly audience: RollAudience;
  /** Whether the MJ alone sees what is rolled. */
  readonly mjOnly: boolean;
  readonly toggleMjOnly: () => void;
}

/**
 * The dice of a table, rolled by the server for everybody or for the MJ alone. What a player hides is one roll; the MJ's
 * choice stays (docs/decisions/secret-rolls.md).
 */
export function useTableDice(campaignId: string, system: SystemId, isMj: boolean): TableDiceControl {
  const [mjOnly, { toggle, close }] = useDisclosure();
  const [last, setLast] = useState<TableRollView>();
  const show = (roll: TableRollView) => {
    setLast(roll);
    if (!isMj) close();
  };
  const audience = mjOnly ? "mj" : "table";
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: (roll: RollAtTable) => rollAtTable({ system, id: campaignId }, roll),
    onSuccess: show,
    onError: (error) => toast("error", serverSentence(error, ROLL_FAILURE)),
  });
  return {
    campaignId,
    system,
    roll: (label, roll, seenBy = audience) => mutate({ label, roll, audience: seenBy }),
    rollAgain: ({ id, label, audience: seenBy }, how, notes) =>
      mutate({
        ...{ label, audience: seenBy, roll: { redo: id, ...how } },
        ...(notes && { notes: [...notes] }),
      }),
    isPending,
    last,
    show,
    audience,
    mjOnly,
    toggleMjOnly: toggle,
  };
}
