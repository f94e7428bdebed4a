import { Input } from "@mantine/core";
import { elide } from "domain/values/text/elide";
import { readNumber } from "domain/values/text/readNumber";
import { type KeyboardEvent, useState } from "react";
import { flushSync } from "react-dom";
import styles from "./OrderRow.module.css";

/** Beyond what any game's dice and bonuses give. */
const MAX_VALUE = 999;

/** A whole or decimal value as the MJ writes one; undefined for what is none. */
export function readValue(text: string): number | undefined {
  const value = readNumber(text);
  return value === undefined || Math.abs(value) > MAX_VALUE ? undefined : value;
}

interface ValueFieldProps {
  name: string;
  value: number;
  /** Nobody has rolled it: it stands for a roll to come. */
  provisional: boolean;
  onChange: (value: number) => void;
}

/** A participant's initiative: what is typed counts on Enter or on leaving, Escape gives up. */
export function ValueField({ name, value, provisional, onChange }: ValueFieldProps) {
  const [draft, setDraft] = useState<string>();
  const commit = () => {
    const typed = draft === undefined ? undefined : readValue(draft);
    if (typed !== undefined) onChange(typed);
    setDraft(undefined);
  };
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === "Enter") commit();
    if (key !== "Escape") return;
    // Before the field is left, which would commit the draft.
    flushSync(() => setDraft(undefined));
    currentTarget.blur();
  };
  return (
    <Input
      size="sm"
      classNames={{ wrapper: styles.value ?? "" }}
      inputMode="decimal"
      autoComplete="off"
      wrapperProps={{ "data-provisional": provisional || undefined }}
      aria-label={`Initiative ${elide("de", name)}`}
      title={provisional ? "Pas encore lancée" : undefined}
      value={draft ?? value}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={commit}
    />
  );
}
