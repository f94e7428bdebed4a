import { SegmentedControl, VisuallyHidden } from "@mantine/core";
import styles from "./RoomParts.module.css";

export type RoomPart = "messages" | "dice" | "table";

interface RoomPartsProps {
  className?: string | undefined;
  part: RoomPart;
  /** Messages came while another part was shown. */
  unread: boolean;
  onPart: (part: RoomPart) => void;
}

/** On a phone one part of the room is shown at a time; wider screens show them all, without this choice. */
export function RoomParts({ className, part, unread, onPart }: RoomPartsProps) {
  return (
    <SegmentedControl
      className={className}
      aria-label="Parties de la table"
      fullWidth
      radius="xl"
      value={part}
      onChange={onPart}
      data={[
        { value: "messages", label: <MessagesLabel unread={unread} /> },
        { value: "dice", label: "Dés" },
        { value: "table", label: "Table" },
      ]}
    />
  );
}

function MessagesLabel({ unread }: { unread: boolean }) {
  return (
    <>
      Discussion
      {unread && (
        <>
          <i className={styles.unread} aria-hidden="true" />
          <VisuallyHidden> (nouveaux messages)</VisuallyHidden>
        </>
      )}
    </>
  );
}
