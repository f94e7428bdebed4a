import { Radio } from "@mantine/core";
import { Fragment, type ReactNode, useId } from "react";
import { AutoGrid } from "../../ui/AutoGrid";
import styles from "./ChoiceCards.module.css";

interface ChoiceCardsProps<Id extends string> {
  /** What is chosen, for screen readers: "Peuple". */
  legend: string;
  /** The narrowest a card gets, in pixels or in CSS: cards with much to say stand in fewer columns. */
  min?: number | string;
  options: readonly ChoiceOption<Id>[];
  chosen: Id | "";
  onChoose: (id: Id) => void;
  /** What the chosen one brings along, right behind it: on a phone the end of the list is far away. */
  detail?: ReactNode;
}

interface ChoiceOption<Id extends string> {
  readonly id: Id;
  readonly name: string;
  /** A die, an emblem: decoration beside the name. */
  readonly drawing?: ReactNode;
  readonly text?: ReactNode;
  /** Short facts under the text. */
  readonly facts?: readonly string[];
}

/** One of several, each with a few words. */
export function ChoiceCards<Id extends string>({
  legend,
  min = 215,
  options,
  chosen,
  onChoose,
  detail,
}: ChoiceCardsProps<Id>) {
  const group = useId();
  // The group is one stop of the Tab key, like native radio buttons: the arrows move inside it.
  const isKnown = options.some(({ id }) => id === chosen);
  return (
    <Radio.Group<Id | "">
      label={legend}
      labelProps={{ className: "visuallyHidden" }}
      value={chosen}
      onChange={(id) => id !== "" && id !== chosen && onChoose(id)}
    >
      <AutoGrid min={min} gap="10px" className={styles.cards}>
        {options.map(({ id, name, drawing, text, facts = [] }, index) => (
          <Fragment key={id}>
            <Radio.Card
              value={id}
              className={styles.card}
              tabIndex={chosen === id || (!isKnown && index === 0) ? 0 : -1}
              aria-labelledby={`${group}-${id}`}
              aria-describedby={`${group}-${id}-text ${group}-${id}-facts`}
            >
              <span className={styles.head}>
                <span id={`${group}-${id}`} className={styles.title}>
                  {name}
                </span>
                {drawing}
              </span>
              <span id={`${group}-${id}-text`} className={styles.text}>
                {text}
              </span>
              <span id={`${group}-${id}-facts`} className={styles.facts}>
                {facts.join(" · ")}
              </span>
            </Radio.Card>
            {detail && chosen === id && <div className={styles.detail}>{detail}</div>}
          </Fragment>
        ))}
      </AutoGrid>
    </Radio.Group>
  );
}
