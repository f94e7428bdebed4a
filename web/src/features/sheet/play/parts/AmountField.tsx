import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { IconButton } from "../../../../ui/IconButton";
import styles from "./AmountField.module.css";
import { amountOf } from "./amount";

interface AmountFieldProps {
  label: string;
  /** Without a label of its own to look at. */
  bare?: boolean;
  value?: string;
  error?: ReactNode;
  min: number;
  max: number;
  onChange: (typed: string) => void;
}

/**
 * A number to type, or to step: the system's number keys, and any text let through for the form to refuse with a
 * sentence.
 */
export function AmountField({
  label,
  bare = false,
  value = "",
  error,
  min,
  max,
  onChange,
}: AmountFieldProps) {
  const step = (name: string, by: number) => (
    <IconButton
      icon={by < 0 ? "minus" : "plus"}
      size={44}
      radius="xl"
      label={name}
      onClick={() => onChange(String(Math.min(max, Math.max(min, Math.trunc(amountOf(value)) + by))))}
    />
  );
  return (
    <TextInput
      label={bare ? undefined : label}
      aria-label={bare ? label : undefined}
      inputMode="numeric"
      autoComplete="off"
      maxLength={16}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      leftSection={step(`${label} : un de moins`, -1)}
      leftSectionWidth={46}
      leftSectionPointerEvents="all"
      rightSection={step(`${label} : un de plus`, 1)}
      rightSectionWidth={46}
      rightSectionPointerEvents="all"
      className={styles.field}
      classNames={{ input: styles.input ?? "" }}
    />
  );
}
