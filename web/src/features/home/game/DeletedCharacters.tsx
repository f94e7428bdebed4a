import { Button } from "@mantine/core";
import { type DeletedCharacter, restoreCharacter } from "domain/api/characters";
import { nameLabel } from "domain/character/fallbacks";
import { SYSTEM_NAMES } from "domain/systems/systemNames";
import { formatDate } from "domain/text/dates";
import { useState } from "react";
import { useDeletedCharactersQuery, useRefreshCharacters } from "../../../api/characters";
import { call, HttpError } from "../../../http/call";
import { Emblem } from "../../../ui/Emblem";
import { toast } from "../../../ui/toast";
import styles from "./DeletedCharacters.module.css";

const FAILURE = "Impossible de restaurer ce personnage. Réessaie.";

/** What one has deleted and may still have back, under a word that opens it. Nothing where there is nothing. */
export function DeletedCharacters() {
  const { data: deleted = [] } = useDeletedCharactersQuery();
  if (deleted.length === 0) return null;
  return (
    <details className={styles.deleted}>
      <summary>
        Personnages supprimés <span className="num">({deleted.length})</span>
      </summary>
      <ul>
        {deleted.map((character) => (
          <Deleted key={character.id} character={character} />
        ))}
      </ul>
    </details>
  );
}

function Deleted({ character }: { character: DeletedCharacter }) {
  const { id, system, restorableUntil } = character;
  const name = nameLabel(character);
  const { restore, busy, refusal } = useRestoring(id, system, name);
  return (
    <li className={styles.character} data-system={system}>
      <Emblem system={system} size={22} />
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>
          {[SYSTEM_NAMES[system], character.class].filter(Boolean).join(" · ")}
          <br />
          Restaurable jusqu'au {formatDate(restorableUntil)}
        </p>
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      </div>
      <Button size="sm" loading={busy} aria-label={`Restaurer ${name}`} onClick={() => void restore()}>
        Restaurer
      </Button>
    </li>
  );
}

function useRestoring(id: string, system: DeletedCharacter["system"], name: string) {
  const refresh = useRefreshCharacters();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const restore = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await call(restoreCharacter, { params: { system, id } });
      toast("success", `${name} est de retour.`);
      refresh();
    } catch (error) {
      setRefusal((error instanceof HttpError ? error.sentence : undefined) ?? FAILURE);
      setBusy(false);
    }
  };
  return { restore, busy, refusal };
}
