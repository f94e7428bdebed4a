import { Text, type TextProps } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./steps.module.css";

/** A sentence that helps, or tells what a choice brings. */
export function Hint({ children, ...rest }: TextProps & { children: ReactNode; role?: "status" }) {
  return (
    <Text size="sm" {...rest} className={styles.hint}>
      {children}
    </Text>
  );
}
