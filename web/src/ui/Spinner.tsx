import type { ComponentPropsWithoutRef } from "react";
import styles from "./Spinner.module.css";

type HexagonProps = ComponentPropsWithoutRef<"svg">;

/** A turning hexagon in the current colour; Mantine's `Loader` draws it too. */
export function HexagonLoader({ className, ...svg }: HexagonProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={18}
      height={18}
      aria-hidden="true"
      {...svg}
      className={[styles.spinner, className].filter(Boolean).join(" ")}
    >
      <path d="M12 2.5 20.2 7.2v9.6L12 21.5l-8.2-4.7V7.2z" />
    </svg>
  );
}

/** Mute by itself: put words beside it, or use `Loading`. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <HexagonLoader width={size} height={size} />;
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

/** Beside what is shown as it was last, while it is asked for again. */
export const Refreshing = () => (
  <span role="img" aria-label="Actualisation...">
    <Spinner />
  </span>
);
