import { NumberInput, type NumberInputProps } from "@mantine/core";
import { useState } from "react";

/** The most that a scene holds of any length in its grid's unit. */
const MAX_LENGTH = 1000;

interface LengthFieldProps
  extends Pick<NumberInputProps, "label" | "aria-label" | "placeholder" | "suffix" | "w" | "flex"> {
  /** In the grid's unit. */
  length: number | undefined;
  least: number;
  /** Undefined where the field was emptied, which an `optional` one alone may be. */
  onLength: (length: number | undefined) => void;
  optional?: boolean;
}

/** A length that is sent once its field is left: each change is a write. */
export function LengthField({ length, least, onLength, optional = false, ...field }: LengthFieldProps) {
  const [typed, setTyped] = useState<number | string>(length ?? "");
  const save = () => {
    const next = typed === "" ? undefined : Math.min(Math.max(Number(typed), least), MAX_LENGTH);
    if (next === undefined && !optional) setTyped(length ?? "");
    else if (next !== length) onLength(next);
  };
  return (
    <NumberInput
      size="xs"
      min={0}
      max={MAX_LENGTH}
      hideControls
      decimalSeparator=","
      {...field}
      value={typed}
      onChange={setTyped}
      onBlur={save}
      onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.blur()}
    />
  );
}
