import type { CSSProperties } from "react";
import styles from "./ColourDot.module.css";

/** Whose line it is, by the colour that they have in the strip and on the map. Decoration: their name stands beside it. */
export const ColourDot = ({ colour }: { colour: string }) => (
  <i className={styles.dot} style={{ "--dot": colour } as CSSProperties} aria-hidden="true" />
);
