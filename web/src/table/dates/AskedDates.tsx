import { Skeleton, Stack, Text } from "@mantine/core";
import type { Occurrence } from "domain/table/agenda/meetings";
import type { SystemId } from "domain/values/systemIds";
import { AnswerChoice } from "./AnswerChoice";
import { MeetingLine } from "./MeetingLine";
import { useOwnAnswers } from "./useOwnAnswers";

interface AskedDatesProps {
  campaignId: string;
  system: SystemId;
  /** Of its poll. */
  dates: readonly Occurrence[];
}

/** The dates that a player is asked about, away from the campaign's page: each is answered, or answered otherwise, here. */
export function AskedDates({ campaignId, system, dates }: AskedDatesProps) {
  const { status, answers, answer } = useOwnAnswers(campaignId, system);
  if (status === "loading") return <Skeleton height={44} />;
  if (status === "failed") {
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
