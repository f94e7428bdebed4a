import { useEffect } from "react";
import type { LiveCampaign } from "../../../live/campaigns";
import { useOnDemand } from "../../../ui/useOnDemand";
import { usePageTitle } from "../../../ui/usePageTitle";
import styles from "./TableScreen.module.css";

const loadTableMap = () => import("./TableMap");

/** `/session/{id}?vue=table`: the scene as everybody sees it, for a screen at the table. Nobody touches it. */
export function TableScreen({ campaign }: { campaign: LiveCampaign }) {
  const [TableMap, request] = useOnDemand(loadTableMap);
  usePageTitle(`${campaign.name} : écran de table`);
  useWakeLock();
  useEffect(request, [request]);
  return (
    <section className={styles.screen} aria-label="Écran de table" data-system={campaign.system}>
      {TableMap && <TableMap campaignId={campaign.id} system={campaign.system} />}
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
