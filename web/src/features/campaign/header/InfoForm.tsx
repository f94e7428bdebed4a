import { Button, Textarea, TextInput } from "@mantine/core";
import { CAMPAIGN_DESCRIPTION_MAX, CAMPAIGN_NAME_MAX } from "domain/campaign/updateCampaignInfo";
import type { FormEvent } from "react";
import { FormError } from "../../../ui/FormError";
import styles from "./CampaignHeader.module.css";
import type { EditControl } from "./useEditMode";

/** Name and description, for the MJ in edit mode. */
export function InfoForm({ edit: { mode, type, save } }: { edit: EditControl }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextInput
        label="Nom de la campagne"
        value={mode.draft.name}
        maxLength={CAMPAIGN_NAME_MAX}
        onChange={(event) => type({ name: event.target.value })}
      />
      <Textarea
        label="Description"
        value={mode.draft.description}
        maxLength={CAMPAIGN_DESCRIPTION_MAX}
        rows={4}
        onChange={(event) => type({ description: event.target.value })}
      />
      <FormError>{mode.save.kind === "failed" && mode.save.message}</FormError>
      <div className={styles.save}>
        <Button type="submit" variant="primary" loading={mode.save.kind === "saving"}>
          Enregistrer
        </Button>
        <span role="status" className={styles.saved}>
          {mode.save.kind === "saved" && "Modifications enregistrées."}
        </span>
      </div>
    </form>
  );
}
