import {
  fieldText,
  isBlank,
  type NumberBounds,
  numberProblem,
  readTyped,
} from "domain/values/text/typedNumber";
import { padFor } from "./NumberField";
import { type Read, SavedField, type SavedFieldProps } from "./SavedField";

interface SavedNumberProps<Value>
  extends NumberBounds,
    Omit<SavedFieldProps<Value>, "shown" | "read" | "min" | "max" | "value" | "inputMode"> {
  value: Value;
}

/** The text as a number within the bounds. */
function readBounded(text: string, bounds: NumberBounds): Read<number> {
  const value = readTyped(text, bounds);
  return typeof value === "number" ? { value } : { problem: numberProblem(text, bounds) ?? "" };
}

/** A number that is saved once its field is left: each change is a write. An emptied field keeps the number. */
export function SavedNumber({ value, min, max, decimals, ...field }: SavedNumberProps<number>) {
  const bounds = { min, max, decimals };
  return (
    <SavedField
      inputMode={padFor(bounds)}
      {...field}
      shown={fieldText(value)}
      read={(text) => (isBlank(text) ? { value } : readBounded(text, bounds))}
    />
  );
}

/** The same, which may be emptied. */
export function SavedOptionalNumber({
  value,
  min,
  max,
  decimals,
  ...field
}: SavedNumberProps<number | undefined>) {
  const bounds = { min, max, decimals };
  return (
    <SavedField<number | undefined>
      inputMode={padFor(bounds)}
      {...field}
      shown={value === undefined ? "" : fieldText(value)}
      read={(text) => (isBlank(text) ? { value: undefined } : readBounded(text, bounds))}
    />
  );
}
