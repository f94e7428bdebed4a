import { Chip, Fieldset, Flex, Group, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { DEFAULT_PREFERENCES, PREFERENCE_FIELDS } from "domain/members/account/preferences";
import { TitledCard } from "../../../ui/TitledCard";
import styles from "./Appearance.module.css";
import { AppearancePreview } from "./AppearancePreview";

/** Product §2 "Appearance": tried on in the preview beside it, and not saved. */
export function AppearanceForm() {
  const form = useForm({ initialValues: DEFAULT_PREFERENCES });
  return (
    <TitledCard
      title="Apparence"
      lead="L'enregistrement de ces préférences et leur application automatique arrivent bientôt : pour l'instant, elles se voient dans l'aperçu seulement."
    >
      <Flex wrap="wrap" gap="18px 28px">
        {/* It takes the width that the preview leaves; below it, the preview takes the whole. */}
        <Stack gap="md" flex="999 1 400px" miw={0}>
          {PREFERENCE_FIELDS.map(({ name, label, options }) => (
            <Fieldset key={name} legend={label} miw={0}>
              <Chip.Group {...form.getInputProps(name)}>
                <Group gap={8}>
                  {options.map(({ value, label: choice }) => (
                    <Chip key={value} value={value} classNames={{ label: styles.chip ?? "" }}>
                      {name === "accent" && (
                        <i className={styles.swatch} data-accent={value} aria-hidden="true" />
                      )}
                      {choice}
                    </Chip>
                  ))}
                </Group>
              </Chip.Group>
            </Fieldset>
          ))}
        </Stack>
        <AppearancePreview preferences={form.values} />
      </Flex>
    </TitledCard>
  );
}
