import { useEffect, useState } from "react";
import { useWakeLock } from "../../../browser/useWakeLock";
import type { LiveCampaign } from "../../../live/campaigns";
import { useCampaignCharacters } from "../../../live/characters";
import { UNREADABLE } from "../../../live/listeners";
import { dataOf } from "../../../live/liveSource";
import { useTableScene } from "../../../live/scene/scenes";
import { useHeroes } from "../../../table/heroes/useHeroes";
import { useOnDemand } from "../../../ui/useOnDemand";
import { usePageTitle } from "../../../ui/usePageTitle";
import { FullScreen } from "./FullScreen";
import type { Corner } from "./freeCorner";
import { LastRoll } from "./LastRoll";
import { ScreenCard } from "./ScreenCard";
import { isDying, ScreenHeroes } from "./ScreenHeroes";
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
  const { heroes: known } = useHeroes(system, dataOf(useCampaignCharacters(id)));
  const heroes = [...known.values()].flatMap((hero) => (hero === UNREADABLE ? [] : [hero]));
  const dying = new Set(heroes.filter(isDying).map((hero) => hero.id));
  const [corner, setCorner] = useState<Corner>();
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
      {hasMap && TableMap && <TableMap campaignId={id} system={system} onCorner={setCorner} />}
      {scene.status !== "loading" && (
        <>
          <ScreenHeroes heroes={heroes} dyingAlone={hasMap} />
          <ScreenOrder campaignId={id} dying={dying} />
          <LastRoll campaignId={id} corner={hasMap ? corner : undefined} />
          <ScreenRecap campaign={campaign} />
          <ScreenCard campaignId={id} />
        </>
      )}
      <FullScreen />
    </section>
  );
}
