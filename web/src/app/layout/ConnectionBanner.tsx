import styles from "./ConnectionBanner.module.css";

/** Under the header while the connection is lost; the live region stands before it is needed, so that it is heard. */
export function ConnectionBanner({ connected }: { connected: boolean }) {
  return (
    <div className={styles.place} role="status">
      {!connected && (
        <p className={styles.banner}>
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path d="M3 8.2a10.4 10.4 0 0 1 14 0M5.8 11.2a6.4 6.4 0 0 1 8.4 0M8.6 14.1a2.3 2.3 0 0 1 2.8 0M3.5 2.5l13 15" />
          </svg>
          <span>
            <strong>Connexion perdue : </strong>
            les dernières informations reçues restent affichées, tout reprendra dès son retour.
          </span>
        </p>
      )}
    </div>
  );
}
