import type { SceneSize } from "domain/table/scene/sceneSize";
import { plural } from "domain/values/text/plural";
import type { MapParts } from "./readPicture";

const counted = (list: readonly unknown[] | undefined, one: string, many: string) => {
  const count = list?.length ?? 0;
  return `${count} ${plural(count, one, many)}`;
};

/** What of a map is on its scene: « Carte en place : 20 × 15 cases, 2 murs, 1 porte, 1 lumière. » */
export function mapSummary({ grid, walls, lightsLeftOut }: MapParts, { width, height }: SceneSize): string {
  const squares = `${Math.round(width / grid.size)} × ${Math.round(height / grid.size)} cases`;
  const parts = [
    squares,
    counted(walls.walls, "mur", "murs"),
    counted(walls.doors, "porte", "portes"),
    counted(walls.lights, "lumière", "lumières"),
  ];
  const leftOut =
    lightsLeftOut === 0
      ? ""
      : ` ${lightsLeftOut} ${plural(lightsLeftOut, "lumière de trop n'a pas été reprise", "lumières de trop n'ont pas été reprises")}.`;
  return `Carte en place : ${parts.join(", ")}.${leftOut}`;
}
