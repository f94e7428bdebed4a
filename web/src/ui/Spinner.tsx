import styles from "./Spinner.module.css";

/** A turning hexagon in the current colour. Mute by itself: put words beside it, or use `Loading`. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <svg className={styles.spinner} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d="M12 2.5 20.2 7.2v9.6L12 21.5l-8.2-4.7V7.2z" />
    </svg>
  );
}

/** A region that waits and says what for, e.g. `Chargement...`. */
export function Loading({ children = "Chargement..." }: { children?: string }) {
  return (
    <div className={styles.loading} role="status">
      <Spinner size={30} />
      <span>{children}</span>
    </div>
  );
}
