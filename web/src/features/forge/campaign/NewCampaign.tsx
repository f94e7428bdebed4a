import { Button, Paper, Stack, Textarea, TextInput, Title } from "@mantine/core";
import { schemaResolver, type UseFormReturnType, useForm } from "@mantine/form";
import { createCampaign } from "domain/api/campaigns";
import type { CampaignSettings } from "domain/game/campaignSettings";
import {
  DEFAULT_CAMPAIGN_SETTINGS,
  type SETTING_FIELDS,
  settingFieldsOf,
} from "domain/table/campaign/settings";
import { CAMPAIGN_DESCRIPTION_MAX, CAMPAIGN_NAME_MAX } from "domain/table/campaign/updateCampaignInfo";
import { paths } from "domain/values/links/paths";
import { SYSTEM_IDS, type SystemId } from "domain/values/systemIds";
import { SYSTEM_NAMES } from "domain/values/systemNames";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useRefreshCampaigns } from "../../../api/useOwnCampaigns";
import { useRequestId } from "../../../api/useRequestId";
import { call } from "../../../http/call";
import { failureMessage } from "../../../http/failureMessage";
import { useMutation } from "../../../http/useMutation";
import { ChipChoice } from "../../../kits/forge/Chips";
import { ChoiceCards } from "../../../kits/forge/ChoiceCards";
import { Emblem, SystemBand } from "../../../ui/Emblem";
import { Fold } from "../../../ui/Fold";
import { FormError } from "../../../ui/FormError";
import { OptionalLabel } from "../../../ui/OptionalLabel";
import { toast } from "../../../ui/toast";
import { usePageTitle } from "../../../ui/usePageTitle";
import styles from "./NewCampaign.module.css";

/** Product §8. */
const EMPTY_NAME = "Le nom de la campagne ne peut pas être vide.";
const FAILURE = "Impossible de créer la campagne pour le moment.";

const SYSTEMS = SYSTEM_IDS.map((id) => ({
  id,
  name: SYSTEM_NAMES[id],
  drawing: (
    <span data-system={id} className={styles.emblem}>
      <Emblem system={id} size={30} />
    </span>
  ),
}));

interface NewCampaignValues {
  name: string;
  description: string;
  settings: CampaignSettings;
}

/** What is missing has no virtual table (product §9); a new campaign is offered ours. */
const FIRST_SETTINGS: CampaignSettings = { ...DEFAULT_CAMPAIGN_SETTINGS, useVtt: true };

const checkTypes = schemaResolver(createCampaign.body, { sync: true });
const validate = (values: NewCampaignValues) => ({
  ...checkTypes(values),
  ...(values.name.trim() === "" && { name: EMPTY_NAME }),
});

/** A campaign in a minute: a name is enough, the rest has its usual values. */
export function NewCampaign({ asked }: { asked: SystemId }) {
  usePageTitle("Nouvelle campagne");
  const [system, setSystem] = useState(asked);
  const form = useForm<NewCampaignValues>({
    initialValues: { name: "", description: "", settings: FIRST_SETTINGS },
    validate,
  });
  const navigate = useNavigate();
  const refresh = useRefreshCampaigns();
  const requestIdFor = useRequestId();
  const creation = useMutation({
    networkMode: "always",
    mutationFn: (body: NewCampaignValues) => {
      const requestId = requestIdFor({ system, body });
      return call(createCampaign, { params: { system }, body: { ...body, requestId } });
    },
    onSuccess: ({ id }) => {
      refresh();
      toast("success", "Ta campagne est prête. Copie le lien d'invitation pour tes joueurs.");
      navigate(paths.campaign(id, system), { replace: true });
    },
  });
  const submit = form.onSubmit(
    (values) => creation.mutate(values),
    () => form.getInputNode("name")?.focus(),
  );
  return (
    <form
      className={styles.page}
      data-system={system}
      onChange={creation.forgetFailure}
      onSubmit={submit}
      noValidate
    >
      <Title order={1}>Nouvelle campagne</Title>
      <ChoiceCards
        legend="Jeu"
        min="max(130px, 22%)"
        options={SYSTEMS}
        chosen={system}
        onChoose={setSystem}
      />
      <Paper data-flush>
        <SystemBand system={system} />
        <Stack className={styles.fields}>
          <TextInput
            label="Nom de la campagne"
            required
            autoComplete="off"
            maxLength={CAMPAIGN_NAME_MAX}
            {...form.getInputProps("name")}
          />
          <Textarea
            label={<OptionalLabel>Description</OptionalLabel>}
            rows={3}
            maxLength={CAMPAIGN_DESCRIPTION_MAX}
            placeholder="Ce que tes joueurs doivent savoir avant de s'asseoir."
            {...form.getInputProps("description")}
          />
          <Fold title="Règles de la table (tu pourras les changer)">
            <Rules form={form} system={system} />
          </Fold>
          <FormError>
            {creation.error && failureMessage(creation.error, FAILURE, { 400: EMPTY_NAME })}
          </FormError>
          <Button
            type="submit"
            variant="primary"
            className={styles.submit}
            loading={creation.isPending || creation.isSuccess}
          >
            Créer la campagne
          </Button>
        </Stack>
      </Paper>
    </form>
  );
}

interface RulesProps {
  form: UseFormReturnType<NewCampaignValues>;
  system: SystemId;
}

function Rules({ form, system }: RulesProps) {
  const { used, unused } = settingFieldsOf(system);
  return (
    <Stack>
      <Choices form={form} fields={used} />
      {unused.length > 0 && (
        <Fold title="Sans effet dans ce jeu">
          <Stack>
            <Choices form={form} fields={unused} />
          </Stack>
        </Fold>
      )}
    </Stack>
  );
}

interface ChoicesProps {
  form: UseFormReturnType<NewCampaignValues>;
  fields: typeof SETTING_FIELDS;
}

const Choices = ({ form, fields }: ChoicesProps) =>
  fields.map(({ name, label, options }) => (
    <ChipChoice
      key={name}
      legend={label}
      options={options.map((option) => ({ id: String(option.value), name: option.label }))}
      chosen={String(form.values.settings[name])}
      onChoose={(chosen) => {
        const option = options.find(({ value }) => String(value) === chosen);
        if (option) form.setFieldValue(`settings.${name}`, option.value);
      }}
    />
  ));
