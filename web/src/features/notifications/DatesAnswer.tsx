import { Box, Text } from "@mantine/core";
import type { Agenda } from "domain/documents/agenda";
import { answerable, proposalsOf } from "domain/table/agenda/meetings";
import type { DatesReference } from "domain/table/notifications/notification";
import { useLiveCampaign } from "../../live/campaigns";
import { AskedDates } from "../../table/dates/AskedDates";
import { OwnAnswer } from "../../table/dates/OwnAnswer";

interface DatesAnswerProps {
  dates: DatesReference;
  /** Epoch milliseconds. */
  now: number;
}

interface AnswerProps extends DatesAnswerProps {
  agenda: Agenda | undefined;
}

/** What a notification tells of, to be answered in it: dates while the campaign proposes them, an evening until it begins. */
export function DatesAnswer({ dates, now }: DatesAnswerProps) {
  const live = useLiveCampaign(dates.campaignId);
  if (live.status === "loading") return null;
  const agenda = live.status === "ready" ? live.data?.agenda : undefined;
  const Answer = dates.pollId === undefined ? EveningAnswer : PollAnswer;
  return <Answer {...{ dates, agenda, now }} />;
}

function PollAnswer({ dates: { campaignId, system, pollId }, agenda, now }: AnswerProps) {
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

/** The message says when it is: of an evening that was moved since, or is over, nothing is asked there. */
function EveningAnswer({ dates: { campaignId, system, meetingId, start }, agenda, now }: AnswerProps) {
  const meeting = answerable(agenda, now).find((one) => one.id === meetingId && one.start === start);
  if (meeting === undefined) return null;
  return (
    <Box my={8}>
      <OwnAnswer {...{ campaignId, system, meeting }} />
    </Box>
  );
}
