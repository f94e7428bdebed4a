import styles from "./Room.module.css";

const PARTS = [
  { part: "talk", label: "Discussion" },
  { part: "dice", label: "Dés" },
  { part: "table", label: "Table" },
] as const;

export type RoomPart = (typeof PARTS)[number]["part"];

/** On a phone one part of the room is seen at a time; wider screens show them all, without these buttons. */
export function RoomParts({ part, onPart }: { part: RoomPart; onPart: (part: RoomPart) => void }) {
  return (
    <nav className={styles.parts} aria-label="Parties de la table">
      {PARTS.map((each) => (
        <button
          key={each.part}
          type="button"
          aria-pressed={each.part === part}
          onClick={() => onPart(each.part)}
        >
          {each.label}
        </button>
      ))}
    </nav>
  );
}
