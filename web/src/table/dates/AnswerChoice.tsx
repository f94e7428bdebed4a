import { Group, UnstyledButton } from "@mantine/core";
import { ANSWERS, type DateAnswer, type Meeting } from "domain/documents/agenda";
import { dayText } from "domain/table/agenda/meetingText";
import styles from "./AnswerChoice.module.css";
import { ANSWER_LABELS } from "./answerLabels";

interface AnswerChoiceProps {
  meeting: Pick<Meeting, "date" | "time">;
  /** Undefined before the first answer. */
  answer: DateAnswer | undefined;
  onAnswer: (answer: DateAnswer) => void;
}

/** Whether one comes: one press answers. What was answered stands out, the others are there for another answer. */
export function AnswerChoice({ meeting: { date, time }, answer, onAnswer }: AnswerChoiceProps) {
  return (
    <Group
      role="group"
      aria-label={`Ta réponse pour ${dayText(date)} à ${time}`}
      className={styles.choice}
      data-answered={answer !== undefined || undefined}
      gap={6}
      wrap="nowrap"
    >
      {ANSWERS.map((one) => (
        <UnstyledButton
          key={one}
          className={styles.answer}
          data-answer={one}
          aria-pressed={answer === one}
          onClick={() => {
            if (answer !== one) onAnswer(one);
          }}
        >
          {ANSWER_LABELS[one]}
        </UnstyledButton>
      ))}
    </Group>
  );
}
