import { Button, Group, type MantineSize } from "@mantine/core";
import type { ReactNode } from "react";
import { ModalWindow } from "./ModalWindow";

interface DialogProps {
  title: ReactNode;
  children: ReactNode;
  cancel?: ReactNode;
  /** How wide it may get; Mantine's own where it is not said. */
  size?: MantineSize | undefined;
  /** Beside the way out: what the dialog is for, where it is not in it. */
  actions?: ReactNode;
  /** Nobody leaves while it works. */
  busy?: boolean;
  onCancel: () => void;
}

/** A question over the screen, for as long as it is mounted. Escape and a press outside refuse. */
export function Dialog({
  title,
  children,
  cancel = "Annuler",
  actions,
  busy = false,
  size,
  onCancel,
}: DialogProps) {
  return (
    <ModalWindow title={title} onClose={onCancel} locked={busy} {...(size && { size })}>
      {children}
      <Group justify="flex-end" gap={10} mt={22}>
        <Button onClick={onCancel} disabled={busy}>
          {cancel}
        </Button>
        {actions}
      </Group>
    </ModalWindow>
  );
}

interface ConfirmDialogProps extends Omit<DialogProps, "actions"> {
  confirm: ReactNode;
  /** For what cannot be undone. */
  danger?: boolean;
  /** What is asked for first (a name to type) is still missing. */
  confirmDisabled?: boolean;
  onConfirm: () => void;
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
          loading={dialog.busy ?? false}
          disabled={confirmDisabled}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      }
    />
  );
}
