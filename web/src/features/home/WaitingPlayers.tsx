import { Button, Group } from "@mantine/core";
import type { CampaignSummary } from "domain/table/campaign/campaignSummary";
import { paths } from "domain/values/links/paths";
import { plural } from "domain/values/text/plural";
import { Link } from "react-router-dom";
import { dataOf } from "../../live/liveSource";
import { useWaitingThreads } from "../../live/whisperThreads";
import styles from "./CampaignCard.module.css";

/** For the MJ of a campaign: who waits for an answer, and the way there. Nothing while nobody does. */
export default function WaitingPlayers({ campaign: { id, game } }: { campaign: CampaignSummary }) {
  const threads = dataOf(useWaitingThreads(id)) ?? [];
  const [first] = threads;
  if (first === undefined) return null;
  const text =
    threads.length === 1 && first.name !== undefined
      ? `${first.name} attend ta réponse`
      : `${threads.length} ${plural(threads.length, "joueur attend", "joueurs attendent")} ta réponse`;
  return (
    <Group>
      <Button component={Link} to={paths.whispers(id, game)} size="sm" className={styles.join}>
        {text}
      </Button>
    </Group>
  );
}
