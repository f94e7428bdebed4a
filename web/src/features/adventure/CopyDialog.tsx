import { Button, Group, NativeSelect, Stack, Text } from "@mantine/core";
import { SYSTEM_NAMES } from "domain/values/systemNames";
import { plural } from "domain/values/text/plural";
import { useState } from "react";
import { ModalWindow } from "../../ui/ModalWindow";
import { type AdventureEntry, isForGame } from "./adventureEntry";
import type { TransferTarget } from "./Transfer";
import { useOtherCampaigns } from "./useOtherCampaigns";

interface CopyDialogProps {
  /** The campaign that it comes from. */
  from: string;
  entries: readonly AdventureEntry[];
  onCopy: (entries: readonly AdventureEntry[], to: NonNullable<TransferTarget>) => void;
  onClose: () => void;
}

/** To which of the MJ's other campaigns what was chosen is copied, and what of it does not go there. */
export default function CopyDialog({ from, entries, onCopy, onClose }: CopyDialogProps) {
  const { campaigns, isLoading } = useOtherCampaigns(from);
  const [wanted, setWanted] = useState<string>();
  const target = campaigns.find(({ id }) => id === wanted) ?? campaigns[0];
  // One's own creatures are in all of one's campaigns.
  const movable = entries.filter(({ kind }) => kind !== "creatures");
  const going = target ? movable.filter((entry) => isForGame(entry, target.game)) : [];
  const creatures = entries.length - movable.length;
  const foreign = movable.length - going.length;
  return (
    <ModalWindow title="Copier vers une campagne" onClose={onClose}>
      <Stack gap="sm">
        {target ? (
          <NativeSelect
            label="Campagne"
            data={campaigns.map(({ id, title, game }) => ({
              value: id,
              label: `${title} (${SYSTEM_NAMES[game]})`,
            }))}
            value={target.id}
            onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          />
        ) : (
          <Text role="status">{isLoading ? "Chargement…" : "Tu ne mènes pas d'autre campagne."}</Text>
        )}
        {target && (
          <Text size="sm">
            {going.length} {plural(going.length, "élément y sera copié", "éléments y seront copiés")} : rien
            n'y est montré aux joueurs, et rien n'y est remplacé.
          </Text>
        )}
        {foreign > 0 && (
          <Text size="sm">
            {foreign} {plural(foreign, "rencontre est d'un autre jeu", "rencontres sont d'un autre jeu")}.
          </Text>
        )}
        {creatures > 0 && (
          <Text size="sm">Tes créatures sont déjà dans toutes tes campagnes de leur jeu.</Text>
        )}
        <Group justify="flex-end" gap={10}>
          <Button onClick={onClose}>Annuler</Button>
          <Button
            variant="primary"
            disabled={target === undefined || going.length === 0}
            onClick={() => {
              if (target) onCopy(going, { id: target.id, system: target.game, name: target.title });
              onClose();
            }}
          >
            Copier
          </Button>
        </Group>
      </Stack>
    </ModalWindow>
  );
}
