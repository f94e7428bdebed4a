import type { SummaryFact } from "domain/game/forge/forge";
import { AutoGrid } from "../../ui/AutoGrid";
import styles from "./Facts.module.css";

interface FactsProps {
  facts: readonly SummaryFact[];
  /** The narrowest a fact gets, in pixels. */
  min: number;
  /** `large` where it is all there is to look at, `marked` for what counts most. */
  look?: "small" | "large" | "marked";
}

/** The numbers of a character, each under its name. */
export function Facts({ facts, min, look = "small" }: FactsProps) {
  return (
    <AutoGrid
      component="dl"
      min={min}
      gap={look === "small" ? "6px" : "8px"}
      fit={look !== "small"}
      className={styles.facts}
      data-look={look}
    >
      {facts.map(({ label, value, detail }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value} {detail && <span>{detail}</span>}
          </dd>
        </div>
      ))}
    </AutoGrid>
  );
}
