import { Button, Stack, Text, TextInput } from "@mantine/core";
import { useDisclosure, useInputState } from "@mantine/hooks";
import { deleteCampaign } from "domain/api/campaigns";
import { chestText } from "domain/table/chest/chest";
import type { SystemId } from "domain/values/systemIds";
import { foldText } from "domain/values/text/foldText";
import { call } from "../../../http/call";
import { useChest } from "../../../live/chest";
import { dataOf } from "../../../live/liveSource";
import { usePlaySystem } from "../../../table/play/usePlaySystem";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { TitledCard } from "../../../ui/TitledCard";
import type { OpenCampaign } from "../CampaignAccess";
import { useLeaving } from "./useLeaving";

type DeleteCampaignProps = Pick<OpenCampaign, "campaign" | "onLeaving">;

/** The MJ ends the campaign for everybody. */
export function DeleteCampaign(props: DeleteCampaignProps) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <TitledCard
      title="Supprimer la campagne"
      titleSize="h3"
      gap="sm"
      style={{ borderColor: "color-mix(in srgb, var(--bad) 45%, var(--line))" }}
    >
      <Text size="sm" c="var(--ink-2)">
        La page, les demandes et le lien d'invitation disparaissent pour tous. Les personnages restent à leurs
        joueurs.
      </Text>
      <Button variant="danger" style={{ alignSelf: "start" }} onClick={open}>
        Supprimer la campagne
      </Button>
      {opened && <DeleteDialog {...props} onClose={close} />}
    </TitledCard>
  );
}

/** The name of the campaign must be typed first. */
function DeleteDialog({
  campaign: { id, system, name },
  onLeaving,
  onClose,
}: DeleteCampaignProps & { onClose: () => void }) {
  const [typedName, setTypedName] = useInputState("");
  const { mutate, isPending } = useLeaving({
    leave: () => call(deleteCampaign, { params: { system, id } }),
    success: "Campagne supprimée.",
    failure: "Impossible de supprimer la campagne.",
    onLeaving,
  });
  return (
    <ConfirmDialog
      title={`Supprimer ${name} ?`}
      confirm="Supprimer définitivement"
      danger
      busy={isPending}
      confirmDisabled={foldText(typedName) !== foldText(name)}
      onCancel={onClose}
      onConfirm={() => mutate(undefined, { onError: onClose })}
    >
      <Stack gap="sm">
        <Text>Cette action est définitive. Pour la confirmer, écris le nom de la campagne : « {name} ».</Text>
        <ChestLost campaignId={id} system={system} />
        <TextInput label="Nom de la campagne" autoComplete="off" value={typedName} onChange={setTypedName} />
      </Stack>
    </ConfirmDialog>
  );
}

/** What is in its chest goes with it: « Le coffre contient 12 objets et 340 po. » */
function ChestLost({ campaignId, system }: { campaignId: string; system: SystemId }) {
  const chest = dataOf(useChest(campaignId));
  const purse = usePlaySystem(system).data?.purse;
  const held = chest ? chestText(chest, purse) : "";
  if (held === "") return null;
  return (
    <Text c="bad">
      Le coffre du groupe contient {held} : ce qui n'en est pas repris avant disparaît avec la campagne.
    </Text>
  );
}
