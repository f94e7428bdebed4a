import { useEffect } from "react";
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
  useWakeLock();
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

/** Keeps the screen awake where the browser can; it forgets whenever the page was hidden. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const ask = async () => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      const given = await navigator.wakeLock.request("screen").catch(() => undefined);
      if (left) await given?.release();
      else lock = given;
    };
    void ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      left = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, []);
}
