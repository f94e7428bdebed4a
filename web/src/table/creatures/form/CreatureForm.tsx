import { Button, Group, Stack, Title } from "@mantine/core";
import { createCreature, updateCreature } from "domain/api/creatures";
import { MAX_ABOUT, MAX_CREATURE_NAME } from "domain/game/creatures/parts";
import type { Creature } from "domain/game/gameTypes";
import type { CreatureDraft } from "domain/games/creature";
import type { SystemId } from "domain/values/systemIds";
import { useRefreshOwnCreatures } from "../../../api/creatures";
import { useRequestId } from "../../../api/useRequestId";
import { creatureFormOf } from "../../../games/registry/creatureForms";
import { call } from "../../../http/call";
import { serverSentence } from "../../../http/serverSentence";
import { useMutation } from "../../../http/useMutation";
import type { CreatureValues } from "../../../kits/creatures/creatureForm";
import { Field, FieldGroupFields } from "../../../kits/creatures/Field";
import { TraitFields } from "../../../kits/creatures/ListFields";
import { FormError } from "../../../ui/FormError";
import { toast } from "../../../ui/toast";
import { useCheckedForm } from "../../../ui/useCheckedForm";
import { AttackFields } from "./AttackFields";
import { errorsOf, readDraft, valuesOf } from "./creatureValues";

interface CreatureFormProps {
  system: SystemId;
  /** What the fields begin with; a new creature without it. */
  from?: Creature | undefined;
  /** Whether `from` itself is changed; else it is copied. */
  changes: boolean;
  onSaved: (creature: Creature) => void;
  onCancel: () => void;
}

/** A creature of one's own: a new one, a copy, or a change of one. */
export function CreatureForm({ system, from, changes, onSaved, onCancel }: CreatureFormProps) {
  const form = useCheckedForm<CreatureValues>({
    initialValues: valuesOf(system, from),
    validate: errorsOf,
    onValuesChange: () => saving.forgetFailure(),
  });
  const { lifeLabel, hasLifeDice, danger: Danger, groups, more: More, attack } = creatureFormOf(system);
  const refresh = useRefreshOwnCreatures(system);
  const requestId = useRequestId();
  const saving = useMutation({
    networkMode: "always",
    mutationFn: (creature: CreatureDraft) =>
      changes && from
        ? call(updateCreature, { params: { id: from.id }, body: { creature } })
        : call(createCreature, { body: { creature, requestId: requestId(creature) } }),
    onSuccess: async (creature) => {
      toast("success", `Créature enregistrée : ${creature.name}.`);
      await refresh();
      onSaved(creature);
    },
  });
  const submit = (values: CreatureValues) => {
    const draft = readDraft(values);
    if (draft) saving.mutate(draft);
  };
  const hasErrors = Object.keys(form.errors).length > 0;
  return (
    <form noValidate onSubmit={form.onSubmit(submit)}>
      <Stack gap="sm">
        <Field form={form} field={{ path: "name", label: "Nom", as: "text" }} max={MAX_CREATURE_NAME} />
        <Field
          form={form}
          field={{ path: "about", label: "Description", as: "text", optional: true }}
          max={MAX_ABOUT}
        />
        <Group gap={10} align="start">
          <Field form={form} field={{ path: "life.max", label: lifeLabel }} />
          {hasLifeDice && (
            <Field
              form={form}
              field={{ path: "life.dice", label: "Dés de vie", as: "text", optional: true }}
            />
          )}
          {Danger && <Danger form={form} />}
        </Group>
        {groups.map((group) => (
          <FieldGroupFields key={group.title} form={form} group={group} />
        ))}
        <More form={form} />
        <Title order={3} size="h5">
          Attaques
        </Title>
        <AttackFields form={form} attack={attack} />
        <Title order={3} size="h5">
          Capacités
        </Title>
        <TraitFields form={form} />
        <FormError>
          {(saving.isError &&
            serverSentence(saving.error, "Cette créature n'est pas enregistrée. Réessaie.")) ||
            form.errors.whole ||
            (hasErrors && "Certains champs sont à corriger.")}
        </FormError>
        <Group justify="flex-end" gap={10}>
          <Button onClick={onCancel}>Annuler</Button>
          <Button type="submit" variant="primary" loading={saving.isPending}>
            Enregistrer
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
