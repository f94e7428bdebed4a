import { Button, TextInput } from "@mantine/core";
import { checkDeletionConfirmation, DELETION_WORD } from "domain/account/deletion";
import { paths } from "domain/links/paths";
import { useState } from "react";
import { HttpError } from "../../../http/call";
import { endAccount } from "../../../session/endAccount";
import { useSession } from "../../../session/SessionProvider";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { FormError } from "../../../ui/FormError";
import { Consequences } from "./Consequences";
import styles from "./MyData.module.css";

const FAILED = "Impossible de supprimer ton compte pour le moment. Réessaie dans quelques instants.";

export interface DeleteAccountProps {
  /** Asks who is there; true once they have proved it. */
  prove: () => Promise<boolean>;
}

/** The end of an account: said what goes with it, typed, proved, then done at once and for good. */
export function DeleteAccount({ prove }: DeleteAccountProps) {
  const { ended } = useSession();
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const close = () => {
    setAsking(false);
    setTyped("");
    setFailure(undefined);
  };

  const remove = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      if (!(await prove())) return;
      await endAccount(typed);
      ended();
      // A page anew: nothing of the account is left in this one's memory either.
      window.location.replace(paths.farewell);
    } catch (error) {
      setFailure((error instanceof HttpError && error.sentence) || FAILED);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles.act}>
      <h3>Effacer</h3>
      <p>Supprime ton compte et tout ce qui en dépend, aussitôt et pour de bon.</p>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Supprimer mon compte
      </Button>
      {asking && (
        <ConfirmDialog
          title="Supprimer ton compte ?"
          confirm="Supprimer définitivement"
          danger
          busy={busy}
          confirmDisabled={checkDeletionConfirmation(typed) !== undefined}
          onCancel={close}
          onConfirm={remove}
        >
          <div className={styles.proof}>
            <Consequences />
            <p>Personne ne pourra le rétablir, nous non plus.</p>
            <TextInput
              label={`Tape ${DELETION_WORD} pour confirmer`}
              value={typed}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => setTyped(event.target.value)}
            />
            <FormError>{failure}</FormError>
          </div>
        </ConfirmDialog>
      )}
    </div>
  );
}
