import { useEffect } from "react";
import { useWakeLock } from "../../../browser/useWakeLock";
import type { LiveCampaign } from "../../../live/campaigns";
import { dataOf } from "../../../live/liveSource";
import { useTableScene } from "../../../live/scene/scenes";
import { useOnDemand } from "../../../ui/useOnDemand";
import { usePageTitle } from "../../../ui/usePageTitle";
import { FullScreen } from "./FullScreen";
import { LastRoll } from "./LastRoll";
import { ScreenCard } from "./ScreenCard";
import { ScreenHeroes } from "./ScreenHeroes";
import { ScreenOrder } from "./ScreenOrder";
import { ScreenRecap } from "./ScreenRecap";
import styles from "./TableScreen.module.css";

const loadTableMap = () => import("./TableMap");

/**
 * `/session/{id}?vue=table`: what everybody sees, for a screen at the table: the scene, whose turn it is, the last roll,
 * what the MJ shows there, and who is dying. Nobody touches it. Without a scene, the order and the heroes take its place.
 */
export function TableScreen({ campaign }: { campaign: LiveCampaign }) {
  const { id, name, system } = campaign;
  const scene = useTableScene(id);
  const [TableMap, request] = useOnDemand(loadTableMap);
  const hasMap = dataOf(scene)?.shown !== undefined;
  usePageTitle(`${name} : écran de table`);
  useWakeLock(true);
  useEffect(() => {
    if (hasMap) request();
  }, [hasMap, request]);
  return (
    <section
      className={styles.screen}
      aria-label="Écran de table"
      data-system={system}
      data-map={hasMap || undefined}
    >
      {hasMap && TableMap && <TableMap campaignId={id} system={system} />}
      {scene.status !== "loading" && (
        <>
          <ScreenHeroes campaignId={id} system={system} dyingAlone={hasMap} />
          <ScreenOrder campaignId={id} />
          <LastRoll campaignId={id} />
          <ScreenRecap campaign={campaign} />
          <ScreenCard campaignId={id} />
        </>
      )}
      <FullScreen />
    </section>
  );
}
