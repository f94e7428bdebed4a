import { DEFAULT_PREFERENCES, PREFERENCE_FIELDS, type Preferences } from "domain/account/preferences";
import { useId, useState } from "react";
import { TitledCard } from "../../ui/TitledCard";
import styles from "./Appearance.module.css";
import { AppearancePreview } from "./AppearancePreview";

type Field = (typeof PREFERENCE_FIELDS)[number];

/** Spec §2 "Appearance": tried on in the preview beside it, and not saved. */
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

/** One preference: the browser's own radio buttons under pills. */
function Choice({ field, value, onChoose }: ChoiceProps) {
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{field.label}</legend>
      <div>
        {field.options.map((option) => (
          <label key={option.value} data-accent={field.name === "accent" ? option.value : undefined}>
            <input
              type="radio"
              name={group}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {field.name === "accent" && <i className={styles.swatch} aria-hidden="true" />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
