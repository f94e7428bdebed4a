import type { SystemId } from "domain/values/systemIds";
import { type RefCallback, useCallback, useEffect, useState } from "react";
import { dataOf } from "../../../live/liveSource";
import { useLiveTraces } from "../../../live/scene/scenes";
import { useMember } from "../../../session/SessionProvider";
import { SceneCanvas } from "../../../table/map/canvas/SceneCanvas";
import { FogNotice } from "../../../table/map/FogNotice";
import { Traces } from "../../../table/map/move/Traces";
import type { MapView } from "../../../table/map/view/sceneView";
import { useMemberView } from "../../../table/map/view/useMemberView";
import { type Corner, freeCorner } from "./freeCorner";
import styles from "./TableScreen.module.css";

interface TableMapProps {
  campaignId: string;
  system: SystemId;
  /** Where nobody stands, so that something may lie over it. */
  onCorner: (corner: Corner) => void;
}

/** What everybody sees, and nothing that one of them alone does. */
export default function TableMap(props: TableMapProps) {
  const view = useMemberView({ campaignId: props.campaignId, player: undefined, watching: true });
  if (view === undefined) return null;
  return <WatchedScene {...props} view={view} />;
}

const NOBODY: ReadonlySet<string> = new Set();

/** A scene that nobody touches: a canvas without an editor. */
function WatchedScene({ campaignId, system, onCorner, view }: TableMapProps & { view: MapView }) {
  const { uid } = useMember();
  const { scene } = view;
  const heard = dataOf(useLiveTraces(campaignId));
  const [traces] = useState(() => new Traces({ campaignId, system, uid }));
  const [canvas, setCanvas] = useState<SceneCanvas>();
  const [failed, setFailed] = useState(false);
  const attach: RefCallback<HTMLDivElement> = useCallback((element) => {
    try {
      const opened = element ? new SceneCanvas(element) : undefined;
      setCanvas(opened);
      return () => opened?.close();
    } catch {
      return setFailed(true);
    }
  }, []);
  useEffect(() => {
    if (canvas === undefined) return;
    canvas.show(view, NOBODY);
    onCorner(freeCorner(view.tokens, view.scene.grid.size, canvas.size, (at) => canvas.toScene(at)));
  }, [canvas, view, onCorner]);
  useEffect(() => {
    if (canvas && heard) traces.show(canvas, scene, heard);
  }, [canvas, traces, scene, heard]);
  if (failed) return <p className={styles.empty}>Ce navigateur ne peut pas dessiner la carte.</p>;
  return (
    <>
      <div ref={attach} className={styles.canvas} role="img" aria-label={`Scène : ${scene.title}`} />
      <FogNotice view={view} />
    </>
  );
}
