import { Textarea } from "@mantine/core";
import type { AdminInviteRequest } from "domain/api/admin";
import { checkNote } from "domain/invitations/inviteRequest";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import type { RequestActions } from "./useRequestActions";

interface AdminNoteProps {
  request: AdminInviteRequest;
  actions: RequestActions;
  onClose: () => void;
}

/** What admins tell each other about a request; the visitor never sees it. */
export function AdminNote({ request: { id, email, adminNote = "" }, actions, onClose }: AdminNoteProps) {
  const [note, setNote] = useState(adminNote);
  const problem = checkNote(note);
  return (
    <ConfirmDialog
      title="Note interne"
      confirm="Enregistrer"
      busy={actions.isBusy(id)}
      confirmDisabled={problem !== undefined}
      onCancel={onClose}
      onConfirm={async () => {
        if (await actions.note(id, note)) onClose();
      }}
    >
      <p>Visible des administrateurs seulement, à propos de {email}.</p>
      <Textarea
        label="Note"
        rows={4}
        value={note}
        error={problem}
        onChange={({ target }) => setNote(target.value)}
      />
    </ConfirmDialog>
  );
}
