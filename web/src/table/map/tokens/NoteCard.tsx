import { Group, Text } from "@mantine/core";
import { IconButton } from "../../../ui/IconButton";
import styles from "./TokenCard.module.css";

interface NoteCardProps {
  text: string;
  onClose: () => void;
}

/** The whole of a text whose label on the map has its first words. */
export function NoteCard({ text, onClose }: NoteCardProps) {
  return (
    <section className={styles.card} aria-label="Note">
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap={8}>
        <Text className={styles.text}>{text}</Text>
        <IconButton icon="close" label="Fermer" variant="subtle" onClick={onClose} />
      </Group>
    </section>
  );
}
