import { Button, Group, Paper, Stack, Text, VisuallyHidden } from "@mantine/core";
import type { AskedRoll } from "domain/documents/askContent";
import { rollWords } from "domain/game/rolls/rollWords";
import { askText, askTitle } from "domain/table/asks/askedText";
import type { SystemId } from "domain/values/systemIds";
import type { ReactNode } from "react";
import type { LiveAsk } from "../../live/asks";
import arrivals from "../../ui/arrivals.module.css";
import { useArrivals } from "../../ui/useArrivals";
import styles from "./AskBanner.module.css";
import { CardPicture } from "./CardPicture";

/** An ask of a roll. */
export interface RollAsk {
  readonly id: string;
  readonly content: AskedRoll;
}

interface AskBannerProps {
  campaignId: string;
  system: SystemId;
  /** The oldest first. */
  asks: readonly LiveAsk[];
  onPutAway: (id: string) => void;
  /** What answers an ask: a button of the viewer's roll. */
  answer: (ask: RollAsk & Pick<LiveAsk, "heroes" | "answeredFor">) => ReactNode;
}

/** What the MJ asks of a player, over the screen that they look at, wherever it is scrolled. */
export function AskBanner({ campaignId, system, asks, onPutAway, answer }: AskBannerProps) {
  const arrived = useArrivals(asks.map(({ id }) => id));
  const newest = asks.at(-1);
  return (
    <>
      <VisuallyHidden role="status">
        {newest && (
          <span key={newest.id}>{`${askTitle(newest.content)} : ${askText(system, newest.content)}`}</span>
        )}
      </VisuallyHidden>
      {asks.length > 0 && (
        <Stack
          component="section"
          gap={8}
          className={styles.banner}
          data-system={system}
          aria-label="Demandes du MJ"
        >
          {asks.map((ask) => (
            <Paper
              key={ask.id}
              px={14}
              py={10}
              className={arrived.has(ask.id) ? `${styles.ask} ${arrivals.arrived}` : styles.ask}
            >
              <Group justify="space-between" gap="8px 14px">
                <Stack gap={0} miw={0} flex="1 1 18ch">
                  <Text size="xs" c="var(--ink-2)">
                    {askTitle(ask.content)}
                  </Text>
                  {ask.content.kind === "card" && (
                    <CardPicture campaignId={campaignId} id={ask.id} card={ask.content} />
                  )}
                  {(ask.content.kind === "roll" || ask.content.text !== "") && (
                    <Text fw={600} className={styles.text}>
                      {askText(system, ask.content)}
                    </Text>
                  )}
                </Stack>
                {ask.content.kind === "card" ? (
                  <Button size="sm" onClick={() => onPutAway(ask.id)}>
                    Ranger
                  </Button>
                ) : (
                  answer({ ...ask, content: ask.content })
                )}
              </Group>
            </Paper>
          ))}
        </Stack>
      )}
    </>
  );
}

interface AnswerButtonProps {
  ask: RollAsk;
  /** Why it cannot be rolled here, said instead of the button. */
  impossible: string | undefined;
  busy: boolean;
  disabled: boolean;
  onAnswer: () => void;
}

/** « Lancer Perception », « Lancer la sauvegarde de Force » */
export function AnswerButton({ ask, impossible, busy, disabled, onAnswer }: AnswerButtonProps) {
  if (impossible !== undefined) {
    return (
      <Text size="sm" c="dimmed">
        {impossible}
      </Text>
    );
  }
  return (
    <Button variant="primary" loading={busy} disabled={disabled} onClick={onAnswer}>
      {rollWords(ask.content.trait)}
    </Button>
  );
}

/** Said where a sheet lacks the value that is asked for. */
export const UNKNOWN_VALUE = "Ta fiche n'a pas cette valeur.";
