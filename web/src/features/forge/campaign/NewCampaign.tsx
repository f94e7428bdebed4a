import { Button, Paper, Textarea, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { createCampaign } from "domain/api/campaigns";
import { DEFAULT_CAMPAIGN_SETTINGS, SETTING_FIELDS } from "domain/campaign/settings";
import type { CampaignSettings } from "domain/documents/campaign";
import { paths } from "domain/links/paths";
import { SYSTEM_IDS, type SystemId } from "domain/systems/systemIds";
import { SYSTEM_NAMES } from "domain/systems/systemNames";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useRefreshCampaigns } from "../../../api/useOwnCampaigns";
import { call } from "../../../http/call";
import { failureMessage } from "../../../http/failureMessage";
import { Emblem, SystemBand } from "../../../ui/Emblem";
import { Fold } from "../../../ui/Fold";
import { FormError } from "../../../ui/FormError";
import { toast } from "../../../ui/toast";
import { usePageTitle } from "../../../ui/usePageTitle";
import { ChoiceCards } from "../steps/ChoiceCards";
import { PillChoice } from "../steps/ToggleChips";
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

/** A campaign in a minute: a name is enough, the rest has its usual values. */
export function NewCampaign({ asked }: { asked: SystemId }) {
  usePageTitle("Nouvelle campagne");
  const [system, setSystem] = useState(asked);
  const [name, setName] = useState("");
  const [description, setDescription] = useState("");
  const [settings, setSettings] = useState<CampaignSettings>(DEFAULT_CAMPAIGN_SETTINGS);
  const [problem, setProblem] = useState<string>();
  const nameField = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const refresh = useRefreshCampaigns();
  const creation = useMutation({
    networkMode: "always",
    mutationFn: () => call(createCampaign, { params: { system }, body: { name, description, settings } }),
    onSuccess: ({ id }) => {
      refresh();
      toast("success", "Ta campagne est prête. Copie le lien d'invitation pour tes joueurs.");
      navigate(paths.campaign(id, system), { replace: true });
    },
    onError: (error) => setProblem(failureMessage(error, FAILURE, { 400: EMPTY_NAME })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    if (name.trim() !== "") return creation.mutate();
    setProblem(EMPTY_NAME);
    nameField.current?.focus();
  };
  return (
    <form className={styles.page} data-system={system} onSubmit={submit} noValidate>
      <h1>Nouvelle campagne</h1>
      <ChoiceCards legend="Jeu" options={SYSTEMS} chosen={system} onChoose={setSystem} />
      <Paper data-flush>
        <SystemBand system={system} />
        <div className={styles.fields}>
          <TextInput
            ref={nameField}
            label="Nom de la campagne"
            required
            autoComplete="off"
            maxLength={120}
            value={name}
            error={problem === EMPTY_NAME ? problem : undefined}
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
              setProblem(undefined);
            }}
          />
          <Textarea
            label="Description"
            required={false}
            rows={3}
            placeholder="Ce que tes joueurs doivent savoir avant de s'asseoir."
            value={description}
            onChange={({ currentTarget }) => setDescription(currentTarget.value)}
          />
          <Fold title="Règles de la table (tu pourras les changer)">
            <Rules settings={settings} onChange={(change) => setSettings({ ...settings, ...change })} />
          </Fold>
          <FormError>{problem === EMPTY_NAME ? undefined : problem}</FormError>
          <Button type="submit" variant="primary" loading={creation.isPending}>
            Créer la campagne
          </Button>
        </div>
      </Paper>
    </form>
  );
}

interface RulesProps {
  settings: CampaignSettings;
  onChange: (change: Partial<CampaignSettings>) => void;
}

function Rules({ settings, onChange }: RulesProps) {
  return SETTING_FIELDS.map(({ name, label, options }) => (
    <PillChoice
      key={name}
      legend={label}
      options={options.map((option) => ({ id: String(option.value), name: option.label }))}
      chosen={String(settings[name])}
      onChoose={(chosen) => {
        const option = options.find(({ value }) => String(value) === chosen);
        if (option) onChange({ [name]: option.value });
      }}
    />
  ));
}
