import { SegmentedControl, VisuallyHidden } from "@mantine/core";
import styles from "./RoomParts.module.css";

export type RoomPart = "map" | "messages" | "dice" | "table";

interface RoomPartsProps {
  className?: string | undefined;
  part: RoomPart;
  /** The map is one of them; where there is room, it stands beside the others. */
  withMap: boolean;
  /** How many messages came while another part was shown. */
  unread: number;
  onPart: (part: RoomPart) => void;
}

/** On a phone one part of the room is shown at a time; wider screens show them all, or, beside a map, one of the others. */
export function RoomParts({ className, part, withMap, unread, onPart }: RoomPartsProps) {
  return (
    <SegmentedControl
      className={className}
      aria-label="Parties de la table"
      fullWidth
      radius="xl"
      value={part}
      onChange={onPart}
      data={[
        ...(withMap ? [{ value: "map" as const, label: "Carte" }] : []),
        { value: "messages", label: <MessagesLabel unread={unread} /> },
        { value: "dice", label: "Dés" },
        { value: "table", label: "Table" },
      ]}
    />
  );
}

function MessagesLabel({ unread }: { unread: number }) {
  return (
    <>
      Discussion
      {unread > 0 && (
        <>
          <span className={`num ${styles.unread}`} aria-hidden="true">
            {unread}
          </span>
          <VisuallyHidden> (nouveaux messages)</VisuallyHidden>
        </>
      )}
    </>
  );
}
