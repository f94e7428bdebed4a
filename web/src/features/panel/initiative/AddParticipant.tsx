import { Button } from "@mantine/core";
import type { Participant } from "domain/initiative/initiativeState";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { randomId } from "../../../browser/randomId";
import styles from "./AddParticipant.module.css";
import { readValue } from "./ValueField";

const MAX_NAME_LENGTH = 80;

interface AddParticipantProps {
  onAdd: (participant: Participant, value: number | undefined) => void;
  onClose: () => void;
}

/** Whoever is no player's character; the name stays selected, for whoever comes in numbers. */
export function AddParticipant({ onAdd, onClose }: AddParticipantProps) {
  const [name, setName] = useState("");
  const [value, setValue] = useState("");
  const [hidden, setHidden] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const refused = value.trim() !== "" && readValue(value) === undefined;

  useEffect(() => field.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const known = name.trim();
    if (known === "" || refused) return;
    onAdd(
      { id: randomId(), name: known, pronouns: "", role: "", kind: "creature", hidden },
      readValue(value),
    );
    setValue("");
    field.current?.select();
  };
  return (
    <form
      className={styles.add}
      aria-label="Ajouter un participant"
      onSubmit={submit}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      <input
        ref={field}
        aria-label="Nom du participant"
        placeholder="Gobelin, dragon, allié…"
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <input
        className={styles.value}
        aria-label="Initiative, lancée si vide"
        aria-invalid={refused || undefined}
        placeholder="Jet"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <label>
        <input type="checkbox" checked={hidden} onChange={() => setHidden(!hidden)} />
        Caché aux joueurs
      </label>
      <span className={styles.ways}>
        <Button size="sm" onClick={onClose}>
          Fermer
        </Button>
        <Button size="sm" type="submit" disabled={name.trim() === "" || refused}>
          Ajouter
        </Button>
      </span>
    </form>
  );
}
