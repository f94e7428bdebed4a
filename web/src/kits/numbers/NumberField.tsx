import { TextInput, type TextInputProps } from "@mantine/core";
import {
  fieldText,
  isBlank,
  type NumberBounds,
  numberProblem,
  readTyped,
  type TypedNumber,
} from "domain/values/text/typedNumber";
import { useEffect, useState } from "react";
import { isComposed } from "../../browser/isComposed";
import { afterPress } from "./afterPress";
import { Refusal } from "./Refusal";
import { useSelected } from "./useSelected";

export interface NumberFieldProps
  extends NumberBounds,
    Omit<TextInputProps, "value" | "defaultValue" | "onChange" | "min" | "max" | "type" | "inputMode"> {
  /** Undefined is as empty. */
  value?: TypedNumber | undefined;
  /** Its number, or the text as long as it is none within the bounds (`readTyped`). */
  onChange: (typed: TypedNumber) => void;
  /** It may be empty. */
  optional?: boolean | undefined;
  /** Where a sentence has no place under it: it stands beside the field. */
  compact?: boolean | undefined;
}

interface Typed {
  readonly text: string;
  readonly told: TypedNumber;
  /** What the field held before; undefined once it holds what was told. */
  readonly over: TypedNumber | undefined;
}

/** Phones have a pad without a minus for either of the others. */
export const padFor = ({ min, decimals }: NumberBounds) =>
  min < 0 ? "text" : decimals ? "decimal" : "numeric";

/**
 * The one field for a number (product §5.20): what is typed stands until it is understood, and is refused with a
 * sentence once the field is left or Enter pressed; the form around it can ask (`checkValidity`).
 */
export function NumberField({
  value,
  onChange,
  min,
  max,
  decimals,
  optional = false,
  compact = false,
  error,
  onFocus,
  onBlur,
  onKeyDown,
  ...field
}: NumberFieldProps) {
  const bounds = { min, max, decimals };
  const [typed, setTyped] = useState<Typed>();
  const [judged, setJudged] = useState(false);
  if (typed?.over !== undefined && typed.told === value) setTyped({ ...typed, over: undefined });
  const text = typed !== undefined && stands(typed, value) ? typed.text : textOf(value);
  const problem = numberProblem(text, bounds, { optional });
  const said = error || (judged ? problem : undefined);
  const { ref, select, release } = useSelected(text);
  useEffect(() => ref.current?.setCustomValidity(problem ?? ""), [ref, problem]);
  return (
    <Refusal said={compact ? said : undefined}>
      <TextInput
        ref={ref}
        inputMode={padFor(bounds)}
        autoComplete="off"
        maxLength={32}
        {...field}
        value={text}
        error={compact ? Boolean(said) : said}
        onChange={({ currentTarget }) => {
          release();
          const told = readTyped(currentTarget.value, bounds);
          setTyped({ text: currentTarget.value, told, over: value });
          // What was refused stays so until it is mended; what was right may begin anew.
          if (typeof told === "number" || problem === undefined) setJudged(false);
          onChange(told);
        }}
        onInvalid={() => setJudged(true)}
        onFocus={(event) => {
          select();
          onFocus?.(event);
        }}
        onBlur={(event) => {
          release();
          if (isBlank(text)) setTyped(undefined);
          else afterPress(() => setJudged(true));
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== "Enter" || isComposed(event.nativeEvent)) return;
          setJudged(true);
          select();
        }}
      />
    </Refusal>
  );
}

const textOf = (value: TypedNumber | undefined): string =>
  typeof value === "number" ? fieldText(value) : (value ?? "");

/** Whether what was typed last still stands: what is no number, whoever asks may hold as nothing or not take. */
const stands = ({ told, over }: Typed, value: TypedNumber | undefined): boolean =>
  told === value || (typeof told === "string" && (value === undefined || value === over));
