import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";

interface DialogActionsProps {
  busy: boolean;
  onClose: () => void;
  /** What the dialog is for. */
  children: ReactNode;
}

/** Below a dialog of the chest: what may be done, and the way out. */
export const DialogActions = ({ busy, onClose, children }: DialogActionsProps) => (
  <Group gap={10}>
    {children}
    <Button mih={44} disabled={busy} onClick={onClose}>
      Annuler
    </Button>
  </Group>
);
