import { nameAndNumber } from "domain/values/text/nameAndNumber";
import styles from "./NumberedName.module.css";

/** A name on one line that is cut before its number: « Gobelin arch… 5 » */
export function NumberedName({ name }: { name: string }) {
  const [stem, number] = nameAndNumber(name);
  return (
    <span className={styles.name}>
      <span className={styles.stem}>{stem}</span>
      {number && <span className={styles.number}>{number}</span>}
    </span>
  );
}
