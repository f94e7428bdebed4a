import type { ReactNode } from "react";
import styles from "./FogNotice.module.css";
import type { MapView, SceneView } from "./view/sceneView";

interface FogNoticeProps {
  view: {
    readonly scene: Pick<SceneView, "revealed" | "fogIsClear" | "sight" | "picture" | "tiles" | "grid">;
    readonly tokens: readonly Pick<MapView["tokens"][number], "kind">[];
    /** The members see this scene. */
    readonly live: boolean;
  };
  /** In the list, which lies over the map's foot on a phone and is the scene where none can be drawn. */
  inList?: boolean;
}

/**
 * Says why members see nothing of a scene that is shown: all of it lies under fog, or nobody of the group sees any of it.
 * Where they do, it says to them that the picture of some of it is still to come.
 */
export function FogNotice({ view, inList = false }: FogNoticeProps) {
  const className = inList ? styles.line : styles.notice;
  if (!view.live) return null;
  const why = view.scene.sight ? sightText(view) : fogText(view.scene);
  if (why !== undefined) return <p className={className}>{why}</p>;
  if (!isPictureComing(view.scene)) return null;
  return (
    <Coming className={className} inList={inList}>
      L'image de cette zone arrive…
    </Coming>
  );
}

function fogText({ revealed, fogIsClear }: FogNoticeProps["view"]["scene"]): string | undefined {
  if (revealed?.length !== 0) return undefined;
  return fogIsClear
    ? "Tout est dans le brouillard : les joueurs ne voient rien de la scène."
    : "La scène est dans le brouillard.";
}

function sightText({ scene, tokens }: FogNoticeProps["view"]): string | undefined {
  const { revealed, fogIsClear, sight, grid } = scene;
  if (!sight?.known || revealed?.length !== 0 || !sight.outlines.every(isNarrow(grid.size))) return undefined;
  if (!fogIsClear) return "Tu ne vois rien ici.";
  return tokens.some(({ kind }) => kind === "character")
    ? "Il fait noir : personne ne voit rien de cette scène."
    : "Personne ne voit cette scène : pose un personnage.";
}

/** In the dark the group knows what it touches, and no more. */
const TOUCH_CELLS = 2;

const isNarrow = (cell: number) => (outline: readonly number[]) => {
  const along = (from: 0 | 1) => outline.filter((_, at) => at % 2 === from);
  const across = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return across(along(0)) <= TOUCH_CELLS * cell && across(along(1)) <= TOUCH_CELLS * cell;
};

/** Whether the members lack a piece of the picture of which they have seen something: the MJ's device has still to cut it. */
const isPictureComing = ({ sight, picture, tiles, fogIsClear }: FogNoticeProps["view"]["scene"]): boolean =>
  !fogIsClear && picture !== undefined && sight?.pieces.some((name) => tiles[name] === undefined) === true;

interface ComingProps {
  className: string | undefined;
  inList: boolean;
  children: ReactNode;
}

/** As a rule a piece comes within a second, of which nobody need be told. */
const Coming = ({ className, inList, children }: ComingProps) => (
  <p className={inList ? className : `${className} ${styles.late}`}>{children}</p>
);
