import type { ReactNode } from "react";
import styles from "./Toast.module.css";

export type ToastTone = "info" | "success" | "warning" | "error";

interface ToastProps {
  tone?: ToastTone;
  title: ReactNode;
  children?: ReactNode;
  /** An avatar or a die, before the words. */
  figure?: ReactNode;
  action?: ReactNode;
  onClose?: () => void;
}

/** The look of what just happened; whoever stacks toasts owns the live region around them. */
export function Toast({ tone = "info", title, children, figure, action, onClose }: ToastProps) {
  return (
    <div className={styles.toast} data-tone={tone}>
      {figure}
      <div className={styles.words}>
        <strong>{title}</strong>
        {children && <div className={styles.detail}>{children}</div>}
      </div>
      {action}
      {onClose && (
        <button type="button" className={styles.close} onClick={onClose} aria-label="Fermer">
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3.5 3.5l9 9M12.5 3.5l-9 9" />
          </svg>
        </button>
      )}
    </div>
  );
}
