import type { SystemId } from "domain/values/systemIds";
import { useCanvas } from "./canvas/useCanvas";
import { FogNotice } from "./FogNotice";
import { useTraces } from "./move/useTraces";
import styles from "./TableScreen.module.css";
import type { MapView } from "./view/sceneView";
import { useMemberView } from "./view/useMemberView";

interface TableMapProps {
  campaignId: string;
  system: SystemId;
}

/** What everybody sees, and nothing that one of them alone does. */
export default function TableMap({ campaignId, system }: TableMapProps) {
  const view = useMemberView({ campaignId, player: undefined, watching: true });
  if (view === undefined) return <p className={styles.empty}>La carte s'affichera ici.</p>;
  return <WatchedScene campaignId={campaignId} system={system} view={view} />;
}

const NOBODY: ReadonlySet<string> = new Set();

function WatchedScene({ campaignId, system, view }: TableMapProps & { view: MapView }) {
  const { attach, canvas, failed } = useCanvas(view, NOBODY, undefined);
  const { sceneId, grid, title } = view.scene;
  useTraces({ campaignId, system, sceneId, grid, canvas });
  if (failed) return <p className={styles.empty}>Ce navigateur ne peut pas dessiner la carte.</p>;
  return (
    <>
      <div ref={attach} className={styles.canvas} role="img" aria-label={`Scène : ${title}`} />
      <FogNotice scene={view.scene} live />
    </>
  );
}
