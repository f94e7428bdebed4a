import { deleteCharacter } from "domain/api/characters";
import type { Character } from "domain/character/character";
import { nameLabel } from "domain/character/fallbacks";
import { paths } from "domain/links/paths";
import { RESTORABLE_DAYS } from "domain/notifications/notices";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useRefreshCharacters } from "../../../api/characters";
import { call } from "../../../http/call";
import { failureMessage } from "../../../http/failureMessage";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { toast } from "../../../ui/toast";
import styles from "./SheetMenu.module.css";

/** Product §8. */
const FAILURE = "Impossible de supprimer ce personnage.";
const REFUSALS = { 403: "Action non autorisée.", 404: "Personnage introuvable." };

/** Asks before one's own character goes, and leads to where it can be had back. */
export function DeleteCharacter({ character, onCancel }: { character: Character; onCancel: () => void }) {
  const { id, system, userId } = character;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const refresh = useRefreshCharacters();
  const navigate = useNavigate();
  const confirm = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await call(deleteCharacter, { params: { system, id }, query: { userId } });
      toast("success", "Votre personnage a été supprimé.");
      refresh();
      navigate(paths.game);
    } catch (error) {
      setProblem(failureMessage(error, FAILURE, REFUSALS));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={`Supprimer ${nameLabel(character)} ?`}
      confirm="Supprimer"
      danger
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <p>Tu pourras le restaurer depuis l'espace de jeu pendant {RESTORABLE_DAYS} jours.</p>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </ConfirmDialog>
  );
}
