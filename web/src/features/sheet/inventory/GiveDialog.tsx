import type { CarriedItem } from "domain/sheet/inventory/tabs";
import { dataOf } from "../../../live/liveSource";
import { useLiveTable } from "../../../live/useLiveTable";
import MoveDialog, { type MoveAction } from "../../../table/chest/MoveDialog";
import type { ChestTable } from "../../../table/chest/useMoveChest";

export interface GiveDialogProps {
  table: ChestTable;
  characterId: string;
  carried: CarriedItem;
  /** In the inventory. */
  position: number;
  onGiven: () => void;
  onClose: () => void;
}

/** Where what a hero carries may go: into the group's chest, or to another hero of the table, who may take it. */
export default function GiveDialog({
  table,
  characterId,
  carried: { entry, item },
  position,
  onGiven,
  onClose,
}: GiveDialogProps) {
  const { itemId } = entry;
  const others = dataOf(useLiveTable(table.id))?.characters.filter(({ id }) => id !== characterId) ?? [];
  const actions: MoveAction[] = [
    {
      label: "Au coffre",
      move: ({ quantity }) => ({ kind: "put", characterId, what: { entry: { position, itemId, quantity } } }),
    },
    ...others.map(({ id: to, name }) => ({
      label: `À ${name}`,
      move: ({ quantity }: { readonly quantity: number | undefined }) => ({
        ...{ kind: "give" as const, characterId, to, what: { entry: { position, itemId, quantity } } },
      }),
    })),
  ];
  return (
    <MoveDialog
      table={table}
      title={`Donner : ${item.name}`}
      quantity={entry.quantity}
      actions={actions}
      onMoved={onGiven}
      onClose={onClose}
    />
  );
}
