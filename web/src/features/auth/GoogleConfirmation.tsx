import { Text } from "@mantine/core";
import type { SignedIn } from "../../session/identity";
import { ConfirmDialog } from "../../ui/ConfirmDialog";

interface GoogleConfirmationProps {
  account: SignedIn;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Product §2: registering through Google asks first, and says whether the account is new or known. */
export default function GoogleConfirmation({ account, busy, onConfirm, onCancel }: GoogleConfirmationProps) {
  return (
    <ConfirmDialog
      title={account.isNew ? "Créer un nouveau compte ?" : "Utiliser ce compte existant ?"}
      confirm={account.isNew ? "Créer le compte" : "Continuer"}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Text>
        {account.isNew
          ? "Un compte va être créé avec l'adresse Google suivante, et le code d'invitation sera utilisé."
          : "Cette adresse Google est déjà connue. Si elle est déjà inscrite, tu seras connecté à ton compte ; sinon, le code d'invitation sera utilisé."}
      </Text>
      <Text>
        <strong>{account.email}</strong>
      </Text>
    </ConfirmDialog>
  );
}
