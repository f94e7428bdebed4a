import { Button, Group, Stack, Text } from "@mantine/core";
import type { AskSecretDocument } from "domain/documents/askSecret";
import { askedText } from "domain/table/asks/askedText";
import { playerLabels } from "domain/table/roster/playerLabels";
import { type LiveAsk, useAskSecret } from "../../live/asks";
import { dataOf } from "../../live/liveSource";
import { useLiveTable } from "../../live/useLiveTable";
import { Board } from "../board/Board";
import { AskAnswers } from "./AskAnswers";
import styles from "./OpenAsks.module.css";
import { type AskedTable, useClearScreen, useCloseAsk } from "./useAsk";
import { cardTitle, useOpenAsks, useTitleOnScreen } from "./useOpenAsks";

/** What the MJ has asked and not closed, with who has answered what; nothing while there is none. */
export function OpenAsks({ table }: { table: AskedTable }) {
  const asks = useOpenAsks(table.id);
  const shown = useTitleOnScreen(table.id);
  if (asks === undefined) {
    return (
      <Board title="Demandes">
        <Text fz="sm" c="dimmed">
          Les demandes ne sont pas disponibles pour le moment.
        </Text>
      </Board>
    );
  }
  if (asks.length === 0 && shown === undefined) return null;
  return (
    <Board title="Demandes">
      <Stack component="ul" role="list" gap={0} className={styles.asks}>
        {shown && (
          <li>
            <ShownOnScreen table={table} title={shown} />
          </li>
        )}
        {asks.map((ask) => (
          <li key={ask.id}>
            <OpenAsk table={table} ask={ask} />
          </li>
        ))}
      </Stack>
    </Board>
  );
}

/** What lies on the table's screen, with what takes it off. */
export function ShownOnScreen({ table, title }: { table: AskedTable; title: string }) {
  const { clear, busy } = useClearScreen(table);
  return (
    <Stack gap={4} component="section" aria-label={title}>
      <Group justify="space-between" wrap="nowrap" gap={8}>
        <Text fz="sm" fw={600} lh={1.3} lineClamp={2}>
          {title}
        </Text>
        <Button size="xs" flex="none" loading={busy} onClick={clear}>
          Retirer de l'écran
        </Button>
      </Group>
      <Text fz="xs" c="dimmed">
        Montré sur l'écran de la table
      </Text>
    </Stack>
  );
}

/** What an ask hides, as its text has it. */
const wantedBy = (secret: AskSecretDocument | null | undefined) => ({
  ...(secret?.difficulty !== undefined && { difficulty: secret.difficulty }),
  ...(secret?.level && { level: secret.level }),
});

interface OpenAskProps {
  table: AskedTable;
  ask: LiveAsk;
}

/** One of them, with its answers and what takes it off the players' screens. */
export function OpenAsk({ table, ask }: OpenAskProps) {
  const known = dataOf(useLiveTable(table.id));
  const labels = new Map(known && playerLabels(known).map(({ uid, label }) => [uid, label]));
  const { close, busy } = useCloseAsk(table);
  const { content, targets } = ask;
  const nameOf = (uid: string) => labels.get(uid) ?? "Joueur";
  const isForAll = [...labels.keys()].every((uid) => targets.includes(uid));
  const isRoll = content.kind === "roll";
  const hidden = dataOf(useAskSecret(table.id, isRoll && content.hidesDifficulty ? ask.id : undefined));
  const title = isRoll ? askedText(table.system, { ...content, ...wantedBy(hidden) }) : cardTitle(content);
  return (
    <Stack gap={4} component="section" aria-label={title}>
      <Group justify="space-between" wrap="nowrap" gap={8}>
        <Text fz="sm" fw={600} lh={1.3} lineClamp={2}>
          {title}
          {isRoll && (content.secret || content.hidesDifficulty) && (
            <Text span inherit fw={400} c="var(--ink-2)">
              {" "}
              {content.secret && "· secret"} {content.hidesDifficulty && "· difficulté cachée"}
            </Text>
          )}
        </Text>
        <Button size="xs" flex="none" loading={busy} onClick={() => close(ask.id)}>
          {isRoll ? "Clore" : "Retirer des écrans"}
        </Button>
      </Group>
      {isRoll ? (
        <AskAnswers
          campaignId={table.id}
          ask={{ ...ask, content }}
          nameOf={nameOf}
          heroes={known?.characters ?? []}
        />
      ) : (
        <Text fz="xs" c="dimmed">
          Montré à {isForAll ? "tous" : targets.map(nameOf).join(", ")}
        </Text>
      )}
    </Stack>
  );
}
