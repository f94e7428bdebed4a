import { Button, Text } from "@mantine/core";
import type { LiveCampaign } from "../../live/campaigns";
import { useRecap } from "../../live/evenings";
import type { Live } from "../../live/liveSource";
import type { LiveNote } from "../../live/notes";
import { Dialog } from "../../ui/ConfirmDialog";
import { NoteText } from "../notes/NoteText";
import { useShowRecap } from "./useEvenings";

interface RecapDialogProps {
  campaign: Pick<LiveCampaign, "id" | "system" | "mj">;
  eveningId: string;
  isMj: boolean;
  onClose: () => void;
}

/** The recap that the MJ shows, over the screen. Whoever closes it closes it for themselves; the MJ can for all. */
export default function RecapDialog({ campaign, eveningId, isMj, onClose }: RecapDialogProps) {
  const recap = useRecap(campaign.id, campaign.mj.uid, eveningId);
  const { putAway, busy } = useShowRecap(campaign, onClose);
  return (
    <Dialog
      title="Précédemment…"
      size="lg"
      cancel="Fermer"
      onCancel={onClose}
      actions={
        isMj && (
          <Button loading={busy} onClick={putAway}>
            Ranger pour tous
          </Button>
        )
      }
    >
      <RecapText recap={recap} />
    </Dialog>
  );
}

/** The text of a recap, or why there is none. */
export function RecapText({ recap }: { recap: Live<LiveNote | null> }) {
  if (recap.status === "ready" && recap.data) return <NoteText text={recap.data.text} />;
  return (
    <Text c="dimmed" role="status">
      {recap.status === "loading" ? "Chargement…" : "Ce récapitulatif n'est plus là."}
    </Text>
  );
}
