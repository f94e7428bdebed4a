import { Paper, Stack, Text, Title } from "@mantine/core";
import type { DraftSummary } from "domain/table/forge/summary";
import type { SystemId } from "domain/values/systemIds";
import type { ReactNode } from "react";
import { Avatar } from "../../ui/Avatar";
import { SystemBand } from "../../ui/Emblem";
import { Facts } from "./Facts";
import styles from "./ReviewStep.module.css";
import stepStyles from "./steps.module.css";

/** The last look: what the sheet will say. */
export function ReviewStep({ system, summary }: { system: SystemId; summary: DraftSummary }) {
  const { name, origin, avatarUrl, facts, scores, strengths, gear } = summary;
  return (
    <Paper component="section" data-flush aria-label="Aperçu de la fiche">
      <SystemBand system={system} tall />
      <Stack className={styles.sheet}>
        <header className={styles.head}>
          <Avatar name={name} photoURL={avatarUrl ?? null} system={system} size={92} />
          <div className={styles.name}>
            <Title order={3} fz="var(--size-2xl)">
              {name}
            </Title>
            <Text c="var(--ink-2)">{origin}</Text>
          </div>
        </header>
        <Facts facts={facts} min={84} look="marked" />
        <Facts facts={scores} min={84} look="large" />
        {strengths.length > 0 && (
          <Part title="Points forts">
            <ul className={styles.list}>
              {strengths.map(({ label, value }) => (
                <li key={label}>
                  {label} <strong>{value}</strong>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {gear.length > 0 && (
          <Part title="Équipement">
            <Text size="sm" c="var(--ink-2)">
              {gear.join(" · ")}
            </Text>
          </Part>
        )}
      </Stack>
    </Paper>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={4} mb={6} className={stepStyles.caption}>
        {title}
      </Title>
      {children}
    </section>
  );
}
