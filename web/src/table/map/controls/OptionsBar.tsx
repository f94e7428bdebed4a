import { Group } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./Toolbar.module.css";

interface OptionsBarProps {
  label: string;
  children: ReactNode;
}

/** What the chosen tool needs to know, beside the tools. */
export const OptionsBar = ({ label, children }: OptionsBarProps) => (
  <Group className={styles.options ?? ""} gap={8} role="group" aria-label={label}>
    {children}
  </Group>
);
