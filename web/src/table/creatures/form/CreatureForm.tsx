import { Button, Group, NativeSelect, Stack, Title } from "@mantine/core";
import { createCreature, updateCreature } from "domain/api/creatures";
import { MAX_ABOUT, MAX_CREATURE_NAME } from "domain/game/creatures/parts";
import type { Creature } from "domain/game/gameTypes";
import type { CreatureDraft } from "domain/games/creature";
import type { SystemId } from "domain/values/systemIds";
import { useRefreshOwnCreatures } from "../../../api/creatures";
import { useRequestId } from "../../../api/useRequestId";
import { DefenceFields } from "../../../games/dnd5e/creatures/DefenceFields";
import { call } from "../../../http/call";
import { serverSentence } from "../../../http/serverSentence";
import { useMutation } from "../../../http/useMutation";
import { CHALLENGES, FIELD_GROUPS } from "../../../kits/creatures/creatureFields";
import { type CreatureValues, errorsOf, readDraft, valuesOf } from "../../../kits/creatures/creatureValues";
import { Field, FieldGroupFields } from "../../../kits/creatures/Field";
import { SkillFields, TraitFields } from "../../../kits/creatures/ListFields";
import { FormError } from "../../../ui/FormError";
import { toast } from "../../../ui/toast";
import { useCheckedForm } from "../../../ui/useCheckedForm";
import { AttackFields } from "./AttackFields";

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
          <Field
            form={form}
            field={{ path: "life.max", label: system === "vampire" ? "Santé" : "Points de vie" }}
          />
          {system !== "vampire" && (
            <Field
              form={form}
              field={{ path: "life.dice", label: "Dés de vie", as: "text", optional: true }}
            />
          )}
          {system === "dnd5e" && (
            <NativeSelect
              label="Facteur de puissance"
              data={[...CHALLENGES]}
              {...form.getInputProps("challenge")}
              value={String(form.values.challenge)}
              onChange={({ currentTarget }) => form.setFieldValue("challenge", Number(currentTarget.value))}
            />
          )}
        </Group>
        {FIELD_GROUPS[system].map((group) => (
          <FieldGroupFields key={group.title} form={form} group={group} />
        ))}
        {system === "dnd5e" ? <DefenceFields form={form} /> : <SkillFields form={form} />}
        <Title order={3} size="h5">
          Attaques
        </Title>
        <AttackFields form={form} system={system} />
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
