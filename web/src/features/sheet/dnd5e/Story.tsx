import type { Character } from "domain/character/character";
import { formatSpeed, MOVEMENT_LABELS, MOVEMENTS } from "domain/character/speed";
import { TRAIT_KEYS, TRAIT_LABELS } from "domain/character/traits";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { Panel } from "../../../ui/Panel";
import styles from "./Story.module.css";

interface Line {
  readonly label: string;
  readonly text: string | undefined;
}

/** Labelled texts, or a word where there are none. */
function Lines({ lines }: { lines: readonly Line[] }) {
  const known = lines.filter(({ text }) => text);
  if (known.length === 0) return <p className={styles.none}>Rien d'écrit pour l'instant.</p>;
  return (
    <dl className={styles.lines}>
      {known.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const storageKey = ({ system, id }: Character, panel: string) => STORAGE_KEYS.sheetPanel(system, id, panel);

/** Product §2 "Equipment and proficiencies". */
export function Belongings({ character }: { character: Character }) {
  const { equipment, proficiencies } = character;
  return (
    <Panel title="Équipement et maîtrises" storageKey={storageKey(character, "belongings")}>
      <Lines
        lines={[
          { label: "Équipement", text: equipment.join(", ") },
          ...proficiencies.map(({ label, names }) => ({ label, text: names.join(", ") })),
        ]}
      />
    </Panel>
  );
}

/** Product §2 "profile and traits". */
export function Profile({ character }: { character: Character }) {
  const { traits } = character;
  return (
    <Panel title="Profil et traits" storageKey={storageKey(character, "profile")}>
      <Lines lines={TRAIT_KEYS.map((key) => ({ label: TRAIT_LABELS[key], text: traits[key] }))} />
    </Panel>
  );
}

/** Product §2 "notes and description". */
export function Notes({ character }: { character: Character }) {
  const { notes, description } = character;
  return (
    <Panel title="Notes et description" storageKey={storageKey(character, "notes")}>
      <Lines
        lines={[
          { label: "Description", text: description },
          { label: "Notes", text: notes },
        ]}
      />
    </Panel>
  );
}

/** Product §2 "speed and other stats": every way the character moves. */
export function Movements({ character }: { character: Character }) {
  const { speeds } = character;
  return (
    <Panel title="Déplacements" storageKey={storageKey(character, "movements")}>
      <Lines
        lines={MOVEMENTS.map((movement) => {
          const speed = speeds[movement];
          return { label: MOVEMENT_LABELS[movement], text: speed && formatSpeed(speed) };
        })}
      />
    </Panel>
  );
}
