import { elide } from "domain/values/text/elide";
import { readLife } from "domain/values/text/readLife";
import { SavedField } from "../../kits/numbers/SavedField";
import styles from "./OrderRow.module.css";

interface LifeFieldProps {
  name: string;
  current: number;
  max: number;
  /** Points that it loses; below 0 to heal. */
  onHit: (points: number) => void;
}

const PROBLEM = "Écris ce qui reste, ou ce qui change : « 12 », « -5 », « +3 ».";

/** What is left of a creature: « -5 » and « +3 » change it, « 5 » says it. */
export const LifeField = ({ name, current, max, onHit }: LifeFieldProps) => (
  <SavedField<number>
    compact
    size="sm"
    className={styles.life}
    data-down={current === 0 || undefined}
    inputMode="text"
    aria-label={`Vie ${elide("de", name)} : ${current} sur ${max} (« -5 » blesse, « +3 » soigne)`}
    shown={`${current}/${max}`}
    read={(text) => {
      const left = text.trim() === "" ? current : readLife(text, current);
      return left === undefined ? { problem: PROBLEM } : { value: left };
    }}
    onSave={(left: number) => left !== current && onHit(current - left)}
  />
);
