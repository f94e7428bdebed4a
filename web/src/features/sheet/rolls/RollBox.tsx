import { Box, Button, Group, Text, Title } from "@mantine/core";
import type { RollResources } from "domain/game/rolls/afterRoll";
import type { SystemId } from "domain/values/systemIds";
import { FollowUp } from "../../../table/rolls/FollowUp";
import { NextRoll } from "../../../table/rolls/NextRoll";
import type { Rolls } from "../../../table/rolls/useRolls";
import { RollLine } from "../../../ui/RollLine";
import { FOCUSABLE } from "../../../ui/ScrollBox";
import styles from "./RollBox.module.css";
import { SeenBy } from "./SeenBy";
import { SharingChoice } from "./SharingChoice";
import { TellTable } from "./TellTable";
import type { RollSharing } from "./useSharing";

const NOTHING: RollResources = {};

export interface RollBoxProps {
  rolls: Rolls;
  system: SystemId;
  /** What the state in play may spend on rolls; undefined for who may not change it. */
  resources: RollResources | undefined;
  connected: boolean;
  /** The table whose characters may be aimed at; undefined without one. */
  campaignId?: string | undefined;
  /** Undefined where there is no table to share with. */
  sharing?: RollSharing | undefined;
  /** It stands by itself, with room for what may be done with the newest roll. */
  unfolded?: boolean;
}

/** Product §2: what was rolled, with what the next roll is made with: at the bottom right, or in a drawer on a phone. */
export function RollBox({
  rolls,
  system,
  resources = NOTHING,
  connected,
  campaignId,
  sharing,
  unfolded = false,
}: RollBoxProps) {
  const { log, made, clear, markTold } = rolls;
  const [latest] = log;
  return (
    <>
      <Group gap={8} mih={38} wrap="nowrap">
        <Title order={2} fz="lg" flex={1}>
          Jets
        </Title>
        {log.length > 0 && (
          <Button size="sm" onClick={clear}>
            Effacer
          </Button>
        )}
      </Group>
      <NextRoll system={system} rolls={rolls} resources={resources} campaignId={campaignId}>
        {sharing && <SharingChoice sharing={sharing} />}
      </NextRoll>
      {latest && <FollowUp key={latest.id} {...{ rolls, resources, connected, unfolded }} roll={latest} />}
      {latest === undefined ? (
        <Text size="sm" c="dimmed">
          Touche une valeur de la fiche pour la lancer.
        </Text>
      ) : (
        <Box {...FOCUSABLE} component="ol" role="list" aria-label="Derniers jets" className={styles.log}>
          {log.map((entry) => (
            <RollLine key={entry.id} roll={entry} rolling={entry === made}>
              {entry === latest && sharing && <SeenBy roll={entry} sharing={sharing} />}
              {sharing?.tell && <TellTable roll={entry} tell={sharing.tell} onTold={markTold} />}
            </RollLine>
          ))}
        </Box>
      )}
    </>
  );
}
