import { elide } from "domain/values/text/elide";
import type { NumberBounds } from "domain/values/text/typedNumber";
import { SavedNumber } from "../../kits/numbers/SavedNumber";
import styles from "./OrderRow.module.css";

/** Beyond what any game's dice and bonuses give, halves for who comes between two. */
export const INITIATIVE: NumberBounds = { min: -999, max: 999, decimals: true };

interface ValueFieldProps {
  name: string;
  value: number;
  /** Nobody has rolled it: it stands for a roll to come. */
  provisional: boolean;
  onChange: (value: number) => void;
}

/** A participant's initiative. */
export const ValueField = ({ name, value, provisional, onChange }: ValueFieldProps) => (
  <SavedNumber
    compact
    size="sm"
    className={styles.value}
    wrapperProps={{ "data-provisional": provisional || undefined }}
    aria-label={`Initiative ${elide("de", name)}`}
    title={provisional ? "Pas encore lancée" : undefined}
    {...INITIATIVE}
    value={value}
    onSave={onChange}
  />
);
