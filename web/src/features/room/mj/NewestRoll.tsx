import { Box } from "@mantine/core";
import { groupRolls } from "domain/table/rolls/groupRolls";
import { useTableRolls } from "../../../live/useTableLog";
import { LogLine } from "../../../table/rollLog/LogLine";
import { useArrivals } from "../../../ui/useArrivals";
import { useNow } from "../../../ui/useNow";
import styles from "./NewestRoll.module.css";
import { useCreatureDefence } from "./useCreatureDefence";

/** So long it is news. */
const NEWS_MS = 5 * 60_000;
const LOOK_MS = 30_000;

/** Where the log is not in sight: the newest roll of the table with what applies it; nothing once it is old. */
export function NewestRoll({ campaignId }: { campaignId: string }) {
  const { entries, status } = useTableRolls(campaignId, true);
  const withDefence = useCreatureDefence();
  const [newest] = groupRolls(entries);
  const now = useNow(LOOK_MS, newest !== undefined);
  const arrived = useArrivals(status === "ready" && newest ? [newest.roll.id] : undefined);
  const last = entries[0]?.createdAt ?? 0;
  if (newest === undefined || last < now - NEWS_MS) return null;
  return (
    <Box component="ol" role="list" className={styles.newest} aria-label="Dernier jet">
      <LogLine
        key={newest.roll.id}
        roll={withDefence(newest.roll)}
        followers={newest.followers}
        rolling={arrived.has(newest.roll.id)}
        campaignId={campaignId}
        isMj
      />
    </Box>
  );
}
