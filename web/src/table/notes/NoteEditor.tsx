import { Alert, Box, Button, Group, SegmentedControl, Stack, Text, Textarea, Title } from "@mantine/core";
import { MAX_NOTE_LENGTH } from "domain/documents/note";
import { type ComponentProps, useRef, useState } from "react";
import { AutoGrid } from "../../ui/AutoGrid";
import { FOCUSABLE } from "../../ui/ScrollBox";
import { intoSelection } from "./intoSelection";
import { LinkHandout } from "./LinkHandout";
import styles from "./NoteEditor.module.css";
import { NoteText } from "./NoteText";
import { isTooLong, isUnsaved } from "./noteDraft";
import type { NoteControl } from "./useNote";

interface NoteEditorProps extends Pick<ComponentProps<typeof LinkHandout>, "table"> {
  note: NoteControl;
  /** What the field is called. */
  label: string;
  /** Who reads it. */
  description?: string;
  placeholder?: string;
  /** Lines that the field shows while little is written. */
  rows?: number;
}

const NUMBER = new Intl.NumberFormat("fr-FR");
/** From here on the length is counted. */
const COUNTED_FROM = MAX_NOTE_LENGTH * 0.9;

/** Writes a note in Markdown, which is saved as it is written. */
export function NoteEditor({ table, note, label, description, placeholder, rows = 5 }: NoteEditorProps) {
  const { draft } = note;
  const [previewed, setPreviewed] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Stack gap={8}>
      {previewed ? (
        <section className={styles.preview} aria-label={`${label} : aperçu`}>
          {draft.text.trim() === "" ? <Text c="dimmed">Rien d'écrit.</Text> : <NoteText text={draft.text} />}
        </section>
      ) : (
        <Textarea
          ref={field}
          label={label}
          description={description}
          placeholder={placeholder}
          rows={rows}
          resize="vertical"
          classNames={{ input: styles.field }}
          value={draft.text}
          readOnly={note.loading}
          error={isTooLong(draft) && TOO_LONG}
          onChange={({ currentTarget }) => note.type(currentTarget.value)}
          onBlur={() => void note.flush()}
        />
      )}
      <Group justify="space-between" gap="6px 14px">
        <SegmentedControl
          className={styles.modes}
          aria-label={`${label} : écrire ou relire`}
          value={previewed ? "preview" : "write"}
          onChange={(mode) => setPreviewed(mode === "preview")}
          data={[
            { value: "write", label: "Écrire" },
            { value: "preview", label: "Aperçu" },
          ]}
        />
        <SavedState note={note} />
      </Group>
      {!previewed && !note.loading && (
        <LinkHandout
          table={table}
          onLink={(link) => note.type(intoSelection(draft.text, link, field.current))}
        />
      )}
      {draft.theirs !== undefined && <OtherText mine={draft.text} theirs={draft.theirs.text} {...note} />}
    </Stack>
  );
}

const TOO_LONG = `Le texte dépasse ${NUMBER.format(MAX_NOTE_LENGTH)} caractères : raccourcis-le pour qu'il soit enregistré.`;

/**
 * Whether the text is saved, in words, and how long it is where that is near the limit. What went wrong is announced.
 */
function SavedState({ note }: { note: NoteControl }) {
  const { draft } = note;
  const { length } = draft.text;
  const problem = problemText(note);
  return (
    <Group gap={12} fz="sm" c="var(--ink-2)">
      {length >= COUNTED_FROM && (
        <Text span inherit className="num">
          {NUMBER.format(length)} / {NUMBER.format(MAX_NOTE_LENGTH)}
        </Text>
      )}
      {problem === undefined && <span>{stateText(note)}</span>}
      <Box component="span" role="status" c="warn">
        {problem}
      </Box>
    </Group>
  );
}

function stateText({ draft, loading }: NoteControl): string {
  if (loading) return "Chargement…";
  if (isUnsaved(draft) || draft.sent !== undefined) return "Enregistrement…";
  return draft.base.revision > 0 || draft.text !== "" ? "Enregistré" : "";
}

function problemText({ draft, connected }: NoteControl): string | undefined {
  const { problem, theirs } = draft;
  if (!isUnsaved(draft)) return undefined;
  if (theirs !== undefined) return "Pas encore enregistré : choisis d'abord le texte à garder.";
  if (isTooLong(draft)) return "Pas encore enregistré.";
  if (problem === "stale") return "Pas encore enregistré : un autre appareil a écrit entre-temps…";
  if (problem === "unreached" || !connected)
    return "Pas encore enregistré : enregistré dès le retour de la connexion.";
  return problem && `${problem.sentence} Ton texte reste sur cet appareil.`;
}

interface OtherTextProps extends Pick<NoteControl, "keepMine" | "takeTheirs"> {
  mine: string;
  theirs: string;
}

/** Another device saved this note meanwhile: both texts, and neither is lost before one has chosen. */
function OtherText({ mine, theirs, keepMine, takeTheirs }: OtherTextProps) {
  return (
    <Alert color="warn" c="var(--ink)">
      <Stack gap={10} fz="md">
        <Title order={3} variant="text">
          Cette note a été modifiée sur un autre appareil pendant que tu l'écrivais.
        </Title>
        <p>Rien n'est encore écrasé : choisis le texte à garder.</p>
        <AutoGrid min={220} fit gap="10px 24px" fz="sm">
          <Version title="Ton texte" text={mine} />
          <Version title="L'autre texte" text={theirs} />
        </AutoGrid>
        <Group gap={8}>
          <Button mih={44} onClick={keepMine}>
            Garder mon texte
          </Button>
          <Button mih={44} onClick={takeTheirs}>
            Prendre l'autre texte
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <Title order={4} variant="text">
        {title}
      </Title>
      <section {...FOCUSABLE} className={styles.version} aria-label={title}>
        {text.trim() === "" ? <em>Rien : la note a été effacée.</em> : text}
      </section>
    </div>
  );
}
