import { Checkbox, TextInput, Title } from "@mantine/core";
import { AutoGrid } from "../../ui/AutoGrid";
import { Fold } from "../../ui/Fold";
import { OptionalLabel } from "../../ui/OptionalLabel";
import { NumberField } from "../numbers/NumberField";
import type { CreatureField, FieldGroup } from "./creatureFields";
import type { CreatureFormState } from "./creatureForm";

interface FieldProps {
  form: CreatureFormState;
  field: CreatureField;
  /** The characters of a text. */
  max?: number;
}

const MAX_TEXT = 200;
/** The creature that is read says the bounds of each. */
export const ANY_NUMBER = { min: -1_000_000, max: 1_000_000, decimals: true, optional: true };

/** One field, at its path. */
export function Field({ form, field: { path, label, as, optional }, max = MAX_TEXT }: FieldProps) {
  const text = optional ? <OptionalLabel>{label}</OptionalLabel> : label;
  if (as === "check") {
    const { checked, ...props } = form.getInputProps(path, { type: "checkbox" });
    return <Checkbox label={label} checked={checked === true} {...props} />;
  }
  const { value, ...props } = form.getInputProps(path);
  if (as === "text") return <TextInput label={text} maxLength={max} value={value ?? ""} {...props} />;
  return <NumberField label={text} {...ANY_NUMBER} value={value} {...props} />;
}

/** Fields that stand together under their title. */
export function FieldGroupFields({ form, group }: { form: CreatureFormState; group: FieldGroup }) {
  const fields = (
    <AutoGrid min={130} fit>
      {group.fields.map((field) => (
        <Field key={field.path} form={form} field={field} />
      ))}
    </AutoGrid>
  );
  if (group.folded) return <Fold title={group.title}>{fields}</Fold>;
  return (
    <section aria-label={group.title}>
      <Title order={3} size="h5" mb={6}>
        {group.title}
      </Title>
      {fields}
    </section>
  );
}
