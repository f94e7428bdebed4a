import { Badge, Button, Group, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { createInvites } from "domain/api/admin";
import { ADMIN_FAILURES } from "domain/members/admin/messages";
import {
  clampInviteCount,
  INVITES_MAX,
  INVITES_MIN,
  invitesCreatedMessage,
} from "domain/members/invitations/generation";
import { normaliseNote } from "domain/members/invitations/inviteRequest";
import type { TypedNumber } from "domain/values/text/typedNumber";
import { useState } from "react";
import { call } from "../../../http/call";
import { serverSentence } from "../../../http/serverSentence";
import { useMutation } from "../../../http/useMutation";
import { NumberField } from "../../../kits/numbers/NumberField";
import { useActWhenSignedInAgain } from "../../../reauthentication/ReauthenticationProvider";
import { OptionalLabel } from "../../../ui/OptionalLabel";
import { toast } from "../../../ui/toast";
import styles from "./AdminInvites.module.css";

interface GenerateInvitesProps {
  onGenerated: () => void;
  copyCode: (codes: string) => void;
}

/** Makes 1 to 20 codes at once; what is not a number is 1 (product §5). */
export function GenerateInvites({ onGenerated, copyCode }: GenerateInvitesProps) {
  const [generated, setGenerated] = useState<readonly string[]>([]);
  const form = useForm({
    initialValues: { count: INVITES_MIN as TypedNumber, note: "" },
    validate: schemaResolver(createInvites.body, { sync: true }),
    validateInputOnChange: ["note"],
  });
  const act = useActWhenSignedInAgain();
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: ({ count, note }: { count: number; note: string }) =>
      act(() => call(createInvites, { body: { count, note: normaliseNote(note) } })),
    onSuccess: ({ invites }) => {
      const codes = invites.map(({ code }) => code);
      toast(codes.length > 0 ? "success" : "warning", invitesCreatedMessage(codes));
      setGenerated(codes);
      form.setFieldValue("note", "");
      onGenerated();
    },
    onError: (error) => toast("error", serverSentence(error, ADMIN_FAILURES.createInvites)),
  });

  const clampCount = (): number => {
    const count = clampInviteCount(form.getValues().count);
    form.setFieldValue("count", count);
    return count;
  };
  const wrongNote = form.errors.note;
  return (
    <form
      className={styles.generation}
      noValidate
      onSubmit={form.onSubmit(({ note }) => mutate({ count: clampCount(), note }))}
    >
      <NumberField
        label="Quantité"
        description={`De ${INVITES_MIN} à ${INVITES_MAX}`}
        min={INVITES_MIN}
        max={INVITES_MAX}
        {...form.getInputProps("count")}
        onBlur={clampCount}
      />
      {/* An error takes the hint's place, so that the line of fields keeps its height. */}
      <TextInput
        label={<OptionalLabel>Note</OptionalLabel>}
        description={wrongNote ? undefined : "Pour qui ?"}
        inputWrapperOrder={["label", "description", "error", "input"]}
        autoComplete="off"
        {...form.getInputProps("note")}
      />
      <Button type="submit" variant="primary" loading={isPending}>
        Générer
      </Button>
      {generated.length > 0 && (
        <Group gap="8px 14px" className={styles.generated}>
          <Group component="ul" role="list" gap="6px 10px" aria-label="Codes générés">
            {generated.map((code) => (
              <Badge key={code} component="li" color="ok" className={styles.code}>
                {code}
              </Badge>
            ))}
          </Group>
          <Button size="sm" onClick={() => copyCode(generated.join("\n"))}>
            {generated.length === 1 ? "Copier" : "Tout copier"}
          </Button>
        </Group>
      )}
    </form>
  );
}
