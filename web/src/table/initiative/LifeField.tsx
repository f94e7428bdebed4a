import { Input } from "@mantine/core";
import { elide } from "domain/values/text/elide";
import { readNumber } from "domain/values/text/readNumber";
import { type KeyboardEvent, useState } from "react";
import { flushSync } from "react-dom";
import styles from "./OrderRow.module.css";

interface LifeFieldProps {
  name: string;
  current: number;
  max: number;
  /** Points that it loses; below 0 to heal. */
  onHit: (points: number) => void;
}

/** The points that a text takes: « -5 » and « +3 » change what is left, « 5 » says it; undefined for what is none. */
function pointsOf(text: string, current: number): number | undefined {
  const value = readNumber(text.replace("−", "-"));
  if (value === undefined || !Number.isInteger(value)) return undefined;
  return /^\s*[-+−]/.test(text) ? -value : current - value;
}

/** What is left of a creature: what is typed counts on Enter or on leaving, Escape gives up. */
export function LifeField({ name, current, max, onHit }: LifeFieldProps) {
  const [draft, setDraft] = useState<string>();
  const commit = () => {
    const points = draft === undefined ? undefined : pointsOf(draft, current);
    if (points) onHit(points);
    setDraft(undefined);
  };
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === "Enter") commit();
    if (key !== "Escape") return;
    flushSync(() => setDraft(undefined));
    currentTarget.blur();
  };
  return (
    <Input
      size="sm"
      classNames={{ wrapper: styles.life ?? "" }}
      data-down={current === 0 || undefined}
      inputMode="text"
      autoComplete="off"
      aria-label={`Vie ${elide("de", name)} : ${current} sur ${max} (« -5 » blesse, « +3 » soigne)`}
      value={draft ?? `${current}/${max}`}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={commit}
    />
  );
}
