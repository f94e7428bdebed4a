import type { RollDocument } from "domain/documents/roll";
import { RollLine } from "../../ui/RollLine";
import { useArrivals } from "../../ui/useArrivals";
import styles from "./TableRolls.module.css";

/** Rolls of a table, newest first; undefined while they are not known. What falls while one looks tumbles. */
export function RollLines({
  rolls,
}: {
  rolls: readonly (RollDocument & { readonly id: string })[] | undefined;
}) {
  const arrivals = useArrivals(rolls?.map(({ id }) => id));
  return (
    <ol className={styles.rolls} aria-live="polite" aria-relevant="additions">
      {rolls?.map((roll) => (
        <RollLine
          key={roll.id}
          roll={roll}
          rolling={arrivals.has(roll.id)}
          who={[roll.character?.name ?? roll.name, roll.audience === "mj" && "pour le MJ"]
            .filter(Boolean)
            .join(" · ")}
        />
      ))}
    </ol>
  );
}
