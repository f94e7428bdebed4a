import { useDisclosure } from "@mantine/hooks";
import { useMutation } from "@tanstack/react-query";
import type { TableRollView } from "domain/api/rolls";
import type { SecondTry } from "domain/rolls/redoRoll";
import type { SystemId } from "domain/systems/systemIds";
import { type RollAtTable, rollAtTable } from "../../api/rollAtTable";
import { HttpError } from "../../http/call";
import { toast } from "../../ui/toast";

const FAILURE = "Ce jet n'a pas pu être lancé. Réessaie.";

/** Rolls under a name: dice notation, a roll by the game's rules, or an earlier one again. */
export type RollForTable = (label: string, roll: RollAtTable["roll"]) => void;

export interface TableDiceControl {
  readonly system: SystemId;
  readonly roll: RollForTable;
  /** Rolls an earlier roll again, for those who saw it. */
  readonly rollAgain: (earlier: TableRollView, how: SecondTry) => void;
  readonly isPending: boolean;
  /** The last roll that was made here. */
  readonly last: TableRollView | undefined;
  /** Whether the MJ alone sees what is rolled. */
  readonly mjOnly: boolean;
  readonly toggleMjOnly: () => void;
}

/** The dice of a table, rolled by the server for everybody or for the MJ alone. */
export function useTableDice(campaignId: string, system: SystemId): TableDiceControl {
  const [mjOnly, { toggle }] = useDisclosure();
  const { mutate, isPending, data } = useMutation({
    networkMode: "always",
    mutationFn: (roll: RollAtTable) => rollAtTable({ system, id: campaignId }, roll),
    onError: (error) => toast("error", (error instanceof HttpError && error.sentence) || FAILURE),
  });
  return {
    system,
    roll: (label, roll) => mutate({ label, roll, audience: mjOnly ? "mj" : "table" }),
    rollAgain: ({ id, label, audience }, how) => mutate({ label, audience, roll: { redo: id, ...how } }),
    isPending,
    last: data,
    mjOnly,
    toggleMjOnly: toggle,
  };
}
