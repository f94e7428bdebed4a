import { Box, Button, Group, Paper, Text, Title, VisuallyHidden } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { RollResources } from "domain/rolls/afterRoll";
import type { SystemId } from "domain/systems/systemIds";
import { useId } from "react";
import { FollowUp } from "../../../table/rolls/FollowUp";
import { NextRoll } from "../../../table/rolls/NextRoll";
import type { Rolls } from "../../../table/rolls/useRolls";
import { announcementOf, RollLine } from "../../../ui/RollLine";
import { FOCUSABLE } from "../../../ui/ScrollBox";
import styles from "./RollBox.module.css";
import { SeenBy } from "./SeenBy";
import { SharingChoice } from "./SharingChoice";
import type { RollSharing } from "./useSharing";

const NOTHING: RollResources = {};

interface RollBoxProps {
  rolls: Rolls;
  system: SystemId;
  /** What the state in play may spend on rolls; undefined for who may not change it. */
  resources: RollResources | undefined;
  connected: boolean;
  /** The table whose characters may be aimed at; undefined without one. */
  campaignId?: string | undefined;
  /** Undefined where there is no table to share with. */
  sharing?: RollSharing | undefined;
}

/**
 * Product §2: what was rolled, at the bottom right. On a phone only the newest roll is shown until the box is opened,
 * so that the sheet stays visible.
 */
export function RollBox({
  rolls,
  system,
  resources = NOTHING,
  connected,
  campaignId,
  sharing,
}: RollBoxProps) {
  const { log, clear } = rolls;
  const [opened, { toggle }] = useDisclosure();
  const [latest] = log;
  const listId = useId();
  return (
    <Paper
      component="aside"
      className={styles.box}
      data-opened={opened || undefined}
      aria-label="Résultats des jets"
    >
      <Group gap={8} mih={38} className={styles.head}>
        <Title fz="lg" flex={1}>
          Jets
        </Title>
        {log.length > 0 && (
          <Button size="sm" className={styles.clear} onClick={clear}>
            Effacer
          </Button>
        )}
        {log.length > 1 && (
          <Button
            size="sm"
            className={styles.more}
            aria-expanded={opened}
            aria-controls={listId}
            onClick={toggle}
          >
            {opened ? "Réduire" : `Voir les ${log.length}`}
          </Button>
        )}
      </Group>
      <div className={styles.choices}>
        <NextRoll system={system} rolls={rolls} resources={resources} campaignId={campaignId}>
          {sharing && <SharingChoice sharing={sharing} />}
        </NextRoll>
      </div>
      {latest && <FollowUp key={latest.id} {...{ rolls, resources, connected }} roll={latest} />}
      {latest === undefined ? (
        <Text size="sm" c="dimmed" className={styles.hint}>
          Touche une valeur de la fiche pour la lancer.
        </Text>
      ) : (
        <Box
          {...FOCUSABLE}
          component="ol"
          role="list"
          id={listId}
          aria-label="Derniers jets"
          className={styles.log}
        >
          {log.map((entry) => (
            <RollLine key={entry.id} roll={entry} rolling={entry === latest}>
              {sharing && entry === latest && <SeenBy roll={entry} sharing={sharing} />}
            </RollLine>
          ))}
        </Box>
      )}
      <VisuallyHidden aria-live="polite">{latest && announcementOf(latest)}</VisuallyHidden>
    </Paper>
  );
}
