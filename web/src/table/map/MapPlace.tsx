import type { SystemId } from "domain/values/systemIds";
import { useEffect } from "react";
import { dataOf } from "../../live/liveSource";
import { useTableScene } from "../../live/scene/scenes";
import { useOnDemand } from "../../ui/useOnDemand";
import { loadMemberMap } from "./loadMemberMap";
import styles from "./MapPlace.module.css";
import type { Sheet } from "./view/fightView";

interface MapPlaceProps {
  campaignId: string;
  system: SystemId;
  connected: boolean;
  /** The player's own characters, as far as this screen has them: their speed is told in a fight. */
  heroes?: readonly Sheet[];
}

/** The MJ's scene, for a player; an empty grid while there is none. The map is loaded with the first one. */
export function MapPlace(props: MapPlaceProps) {
  const { campaignId, connected } = props;
  const scene = dataOf(useTableScene(campaignId));
  const [MemberMap, request] = useOnDemand(loadMemberMap);
  const shown = scene?.shown !== undefined;

  // Where it could not be loaded, it is asked for again once the connection is back.
  useEffect(() => {
    if (shown && connected) request();
  }, [shown, connected, request]);

  if (shown && MemberMap) return <MemberMap {...props} />;
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
      <p className={styles.title}>{scene?.shown?.title ?? "Aucune carte sur la table pour l'instant."}</p>
    </section>
  );
}
