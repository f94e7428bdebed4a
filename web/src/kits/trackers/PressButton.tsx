import { Button, type ButtonProps } from "@mantine/core";
import { memo, type ReactNode } from "react";
import { toast } from "../../ui/toast";
import { useSteady } from "../../ui/useSteady";
import styles from "./PressButton.module.css";

interface PressButtonProps extends Pick<ButtonProps, "variant" | "flex"> {
  /** What it does, where its text alone does not say it. */
  label?: string | undefined;
  /** What it does is no good, or good: a line under it, beside what its text says. */
  tone?: "bad" | "ok" | undefined;
  /** Not now: it keeps the keyboard's focus and does nothing. */
  blocked?: boolean | undefined;
  /** Why the rules refuse it now: blocked, and a press says so. */
  refused?: string | undefined;
  /** What it will do, for who points at it and who listens. */
  hint?: string | undefined;
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
  refused,
  hint,
  pressed,
  expanded,
  onPress,
  children,
  ...rest
}: PressButtonProps) {
  const take = useSteady(() => {
    if (refused !== undefined) toast("error", refused);
    else if (!blocked) onPress();
  });
  return (
    <RestingButton
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
      title={refused ?? hint}
      aria-disabled={blocked || refused !== undefined || undefined}
      onClick={take}
    >
      {children}
    </RestingButton>
  );
}

/** A press changes what few of a sheet's buttons say. */
const RestingButton = memo(Button<"button">);
