import { type Contribution, formatContribution, type Raised as Target } from "domain/equipment/contributions";
import styles from "./Raised.module.css";

interface RaisedProps {
  contributions: readonly Contribution[];
  target: Target;
  unit?: string | undefined;
}

/** What equipment adds to a value, item by item: « +2 Bottes ». Nothing where it adds nothing. */
export function Raised({ contributions, target, unit }: RaisedProps) {
  const own = contributions.filter((contribution) => contribution.target === target);
  if (own.length === 0) return null;
  return (
    <span className={styles.raised}>
      {own.map((contribution) => (
        <span key={`${contribution.itemId} ${contribution.itemName}`}>
          {formatContribution(contribution, unit)}
        </span>
      ))}
    </span>
  );
}
