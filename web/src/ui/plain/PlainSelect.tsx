import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import styles from "./Field.module.css";

interface SelectFieldProps extends Omit<ComponentPropsWithRef<"select">, "className"> {
  label: ReactNode;
  /** The `<option>`s. */
  children: ReactNode;
}

/** One of several, in the system's own list: it is the best one on a phone. */
export function SelectField({ label, children, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.box}>
        <select {...select} id={id} className={styles.input}>
          {children}
        </select>
      </span>
    </div>
  );
}
