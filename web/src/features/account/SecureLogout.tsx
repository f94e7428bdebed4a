import { Button } from "@mantine/core";
import { useSignOut } from "../../session/useSignOut";
import { FormError } from "../../ui/FormError";
import { TitledCard } from "../../ui/TitledCard";

/** Product §2: signs out of this device; what it stored of the member goes with the session. */
export function SecureLogout() {
  const { signOut, signingOut, failed } = useSignOut();
  return (
    <TitledCard
      title="Déconnexion"
      lead="Ferme la session et efface de cet appareil ce qu'il gardait pour les coupures de réseau."
    >
      <FormError>{failed && "Impossible de vous déconnecter pour le moment. Réessayez."}</FormError>
      <Button loading={signingOut} onClick={signOut} mr="auto">
        Se déconnecter en toute sécurité
      </Button>
    </TitledCard>
  );
}
