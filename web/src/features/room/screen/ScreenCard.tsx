import type { ShownContent } from "domain/documents/handout";
import { handoutPictureAddress } from "domain/table/handouts/handoutPicture";
import { onScreen } from "domain/table/screen/showOnScreen";
import { dataOf } from "../../../live/liveSource";
import { useTableScreen } from "../../../live/scene/scenes";
import { CardPicture } from "../../../table/asks/CardPicture";
import { NoteText } from "../../../table/notes/NoteText";
import { useNow } from "../../../ui/useNow";
import { lengthOf, MOST_SHOWN } from "./lengthOf";
import styles from "./TableScreen.module.css";

const LOOK_MS = 60_000;
/** More does not fit beside a picture. In characters. */
const MOST_BESIDE_PICTURE = 2_000;

/** What the MJ shows here, over everything else, until they take it back. */
export function ScreenCard({ campaignId }: { campaignId: string }) {
  const screen = dataOf(useTableScreen(campaignId));
  const now = useNow(LOOK_MS, screen?.shown !== undefined);
  const shown = onScreen(screen, now);
  return (
    <div role="status">
      {shown?.card && (
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
      {shown?.handout && <ScreenHandout key={shown.id} campaignId={campaignId} handout={shown.handout} />}
    </div>
  );
}

interface ScreenHandoutProps {
  campaignId: string;
  handout: ShownContent;
}

/** A handout: beside its picture what is written, the smaller the more that is. */
function ScreenHandout({ campaignId, handout: { title, parts, pictureId } }: ScreenHandoutProps) {
  const written = parts.filter(({ text }) => text.trim() !== "");
  const length = written.reduce((sum, { text }) => sum + text.length, 0);
  return (
    <section className={styles.handout} aria-label="Le MJ montre">
      {pictureId !== undefined && (
        <img className={styles.cardPicture} src={handoutPictureAddress(campaignId, pictureId)} alt={title} />
      )}
      <div className={styles.handoutText} data-length={lengthOf(length)}>
        <h2 className={styles.recapTitle}>{title}</h2>
        {written.map(({ id, title: heading, text }) => (
          <div key={id}>
            {heading && <h3 className={styles.recapTitle}>{heading}</h3>}
            <NoteText text={text} />
          </div>
        ))}
      </div>
      {length > (pictureId === undefined ? MOST_SHOWN : MOST_BESIDE_PICTURE) && (
        <p className={styles.recapRest}>La suite est sur les écrans des joueurs.</p>
      )}
    </section>
  );
}
