import { type ReactNode, useId } from "react";
import { Card } from "./Card";
import styles from "./Panel.module.css";
import { useStoredFlag } from "./useStoredFlag";

interface PanelProps {
  title: string;
  /** Where this device remembers whether the panel is open. */
  storageKey: string;
  /** Beside the title, open or not: a count, a button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A card that folds up under its title and stays as it was left. Printed, it is open. */
export function Panel({ title, storageKey, aside, children }: PanelProps) {
  const [open, setOpen] = useStoredFlag(storageKey, true);
  const id = useId();
  return (
    <Card as="section" className={styles.panel} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>
          <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
              <path d="M5 2.5 11 8l-6 5.5" />
            </svg>
            {title}
          </button>
        </h2>
        {aside}
      </div>
      <div id={id} className={styles.body} hidden={!open}>
        {children}
      </div>
    </Card>
  );
}
