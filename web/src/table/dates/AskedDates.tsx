import { Skeleton, Stack, Text } from "@mantine/core";
import type { Occurrence } from "domain/table/agenda/meetings";
import type { SystemId } from "domain/values/systemIds";
import { useOwnDateAnswers } from "../../live/dates";
import { AnswerChoice } from "./AnswerChoice";
import { MeetingLine } from "./MeetingLine";
import { useAnswerDates } from "./useAnswerDates";

interface AskedDatesProps {
  campaignId: string;
  system: SystemId;
  /** Of its poll. */
  dates: readonly Occurrence[];
}

const NONE = {};

/** The dates that a player is asked about, away from the campaign's page: each is answered, or answered otherwise, here. */
export function AskedDates({ campaignId, system, dates }: AskedDatesProps) {
  const stored = useOwnDateAnswers(campaignId);
  const { answers, answer } = useAnswerDates(
    campaignId,
    system,
    stored.status === "ready" ? stored.data : NONE,
  );
  if (stored.status === "loading") return <Skeleton height={44} />;
  if (stored.status === "failed") {
    return (
      <Text size="sm" c="dimmed">
        Impossible de charger tes réponses.
      </Text>
    );
  }
  const isAsked = dates.some(({ id }) => answers[id] === undefined);
  return (
    <Stack gap="sm" miw={0}>
      <Text size="sm" c="var(--ink-2)">
        {isAsked ? "Dis si tu viens :" : "Tes réponses :"}
      </Text>
      {dates.map((meeting) => (
        <Stack key={meeting.id} gap={6} miw={0}>
          <MeetingLine meeting={meeting} />
          <AnswerChoice
            meeting={meeting}
            answer={answers[meeting.id]}
            onAnswer={(given) => answer(meeting.id, given)}
          />
        </Stack>
      ))}
    </Stack>
  );
}
