import { Button, Stack, Text, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { checkDeletionConfirmation, DELETION_WORD } from "domain/members/account/deletion";
import { paths } from "domain/values/links/paths";
import { serverSentence } from "../../../http/serverSentence";
import { useMutation } from "../../../http/useMutation";
import { endAccount } from "../../../session/endAccount";
import { useSession } from "../../../session/SessionProvider";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { FormError } from "../../../ui/FormError";
import { Consequences } from "./Consequences";

const FAILED = "Impossible de supprimer ton compte pour le moment. Réessaie dans quelques instants.";

export interface DeleteAccountProps {
  /** Asks the member to sign in once more; false when they would not. */
  reauthenticate: () => Promise<boolean>;
}

/** Deletes the account: says what goes with it, wants a word typed and a fresh sign-in, and cannot be undone. */
export function DeleteAccount({ reauthenticate }: DeleteAccountProps) {
  const [asking, { open, close }] = useDisclosure(false);
  return (
    <Stack align="start" gap={10}>
      <Title order={3}>Effacer</Title>
      <Text c="var(--ink-2)">Supprime ton compte et tout ce qui en dépend, aussitôt et pour de bon.</Text>
      <Button variant="danger" onClick={open}>
        Supprimer mon compte
      </Button>
      {asking && <DeletionDialog reauthenticate={reauthenticate} onCancel={close} />}
    </Stack>
  );
}

function DeletionDialog({ reauthenticate, onCancel }: DeleteAccountProps & { onCancel: () => void }) {
  const { closed } = useSession();
  const { mutate, forgetFailure, isPending, error } = useMutation({
    networkMode: "always",
    mutationFn: async (confirmation: string) => {
      if (!(await reauthenticate())) return;
      await endAccount(confirmation);
      closed();
      // A page anew: nothing of the account is left in this one's memory either.
      window.location.replace(paths.accountDeleted);
    },
  });
  const form = useForm({
    initialValues: { confirmation: "" },
    validate: { confirmation: checkDeletionConfirmation },
    onValuesChange: forgetFailure,
  });
  return (
    <ConfirmDialog
      title="Supprimer ton compte ?"
      confirm="Supprimer définitivement"
      danger
      busy={isPending}
      confirmDisabled={!form.isValid()}
      onCancel={onCancel}
      onConfirm={() => mutate(form.values.confirmation)}
    >
      <Stack gap="sm">
        <Consequences />
        <Text>Personne ne pourra le rétablir, nous non plus.</Text>
        <TextInput
          label={`Tape ${DELETION_WORD} pour confirmer`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.getInputProps("confirmation")}
        />
        <FormError>{error && serverSentence(error, FAILED)}</FormError>
      </Stack>
    </ConfirmDialog>
  );
}
