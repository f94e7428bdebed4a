import { Button } from "@mantine/core";
import { type AdminUser, deleteUser } from "domain/api/admin";
import { ADMIN_FAILURES, userDeletedMessage } from "domain/members/admin/messages";
import { requiredArgument } from "domain/members/admin/requiredArgument";
import { displayNickname } from "domain/values/nickname";
import { call } from "../../../http/call";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { toast } from "../../../ui/toast";
import { type RowList, useRowBusy, useRowMutation } from "../useRowMutation";

interface DeleteUserButtonProps {
  user: AdminUser;
  /** Nobody deletes their own account here. */
  locked: boolean;
  onPress: () => void;
}

export function DeleteUserButton({ user: { uid, name }, locked, onPress }: DeleteUserButtonProps) {
  const busy = useRowBusy(uid);
  return (
    <Button
      size="sm"
      aria-label={`Supprimer ${displayNickname(name)}`}
      disabled={locked || busy}
      onClick={onPress}
    >
      Supprimer
    </Button>
  );
}

interface DeleteUserProps {
  user: AdminUser;
  list: RowList<AdminUser>;
  onClose: () => void;
}

/** Asks before a member goes with all that is theirs. */
export function DeleteUser({ user: { uid, name: stored }, list, onClose }: DeleteUserProps) {
  const name = displayNickname(stored);
  const { mutate, isPending } = useRowMutation(uid, {
    mutationFn: () => call(deleteUser, { params: { id: requiredArgument(uid, "missing-user-id") } }),
    onSuccess: () => {
      list.replace((row) => (row.uid === uid ? undefined : row));
      list.refresh();
      toast("success", userDeletedMessage(name));
    },
    failure: ADMIN_FAILURES.deleteUser,
    list,
  });
  return (
    <ConfirmDialog
      title={`Supprimer ${name} ?`}
      confirm="Supprimer"
      danger
      busy={isPending}
      onConfirm={() => mutate(undefined, { onSettled: onClose })}
      onCancel={onClose}
    >
      <p>
        Son compte disparaîtra avec tous ses personnages, ses objets et les campagnes dont c'est le MJ. Les
        joueurs de ces campagnes en seront avertis. Cette suppression est définitive.
      </p>
    </ConfirmDialog>
  );
}
