import { Button } from "@mantine/core";
import { HttpError } from "../../../http/call";
import styles from "./SharingSwitch.module.css";
import type { OrderSharing } from "./useSharedOrder";

const FAILURE = "La table ne voit pas ce changement : l'envoi a échoué.";

/** Whether the table sees the order (issue: the MJ's choice, off at first), and what goes wrong with it. */
export function SharingSwitch({ sharing }: { sharing: OrderSharing }) {
  const { shared, setShared, failure, differs, send } = sharing;
  return (
    <div className={styles.sharing}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={shared === true}
          aria-checked={shared === true}
          disabled={shared === undefined}
          onChange={() => setShared(!shared)}
        />
        <i aria-hidden="true" />
        Partager l'ordre avec la table
      </label>
      <div aria-live="polite">
        {failure !== undefined && (
          <p className={styles.problem}>
            {(failure instanceof HttpError ? failure.sentence : undefined) ?? FAILURE}
            <Button size="sm" onClick={send}>
              Réessayer
            </Button>
          </p>
        )}
        {failure === undefined && differs && (
          <p className={styles.problem} data-tone="notice">
            La table voit un autre ordre que celui-ci.
            <Button size="sm" onClick={send}>
              Montrer celui-ci
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
