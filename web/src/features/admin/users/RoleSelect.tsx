import { NativeSelect } from "@mantine/core";
import { type AdminUser, updateUserRole } from "domain/api/admin";
import { ADMIN_FAILURES, ADMIN_SUCCESSES } from "domain/members/admin/messages";
import { requiredArgument } from "domain/members/admin/requiredArgument";
import { displayNickname } from "domain/values/nickname";
import { ROLE_LABELS, type Role } from "domain/values/roles";
import { elide } from "domain/values/text/elide";
import { call } from "../../../http/call";
import { toast } from "../../../ui/toast";
import { type RowList, useRowBusy, useRowMutation } from "../useRowMutation";

interface RoleSelectProps {
  user: AdminUser;
  roles: readonly Role[];
  /** Nobody changes their own role. */
  locked: boolean;
  list: RowList<AdminUser>;
}

/** A member's role; it shows once the server has changed it. */
export function RoleSelect({ user: { uid, name, role }, roles, locked, list }: RoleSelectProps) {
  const busy = useRowBusy(uid);
  const { mutate } = useRowMutation(uid, {
    mutationFn: (wanted: Role) =>
      call(updateUserRole, {
        params: { id: requiredArgument(uid, "missing-user-id") },
        body: { role: wanted },
      }),
    onSuccess: (user) => {
      list.replace((row) => (row.uid === user.uid ? user : row));
      toast("success", ADMIN_SUCCESSES.updateUserRole);
    },
    failure: ADMIN_FAILURES.updateUserRole,
    list,
  });
  const options = [...new Set([...roles, role])];
  return (
    <NativeSelect
      size="sm"
      maw={170}
      aria-label={`Rôle ${elide("de", displayNickname(name))}`}
      value={role}
      disabled={locked || busy}
      data={options.map((one) => ({ value: one, label: ROLE_LABELS[one] }))}
      onChange={({ currentTarget }) => {
        const wanted = options.find((one) => one === currentTarget.value);
        if (wanted) mutate(wanted);
      }}
    />
  );
}
