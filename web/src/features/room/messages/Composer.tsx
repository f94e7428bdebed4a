import { Button, Checkbox, Group, NativeSelect, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { checkMessage } from "domain/messages/messageText";
import type { OutgoingMessage } from "domain/messages/storedOutbox";
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from "react";
import styles from "./Composer.module.css";

/** Somebody at the table. */
export interface Author {
  readonly uid: string;
  readonly name: string;
}

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  isMj: boolean;
  players: readonly Author[];
  ownUid: string;
  /** The player with whom a private message is shared; undefined for a message to all. */
  playerUid: string | undefined;
  /** A refused message whose text its author wants to write again. */
  takenBack?: OutgoingMessage | undefined;
  onAudience: (playerUid: string | undefined) => void;
  onSend: (text: string) => void;
}

const isBlank = (text: string) => text.trim() === "";

/** Writes a message. Enter sends it; a blank one is ignored, and one that cannot be sent says why. */
export function Composer({ field, isMj, players, ownUid, playerUid, takenBack, ...on }: ComposerProps) {
  const form = useForm({
    initialValues: { text: "" },
    validate: { text: (text) => (isBlank(text) ? null : (checkMessage(text) ?? null)) },
  });
  const send = form.onSubmit(({ text }) => {
    if (isBlank(text)) return;
    on.onSend(text);
    form.reset();
  });
  // After what is being written, which must not be lost either.
  const takeBack = useEffectEvent((text: string) => {
    const { text: begun } = form.getValues();
    form.setFieldValue("text", isBlank(begun) ? text : `${begun}\n${text}`);
  });
  useEffect(() => {
    if (takenBack !== undefined) takeBack(takenBack.text);
  }, [takenBack]);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <form className={styles.composer} onSubmit={send}>
      <Textarea
        {...form.getInputProps("text")}
        ref={field}
        aria-label="Message"
        placeholder={placeholderOf(isMj, playerUid !== undefined)}
        rows={2}
        classNames={{ input: styles.input }}
        enterKeyHint="send"
        onKeyDown={onKeyDown}
      />
      <Group gap={10} wrap="nowrap">
        {!isMj && (
          <Checkbox
            label="Au MJ seul"
            checked={playerUid !== undefined}
            onChange={({ currentTarget }) => on.onAudience(currentTarget.checked ? ownUid : undefined)}
          />
        )}
        {isMj && players.length > 0 && (
          <NativeSelect
            aria-label="À qui"
            flex={1}
            value={playerUid ?? ""}
            onChange={({ currentTarget }) => on.onAudience(currentTarget.value || undefined)}
          >
            <option value="">À toute la table</option>
            {players.map(({ uid, name }) => (
              <option key={uid} value={uid}>
                À {name}, en privé
              </option>
            ))}
          </NativeSelect>
        )}
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
