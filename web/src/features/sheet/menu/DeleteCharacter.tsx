import { Stack } from "@mantine/core";
import { deleteCharacter } from "domain/api/characters";
import type { Character } from "domain/sheet/character/character";
import { nameLabel } from "domain/sheet/character/fallbacks";
import { RESTORABLE_DAYS } from "domain/table/notifications/notices";
import { paths } from "domain/values/links/paths";
import { useNavigate } from "react-router-dom";
import { useRefreshCharacters } from "../../../api/characters";
import { call } from "../../../http/call";
import { failureMessage } from "../../../http/failureMessage";
import { useMutation } from "../../../http/useMutation";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { FormError } from "../../../ui/FormError";
import { toast } from "../../../ui/toast";

/** Product §8. */
const FAILURE = "Impossible de supprimer ce personnage.";
const REFUSALS = { 403: "Action non autorisée.", 404: "Personnage introuvable." };

/** Asks before one's own character is deleted, and leads to where it can be restored. */
export function DeleteCharacter({ character, onCancel }: { character: Character; onCancel: () => void }) {
  const { id, system, userId } = character;
  const refresh = useRefreshCharacters();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    networkMode: "always",
    mutationFn: () => call(deleteCharacter, { params: { system, id }, query: { userId } }),
    onSuccess: () => {
      toast("success", "Votre personnage a été supprimé.");
      refresh();
      navigate(paths.game);
    },
  });
  return (
    <ConfirmDialog
      title={`Supprimer ${nameLabel(character)} ?`}
      confirm="Supprimer"
      danger
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onCancel}
    >
      <Stack gap={10}>
        <p>Tu pourras le restaurer depuis l'espace de jeu pendant {RESTORABLE_DAYS} jours.</p>
        <FormError>{error && failureMessage(error, FAILURE, REFUSALS)}</FormError>
      </Stack>
    </ConfirmDialog>
  );
}
