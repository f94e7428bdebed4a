import { useMutation } from "@tanstack/react-query";
import { ADMIN_FAILURES } from "domain/admin/messages";
import { requiredArgument } from "domain/admin/requiredArgument";
import { type AdminInvite, deleteInvite } from "domain/api/admin";
import { inviteDeletedMessage } from "domain/invitations/generation";
import type { PagedList } from "../../../api/usePagedList";
import { call, HttpError } from "../../../http/call";
import { serverSentence } from "../../../http/serverSentence";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { toast } from "../../../ui/toast";

interface DeleteInviteProps {
  invite: AdminInvite;
  list: Pick<PagedList<AdminInvite, string>, "replace" | "refresh">;
  onClose: () => void;
}

/** Asks first, and more gravely for a used code; one that was used in between is shown as it is now. */
export function DeleteInvite({ invite: { code, used, usedByName }, list, onClose }: DeleteInviteProps) {
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: () =>
      call(deleteInvite, {
        params: { code: requiredArgument(code, "missing-code") },
        query: { unusedOnly: !used },
      }),
    onSuccess: () => {
      list.replace((row) => (row.code === code ? undefined : row));
      toast("success", inviteDeletedMessage(code));
    },
    onError: (error) => {
      const gone = error instanceof HttpError && error.status === 404;
      if (gone) list.replace((row) => (row.code === code ? undefined : row));
      toast("error", serverSentence(error, ADMIN_FAILURES.deleteInvite));
    },
    onSettled: () => {
      list.refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={used ? `Supprimer le code utilisé ${code} ?` : `Supprimer le code ${code} ?`}
      confirm="Supprimer"
      danger
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {used ? (
        <p>
          Attention : ce code a déjà servi{usedByName && ` à ${usedByName}`}. Le compte restera, mais rien ne
          dira plus par quelle invitation il est venu. Cette suppression est définitive.
        </p>
      ) : (
        <p>Le lien et le code cesseront aussitôt de fonctionner.</p>
      )}
    </ConfirmDialog>
  );
}
