import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import { useSignOut } from "../../session/useSignOut";
import { FormError } from "../../ui/FormError";
import { TitledCard } from "../../ui/TitledCard";

/** Product §2: signs out of this device; what it stored of the member goes with the session, unless the unfinished work is to stay. */
export function SecureLogout() {
  const [keepWork, setKeepWork] = useState(false);
  const { signOut, signingOut, failed } = useSignOut();
  return (
    <TitledCard
      title="Déconnexion"
      lead="Ferme la session et efface de cet appareil ce qu'il gardait : les pages lues, les brouillons, les messages non envoyés."
    >
      <FormError>{failed && "Impossible de vous déconnecter pour le moment. Réessayez."}</FormError>
      <Checkbox
        label="Garder sur cet appareil mes brouillons, mes commandes MJ et mes messages non envoyés"
        checked={keepWork}
        onChange={({ currentTarget }) => setKeepWork(currentTarget.checked)}
      />
      <Button loading={signingOut} onClick={() => signOut(keepWork)} mr="auto">
        Se déconnecter en toute sécurité
      </Button>
    </TitledCard>
  );
}
