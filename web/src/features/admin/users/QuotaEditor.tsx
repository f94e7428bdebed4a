import { Button, Group, NumberInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type AdminUser, updateUserQuota } from "domain/api/admin";
import { checkCharacterQuota } from "domain/members/account/quota";
import { ADMIN_FAILURES, ADMIN_SUCCESSES } from "domain/members/admin/messages";
import { requiredArgument } from "domain/members/admin/requiredArgument";
import { displayNickname } from "domain/values/nickname";
import { elide } from "domain/values/text/elide";
import { call } from "../../../http/call";
import { toast } from "../../../ui/toast";
import { type RowList, useRowBusy, useRowMutation } from "../useRowMutation";

/** An empty field is no number, and nor is what cannot be read as one. */
const numberOf = (typed: number | string): number => (typed === "" ? Number.NaN : Number(typed));

/** How many characters somebody may have; the button comes with a change. */
export function QuotaEditor({ user, list }: { user: AdminUser; list: RowList<AdminUser> }) {
  const { uid, name, characterQuota } = user;
  const busy = useRowBusy(uid);
  const form = useForm({
    initialValues: { characterQuota: characterQuota as number | string },
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
      <NumberInput
        size="sm"
        clampBehavior="none"
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
