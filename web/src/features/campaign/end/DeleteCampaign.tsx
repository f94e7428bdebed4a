import { Button, Stack, Text, TextInput } from "@mantine/core";
import { useDisclosure, useInputState } from "@mantine/hooks";
import { deleteCampaign } from "domain/api/campaigns";
import { foldText } from "domain/values/text/foldText";
import { call } from "../../../http/call";
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
        <TextInput label="Nom de la campagne" autoComplete="off" value={typedName} onChange={setTypedName} />
      </Stack>
    </ConfirmDialog>
  );
}
