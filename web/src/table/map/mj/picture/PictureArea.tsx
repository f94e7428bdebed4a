import { UnstyledButton } from "@mantine/core";
import type { Grid } from "domain/documents/sceneSchema";
import { type MouseEvent, useId } from "react";
import type { Place } from "../../canvas/camera";
import styles from "./CornerAlignment.module.css";
import type { Area, ScenePiece } from "./useScenePieces";

interface PictureAreaProps {
  scene: { readonly width: number; readonly height: number };
  pieces: readonly ScenePiece[];
  area: Area;
  grid: Pick<Grid, "size" | "offsetX" | "offsetY"> | undefined;
  corners: readonly Place[];
  label: string;
  /** A place of the scene was pressed. */
  onPress: (place: Place) => void;
  /** An arrow was pressed: so many pixels. */
  onNudge?: (by: Place) => void;
}

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const FAST = 10;

/** A part of a scene's picture with a grid and corners over it, to press on. */
export function PictureArea({
  scene,
  pieces,
  area,
  grid,
  corners,
  label,
  onPress,
  onNudge,
}: PictureAreaProps) {
  const pattern = useId();
  const { left, top, width, height } = area;
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // By a key, it has no place.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    onPress({
      x: left + ((clientX - box.left) / box.width) * width,
      y: top + ((clientY - box.top) / box.height) * height,
    });
  };
  // As thick on the screen in a lens, which is half as wide.
  const line = width / (onNudge ? 150 : 300);
  return (
    <UnstyledButton
      className={styles.picture}
      aria-label={onNudge ? `${label}. Les flèches le déplacent.` : label}
      onClick={press}
      onKeyDown={(event) => {
        const by = Object.hasOwn(ARROWS, event.key) ? ARROWS[event.key] : undefined;
        if (by === undefined || onNudge === undefined) return;
        event.preventDefault();
        const step = event.shiftKey ? FAST : 1;
        onNudge({ x: by.x * step, y: by.y * step });
      }}
    >
      <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
        {pieces.map(({ name, address, ...place }) => (
          <image key={name} href={address} {...place} preserveAspectRatio="none" />
        ))}
        {grid && (
          <>
            <pattern
              id={pattern}
              patternUnits="userSpaceOnUse"
              x={grid.offsetX}
              y={grid.offsetY}
              width={grid.size}
              height={grid.size}
            >
              <path d={`M0 ${grid.size}V0H${grid.size}`} className={styles.under} strokeWidth={line * 3} />
              <path d={`M0 ${grid.size}V0H${grid.size}`} className={styles.line} strokeWidth={line} />
            </pattern>
            <rect width={scene.width} height={scene.height} fill={`url(#${pattern})`} />
          </>
        )}
        {corners.map(({ x, y }, index) => (
          // The two never change their places in the list.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <g key={index} transform={`translate(${x} ${y}) scale(${line})`}>
            <path d="M-14 0H14M0 -14V14" className={styles.crossUnder} />
            <path d="M-14 0H14M0 -14V14" className={styles.cross} />
          </g>
        ))}
      </svg>
    </UnstyledButton>
  );
}
