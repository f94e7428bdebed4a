import { ActionIcon, type ActionIconProps } from "@mantine/core";
import { type ButtonHTMLAttributes, memo } from "react";
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
  search: "M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM10.3 10.3l3.4 3.4",
  star: "m8 1.8 1.9 3.9 4.3.6-3.1 3 .7 4.3L8 11.6l-3.8 2 .7-4.3-3.1-3 4.3-.6z",
  bookmark: "M4.2 2.2h7.6v11.4L8 10.8l-3.8 2.8z",
  picture: "M1.5 3h13v10h-13zM2 11.5l3.6-3.6 3 3 2-2 3.4 3.1M10.7 5.9h.1",
  undo: "M5.5 3 2.5 6l3 3M3 6h6.5a3.5 3.5 0 0 1 0 7H6",
  move: "M8 1.8v12.4M1.8 8h12.4M6 3.8l2-2 2 2M6 12.2l2 2 2-2M3.8 6l-2 2 2 2M12.2 6l2 2-2 2",
  measure: "M2 11 11 2l3 3-9 9zM5.5 7.5 7 9M8 5l1.5 1.5",
  target: "M8 1.5v3M8 11.5v3M1.5 8h3M11.5 8h3M8 4.6a3.4 3.4 0 1 0 .1 0",
  pen: "M3 13l.8-3.2L11 2.6l2.4 2.4-7.2 7.2zM9.5 4.2l2.4 2.4",
  cloud: "M4.6 12.4a3 3 0 0 1 .2-6 4 4 0 0 1 7.5 1.2 2.4 2.4 0 0 1-.4 4.8z",
  fit: "M2.5 6v-3.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10",
  list: "M5.5 4h8M5.5 8h8M5.5 12h8M2.5 4h.1M2.5 8h.1M2.5 12h.1",
  expand: "M9.5 2.5h4v4M13.5 2.5 9 7M6.5 13.5h-4v-4M2.5 13.5 7 9",
  polygon: "M8 2.2 13.6 6.6 11.4 13.4H4.6L2.4 6.6z",
  wall: "M2 3h12v10H2zM2 6.3h12M2 9.7h12M8 3v3.3M5 6.3v3.4M11 6.3v3.4M8 9.7V13",
  brush: "M13.5 2.5 7.6 8.6M7.8 10.6a2.4 2.4 0 1 0-3.6 2.2c-.7.6-1.6.7-2 .6 2.6 1.3 5.6-.2 5.6-2.8z",
  square: "M2.8 2.8h10.4v10.4H2.8z",
  circle: "M8 2.4a5.6 5.6 0 1 0 .1 0",
  line: "M3 13 13 3",
  redo: "M10.5 3l3 3-3 3M13 6H6.5a3.5 3.5 0 0 0 0 7H10",
  trash: "M2.5 4.2h11M6 4V2.5h4V4M3.8 4.2l.7 9.3h7l.7-9.3M6.5 6.8v4.2M9.5 6.8v4.2",
  screen: "M1.5 3h13v8.5h-13zM5.5 14h5",
  keyboard: "M1.5 4h13v8h-13zM4 6.5h.1M6.7 6.5h.1M9.3 6.5h.1M12 6.5h.1M5 9.5h6",
} as const;

interface IconButtonProps
  extends ActionIconProps,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof ActionIconProps | "children"> {
  icon: keyof typeof PATHS;
  /** What it does, for who listens and for who points at it. */
  label: string;
}

/** A small button that shows a drawing and is named in words. It rests while what it is given stays the same. */
export const IconButton = memo(function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <ActionIcon {...rest} aria-label={label} title={label}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.drawing}>
        <path d={PATHS[icon]} />
      </svg>
    </ActionIcon>
  );
});
