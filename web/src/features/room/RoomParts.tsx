import styles from "./Room.module.css";

const PARTS = [
  { part: "talk", label: "Discussion" },
  { part: "dice", label: "Dés" },
  { part: "table", label: "Table" },
] as const;

export type RoomPart = (typeof PARTS)[number]["part"];

interface RoomPartsProps {
  part: RoomPart;
  /** Something was said that nobody looked at yet. */
  unread: boolean;
  onPart: (part: RoomPart) => void;
}

/** On a phone one part of the room is seen at a time; wider screens show them all, without these buttons. */
export function RoomParts({ part, unread, onPart }: RoomPartsProps) {
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
          {each.part === "talk" && unread && (
            <>
              <i className={styles.unread} aria-hidden="true" />
              <span className="visuallyHidden"> (nouveaux messages)</span>
            </>
          )}
        </button>
      ))}
    </nav>
  );
}
