import { Text } from "@mantine/core";
import type { RollDocument } from "domain/documents/roll";
import { answersByPlayer } from "domain/table/asks/answerAsk";
import { type LiveAsk, useAskAnswers } from "../../live/asks";
import { dataOf } from "../../live/liveSource";
import { AutoGrid } from "../../ui/AutoGrid";
import arrivals from "../../ui/arrivals.module.css";
import { useArrivals } from "../../ui/useArrivals";
import styles from "./OpenAsks.module.css";

interface AskAnswersProps {
  campaignId: string;
  ask: LiveAsk;
  nameOf: (uid: string) => string;
}

const NONE: readonly (RollDocument & { readonly id: string })[] = [];

/** Who has answered with what, side by side, and who has not. */
export function AskAnswers({ campaignId, ask, nameOf }: AskAnswersProps) {
  const live = useAskAnswers(campaignId, ask.id);
  const rolls = dataOf(live);
  const arrived = useArrivals(rolls?.map(({ id }) => id));
  const answers = answersByPlayer(rolls ?? NONE);
  return (
    <>
      {live.status === "failed" && (
        <Text fz="xs" c="dimmed">
          Les réponses ne sont pas disponibles pour le moment.
        </Text>
      )}
      <AutoGrid component="ul" role="list" min={110} gap="4px 10px" aria-live="polite">
        {ask.targets.map((uid) => {
          const roll = answers.get(uid);
          return (
            <li
              key={uid}
              className={
                roll && arrived.has(roll.id) ? `${styles.answer} ${arrivals.arrived}` : styles.answer
              }
            >
              <Text fz="xs" c="var(--ink-2)" truncate>
                {roll?.character?.name ?? nameOf(uid)}
              </Text>
              {roll ? <Answer roll={roll} /> : <Waiting answered={ask.answeredBy.includes(uid)} />}
            </li>
          );
        })}
      </AutoGrid>
    </>
  );
}

const COLORS: Readonly<Record<NonNullable<RollDocument["outcome"]>["tone"], string>> = {
  triumph: "var(--gilt)",
  success: "var(--ok)",
  neutral: "var(--ink)",
  failure: "var(--bad)",
  disaster: "var(--bad)",
};

const Answer = ({ roll: { total, outcome } }: { roll: RollDocument }) => (
  <Text fz="xs" fw={550} lh={1.25} c={outcome && COLORS[outcome.tone]}>
    <Text span fz="md" fw={650} lh="inherit" className="num">
      {total}
    </Text>
    {outcome && ` · ${outcome.label}`}
  </Text>
);

/** A roll is there a moment after its player is noted. */
const Waiting = ({ answered }: { answered: boolean }) => (
  <Text fz="sm" lh={1.25} c="dimmed">
    {answered ? "…" : "attendu"}
  </Text>
);
