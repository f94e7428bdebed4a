import { Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { MAX_NAME, MAX_OWN_RESOURCES, MAX_USES } from "domain/games/dnd5e/play/bounds";
import { type OwnResource, trackerNameRules } from "domain/games/dnd5e/play/state";
import { checkName, normaliseName } from "domain/values/text/name";
import { plural } from "domain/values/text/plural";
import { numberRule, type TypedNumber, typedOr } from "domain/values/text/typedNumber";
import { useState } from "react";
import { randomId } from "../../../browser/randomId";
import { AmountField } from "../../../kits/trackers/AmountField";
import { PressButton } from "../../../kits/trackers/PressButton";
import { TrackerFold } from "../../../kits/trackers/TrackerFold";
import { IconButton } from "../../../ui/IconButton";
import { useCheckedForm } from "../../../ui/useCheckedForm";
import type { Dnd5eProps } from "./dnd5eProps";

const USES = { min: 1, max: MAX_USES };
const RECHARGES: readonly { readonly value: OwnResource["recharge"]; readonly label: string }[] = [
  { value: "longRest", label: "Repos long" },
  { value: "shortRest", label: "Repos court ou long" },
  { value: "never", label: "Jamais" },
];
const NEW: OwnResource = { name: "", max: 1, recharge: "longRest" };

type Props = Pick<Dnd5eProps, "state" | "press">;

/** The resources that the player wrote: added, changed, removed. */
export function OwnResources({ state, press }: Props) {
  const own = Object.entries(state.ownResources);
  const [edited, setEdited] = useState<string>();
  const resource = edited === undefined ? undefined : state.ownResources[edited];
  const save = (changed: OwnResource) => {
    press({ kind: "putOwnResource", id: edited ?? `own-${randomId()}`, resource: changed });
    setEdited(undefined);
  };
  const isFull = own.length >= MAX_OWN_RESOURCES;
  return (
    <TrackerFold
      title="Ressources à toi"
      value={own.length === 0 ? "Aucune" : `${own.length} ${plural(own.length, "ressource", "ressources")}`}
    >
      {own.map(([id, { name, max }]) => (
        <Group key={id} gap={4} wrap="nowrap">
          <Text size="sm" flex={1} miw={0}>
            {name} <span className="num">({max})</span>
          </Text>
          <PressButton label={`Modifier ${name}`} onPress={() => setEdited(id)}>
            Modifier
          </PressButton>
          <IconButton
            icon="close"
            size={44}
            label={`Retirer la ressource ${name}`}
            onClick={() => press({ kind: "removeOwnResource", id })}
          />
        </Group>
      ))}
      {isFull && resource === undefined ? (
        <Text size="sm" c="var(--ink-2)">
          {`Une fiche compte ${MAX_OWN_RESOURCES} ressources à toi au plus.`}
        </Text>
      ) : (
        <ResourceForm
          key={edited ?? "new"}
          resource={resource ?? NEW}
          isNew={resource === undefined}
          save={save}
          cancel={() => setEdited(undefined)}
        />
      )}
    </TrackerFold>
  );
}

interface ResourceFormProps {
  resource: OwnResource;
  isNew: boolean;
  save: (resource: OwnResource) => void;
  cancel: () => void;
}

function ResourceForm({ resource, isNew, save, cancel }: ResourceFormProps) {
  const form = useCheckedForm({
    initialValues: { name: resource.name, max: resource.max as TypedNumber, recharge: resource.recharge },
    validate: {
      name: (name: string) => checkName(name, trackerNameRules) ?? null,
      max: numberRule(USES),
    },
  });
  const submit = form.onSubmit(({ name, max, recharge }) => {
    save({ name: normaliseName(name), max: typedOr(max, USES, resource.max), recharge });
    form.reset();
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={8}>
        <TextInput
          {...form.getInputProps("name")}
          label={isNew ? "Nouvelle ressource" : "Nom de la ressource"}
          maxLength={MAX_NAME}
          autoComplete="off"
        />
        <AmountField {...form.getInputProps("max")} {...USES} label="Utilisations" />
        <NativeSelect {...form.getInputProps("recharge")} label="Revient à un" data={RECHARGES} />
        <Group gap={8}>
          <PressButton flex="1 1 auto" onPress={submit}>
            {isNew ? "Ajouter la ressource" : "Enregistrer"}
          </PressButton>
          {!isNew && <PressButton onPress={cancel}>Annuler</PressButton>}
        </Group>
      </Stack>
    </form>
  );
}
