import { DialogButton } from "../../../ui/DialogButton";
import type { GiveDialogProps } from "./GiveDialog";

const loadDialog = () => import("./GiveDialog");

/** « Donner »: some of what a hero carries goes to the group's chest, or to another hero. */
export function GiveButton(props: Omit<GiveDialogProps, "onClose">) {
  const label = `Donner ${props.carried.item.name}`;
  return (
    <DialogButton label="Donner" aria-label={label} size="sm" mih={44} load={loadDialog}>
      {(Dialog, close) => <Dialog {...props} onClose={close} />}
    </DialogButton>
  );
}
