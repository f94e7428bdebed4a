import { ConfirmDialog } from "../../../ui/ConfirmDialog";

interface DeleteUserProps {
  name: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function DeleteUser({ name, busy, onConfirm, onCancel }: DeleteUserProps) {
  return (
    <ConfirmDialog
      title={`Supprimer ${name} ?`}
      confirm="Supprimer"
      danger
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        Son compte disparaîtra avec tous ses personnages, ses objets et les campagnes dont c'est le MJ. Les
        joueurs de ces campagnes en seront avertis. Cette suppression est définitive.
      </p>
    </ConfirmDialog>
  );
}
