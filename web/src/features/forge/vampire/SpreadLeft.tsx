import { Dots } from "../../../ui/Dots";
import styles from "./VampireSteps.module.css";

/** The values that are still to be handed out, as pebbles: `4 ×1, 3 ×3`. */
export function SpreadLeft({ left }: { left: readonly number[] }) {
  const values = [...new Set(left)].toSorted((a, b) => b - a);
  const countOf = (value: number) => left.filter((one) => one === value).length;
  const words = values.map((value) => `${countOf(value)} fois ${value}`).join(", ");
  return (
    <div className={styles.left}>
      <p role="status">
        {values.length === 0 ? "Tout est donné." : "Reste à donner"}
        <span className="visuallyHidden"> {words}</span>
      </p>
      <ul aria-hidden="true">
        {values.map((value) => (
          <li key={value}>
            <Dots value={value} max={value} />× {countOf(value)}
          </li>
        ))}
      </ul>
    </div>
  );
}
