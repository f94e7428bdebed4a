import { TextInput } from "@mantine/core";
import { Fold } from "../../ui/Fold";

interface CustomNameProps {
  /** `"Un clan qui n'est pas dans la liste ?"` */
  question: string;
  label: string;
  description?: string;
  value: string;
  /** Open from the start; otherwise where there is a name. */
  open?: boolean;
  onChange: (name: string) => void;
}

const MAX_LENGTH = 60;

/** A name for what the list of choices lacks. */
export function CustomName({
  question,
  label,
  description,
  value,
  open = value !== "",
  onChange,
}: CustomNameProps) {
  return (
    <Fold title={question} open={open}>
      <TextInput
        label={label}
        description={description}
        maxLength={MAX_LENGTH}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Fold>
  );
}
