import { Paper, Stack, Text } from "@mantine/core";
import type { DraftSummary } from "domain/table/forge/summary";
import type { SystemId } from "domain/values/systemIds";
import { Facts } from "../../../kits/forge/Facts";
import { Avatar } from "../../../ui/Avatar";
import { SystemBand } from "../../../ui/Emblem";
import styles from "./Preview.module.css";

const STRENGTHS_SHOWN = 6;

/** The character as far as it is made, beside the steps where there is room for it. */
export function Preview({ system, summary }: { system: SystemId; summary: DraftSummary }) {
  const { name, origin, avatarUrl, facts, scores, strengths } = summary;
  return (
    <Paper component="aside" data-flush className={styles.preview} aria-label="Ton personnage jusqu'ici">
      <SystemBand system={system} />
      <Stack gap="sm" className={styles.body}>
        <Avatar name={name} photoURL={avatarUrl ?? null} system={system} size={62} />
        <div>
          <p className={styles.name}>{name}</p>
          <Text size="sm" c="var(--ink-2)" mih="1.6em">
            {origin}
          </Text>
        </div>
        <Facts facts={facts} min={112} />
        <Facts facts={scores} min={78} />
        {strengths.length > 0 && (
          <ul className={styles.strengths}>
            {strengths.slice(0, STRENGTHS_SHOWN).map(({ label, value }) => (
              <li key={label}>
                <span>{label}</span> <strong>{value}</strong>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Paper>
  );
}
