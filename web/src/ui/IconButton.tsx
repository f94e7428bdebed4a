import { ActionIcon, type ActionIconProps } from "@mantine/core";
import type { ButtonHTMLAttributes } from "react";
import styles from "./IconButton.module.css";

const PATHS = {
  up: "M3 10.5 8 5.5l5 5",
  down: "M3 5.5l5 5 5-5",
  previous: "M10.5 2.5 5 8l5.5 5.5",
  next: "M5.5 2.5 11 8l-5.5 5.5",
  check: "m3 8.5 3.2 3.2L13 4.8",
  refresh: "M13.2 8a5.2 5.2 0 1 1-1.5-3.7M13.3 2v2.9h-2.9",
  close: "M3.5 3.5l9 9M12.5 3.5l-9 9",
  plus: "M8 3v10M3 8h10",
  minus: "M3 8h10",
  eye: "M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8zM8 6.2a1.8 1.8 0 1 0 .1 0",
  hidden: "M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8zM2.5 2.5l11 11",
  dice: "M3 3h10v10H3zM5.6 5.6h.1M10.4 5.6h.1M8 8h.1M5.6 10.4h.1M10.4 10.4h.1",
  undo: "M5.5 3 2.5 6l3 3M3 6h6.5a3.5 3.5 0 0 1 0 7H6",
  keyboard: "M1.5 4h13v8h-13zM4 6.5h.1M6.7 6.5h.1M9.3 6.5h.1M12 6.5h.1M5 9.5h6",
} as const;

interface IconButtonProps
  extends ActionIconProps,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof ActionIconProps | "children"> {
  icon: keyof typeof PATHS;
  /** What it does, for who listens and for who points at it. */
  label: string;
}

/** A small button that shows a drawing and is named in words. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <ActionIcon {...rest} aria-label={label} title={label}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.drawing}>
        <path d={PATHS[icon]} />
      </svg>
    </ActionIcon>
  );
}
