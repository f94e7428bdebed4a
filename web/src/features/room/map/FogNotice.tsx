import styles from "./FogNotice.module.css";
import type { SceneView } from "./view/sceneView";

interface FogNoticeProps {
  scene: Pick<SceneView, "revealed" | "fogIsClear">;
  /** The members see this scene. */
  live: boolean;
  /** In the list, which lies over the map's foot on a phone and is the scene where none can be drawn. */
  inList?: boolean;
}

/** Says why members see nothing of a scene that is shown: all of it lies under fog. */
export function FogNotice({ scene: { revealed, fogIsClear }, live, inList = false }: FogNoticeProps) {
  if (!live || revealed?.length !== 0) return null;
  return (
    <p className={inList ? styles.line : styles.notice}>
      {fogIsClear
        ? "Tout est dans le brouillard : les joueurs ne voient rien de la scène."
        : "La scène est dans le brouillard."}
    </p>
  );
}
