import { Button, Group } from "@mantine/core";
import type { Evening } from "domain/api/evenings";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { useLiveCampaign } from "../../../live/campaigns";
import { dataOf } from "../../../live/liveSource";
import { shownRecap } from "../../../table/evenings/shownRecap";
import { useShowRecap } from "../../../table/evenings/useEvenings";
import { NoteEditor } from "../../../table/notes/NoteEditor";
import { NoteText } from "../../../table/notes/NoteText";
import type { NoteControl } from "../../../table/notes/useNote";
import { TitledCard } from "../../../ui/TitledCard";
import { toast } from "../../../ui/toast";
import { useNow } from "../../../ui/useNow";
import styles from "./Evening.module.css";

interface WrittenRecapProps {
  campaign: Pick<CampaignPage, "id" | "system">;
  evening: Pick<Evening, "id">;
  recap: NoteControl;
}

const LOOK_MS = 60_000;

/** The recap as its MJ writes it, and « Montrer à la table » once there is one. */
export function WrittenRecap({ campaign, evening, recap }: WrittenRecapProps) {
  const { show, putAway, busy } = useShowRecap(campaign);
  const shown = dataOf(useLiveCampaign(campaign.id))?.recap;
  const now = useNow(LOOK_MS, shown !== undefined);
  const isShown = shownRecap(shown, now)?.eveningId === evening.id;
  const { text } = recap.draft;
  const showIt = async () => {
    if (await recap.flush()) show(evening.id);
    else toast("warning", "Le récapitulatif n'est pas encore enregistré : il ne peut pas être montré.");
  };
  return (
    <TitledCard
      title="Récapitulatif"
      lead="Lu par toute la table, avant la prochaine séance ou pour mémoire."
    >
      <div className={styles.onScreen}>
        <NoteEditor
          table={campaign}
          note={recap}
          label="Récapitulatif de la séance"
          placeholder="Ce que la table doit se rappeler. « Reprendre » ajoute ici une ligne de la séance."
          rows={8}
        />
      </div>
      <div className={styles.onPaper}>
        <NoteText text={text} />
      </div>
      {(text.trim() !== "" || isShown) && (
        <Group gap={8} className={styles.onScreen ?? ""}>
          {isShown ? (
            <Button loading={busy} onClick={putAway}>
              Ranger pour tous
            </Button>
          ) : (
            <Button variant="primary" loading={busy} onClick={() => void showIt()}>
              Montrer à la table
            </Button>
          )}
        </Group>
      )}
    </TitledCard>
  );
}
