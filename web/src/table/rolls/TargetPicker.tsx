import { NativeSelect, UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./TargetPicker.module.css";

/** Somebody who may be aimed at. */
export interface PickedTarget {
  readonly id: string;
  readonly name: string;
  /** From who aims, « 9 m »; undefined where that is not known. */
  readonly distance?: string | undefined;
}

interface TargetPickerProps {
  /** In one line of a form, or each a press away. */
  size: "line" | "chips";
  targets: readonly PickedTarget[];
  /** Among them, or somebody who is no more. */
  chosen: PickedTarget | undefined;
  /** The id of whom is aimed at now; undefined for nobody. */
  onChoose: (id: string | undefined) => void;
  disabled?: boolean;
  error?: ReactNode;
}

/** Whom attacks and damage are aimed at. Whoever was chosen stays chosen until another is. */
export function TargetPicker({ size, targets, chosen, onChoose, disabled, error }: TargetPickerProps) {
  const isAmong = targets.some(({ id }) => id === chosen?.id);
  const shown = chosen && !isAmong ? [chosen, ...targets] : targets;
  if (size === "chips") {
    return (
      <ul className={styles.chips} aria-label="Cible">
        {shown.map(({ id, name, distance }) => (
          <li key={id}>
            <UnstyledButton
              className={styles.chip}
              aria-pressed={id === chosen?.id}
              title={distance ? `${name}, à ${distance}` : name}
              onClick={() => onChoose(id === chosen?.id ? undefined : id)}
            >
              {name}
              {distance && <span className={styles.distance}> {distance}</span>}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <NativeSelect
      size="sm"
      label="Cible"
      {...{ disabled, error }}
      data={[
        { value: "", label: "Personne" },
        ...shown.map(({ id, name, distance }) => ({
          value: id,
          label: distance ? `${name} (${distance})` : name,
        })),
      ]}
      value={chosen?.id ?? ""}
      onChange={({ currentTarget: { value } }) => onChoose(value === "" ? undefined : value)}
    />
  );
}
