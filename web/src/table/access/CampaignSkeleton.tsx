import { Paper, Skeleton } from "@mantine/core";
import styles from "./CampaignSkeleton.module.css";

/** The campaign page's places, while it loads. */
export function CampaignSkeleton() {
  return (
    <div role="status" className={styles.page}>
      <span className="visuallyHidden">Chargement de la campagne...</span>
      <Paper data-flush>
        <Skeleton height={84} radius={0} />
        <div className={styles.words}>
          <Skeleton height={14} width={140} />
          <Skeleton height={38} width="56%" />
          <Skeleton height={20} width="80%" />
          <Skeleton height={46} width={260} radius={999} />
        </div>
      </Paper>
      <div className={styles.columns}>
        <Paper>
          <Skeleton height={220} />
        </Paper>
        <Paper>
          <Skeleton height={160} />
        </Paper>
      </div>
    </div>
  );
}
