import { Box, Button, Group, Paper, Text, Title, VisuallyHidden } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import type { RollResources } from "domain/game/rolls/afterRoll";
import type { SystemId } from "domain/values/systemIds";
import { useId } from "react";
import { FollowUp } from "../../../table/rolls/FollowUp";
import { NextRoll } from "../../../table/rolls/NextRoll";
import type { Rolls } from "../../../table/rolls/useRolls";
import { announcementOf, RollLine } from "../../../ui/RollLine";
import { FOCUSABLE } from "../../../ui/ScrollBox";
import { useRoomForToasts } from "../../../ui/useRoomForToasts";
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

/** A phone held across, or a page at 200 %: the box is one line until it is opened. */
const SHORT = "(max-height: 520px)";
const PHONE = "(max-width: 720px)";
const AT_ONCE = { getInitialValueInEffect: false } as const;

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
  const isShort = useMediaQuery(SHORT, false, AT_ONCE);
  const onPhone = useMediaQuery(PHONE, false, AT_ONCE);
  const [latest] = log;
  const listId = useId();
  const box = useRoomForToasts<HTMLElement>(log.length);
  const isFolded = isShort && !opened;
  const more = (isShort || log.length > 1) && (
    <Button
      size="sm"
      className={styles.more}
      data-folds={isShort || undefined}
      aria-expanded={opened}
      aria-controls={isFolded ? undefined : listId}
      onClick={toggle}
    >
      {opened ? "Réduire" : isShort ? "Jets et options" : `Voir les ${log.length}`}
    </Button>
  );
  return (
    <Paper
      component="aside"
      ref={box}
      className={styles.box}
      data-opened={opened || undefined}
      aria-label="Résultats des jets"
    >
      {(!onPhone || opened || isShort) && (
        <Group gap={8} mih={38} wrap="nowrap">
          {isFolded && latest ? (
            <Text flex={1} miw={0} truncate>
              {latest.label} : <strong className="num">{latest.total}</strong>
            </Text>
          ) : (
            <Title fz="lg" flex={1}>
              Jets
            </Title>
          )}
          {log.length > 0 && !isFolded && (
            <Button size="sm" onClick={clear}>
              Effacer
            </Button>
          )}
          {more}
        </Group>
      )}
      {!isFolded && (
        <>
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
                  {entry === latest && (
                    <Group gap="2px 10px" justify="space-between">
                      {sharing && <SeenBy roll={entry} sharing={sharing} />}
                      {onPhone && !opened && !isShort && more}
                    </Group>
                  )}
                </RollLine>
              ))}
            </Box>
          )}
        </>
      )}
      <VisuallyHidden aria-live="polite">{latest && announcementOf(latest)}</VisuallyHidden>
    </Paper>
  );
}
