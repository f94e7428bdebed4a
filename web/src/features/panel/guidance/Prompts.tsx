import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { IconButton } from "../../../ui/IconButton";
import styles from "./Prompts.module.css";

interface PromptsProps {
  prompts: readonly string[];
  onBroadcast: (prompt: string) => void;
}

/** Questions to throw at the table: one at a time, in one's own words if one likes. */
export function Prompts({ prompts, onBroadcast }: PromptsProps) {
  const [place, setPlace] = useState(0);
  const [draft, setDraft] = useState<string>();
  const prompt = draft ?? prompts[place] ?? "";

  const turn = (step: number) => {
    setPlace((place + step + prompts.length) % prompts.length);
    setDraft(undefined);
  };
  const broadcast = (event: FormEvent) => {
    event.preventDefault();
    onBroadcast(prompt);
    turn(1);
  };
  return (
    <form className={styles.prompts} onSubmit={broadcast}>
      <label className="visuallyHidden" htmlFor="panel-prompt">
        Message à la table
      </label>
      <textarea
        id="panel-prompt"
        rows={3}
        maxLength={400}
        value={prompt}
        onChange={(event) => setDraft(event.target.value)}
      />
      <div className={styles.tools}>
        <IconButton icon="previous" label="Relance précédente" onClick={() => turn(-1)} />
        <span className={styles.place}>
          {place + 1} / {prompts.length}
        </span>
        <IconButton icon="next" label="Relance suivante" onClick={() => turn(1)} />
        <Button type="submit" size="sm" disabled={prompt.trim() === ""}>
          Diffuser
        </Button>
      </div>
      <p className={styles.note}>À dire de vive voix : gardé dans l'historique, rien n'est envoyé.</p>
    </form>
  );
}
