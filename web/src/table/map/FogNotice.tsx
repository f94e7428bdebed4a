import type { ReactNode } from "react";
import { useLasting } from "../../ui/useLasting";
import styles from "./FogNotice.module.css";
import type { MapView, SceneView } from "./view/sceneView";

interface FogNoticeProps {
  view: {
    readonly scene: Pick<
      SceneView,
      "revealed" | "fogIsClear" | "sight" | "picture" | "tiles" | "cutBy" | "grid"
    >;
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
  const lacks = lackOf(view.scene);
  if (lacks === undefined) return null;
  const came = JSON.stringify(view.scene.tiles);
  const where = inList ? styles.line : `${styles.notice} ${styles.late}`;
  // Whatever comes of the picture begins the wait anew.
  return lacks === "missing" ? (
    <p className={where}>
      <Coming key={came} waitsAfter={WAITS_AFTER} />
    </p>
  ) : (
    <Late key={came}>
      <p className={where}>
        <Coming waitsAfter={WAITS_AFTER - LATE_AFTER} />
      </p>
    </Late>
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

/** What of the picture the members lack, of which they have seen something: the MJ's device has still to cut it. */
function lackOf(scene: FogNoticeProps["view"]["scene"]): "missing" | "older" | undefined {
  const { sight, picture, tiles, cutBy, fogIsClear } = scene;
  if (fogIsClear || picture === undefined || sight === undefined) return undefined;
  const wanted = Object.entries(sight.pieces);
  if (wanted.some(([name]) => tiles[name] === undefined)) return "missing";
  const isOlder = cutBy && wanted.some(([name, revision]) => (cutBy[name] ?? -1) < revision);
  return isOlder ? "older" : undefined;
}

/** While heroes walk, a piece a second is cut anew: nobody need be told before that stops. */
const LATE_AFTER = 5_000;
const WAITS_AFTER = 15_000;

const Late = ({ children }: { children: ReactNode }) => useLasting(true, LATE_AFTER) && children;

const Coming = ({ waitsAfter }: { waitsAfter: number }) =>
  useLasting(true, waitsAfter)
    ? "L'image de cette zone attend l'appareil du MJ."
    : "L'image de cette zone arrive…";
