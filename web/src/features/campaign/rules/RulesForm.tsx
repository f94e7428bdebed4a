import { Button, Chip, Fieldset, Group, Stack, Text } from "@mantine/core";
import { schemaResolver } from "@mantine/form";
import { updateCampaignSettings } from "domain/api/campaigns";
import type { CampaignSettings } from "domain/game/campaignSettings";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { type SETTING_FIELDS, settingFieldsOf } from "domain/table/campaign/settings";
import { call } from "../../../http/call";
import { useMutation } from "../../../http/useMutation";
import { Fold } from "../../../ui/Fold";
import { FormError } from "../../../ui/FormError";
import { useFormOver } from "../useFormOver";
import styles from "./RulesForm.module.css";

/** Product §8 "Campaign update". */
const UPDATE_FAILED = "Impossible de mettre à jour les informations de la campagne.";

type SettingField = (typeof SETTING_FIELDS)[number];

/** The rules of the table, each a choice of a few. */
export function RulesForm({ campaign: { id, system, settings } }: { campaign: CampaignPage }) {
  const form = useFormOver(settings, {
    validate: schemaResolver(updateCampaignSettings.body, { sync: true }),
  });
  const saving = useMutation({
    networkMode: "always",
    mutationFn: (body: CampaignSettings) => call(updateCampaignSettings, { params: { system, id }, body }),
    onSuccess: (_, saved) => form.setInitialValues(saved),
  });
  const { used, unused } = settingFieldsOf(system);
  const choice = (field: SettingField) => (
    <Choice
      key={field.name}
      field={field}
      value={form.values[field.name]}
      onChange={(value) => form.setFieldValue(field.name, value)}
    />
  );
  return (
    <form onChange={saving.reset} onSubmit={form.onSubmit((chosen) => saving.mutate(chosen))}>
      <Stack>
        {used.map(choice)}
        {unused.length > 0 && (
          <Fold title="Sans effet dans ce jeu">
            <Stack>{unused.map(choice)}</Stack>
          </Fold>
        )}
        <FormError>{saving.isError && UPDATE_FAILED}</FormError>
        <Group gap="8px 14px">
          <Button type="submit" loading={saving.isPending}>
            Enregistrer les règles
          </Button>
          <Text span role="status" size="sm" c="ok">
            {saving.isSuccess && "Règles enregistrées."}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}

type SettingValue = CampaignSettings[SettingField["name"]];

interface ChoiceProps {
  field: SettingField;
  value: SettingValue;
  onChange: (value: SettingValue) => void;
}

/** One rule: radio buttons that look like chips, whose values are texts. */
function Choice({ field: { name, label, options }, value, onChange }: ChoiceProps) {
  const choose = (text: string) => {
    const chosen = options.find((option) => String(option.value) === text);
    if (chosen) onChange(chosen.value);
  };
  return (
    <Fieldset legend={label}>
      <Chip.Group value={String(value)} onChange={choose}>
        <Group gap={6}>
          {options.map((option) => (
            <Chip
              key={String(option.value)}
              name={name}
              value={String(option.value)}
              icon={null}
              className={styles.option}
            >
              {option.label}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Fieldset>
  );
}
