import { useTableScene } from "../../../live/useTableScene";
import styles from "./MapPlace.module.css";

/** Where the MJ's scene is shown; an empty grid while there is none. */
export function MapPlace({ campaignId }: { campaignId: string }) {
  const scene = useTableScene(campaignId);
  const title = scene.status === "ready" ? scene.data?.title : undefined;
  return (
    <section className={styles.place} aria-label="Carte">
      <svg className={styles.grid} aria-hidden="true">
        <defs>
          <pattern id="map-squares" width="56" height="56" patternUnits="userSpaceOnUse">
            <path d="M56 0H0V56" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill="url(#map-squares)" />
      </svg>
      <p className={styles.title}>{title ?? "Aucune carte sur la table pour l'instant."}</p>
    </section>
  );
}
