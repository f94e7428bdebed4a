import { Button, type ButtonProps } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./PressButton.module.css";

interface PressButtonProps extends Pick<ButtonProps, "variant" | "flex"> {
  /** What it does, where its text alone does not say it. */
  label?: string | undefined;
  /** What it does is no good, or good: a line under it, beside what its text says. */
  tone?: "bad" | "ok" | undefined;
  /** Not now: it keeps the keyboard's focus and does nothing. */
  blocked?: boolean | undefined;
  pressed?: boolean | undefined;
  expanded?: boolean | undefined;
  onPress: () => void;
  children: ReactNode;
}

/** A button of a tracker, large enough for a thumb. */
export function PressButton({
  label,
  tone,
  blocked = false,
  pressed,
  expanded,
  onPress,
  children,
  ...rest
}: PressButtonProps) {
  return (
    <Button
      {...rest}
      size="sm"
      mih={44}
      px={14}
      py={6}
      className={styles.press}
      data-tone={tone}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-disabled={blocked || undefined}
      onClick={blocked ? undefined : onPress}
    >
      {children}
    </Button>
  );
}
