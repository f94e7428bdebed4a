import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/IconButton";
import styles from "./AmountField.module.css";
import { amountOf } from "./amount";

interface AmountFieldProps {
  label: string;
  /** Without a pair of its own: beside it stands that of the value which the amount changes. */
  plain?: boolean;
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
  plain = false,
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
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={16}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      {...(!plain && {
        leftSection: step(`${label} : un de moins`, -1),
        leftSectionWidth: 46,
        leftSectionPointerEvents: "all",
        rightSection: step(`${label} : un de plus`, 1),
        rightSectionWidth: 46,
        rightSectionPointerEvents: "all",
      })}
      className={styles.field}
      classNames={{ input: styles.input ?? "" }}
    />
  );
}
