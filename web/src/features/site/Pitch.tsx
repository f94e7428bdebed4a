import type { ReactNode } from "react";
import { Eyebrow } from "../../ui/Eyebrow";
import styles from "./Pitch.module.css";

interface PitchProps {
  eyebrow: string;
  title: ReactNode;
  /** One sentence or two under the title. */
  children: ReactNode;
  actions: ReactNode;
  /** What stands beside the words; under them on a phone. */
  picture: ReactNode;
}

/** How a public page begins: what it is about, where to go from there, and a picture of it. */
export function Pitch({ eyebrow, title, children, actions, picture }: PitchProps) {
  return (
    <section className={styles.pitch}>
      <div>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1>{title}</h1>
        <p className={styles.lead}>{children}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
      {picture}
    </section>
  );
}
