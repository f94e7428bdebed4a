import { Box } from "@mantine/core";
import { ANSWERS } from "domain/documents/agenda";
import { answersTo } from "domain/table/agenda/answerDates";
import type { AnswersByPlayer } from "../../live/dates";
import styles from "./Answers.module.css";
import { ANSWER_LABELS } from "./answerLabels";

interface AnswersProps {
  meetingId: string;
  players: readonly { readonly uid: string; readonly name: string }[];
  answered: AnswersByPlayer;
}

const LABELS = { ...ANSWER_LABELS, waiting: "Sans réponse" };

/** Who said what to one date, as it comes. */
export function Answers({ meetingId, players, answered }: AnswersProps) {
  const names = new Map(players.map(({ uid, name }) => [uid, name]));
  const by = answersTo(meetingId, [...names.keys()], answered);
  const given = ([...ANSWERS, "waiting"] as const).filter((answer) => by[answer].length > 0);
  if (given.length === 0) return null;
  return (
    <Box component="ul" role="list" aria-label="Réponses" className={styles.answers}>
      {given.map((answer) => (
        <li key={answer} data-answer={answer}>
          <strong>
            {LABELS[answer]} ({by[answer].length})
          </strong>{" "}
          <span>{by[answer].map((uid) => names.get(uid)).join(", ")}</span>
        </li>
      ))}
    </Box>
  );
}
