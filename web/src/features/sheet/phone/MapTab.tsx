import { isRecord } from "domain/values/reading/fields";
import { useMemo } from "react";
import { useSheet, useShown, useViewer } from "../../../kits/sheet/openSheet";
import { MapPlace } from "../../../table/map/MapPlace";
import styles from "./MapTab.module.css";

/** The map of the table, between what sticks: it loads and listens while it is open. */
export function MapTab() {
  const { connected } = useViewer();
  const { id, system, campaign } = useSheet().character;
  const { raw } = useShown();
  const heroes = useMemo(() => [{ ...(isRecord(raw) && raw), id, system }], [raw, id, system]);
  return (
    campaign && (
      <div className={styles.map}>
        <MapPlace campaignId={campaign.id} system={system} connected={connected} heroes={heroes} />
      </div>
    )
  );
}
