import { Button, Group } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type AdminUser, updateUserQuota } from "domain/api/admin";
import { CHARACTER_QUOTA_MAX, checkCharacterQuota } from "domain/members/account/quota";
import { ADMIN_FAILURES, ADMIN_SUCCESSES } from "domain/members/admin/messages";
import { requiredArgument } from "domain/members/admin/requiredArgument";
import { displayNickname } from "domain/values/nickname";
import { elide } from "domain/values/text/elide";
import { type TypedNumber, typedOr } from "domain/values/text/typedNumber";
import { call } from "../../../http/call";
import { NumberField } from "../../../kits/numbers/NumberField";
import { toast } from "../../../ui/toast";
import { type RowList, useRowBusy, useRowMutation } from "../useRowMutation";

const BOUNDS = { min: 0, max: CHARACTER_QUOTA_MAX };
const numberOf = (typed: TypedNumber): number => typedOr(typed, BOUNDS, Number.NaN);

/** How many characters somebody may have; the button comes with a change. */
export function QuotaEditor({ user, list }: { user: AdminUser; list: RowList<AdminUser> }) {
  const { uid, name, characterQuota } = user;
  const busy = useRowBusy(uid);
  const form = useForm({
    initialValues: { characterQuota: characterQuota as TypedNumber },
    validate: { characterQuota: (typed) => checkCharacterQuota(numberOf(typed)) },
  });
  const { mutate, isPending } = useRowMutation(uid, {
    mutationFn: (wanted: number) =>
      call(updateUserQuota, {
        params: { id: requiredArgument(uid, "missing-user-id") },
        body: { characterQuota: wanted },
      }),
    onSuccess: (changed) => {
      list.replace((row) => (row.uid === changed.uid ? changed : row));
      toast("success", ADMIN_SUCCESSES.updateUserQuota);
    },
    failure: ADMIN_FAILURES.updateUserQuota,
    list,
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((values) =>
        mutate(numberOf(values.characterQuota), { onError: () => form.reset() }),
      )}
    >
      <NumberField
        size="sm"
        {...BOUNDS}
        aria-label={`Quota de personnages ${elide("de", displayNickname(name))}`}
        disabled={busy}
        styles={{ wrapper: { width: 68 } }}
        inputContainer={(input) => (
          <Group gap={6}>
            {input}
            {form.isDirty() && (
              <Button type="submit" size="sm" loading={isPending}>
                Enregistrer
              </Button>
            )}
          </Group>
        )}
        {...form.getInputProps("characterQuota")}
      />
    </form>
  );
}
