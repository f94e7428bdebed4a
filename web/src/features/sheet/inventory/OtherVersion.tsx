import { Button } from "@mantine/core";
import type { CarriedItem } from "domain/inventory/tabs";
import styles from "./OtherVersion.module.css";

interface OtherVersionProps {
  mine: readonly CarriedItem[];
  theirs: readonly CarriedItem[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else saved this inventory meanwhile: both versions at hand, and neither lost before one has chosen. */
export function OtherVersion({ mine, theirs, onKeepMine, onTakeTheirs }: OtherVersionProps) {
  return (
    <section className={styles.notice} role="alert">
      <h3>L'inventaire a été modifié ailleurs pendant que tu l'éditais.</h3>
      <p>Rien n'est encore écrasé. Ce qui diffère :</p>
      <div className={styles.versions}>
        <Version title="Ta version" lines={onlyIn(mine, theirs)} />
        <Version title="Version enregistrée" lines={onlyIn(theirs, mine)} />
      </div>
      <div className={styles.choices}>
        <Button size="sm" onClick={onKeepMine}>
          Garder ma version
        </Button>
        <Button size="sm" onClick={onTakeTheirs}>
          Reprendre la version enregistrée
        </Button>
      </div>
    </section>
  );
}

function Version({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h4>{title}</h4>
      {lines.length === 0 ? (
        <p>Rien de plus.</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** An entry in one line, such that two of the same line are the same to their reader. */
function lineOf({ entry: { quantity, equipped, attuned, notes }, item }: CarriedItem): string {
  const states = [equipped && "équipé", attuned && "lié", notes?.trim() && `« ${notes.trim()} »`].filter(
    Boolean,
  );
  return `${item.name} × ${quantity}${states.length > 0 ? ` (${states.join(", ")})` : ""}`;
}

function onlyIn(one: readonly CarriedItem[], other: readonly CarriedItem[]): readonly string[] {
  const known = new Set(other.map(lineOf));
  return [...new Set(one.map(lineOf))].filter((line) => !known.has(line));
}
