import { Box, Button, Group, Stack, Text } from "@mantine/core";
import { type Encounter, type EncounterOutline, getEncounter } from "domain/api/encounters";
import { MAX_ENCOUNTERS } from "domain/documents/encounterLines";
import { creaturesOf } from "domain/games/registry/creatures";
import { experienceOfEach } from "domain/table/creatures/encounterOutline";
import type { SystemId } from "domain/values/systemIds";
import { compareFrench } from "domain/values/text/compareFrench";
import { useState } from "react";
import { useEncountersQuery } from "../../../api/encounters";
import { call } from "../../../http/call";
import { serverSentence } from "../../../http/serverSentence";
import { useMutation } from "../../../http/useMutation";
import { FormError } from "../../../ui/FormError";
import styles from "../CreatureRows.module.css";
import { DifficultyLine } from "../DifficultyLine";
import { EncounterEditor } from "./EncounterEditor";

interface EncountersProps {
  campaignId: string;
  system: SystemId;
  partyLevels: readonly number[];
  /** Takes one into the fight, or places it on the map; without it they are only prepared. */
  onOpen?: ((encounter: Encounter) => void) | undefined;
  onMap: boolean;
}

const summaryOf = ({ outline }: EncounterOutline): string =>
  outline.map(({ name, count, hidden }) => `${count} × ${name}${hidden ? " (caché)" : ""}`).join(", ") ||
  "Encore vide";

/** The prepared encounters of a campaign, or one of them to change. */
export function Encounters({ campaignId, system, partyLevels, onOpen, onMap }: EncountersProps) {
  const { difficulty } = creaturesOf(system).encounters ?? {};
  const { data = [], isPending, isError, refetch } = useEncountersQuery(system, campaignId);
  const [edited, setEdited] = useState<{ readonly encounter?: Encounter }>();
  const reading = useMutation({
    networkMode: "always",
    mutationFn: ({ id }: { id: string; then: (encounter: Encounter) => void }) =>
      call(getEncounter, { params: { system, id: campaignId, encounterId: id } }),
    onSuccess: (encounter, { then }) => then(encounter),
  });
  if (edited) {
    return (
      <EncounterEditor
        campaignId={campaignId}
        system={system}
        partyLevels={partyLevels}
        encounter={edited.encounter}
        onDone={() => setEdited(undefined)}
      />
    );
  }
  const opening = onMap ? "Placer" : "Ouvrir";
  const sorted = data.toSorted((a, b) => compareFrench(a.name, b.name));
  const read = (id: string, then: (encounter: Encounter) => void) => reading.mutate({ id, then });
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text size="sm" role="status">
          {isPending && "Les rencontres se chargent…"}
          {!isPending && !isError && data.length === 0 && "Aucune rencontre préparée."}
          {data.length >= MAX_ENCOUNTERS && `Cette campagne a ses ${MAX_ENCOUNTERS} rencontres.`}
        </Text>
        <Button size="sm" disabled={data.length >= MAX_ENCOUNTERS} onClick={() => setEdited({})}>
          Nouvelle rencontre
        </Button>
      </Group>
      <FormError>
        {(isError && "Les rencontres n'ont pas pu être lues.") ||
          (reading.isError &&
            serverSentence(reading.error, "Cette rencontre n'a pas pu être lue. Réessaie."))}
      </FormError>
      {isError && (
        <Button size="sm" onClick={() => void refetch()}>
          Réessayer
        </Button>
      )}
      <Box component="ul" role="list">
        {sorted.map((one) => (
          <li key={one.id} className={styles.row}>
            <div className={styles.about}>
              <Text fw={600}>{one.name}</Text>
              <Text size="sm" c="var(--ink-2)">
                {summaryOf(one)}
              </Text>
              {difficulty && (
                <DifficultyLine
                  difficultyOf={difficulty}
                  partyLevels={partyLevels}
                  experience={experienceOfEach(one.outline)}
                />
              )}
            </div>
            <Group gap={8}>
              <Button
                size="sm"
                mih={44}
                aria-label={`Modifier ${one.name}`}
                disabled={reading.isPending}
                onClick={() => read(one.id, (encounter) => setEdited({ encounter }))}
              >
                Modifier
              </Button>
              {onOpen && (
                <Button
                  size="sm"
                  mih={44}
                  variant="primary"
                  aria-label={`${opening} ${one.name}`}
                  disabled={reading.isPending || one.outline.length === 0}
                  onClick={() => read(one.id, onOpen)}
                >
                  {opening}
                </Button>
              )}
            </Group>
          </li>
        ))}
      </Box>
    </Stack>
  );
}
