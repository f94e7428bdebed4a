import type { RollDocument } from "domain/documents/roll";
import type { WithId } from "../../../live/listeners";
import { dataOf } from "../../../live/liveSource";
import { useNewestRoll } from "../../../live/useTableLog";
import { rollTitle, rollVerdict, whoOf } from "../../../ui/RollLine";
import { useNow } from "../../../ui/useNow";
import type { Corner } from "./freeCorner";
import styles from "./TableScreen.module.css";

/** What was rolled last evening says nothing of this one. */
const SHOWN_MS = 60 * 60_000;
const LOOK_MS = 60_000;

/** The last roll before the table, large enough to be read from a chair. */
export function LastRoll({ campaignId, corner }: { campaignId: string; corner: Corner | undefined }) {
  const newest = dataOf(useNewestRoll(campaignId))?.[0];
  const now = useNow(LOOK_MS, newest !== undefined);
  const roll = newest && newest.createdAt > now - SHOWN_MS ? newest : undefined;
  return (
    <div role="status" className={styles.rollPlace} data-corner={corner}>
      {roll && <ShownRoll key={roll.id} roll={roll} />}
    </div>
  );
}

function ShownRoll({ roll }: { roll: WithId<RollDocument> }) {
  const verdict = rollVerdict(roll);
  return (
    <section className={styles.roll} aria-label="Dernier jet" data-tone={roll.outcome?.tone}>
      {!roll.used && <span className={`num ${styles.total}`}>{roll.total}</span>}
      <span className={styles.about}>
        {!roll.used && <b>{whoOf(roll)}</b>}
        <span>{rollTitle(roll)}</span>
        {verdict && <span className={styles.verdict}>{verdict}</span>}
      </span>
    </section>
  );
}
