import { Chip } from "@mantine/core";
import "@mantine/core/styles/Chip.css";
import { DEFAULT_PREFERENCES, PREFERENCE_FIELDS, type Preferences } from "domain/account/preferences";
import { useState } from "react";
import { TitledCard } from "../../../ui/TitledCard";
import styles from "./Appearance.module.css";
import { AppearancePreview } from "./AppearancePreview";

type Field = (typeof PREFERENCE_FIELDS)[number];

/** Product §2 "Appearance": tried on in the preview beside it, and not saved. */
export function AppearanceForm() {
  const [preferences, setPreferences] = useState(DEFAULT_PREFERENCES);
  return (
    <TitledCard
      title="Apparence"
      lead="L'enregistrement de ces préférences et leur application automatique arrivent bientôt : pour l'instant, elles se voient dans l'aperçu seulement."
    >
      <div className={styles.columns}>
        <div className={styles.fields}>
          {PREFERENCE_FIELDS.map((field) => (
            <Choice
              key={field.name}
              field={field}
              value={preferences[field.name]}
              onChoose={(value) =>
                setPreferences({ ...preferences, [field.name]: value } satisfies Preferences)
              }
            />
          ))}
        </div>
        <AppearancePreview preferences={preferences} />
      </div>
    </TitledCard>
  );
}

interface ChoiceProps {
  field: Field;
  value: string;
  onChoose: (value: Field["options"][number]["value"]) => void;
}

/** One preference: radio buttons that look like chips. */
function Choice({ field, value, onChoose }: ChoiceProps) {
  const choose = (chosen: string) => {
    const option = field.options.find((each) => each.value === chosen);
    if (option) onChoose(option.value);
  };
  return (
    <fieldset className={styles.choice}>
      <legend>{field.label}</legend>
      <Chip.Group value={value} onChange={choose}>
        <div>
          {field.options.map((option) => (
            <Chip
              key={option.value}
              value={option.value}
              variant="outline"
              classNames={{ label: styles.chip ?? "" }}
            >
              {field.name === "accent" && (
                <i className={styles.swatch} data-accent={option.value} aria-hidden="true" />
              )}
              {option.label}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </fieldset>
  );
}
