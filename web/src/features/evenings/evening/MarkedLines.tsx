import { Box, UnstyledButton, VisuallyHidden } from "@mantine/core";
import type { CallResult } from "domain/api/call";
import type { Evening, getEvening } from "domain/api/evenings";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { mayForgetLine } from "domain/table/evenings/evenings";
import { useForgetLine } from "../../../table/evenings/useEvenings";
import { TitledCard } from "../../../ui/TitledCard";
import styles from "./Evening.module.css";
import { LineTime } from "./LineTime";
import { lineSentence } from "./lineSentence";
import { TakeButton } from "./TakeButton";

type MarkedLine = CallResult<typeof getEvening>["lines"][number];

interface MarkedLinesProps {
  campaign: Pick<CampaignPage, "id" | "system" | "mj">;
  evening: Pick<Evening, "startedAt">;
  /** Who looks. */
  viewerUid: string;
  lines: readonly MarkedLine[];
  /** Takes a sentence over into the recap; undefined for who does not write it. */
  onTake?: ((sentence: string) => void) | undefined;
}

/** The lines of the chat that somebody marked. */
export function MarkedLines({ campaign, evening, viewerUid, lines, onTake }: MarkedLinesProps) {
  const { forget, busy } = useForgetLine(campaign);
  if (lines.length === 0) return null;
  return (
    <TitledCard title="Lignes gardées" gap="xs">
      <Box component="ol" role="list" className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <LineTime at={line.createdAt} startedAt={evening.startedAt} />
            <span className={styles.said}>
              — {lineSentence(line)}
              {line.playerUid !== undefined && <em> (en privé)</em>}
            </span>
            {onTake && <TakeButton sentence={lineSentence(line)} onTake={onTake} />}
            {mayForgetLine(viewerUid, line, campaign) && (
              <UnstyledButton className={styles.take} disabled={busy} onClick={() => forget(line.id)}>
                Ne plus garder<VisuallyHidden> : {lineSentence(line)}</VisuallyHidden>
              </UnstyledButton>
            )}
          </li>
        ))}
      </Box>
    </TitledCard>
  );
}
