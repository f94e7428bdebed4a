import { onScreen } from "domain/table/screen/showOnScreen";
import { dataOf } from "../../../live/liveSource";
import { useTableScreen } from "../../../live/scene/scenes";
import { CardPicture } from "../../../table/asks/CardPicture";
import { useNow } from "../../../ui/useNow";
import styles from "./TableScreen.module.css";

const LOOK_MS = 60_000;

/** What the MJ shows here, over everything else, until they take it back. */
export function ScreenCard({ campaignId }: { campaignId: string }) {
  const screen = dataOf(useTableScreen(campaignId));
  const now = useNow(LOOK_MS, screen?.shown !== undefined);
  const shown = onScreen(screen, now);
  return (
    <div role="status">
      {shown && (
        <section key={shown.id} className={styles.card} aria-label="Le MJ montre">
          <CardPicture
            campaignId={campaignId}
            id={shown.id}
            card={shown.card}
            className={styles.cardPicture}
          />
          {shown.card.text && <p className={styles.cardText}>{shown.card.text}</p>}
        </section>
      )}
    </div>
  );
}
