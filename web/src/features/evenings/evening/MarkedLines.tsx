import { Box, UnstyledButton, VisuallyHidden } from "@mantine/core";
import type { CallResult } from "domain/api/call";
import type { getEvening } from "domain/api/evenings";
import { formatTime } from "domain/values/text/dates";
import { deviceZone } from "../../../table/dates/deviceZone";
import { type EveningTable, useForgetLine } from "../../../table/evenings/useEvenings";
import { TitledCard } from "../../../ui/TitledCard";
import styles from "./Evening.module.css";
import { TakeButton } from "./TakeButton";

type MarkedLine = CallResult<typeof getEvening>["lines"][number];

interface MarkedLinesProps {
  table: EveningTable;
  /** Whoever looks: authors let their own lines go, the MJ any. */
  viewer: { readonly uid: string; readonly isMj: boolean };
  lines: readonly MarkedLine[];
  onTake?: ((sentence: string) => void) | undefined;
}

/** « Nina : « On fuit ? » », or what its author did: « Nina dégaine son épée ». */
const sentenceOf = ({ name, text, emote }: MarkedLine): string =>
  emote ? `${name} ${text}` : `${name} : « ${text} »`;

/** The lines of the chat that somebody marked. */
export function MarkedLines({ table, viewer, lines, onTake }: MarkedLinesProps) {
  const { forget, busy } = useForgetLine(table);
  if (lines.length === 0) return null;
  return (
    <TitledCard title="Lignes gardées" gap="xs">
      <Box component="ol" role="list" className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <time className={`num ${styles.time}`} dateTime={new Date(line.createdAt).toISOString()}>
              {formatTime(line.createdAt, deviceZone())}
            </time>
            <span className={styles.said}>— {sentenceOf(line)}</span>
            {onTake && <TakeButton sentence={sentenceOf(line)} onTake={onTake} />}
            {(viewer.isMj || viewer.uid === line.uid) && (
              <UnstyledButton className={styles.take} disabled={busy} onClick={() => forget(line.id)}>
                Ne plus garder<VisuallyHidden> : {sentenceOf(line)}</VisuallyHidden>
              </UnstyledButton>
            )}
          </li>
        ))}
      </Box>
    </TitledCard>
  );
}
