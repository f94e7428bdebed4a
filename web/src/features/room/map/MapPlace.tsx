import { Button } from "@mantine/core";
import type { SystemId } from "domain/values/systemIds";
import { useEffect } from "react";
import { dataOf } from "../../../live/liveSource";
import { useTableScene } from "../../../live/scene/scenes";
import { useOnDemand } from "../../../ui/useOnDemand";
import styles from "./MapPlace.module.css";

const loadMemberMap = () => import("./MemberMap");
const loadMjMap = () => import("./mj/MjMap");

interface MapPlaceProps {
  campaignId: string;
  system: SystemId;
  isMj: boolean;
  connected: boolean;
  /** The MJ has opened it, though nothing is shown. */
  preparing: boolean;
  onPrepare: () => void;
}

/** The MJ's scene; an empty grid while there is none. The map is loaded with the first one. */
export function MapPlace({ campaignId, system, isMj, connected, preparing, onPrepare }: MapPlaceProps) {
  const scene = dataOf(useTableScene(campaignId));
  const [MemberMap, requestMemberMap] = useOnDemand(loadMemberMap);
  const [MjMap, requestMjMap] = useOnDemand(loadMjMap);
  const shown = scene?.shown !== undefined;
  const wanted = shown || preparing;

  // Where it could not be loaded, it is asked for again once the connection is back.
  useEffect(() => {
    if (!wanted || !connected) return;
    if (isMj) requestMjMap();
    else requestMemberMap();
  }, [wanted, isMj, connected, requestMjMap, requestMemberMap]);

  const map = { campaignId, system, connected };
  if (isMj && wanted && MjMap) return <MjMap {...map} />;
  if (!isMj && shown && MemberMap) return <MemberMap {...map} />;
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
      <div className={styles.empty}>
        <p className={styles.title}>{scene?.shown?.title ?? "Aucune carte sur la table pour l'instant."}</p>
        {isMj && (
          <Button
            onPointerEnter={requestMjMap}
            onFocus={requestMjMap}
            loading={preparing && !MjMap}
            onClick={onPrepare}
          >
            Préparer une carte
          </Button>
        )}
      </div>
    </section>
  );
}
