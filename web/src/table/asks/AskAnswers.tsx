import { Group, Text } from "@mantine/core";
import type { AskedRoll } from "domain/documents/askContent";
import type { RollDocument } from "domain/documents/roll";
import { answersByFighter } from "domain/table/asks/answerAsk";
import { Suspense } from "react";
import { type LiveAsk, useAskAnswers, useAskSecret } from "../../live/asks";
import type { LiveCharacter } from "../../live/characters";
import { dataOf } from "../../live/liveSource";
import { AutoGrid } from "../../ui/AutoGrid";
import arrivals from "../../ui/arrivals.module.css";
import { lazy } from "../../ui/lazy";
import { useArrivals } from "../../ui/useArrivals";
import styles from "./OpenAsks.module.css";

const RollForHero = lazy(() => import("./RollForHero"));

interface AskAnswersProps {
  campaignId: string;
  ask: LiveAsk & { readonly content: AskedRoll };
  nameOf: (uid: string) => string;
  /** The characters of the table. */
  heroes: readonly Pick<LiveCharacter, "id" | "name" | "userId">[];
}

/** Somebody whose answer is waited for. */
interface Asked {
  /** Of the character, or of a player without one. */
  readonly id: string;
  readonly name: string;
  readonly isHero: boolean;
  readonly isAnswered: boolean;
}

/** The characters who are asked and still here, then the players who have none among them. */
function askedOf({ ask, nameOf, heroes }: AskAnswersProps): readonly Asked[] {
  const { heroes: ids = [], answeredFor = [], answeredBy, targets } = ask;
  const asked = ids.flatMap((id) => heroes.find((hero) => hero.id === id) ?? []);
  const players = targets.filter((uid) => !asked.some(({ userId }) => userId === uid));
  return [
    ...asked.map(({ id, name }) => ({ id, name, isHero: true, isAnswered: answeredFor.includes(id) })),
    ...players.map((uid) => ({
      ...{ id: uid, name: nameOf(uid), isHero: false, isAnswered: answeredBy.includes(uid) },
    })),
  ];
}

const NONE: readonly (RollDocument & { readonly id: string })[] = [];

/** Who has answered with what, side by side, and who has not: for these the MJ may roll. */
export function AskAnswers(props: AskAnswersProps) {
  const { campaignId, ask } = props;
  const live = useAskAnswers(campaignId, ask.id);
  const secret = dataOf(useAskSecret(campaignId, ask.content.hidesDifficulty && ask.id));
  const rolls = dataOf(live);
  const arrived = useArrivals(rolls?.map(({ id }) => id));
  const answers = answersByFighter(ask, rolls ?? NONE);
  return (
    <>
      {live.status === "failed" && (
        <Text fz="xs" c="dimmed">
          Les réponses ne sont pas disponibles pour le moment.
        </Text>
      )}
      <AutoGrid component="ul" role="list" min={110} gap="4px 10px" aria-live="polite">
        {askedOf(props).map(({ id, name, isHero, isAnswered }) => {
          const roll = answers.get(id);
          return (
            <li
              key={id}
              className={
                roll && arrived.has(roll.id) ? `${styles.answer} ${arrivals.arrived}` : styles.answer
              }
            >
              <Text fz="xs" c="var(--ink-2)" truncate>
                {roll?.character?.name ?? name}
              </Text>
              {roll && <Answer roll={roll} outcome={roll.outcome ?? secret?.outcomes[roll.id]} />}
              {roll === undefined && (
                <Group gap={4}>
                  <Waiting answered={isAnswered} />
                  {isHero && !isAnswered && (
                    <Suspense>
                      <RollForHero campaignId={campaignId} heroId={id} ask={ask} />
                    </Suspense>
                  )}
                </Group>
              )}
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

const Answer = ({ roll: { total }, outcome }: { roll: RollDocument; outcome: RollDocument["outcome"] }) => (
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
