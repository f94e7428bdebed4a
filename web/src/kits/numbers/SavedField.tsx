import { TextInput, type TextInputProps } from "@mantine/core";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { isComposed } from "../../browser/isComposed";
import { afterPress } from "./afterPress";
import { Refusal } from "./Refusal";
import { useSelected } from "./useSelected";

/** What a text says, or why it says nothing. */
export type Read<Value> = { readonly value: Value } | { readonly problem: string };

export interface SavedFieldProps<Value>
  extends Omit<TextInputProps, "value" | "defaultValue" | "onChange" | "onBlur" | "type"> {
  /** What stands there while nothing is typed. */
  shown: string;
  read: (text: string) => Read<Value>;
  onSave: (value: Value) => void;
  /** Where a sentence has no place under it: it stands beside the field. */
  compact?: boolean;
}

/**
 * A field whose text counts on Enter or on leaving, and is given up by Escape (product §5.20); what cannot be read
 * stays and is refused with a sentence.
 */
export function SavedField<Value>({
  shown,
  read,
  onSave,
  compact = false,
  ...field
}: SavedFieldProps<Value>) {
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const text = draft ?? shown;
  const { ref, select, release } = useSelected(text);
  useEffect(() => ref.current?.setCustomValidity(problem ?? ""), [ref, problem]);
  const giveUp = () => {
    setDraft(undefined);
    setProblem(undefined);
  };
  const save = () => {
    if (draft === undefined) return;
    const result = read(draft);
    if ("problem" in result) return afterPress(() => setProblem(result.problem));
    giveUp();
    onSave(result.value);
  };
  return (
    <Refusal said={compact ? problem : undefined}>
      <TextInput
        ref={ref}
        autoComplete="off"
        maxLength={32}
        {...field}
        value={text}
        error={compact ? problem !== undefined : problem}
        onFocus={select}
        onChange={({ currentTarget }) => {
          release();
          setDraft(currentTarget.value);
          if (problem !== undefined && "value" in read(currentTarget.value)) setProblem(undefined);
        }}
        onBlur={() => {
          release();
          save();
        }}
        onKeyDown={({ key, currentTarget, nativeEvent }) => {
          if (isComposed(nativeEvent)) return;
          if (key === "Enter") {
            save();
            select();
          }
          if (key !== "Escape") return;
          // Before the field is left, which would save the draft.
          flushSync(giveUp);
          currentTarget.blur();
        }}
      />
    </Refusal>
  );
}
