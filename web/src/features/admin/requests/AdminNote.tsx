import { Button, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { AdminInviteRequest } from "domain/api/admin";
import { ADMIN_SUCCESSES } from "domain/members/admin/messages";
import { checkNote } from "domain/members/invitations/inviteRequest";
import { useId } from "react";
import { Dialog } from "../../../ui/ConfirmDialog";
import { toast } from "../../../ui/toast";
import type { RowList } from "../useRowMutation";
import { useUpdateRequest } from "./useUpdateRequest";

interface AdminNoteProps {
  request: AdminInviteRequest;
  list: RowList<AdminInviteRequest>;
  onClose: () => void;
}

/** What admins tell each other about a request; the visitor never sees it. */
export function AdminNote({ request: { id, email, adminNote = "" }, list, onClose }: AdminNoteProps) {
  const formId = useId();
  const form = useForm({
    initialValues: { adminNote },
    validate: { adminNote: checkNote },
    validateInputOnChange: true,
  });
  const { mutate, isPending } = useUpdateRequest(id, list, () => {
    toast("success", ADMIN_SUCCESSES.note);
    onClose();
  });
  return (
    <Dialog
      title="Note interne"
      busy={isPending}
      onCancel={onClose}
      actions={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          loading={isPending}
          disabled={form.errors.adminNote !== undefined}
        >
          Enregistrer
        </Button>
      }
    >
      <p>Visible des administrateurs seulement, à propos de {email}.</p>
      <form id={formId} noValidate onSubmit={form.onSubmit((values) => mutate(values))}>
        <Textarea mt={12} label="Note" rows={4} {...form.getInputProps("adminNote")} />
      </form>
    </Dialog>
  );
}
