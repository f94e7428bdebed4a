import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "./Button";
import styles from "./ConfirmDialog.module.css";

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

/** Asks before going on. The browser's own modal keeps the focus inside, and Escape refuses. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel = "Annuler",
  danger = false,
  busy = false,
  confirmDisabled = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onCancel();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      <div className={styles.words}>{children}</div>
      <div className={styles.choices}>
        <Button onClick={onCancel} disabled={busy}>
          {cancel}
        </Button>
        <Button
          variant={danger ? "danger" : "primary"}
          loading={busy}
          disabled={confirmDisabled}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
