import { Text, VisuallyHidden } from "@mantine/core";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import type { ReactNode } from "react";
import { RollButton } from "../../ui/RollButton";
import styles from "./LabelledRoll.module.css";

interface LabelledRollProps {
  request: RollRequest | undefined;
  name: string;
  value: string;
  /** What screen readers announce after both. */
  children: ReactNode;
}

/** A roll in a frame: what it is, and what is rolled under it. */
export function LabelledRoll({ request, name, value, children }: LabelledRollProps) {
  return (
    <RollButton framed className={styles.roll} {...{ name, request }}>
      <Text span size="xs" c="var(--ink-2)" fw={500}>
        {name}
      </Text>
      <span className="num">{value}</span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </RollButton>
  );
}
