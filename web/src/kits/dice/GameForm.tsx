import { Button, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { allValid } from "../numbers/allValid";
import { NumberField, type NumberFieldProps } from "../numbers/NumberField";
import styles from "./GameForm.module.css";

interface GameFormProps {
  /** What is rolled, said of the form and, while it is not named otherwise, of the roll. */
  title: string;
  disabled: boolean;
  onRoll: (label: string) => void;
  children: ReactNode;
}

/** What a game's roll asks for, what it is for, and its button. */
export function GameForm({ title, disabled, onRoll, children }: GameFormProps) {
  const [label, setLabel] = useState("");
  return (
    <form
      className={styles.game}
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A field that cannot be read says so, and nothing is rolled without it.
        if (!disabled && allValid(event.currentTarget)) onRoll(label.trim() || title);
      }}
    >
      <div className={styles.fields}>{children}</div>
      <div className={styles.form}>
        <TextInput
          aria-label="Nom du jet"
          placeholder={title}
          maxLength={80}
          autoComplete="off"
          value={label}
          onChange={({ currentTarget }) => setLabel(currentTarget.value)}
        />
        <Button type="submit" variant="primary" disabled={disabled}>
          Jeter
        </Button>
      </div>
    </form>
  );
}

interface WholeFieldProps extends Pick<NumberFieldProps, "min" | "max" | "placeholder"> {
  label: string;
  /** Undefined while the field is empty, or holds what is none. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** A whole number within its bounds, or nothing. */
export const WholeField = ({ onChange, ...field }: WholeFieldProps) => (
  <NumberField
    {...field}
    size="sm"
    optional
    onChange={(typed) => onChange(typeof typed === "number" ? typed : undefined)}
  />
);
