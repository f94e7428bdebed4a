import { type ReactNode, useId } from "react";
import styles from "./ToggleChips.module.css";

interface ToggleChipsProps<Id extends string> {
  legend: ReactNode;
  /** `"2 sur 3"` beside the legend. */
  count?: string | undefined;
  options: readonly { readonly id: Id; readonly name: string }[];
  chosen: readonly Id[];
  /** No more may be chosen: the rest waits until one is given back. */
  full?: boolean;
  onToggle: (id: Id) => void;
}

/** Several of many: check boxes that look like pebbles. */
export function ToggleChips<Id extends string>({
  legend,
  count,
  options,
  chosen,
  full = false,
  onToggle,
}: ToggleChipsProps<Id>) {
  const countId = useId();
  return (
    <fieldset className={styles.chips} aria-describedby={count ? countId : undefined}>
      <legend>
        {legend}
        {count && (
          <span id={countId} className={styles.count}>
            {count}
          </span>
        )}
      </legend>
      <div className={styles.options}>
        {options.map(({ id, name }) => {
          const isChosen = chosen.includes(id);
          return (
            <label key={id}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={full && !isChosen}
                onChange={() => onToggle(id)}
              />
              <span>{name}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

interface PillChoiceProps<Id extends string> {
  legend: ReactNode;
  options: readonly { readonly id: Id; readonly name: string }[];
  chosen: Id | "";
  onChoose: (id: Id) => void;
}

/** One of a few: radio buttons of the same look. */
export function PillChoice<Id extends string>({ legend, options, chosen, onChoose }: PillChoiceProps<Id>) {
  const group = useId();
  return (
    <fieldset className={styles.chips}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ id, name }) => (
          <label key={id}>
            <input type="radio" name={group} checked={chosen === id} onChange={() => onChoose(id)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
