import { Group, Text } from "@mantine/core";
import { IconButton } from "../../../ui/IconButton";
import type { NoteView } from "../view/sceneView";
import { PinnedHandout } from "./PinnedHandout";
import styles from "./TokenCard.module.css";

interface NoteCardProps extends Pick<NoteView, "text" | "handout"> {
  onClose: () => void;
}

/** The whole of a text whose label on the map has its first words. */
export function NoteCard({ text, handout, onClose }: NoteCardProps) {
  return (
    <section className={styles.card} aria-label="Note">
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap={8}>
        <Text className={styles.text}>
          {text}
          {handout && <PinnedHandout {...handout} />}
        </Text>
        <IconButton icon="close" label="Fermer" variant="subtle" onClick={onClose} />
      </Group>
    </section>
  );
}
