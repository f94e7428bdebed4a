import type { LiveCampaign } from "../../../live/campaigns";
import { useRecap } from "../../../live/evenings";
import { dataOf } from "../../../live/liveSource";
import { shownRecap } from "../../../table/evenings/shownRecap";
import { NoteText } from "../../../table/notes/NoteText";
import { useNow } from "../../../ui/useNow";
import { lengthOf, MOST_SHOWN } from "./lengthOf";
import styles from "./TableScreen.module.css";

const LOOK_MS = 60_000;

/** « Précédemment… », over everything else, until the MJ puts it away. */
export function ScreenRecap({ campaign }: { campaign: Pick<LiveCampaign, "id" | "mj" | "recap"> }) {
  const now = useNow(LOOK_MS, campaign.recap !== undefined);
  const shown = shownRecap(campaign.recap, now);
  const recap = dataOf(useRecap(campaign.id, campaign.mj.uid, shown?.eveningId));
  return (
    <div role="status">
      {shown && recap && (
        <section key={shown.shownAt} className={styles.recap} aria-label="Précédemment…">
          <h2 className={styles.recapTitle}>Précédemment…</h2>
          <div className={styles.recapText} data-length={lengthOf(recap.text.length)}>
            <NoteText text={recap.text} />
          </div>
          {recap.text.length > MOST_SHOWN && (
            <p className={styles.recapRest}>La suite est sur les écrans des joueurs.</p>
          )}
        </section>
      )}
    </div>
  );
}
