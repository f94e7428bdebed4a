import { Button, Checkbox, Group, Stack, Text, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { createEncounter, deleteEncounter, type Encounter, updateEncounter } from "domain/api/encounters";
import {
  type EncounterLine,
  encounterNameRules,
  MAX_COUNT,
  MAX_ENCOUNTER_LINES,
} from "domain/documents/encounterLines";
import type { Creature } from "domain/game/gameTypes";
import { creaturesOf } from "domain/games/registry/creatures";
import { experienceOfEach, outlineOf } from "domain/table/creatures/encounterOutline";
import type { SystemId } from "domain/values/systemIds";
import { elide } from "domain/values/text/elide";
import { checkName } from "domain/values/text/name";
import { numberRule, type TypedNumber, typedOr } from "domain/values/text/typedNumber";
import { useRefreshEncounters } from "../../../api/encounters";
import { useRequestId } from "../../../api/useRequestId";
import { call } from "../../../http/call";
import { NumberField } from "../../../kits/numbers/NumberField";
import { IconButton } from "../../../ui/IconButton";
import { useCheckedForm } from "../../../ui/useCheckedForm";
import { PreparedActions } from "../../prepared/PreparedActions";
import { usePrepared } from "../../prepared/usePrepared";
import { CreatureSearch } from "../CreatureSearch";
import { DifficultyLine } from "../DifficultyLine";
import { useCreatures } from "../useCreatures";

interface EncounterEditorProps {
  campaignId: string;
  system: SystemId;
  partyLevels: readonly number[];
  /** The one to change; a new one without it. */
  encounter: Encounter | undefined;
  onDone: () => void;
}

/** A count that is being typed may be blank. */
interface Line extends Omit<EncounterLine, "count"> {
  count: TypedNumber;
}
interface Values extends Record<string, unknown> {
  name: string;
  lines: Line[];
}

const COUNTS = { min: 1, max: MAX_COUNT };
const counted = (lines: readonly Line[]): EncounterLine[] =>
  lines.flatMap((line) => {
    const count = typedOr(line.count, COUNTS, undefined);
    return count === undefined ? [] : [{ ...line, count }];
  });

/** An encounter: its name, its creatures, how many of each and which are hidden. */
export function EncounterEditor({
  campaignId,
  system,
  partyLevels,
  encounter,
  onDone,
}: EncounterEditorProps) {
  const { difficulty } = creaturesOf(system).encounters ?? {};
  const { creatures, own } = useCreatures(system);
  const [choosing, choice] = useDisclosure();
  const refresh = useRefreshEncounters(system, campaignId);
  const requestId = useRequestId();
  const form = useCheckedForm<Values>({
    initialValues: { name: encounter?.name ?? "", lines: encounter?.lines ?? [] },
    validate: {
      name: (name) => checkName(name, encounterNameRules) ?? null,
      lines: { count: numberRule(COUNTS) },
    },
    onValuesChange: () => prepared.forgetFailure(),
  });
  const { lines } = form.values;
  const params = { system, id: campaignId };
  const prepared = usePrepared({
    save: (body: { name: string; lines: EncounterLine[] }) =>
      encounter
        ? call(updateEncounter, {
            params: { ...params, encounterId: encounter.id },
            body: { ...body, version: encounter.version },
          })
        : call(createEncounter, { params, body: { ...body, requestId: requestId(body) } }),
    remove: () => call(deleteEncounter, { params: { ...params, encounterId: encounter?.id ?? "" } }),
    ...{ refresh, onDone },
    words: { saved: "rencontre enregistrée", removed: "Rencontre supprimée." },
  });
  const add = (creature: Creature, count: number) => {
    form.insertListItem("lines", { creature, count, hidden: false });
    choice.close();
  };
  // Apart from the form, which Enter in the search would send.
  if (choosing) {
    return (
      <Stack gap="sm">
        <Button size="sm" style={{ alignSelf: "start" }} onClick={choice.close}>
          Retour à la rencontre
        </Button>
        <CreatureSearch system={system} creatures={creatures} own={own} action="Choisir" onChoose={add} />
      </Stack>
    );
  }
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ name, lines: typed }) => prepared.save({ name, lines: counted(typed) }))}
    >
      <Stack gap="sm">
        <TextInput
          label="Nom de la rencontre"
          maxLength={encounterNameRules.max}
          {...form.getInputProps("name")}
        />
        {[...lines.entries()].map(([place, { creature }]) => (
          <Group key={place} gap={10} align="end" wrap="nowrap">
            <NumberField
              w={86}
              flex="none"
              label="Nombre"
              aria-label={`Nombre ${elide("de", creature.name)}`}
              {...COUNTS}
              {...form.getInputProps(`lines.${place}.count`)}
            />
            <Stack gap={4} flex={1} miw={0}>
              <Text fw={600} style={{ overflowWrap: "anywhere" }}>
                {creature.name}
              </Text>
              <Checkbox
                label="Caché aux joueurs"
                {...form.getInputProps(`lines.${place}.hidden`, { type: "checkbox" })}
              />
            </Stack>
            <IconButton
              icon="close"
              mih={44}
              label={`Retirer ${creature.name}`}
              onClick={() => form.removeListItem("lines", place)}
            />
          </Group>
        ))}
        <Button
          size="sm"
          style={{ alignSelf: "start" }}
          disabled={lines.length >= MAX_ENCOUNTER_LINES}
          onClick={choice.open}
        >
          Ajouter une créature
        </Button>
        {difficulty && (
          <DifficultyLine
            difficultyOf={difficulty}
            partyLevels={partyLevels}
            experience={experienceOfEach(outlineOf(counted(lines)))}
          />
        )}
        <PreparedActions
          prepared={prepared}
          name={encounter?.name}
          warning="Tes créatures restent."
          failure="Cette rencontre n'est pas enregistrée. Réessaie."
          onCancel={onDone}
        />
      </Stack>
    </form>
  );
}
