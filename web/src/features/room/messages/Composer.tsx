import { Button, NativeSelect, Textarea } from "@mantine/core";
import { checkMessage } from "domain/messages/messageText";
import { type FormEvent, type KeyboardEvent, type RefObject, useState } from "react";
import styles from "./Messages.module.css";

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
  /** The player whom a whisper is shared with; undefined for what all may hear. */
  playerUid: string | undefined;
  onAudience: (playerUid: string | undefined) => void;
  onSend: (text: string) => void;
}

/** Where one writes to the table. Enter sends; a refused text stays, with what is wrong with it. */
export function Composer({ field, isMj, players, ownUid, playerUid, onAudience, onSend }: ComposerProps) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();

  const send = () => {
    const wrong = checkMessage(text);
    if (wrong === undefined) {
      onSend(text);
      setText("");
    }
    setProblem(text.trim() === "" ? undefined : wrong);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form className={styles.composer} onSubmit={submit} data-whisper={playerUid !== undefined || undefined}>
      <Textarea
        ref={field}
        label={<span className="visuallyHidden">Message</span>}
        placeholder={placeholderOf(isMj, playerUid !== undefined)}
        rows={2}
        enterKeyHint="send"
        value={text}
        error={problem}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.sending}>
        {isMj ? (
          players.length > 0 && (
            <NativeSelect
              label={<span className="visuallyHidden">À qui</span>}
              value={playerUid ?? ""}
              onChange={({ target }) => onAudience(target.value || undefined)}
            >
              <option value="">À toute la table</option>
              {players.map(({ uid, name }) => (
                <option key={uid} value={uid}>
                  À {name}, en privé
                </option>
              ))}
            </NativeSelect>
          )
        ) : (
          <label className={styles.aside}>
            <input
              type="checkbox"
              checked={playerUid !== undefined}
              onChange={({ target }) => onAudience(target.checked ? ownUid : undefined)}
            />
            Au MJ seul
          </label>
        )}
        <Button type="submit" size="sm" variant="primary">
          Envoyer
        </Button>
      </div>
    </form>
  );
}

function placeholderOf(isMj: boolean, whisper: boolean): string {
  if (!whisper) return "Écris à la table...";
  return isMj ? "Écris à ce joueur seul..." : "Écris au MJ seul...";
}
