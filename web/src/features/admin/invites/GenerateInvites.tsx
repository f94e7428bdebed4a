import { Button, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { ADMIN_FAILURES } from "domain/admin/messages";
import { createInvites } from "domain/api/admin";
import {
  clampInviteCount,
  INVITES_MAX,
  INVITES_MIN,
  invitesCreatedMessage,
} from "domain/invitations/generation";
import { checkNote, normaliseNote } from "domain/invitations/inviteRequest";
import { type FormEvent, useState } from "react";
import { call } from "../../../http/call";
import { serverSentence } from "../../../http/serverSentence";
import { toast } from "../../../ui/toast";
import styles from "./AdminInvites.module.css";

interface GenerateInvitesProps {
  onMade: () => void;
  copyCode: (codes: string) => void;
}

/** Makes 1 to 20 codes at once; what is not a number is 1 (product §5). */
export function GenerateInvites({ onMade, copyCode }: GenerateInvitesProps) {
  const [count, setCount] = useState(String(INVITES_MIN));
  const [note, setNote] = useState("");
  const [made, setMade] = useState<readonly string[]>([]);
  const wrongNote = checkNote(note);
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: (wanted: number) =>
      call(createInvites, { body: { count: wanted, note: normaliseNote(note) } }),
    onSuccess: ({ invites }) => {
      const codes = invites.map(({ code }) => code);
      toast(codes.length > 0 ? "success" : "warning", invitesCreatedMessage(codes));
      setMade(codes);
      setNote("");
      onMade();
    },
    onError: (error) => toast("error", serverSentence(error, ADMIN_FAILURES.createInvites)),
  });

  const clamp = () => {
    const wanted = clampInviteCount(count);
    setCount(String(wanted));
    return wanted;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = clamp();
    if (wrongNote === undefined && !isPending) mutate(wanted);
  };
  return (
    <form className={styles.generation} onSubmit={submit} noValidate>
      <TextInput
        label="Quantité"
        inputMode="numeric"
        autoComplete="off"
        description={`De ${INVITES_MIN} à ${INVITES_MAX}`}
        value={count}
        onChange={({ target }) => setCount(target.value)}
        onBlur={clamp}
      />
      <TextInput
        label="Note"
        required={false}
        description="Pour qui ?"
        autoComplete="off"
        value={note}
        error={wrongNote}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" variant="primary" loading={isPending}>
        Générer
      </Button>
      {made.length > 0 && (
        <div className={styles.made}>
          <ul aria-label="Codes générés">
            {made.map((code) => (
              <li key={code}>
                <code className={styles.code}>{code}</code>
              </li>
            ))}
          </ul>
          <Button size="sm" onClick={() => copyCode(made.join("\n"))}>
            {made.length === 1 ? "Copier" : "Tout copier"}
          </Button>
        </div>
      )}
    </form>
  );
}
