import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "./Button";
import styles from "./Dialog.module.css";

interface DialogProps {
  title: ReactNode;
  children: ReactNode;
  cancel?: ReactNode;
  /** Beside the way out: what the dialog is for, where it is not in it. */
  actions?: ReactNode;
  /** Nobody leaves while it works. */
  busy?: boolean;
  onCancel: () => void;
}

/** A question over the screen. The browser's own modal keeps the focus inside, and Escape refuses. */
export function Dialog({
  title,
  children,
  cancel = "Annuler",
  actions,
  busy = false,
  onCancel,
}: DialogProps) {
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
        {actions}
      </div>
    </dialog>
  );
}
