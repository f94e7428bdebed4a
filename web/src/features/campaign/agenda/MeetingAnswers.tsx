import type { Occurrence } from "domain/table/agenda/meetings";
import { AnswerChoice } from "../../../table/dates/AnswerChoice";
import { Answers } from "../../../table/dates/Answers";
import type { AgendaParts } from "./parts";

/** One's own answer to a date, unless one is the MJ or it has begun, and everybody's. */
export function MeetingAnswers({ meeting, parts }: { meeting: Occurrence; parts: AgendaParts }) {
  const { campaign, isMj, answered, own, now } = parts;
  if (answered === undefined) return null;
  return (
    <>
      {!isMj && meeting.start > now && (
        <AnswerChoice
          meeting={meeting}
          answer={own.answers[meeting.id]}
          onAnswer={(answer) => own.answer(meeting.id, answer)}
        />
      )}
      <Answers meetingId={meeting.id} players={campaign.players} answered={answered} />
    </>
  );
}
