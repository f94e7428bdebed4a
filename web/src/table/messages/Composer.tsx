import { Button, Checkbox, Group, NativeSelect, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type ChatWriter, commandsFor, lineOf } from "domain/table/messages/chatLine";
import type { OutgoingMessage } from "domain/table/messages/storedOutbox";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { isComposed } from "../../browser/isComposed";
import { CommandList } from "./CommandList";
import styles from "./Composer.module.css";

/** Somebody at the table. */
export interface Author {
  readonly uid: string;
  readonly name: string;
}

/** How many lines the up arrow brings back. */
const MAX_RECALLED = 20;

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  writer: ChatWriter;
  players: readonly Author[];
  ownUid: string;
  /** The player with whom a private message is shared; undefined for a message to all. */
  playerUid: string | undefined;
  /** A refused message whose text its author wants to write again. */
  takenBack?: OutgoingMessage | undefined;
  /** Changes for whom it is; absent where that is settled, and a line is a text whatever it begins with. */
  onAudience?: (playerUid: string | undefined) => void;
  /** What is wrong with a line, as a sentence. */
  check: (line: string) => string | undefined;
  /** What was written before, the newest first. */
  history: readonly string[];
  onSend: (line: string) => void;
  /** In one row, with what stands beside it. */
  inRow?: ReactNode;
}

const isBlank = (text: string) => text.trim() === "";

/**
 * Writes a line: a message, or a command. Enter sends it; a blank one is ignored, and one that cannot be sent says why.
 * « / » lists the commands, and the up arrow brings back what was written before.
 */
export function Composer({
  field,
  writer,
  players,
  ownUid,
  playerUid,
  takenBack,
  inRow,
  ...on
}: ComposerProps) {
  const { isMj, system } = writer;
  const { check, history, onAudience } = on;
  const form = useForm({
    initialValues: { text: "" },
    validate: { text: (text) => (isBlank(text) ? null : (check(text) ?? null)) },
  });
  const { text: typed } = form.values;
  const commands = onAudience ? commandsFor(typed, writer) : [];
  /** Which line of the history is in the field; -1 for none. */
  const recalled = useRef(-1);
  // What was wrong may have been the connection.
  const checkAgain = useEffectEvent((newest: typeof check) => {
    if (form.errors.text !== undefined && newest(typed) === undefined) form.clearErrors();
  });
  useEffect(() => checkAgain(check), [check]);
  const send = form.onSubmit(({ text }) => {
    if (isBlank(text)) return;
    on.onSend(text);
    form.reset();
  });
  // Sent, or emptied: the next press of the up arrow begins with the newest line again.
  useEffect(() => {
    if (typed === "") recalled.current = -1;
  }, [typed]);
  // After what is being written, which must not be lost either.
  const takeBack = useEffectEvent((text: string) => {
    const { text: begun } = form.getValues();
    form.setFieldValue("text", isBlank(begun) ? text : `${begun}\n${text}`);
  });
  useEffect(() => {
    if (takenBack !== undefined) takeBack(lineOf(takenBack));
  }, [takenBack]);
  const recall = (event: KeyboardEvent, step: 1 | -1) => {
    const shown = typed === "" ? -1 : recalled.current;
    if (typed !== (history[shown] ?? "")) return;
    const next = shown + step;
    if (next < -1 || next >= Math.min(history.length, MAX_RECALLED)) return;
    event.preventDefault();
    recalled.current = next;
    form.setFieldValue("text", history[next] ?? "");
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposed(event.nativeEvent)) return;
    if (event.key === "ArrowUp") recall(event, 1);
    if (event.key === "ArrowDown") recall(event, -1);
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <form className={styles.composer} data-row={inRow !== undefined || undefined} onSubmit={send}>
      {commands.length > 0 && (
        <CommandList
          commands={commands}
          system={system}
          onChoose={({ word }) => {
            form.setFieldValue("text", `/${word} `);
            field.current?.focus();
          }}
        />
      )}
      <Textarea
        {...form.getInputProps("text")}
        ref={field}
        aria-label="Message"
        placeholder={
          inRow !== undefined && playerUid === undefined
            ? "Écris, ou /d…"
            : placeholderOf(isMj, playerUid !== undefined)
        }
        rows={inRow === undefined ? 2 : 1}
        classNames={{ input: styles.input }}
        enterKeyHint="send"
        onKeyDown={onKeyDown}
      />
      <Group gap={inRow === undefined ? 10 : 6} wrap="nowrap">
        {!isMj && onAudience && (
          <Checkbox
            label="Au MJ seul"
            checked={playerUid !== undefined}
            onChange={({ currentTarget }) => onAudience(currentTarget.checked ? ownUid : undefined)}
          />
        )}
        {isMj && onAudience && players.length > 0 && (
          <NativeSelect
            aria-label="À qui"
            flex={1}
            value={playerUid ?? ""}
            onChange={({ currentTarget }) => onAudience(currentTarget.value || undefined)}
          >
            <option value="">{inRow === undefined ? "À toute la table" : "À tous"}</option>
            {players.map(({ uid, name }) => (
              <option key={uid} value={uid}>
                À {name}, en privé
              </option>
            ))}
          </NativeSelect>
        )}
        {inRow}
        <Button type="submit" size="sm" variant="primary" ml="auto">
          Envoyer
        </Button>
      </Group>
    </form>
  );
}

function placeholderOf(isMj: boolean, isPrivate: boolean): string {
  if (!isPrivate) return "Écris à la table...";
  return isMj ? "Écris à ce joueur seul..." : "Écris au MJ seul...";
}
