import { Box, Text } from "@mantine/core";
import { proposalsOf } from "domain/table/agenda/meetings";
import type { DatesReference } from "domain/table/notifications/notification";
import { useLiveCampaign } from "../../live/campaigns";
import { AskedDates } from "../../table/dates/AskedDates";

interface DatesAnswerProps {
  dates: DatesReference;
  /** Epoch milliseconds. */
  now: number;
}

/** The dates that a notification tells of, to be answered in it while they are those that the campaign proposes. */
export function DatesAnswer({ dates: { campaignId, system, pollId }, now }: DatesAnswerProps) {
  const live = useLiveCampaign(campaignId);
  if (live.status === "loading") return null;
  const agenda = live.status === "ready" ? live.data?.agenda : undefined;
  const proposals = agenda?.poll?.id === pollId ? proposalsOf(agenda, now) : [];
  if (proposals.length === 0) {
    return (
      <Text size="sm" c="dimmed" role="status">
        Ces dates ne sont plus proposées.
      </Text>
    );
  }
  return (
    <Box my={8}>
      <AskedDates campaignId={campaignId} system={system} dates={proposals} />
    </Box>
  );
}
