import { Card } from "../../ui/Card";
import { Skeleton } from "../../ui/Skeleton";
import styles from "./CampaignSkeleton.module.css";

/** The campaign page's places, while it loads. */
export function CampaignSkeleton() {
  return (
    <div role="status" className={styles.page}>
      <span className="visuallyHidden">Chargement de la campagne...</span>
      <Card flush>
        <Skeleton height={84} radius={0} />
        <div className={styles.words}>
          <Skeleton height={14} width={140} />
          <Skeleton height={38} width="56%" />
          <Skeleton height={20} width="80%" />
          <Skeleton height={46} width={260} radius={999} />
        </div>
      </Card>
      <div className={styles.columns}>
        <Card>
          <Skeleton height={220} />
        </Card>
        <Card>
          <Skeleton height={160} />
        </Card>
      </div>
    </div>
  );
}
