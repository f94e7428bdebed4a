import { Checkbox, Group, Text } from "@mantine/core";
import type { RollSharing } from "./useSharing";

/** Who sees the rolls: this device, the table, or its MJ alone. */
export function SharingChoice({ sharing }: { sharing: RollSharing }) {
  const { shared, setShared, secret, setSecret, paused } = sharing;
  return (
    <Group gap="10px 16px" py={6}>
      <Checkbox
        label="Partager avec la table"
        checked={shared}
        onChange={({ currentTarget }) => setShared(currentTarget.checked)}
      />
      {shared && (
        <Checkbox
          label="Pour le MJ seulement"
          checked={secret}
          onChange={({ currentTarget }) => setSecret(currentTarget.checked)}
        />
      )}
      {paused && (
        <Text size="sm" c="warn" w="100%">
          Hors connexion : tes jets restent sur cet appareil.
        </Text>
      )}
    </Group>
  );
}
