import { Text } from "@mantine/core";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import { closeEverySession } from "../../session/closeSession";
import { useSession } from "../../session/SessionProvider";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { FormError } from "../../ui/FormError";

const FAILED = "Impossible de fermer tes sessions pour le moment. Réessaie dans quelques instants.";

/** Asks before every session of the member ends, this device's included. */
export function SignOutEverywhere({ onCancel }: { onCancel: () => void }) {
  const { closed } = useSession();
  const { mutate, isPending, error } = useMutation({
    networkMode: "always",
    mutationFn: closeEverySession,
    onSuccess: closed,
  });
  return (
    <ConfirmDialog
      title="Te déconnecter partout ?"
      confirm="Tout déconnecter"
      busy={isPending}
      onCancel={onCancel}
      onConfirm={() => mutate()}
    >
      <Text>
        Toutes tes sessions se ferment, sur cet appareil et sur les autres : il faudra te reconnecter sur
        chacun.
      </Text>
      <FormError>{error && serverSentence(error, FAILED)}</FormError>
    </ConfirmDialog>
  );
}
