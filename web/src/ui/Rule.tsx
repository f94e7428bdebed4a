import styles from "./Rule.module.css";

/** A thin gold rule with a lozenge; it separates, nothing more. */
export function Rule() {
  return (
    <div className={styles.rule} aria-hidden="true">
      <i />
    </div>
  );
}
