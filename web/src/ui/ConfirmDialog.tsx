import type { ReactNode } from "react";
import { Button } from "./Button";
import { Dialog } from "./Dialog";

interface ConfirmDialogProps {
  title: ReactNode;
  children: ReactNode;
  confirm: ReactNode;
  cancel?: ReactNode;
  /** For what cannot be undone. */
  danger?: boolean;
  busy?: boolean;
  /** What is asked for first (a name to type) is still missing. */
  confirmDisabled?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before going on. */
export function ConfirmDialog({
  confirm,
  danger = false,
  confirmDisabled = false,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      actions={
        <Button
          variant={danger ? "danger" : "primary"}
          loading={dialog.busy}
          disabled={confirmDisabled}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      }
    />
  );
}
