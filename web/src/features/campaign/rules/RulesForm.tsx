import { Button } from "@mantine/core";
import type { CampaignPage } from "domain/campaign/campaignPage";
import { SETTING_FIELDS } from "domain/campaign/settings";
import type { CampaignSettings } from "domain/documents/campaign";
import type { FormEvent } from "react";
import { FormError } from "../../../ui/FormError";
import styles from "./TableRules.module.css";
import { useSettingsDraft } from "./useSettingsDraft";

type SettingField = (typeof SETTING_FIELDS)[number];

/** Mounted with edit mode and dropped with it, unsaved choices included. */
export function RulesForm({ campaign }: { campaign: CampaignPage }) {
  const { draft, choose, save, saving, saved, failure } = useSettingsDraft(campaign);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {SETTING_FIELDS.map((field) => (
        <Choice key={field.name} field={field} draft={draft} onChoose={choose} />
      ))}
      <FormError>{failure}</FormError>
      <div className={styles.save}>
        <Button type="submit" loading={saving}>
          Enregistrer les règles
        </Button>
        <span role="status" className={styles.saved}>
          {saved && "Règles enregistrées."}
        </span>
      </div>
    </form>
  );
}

interface ChoiceProps {
  field: SettingField;
  draft: CampaignSettings;
  onChoose: (change: Partial<CampaignSettings>) => void;
}

function Choice({ field: { name, label, options }, draft, onChoose }: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={String(option.value)}>
            <input
              type="radio"
              name={name}
              checked={draft[name] === option.value}
              onChange={() => onChoose({ [name]: option.value })}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
