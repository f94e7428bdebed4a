import { Button, Checkbox, Group } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import { useSignOut } from "../../session/useSignOut";
import { FormError } from "../../ui/FormError";
import { TitledCard } from "../../ui/TitledCard";
import { SignOutEverywhere } from "./SignOutEverywhere";

/**
 * Product §2: signs out of this device, or of every device. What this one stored of the member goes with the session,
 * unless the unfinished work is to stay.
 */
export function SecureLogout() {
  const [keepWork, setKeepWork] = useState(false);
  const { signOut, signingOut, failed } = useSignOut();
  const [asking, { open, close }] = useDisclosure(false);
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
      <Group gap="sm">
        <Button loading={signingOut} onClick={() => signOut(keepWork)}>
          Se déconnecter en toute sécurité
        </Button>
        <Button onClick={open}>Se déconnecter partout</Button>
      </Group>
      {asking && <SignOutEverywhere onCancel={close} />}
    </TitledCard>
  );
}
