import { Skeleton } from "@mantine/core";
import type { Occurrence } from "domain/table/agenda/meetings";
import type { SystemId } from "domain/values/systemIds";
import { AnswerChoice } from "./AnswerChoice";
import { useOwnAnswers } from "./useOwnAnswers";

interface OwnAnswerProps {
  campaignId: string;
  system: SystemId;
  meeting: Occurrence;
}

/** Whether the player comes to one evening, where it is told of; nothing where what they said cannot be read. */
export function OwnAnswer({ campaignId, system, meeting }: OwnAnswerProps) {
  const { status, answers, answer } = useOwnAnswers(campaignId, system);
  if (status === "loading") return <Skeleton height={44} />;
  if (status === "failed") return null;
  return (
    <AnswerChoice
      meeting={meeting}
      answer={answers[meeting.id]}
      onAnswer={(given) => answer(meeting.id, given)}
    />
  );
}
