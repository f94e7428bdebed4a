import { Fragment, type ReactNode, useId } from "react";
import styles from "./ChoiceCards.module.css";

interface ChoiceCardsProps<Id extends string> {
  /** What is chosen, for screen readers: "Peuple". */
  legend: string;
  /** Cards with much to say stand in fewer columns. */
  wide?: boolean;
  options: readonly ChoiceOption<Id>[];
  chosen: Id | "";
  onChoose: (id: Id) => void;
  /** What the chosen one brings along, right behind it: on a phone the end of the list is far away. */
  detail?: ReactNode;
}

export interface ChoiceOption<Id extends string> {
  readonly id: Id;
  readonly name: string;
  /** A die, an emblem: decoration beside the name. */
  readonly drawing?: ReactNode;
  readonly text?: ReactNode;
  /** Short facts under the text. */
  readonly facts?: readonly string[];
}

/** One of several, each with a few words: radio buttons as large as a thumb likes them. */
export function ChoiceCards<Id extends string>({
  legend,
  wide = false,
  options,
  chosen,
  onChoose,
  detail,
}: ChoiceCardsProps<Id>) {
  const name = useId();
  return (
    <fieldset className={styles.choices} data-wide={wide || undefined}>
      <legend className="visuallyHidden">{legend}</legend>
      {options.map(({ id, name: title, drawing, text, facts = [] }) => (
        <Fragment key={id}>
          <label className={styles.card}>
            <input
              type="radio"
              name={name}
              checked={chosen === id}
              onChange={() => onChoose(id)}
              aria-labelledby={`${name}-${id}`}
              aria-describedby={`${name}-${id}-text ${name}-${id}-facts`}
            />
            <span className={styles.face}>
              <span className={styles.head}>
                <span id={`${name}-${id}`} className={styles.title}>
                  {title}
                </span>
                {drawing}
              </span>
              <span id={`${name}-${id}-text`} className={styles.text}>
                {text}
              </span>
              <span id={`${name}-${id}-facts`} className={styles.facts}>
                {facts.join(" · ")}
              </span>
            </span>
          </label>
          {detail && chosen === id && <div className={styles.detail}>{detail}</div>}
        </Fragment>
      ))}
    </fieldset>
  );
}
