import { Button, NumberInput, type NumberInputProps, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
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
        if (!disabled) onRoll(label.trim() || title);
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

interface WholeFieldProps extends Pick<NumberInputProps, "placeholder"> {
  label: string;
  /** Undefined while the field is empty. */
  value: number | undefined;
  min: number;
  max: number;
  onChange: (value: number | undefined) => void;
}

/** A whole number within its bounds, or nothing. */
export function WholeField({ value, min, max, onChange, ...field }: WholeFieldProps) {
  return (
    <NumberInput
      {...field}
      size="sm"
      allowDecimal={false}
      allowNegative={min < 0}
      clampBehavior="strict"
      min={min}
      max={max}
      value={value ?? ""}
      onChange={(next) => onChange(typeof next === "number" ? next : undefined)}
      selectAllOnFocus
    />
  );
}
