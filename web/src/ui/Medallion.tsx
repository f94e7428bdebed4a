import type { SystemId } from "domain/values/systemIds";
import type { CSSProperties, ReactNode } from "react";
import styles from "./Avatar.module.css";

export interface MedallionProps {
  /** Tints it with a game's colour. */
  system?: SystemId | undefined;
  online?: boolean;
  /** Pixels. */
  size?: number;
}

/** The round of an avatar, for whoever knows what stands in it: a picture, two letters. */
export function Medallion({
  system,
  online = false,
  size = 38,
  children,
}: MedallionProps & { children: ReactNode }) {
  return (
    <span
      className={styles.avatar}
      data-system={system}
      data-online={online || undefined}
      style={{ "--avatar": `${size}px` } as CSSProperties}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}
