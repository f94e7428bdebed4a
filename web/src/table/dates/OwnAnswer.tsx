import { Skeleton } from "@mantine/core";
import type { Occurrence } from "domain/table/agenda/meetings";
import type { SystemId } from "domain/values/systemIds";
import { useOwnDateAnswers } from "../../live/dates";
import { AnswerChoice } from "./AnswerChoice";
import { useAnswerDates } from "./useAnswerDates";

interface OwnAnswerProps {
  campaignId: string;
  system: SystemId;
  meeting: Occurrence;
}

const NONE = {};

/** Whether the player comes to one evening, where it is told of; nothing where what they said cannot be read. */
export function OwnAnswer({ campaignId, system, meeting }: OwnAnswerProps) {
  const stored = useOwnDateAnswers(campaignId);
  const known = stored.status === "ready" ? stored.data : NONE;
  const { answers, answer } = useAnswerDates(campaignId, system, known);
  if (stored.status === "loading") return <Skeleton height={44} />;
  if (stored.status === "failed") return null;
  return (
    <AnswerChoice
      meeting={meeting}
      answer={answers[meeting.id]}
      onAnswer={(given) => answer(meeting.id, given)}
    />
  );
}
