import { Paper, Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import styles from "./CampaignSkeleton.module.css";

/** The campaign page's skeleton, while it loads. */
export function CampaignSkeleton() {
  return (
    <Stack role="status" pb="xl">
      <VisuallyHidden>Chargement de la campagne...</VisuallyHidden>
      <Paper data-flush>
        <Skeleton height={84} radius={0} />
        <Stack gap="sm" p="clamp(18px, 3vw, 28px)">
          <Skeleton height={14} width={140} />
          <Skeleton height={38} width="56%" />
          <Skeleton height={20} width="80%" />
          <Skeleton height={46} width={260} radius={999} />
        </Stack>
      </Paper>
      <div className={styles.columns}>
        <Paper>
          <Skeleton height={220} />
        </Paper>
        <Paper>
          <Skeleton height={160} />
        </Paper>
      </div>
    </Stack>
  );
}
