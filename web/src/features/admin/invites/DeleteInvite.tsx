import { type AdminInvite, deleteInvite } from "domain/api/admin";
import { ADMIN_FAILURES } from "domain/members/admin/messages";
import { requiredArgument } from "domain/members/admin/requiredArgument";
import { inviteDeletedMessage } from "domain/members/invitations/generation";
import { call } from "../../../http/call";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { toast } from "../../../ui/toast";
import { type RowList, useRowMutation } from "../useRowMutation";

interface DeleteInviteProps {
  invite: AdminInvite;
  list: RowList<AdminInvite>;
  onClose: () => void;
}

/** Asks first, and warns more strongly for a used code; one that was used in between is shown as it is now. */
export function DeleteInvite({ invite: { code, used, usedByName }, list, onClose }: DeleteInviteProps) {
  const { mutate, isPending } = useRowMutation(code, {
    mutationFn: () =>
      call(deleteInvite, {
        params: { code: requiredArgument(code, "missing-code") },
        query: { unusedOnly: !used },
      }),
    onSuccess: () => {
      list.replace((row) => (row.code === code ? undefined : row));
      list.refresh();
      toast("success", inviteDeletedMessage(code));
    },
    failure: ADMIN_FAILURES.deleteInvite,
    list,
  });
  return (
    <ConfirmDialog
      title={used ? `Supprimer le code utilisé ${code} ?` : `Supprimer le code ${code} ?`}
      confirm="Supprimer"
      danger
      busy={isPending}
      onConfirm={() => mutate(undefined, { onSettled: onClose })}
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
