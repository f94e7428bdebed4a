import { Badge, Group, Text, Title } from "@mantine/core";
import { formatDateTime } from "domain/values/text/dates";
import type { Notes } from "../../live/notes";
import { TitledCard } from "../../ui/TitledCard";
import { deviceZone } from "../dates/deviceZone";
import { AUDIENCE_NAMES } from "./audienceNames";
import styles from "./Notes.module.css";
import { NoteText } from "./NoteText";

interface OthersNotesProps {
  notes: Notes["others"];
  /** Whose note for the table is the recap, which stands by itself. */
  recapBy?: string;
}

/** What the others wrote for the viewer to read. Only what is for the table is printed. */
export function OthersNotes({ notes, recapBy }: OthersNotesProps) {
  if (notes.status === "failed") {
    return (
      <TitledCard title="Notes des autres" className={styles.onScreen}>
        <Text c="dimmed">Les notes des autres ne sont pas disponibles pour le moment.</Text>
      </TitledCard>
    );
  }
  const read =
    notes.status === "ready"
      ? notes.data.filter(({ uid, audience }) => uid !== recapBy || audience !== "table")
      : [];
  if (read.length === 0) return null;
  return (
    <TitledCard title="Notes des autres" className={styles.ifWritten}>
      {read.map(({ id, name, audience, text, updatedAt }) => (
        <article
          key={id}
          data-written={audience === "table" || undefined}
          className={audience === "table" ? styles.note : `${styles.note} ${styles.onScreen}`}
          aria-label={`Note de ${name}, ${AUDIENCE_NAMES[audience].toLowerCase()}`}
        >
          <Group gap="2px 10px" mb={6}>
            <Title order={3} variant="text">
              {name}
            </Title>
            <Badge color={audience === "mj" ? "gilt" : "neutral"}>{AUDIENCE_NAMES[audience]}</Badge>
            <Text span size="xs" c="dimmed">
              {formatDateTime(updatedAt, deviceZone())}
            </Text>
          </Group>
          <NoteText text={text} />
        </article>
      ))}
    </TitledCard>
  );
}
