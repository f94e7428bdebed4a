import { type TypedNumber, typedOr } from "domain/values/text/typedNumber";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/IconButton";
import { NumberField } from "../numbers/NumberField";
import styles from "./AmountField.module.css";

interface AmountFieldProps {
  label: string;
  /** Without a pair of its own: beside it stands that of the value which the amount changes. */
  plain?: boolean;
  value?: TypedNumber;
  error?: ReactNode;
  min: number;
  max: number;
  onChange: (typed: TypedNumber) => void;
}

/** A number to type, or to step. */
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
      onClick={() => onChange(Math.min(max, Math.max(min, typedOr(value, { min, max }, 0) + by)))}
    />
  );
  return (
    <NumberField
      {...{ label, value, error, min, max, onChange }}
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
