import { TILE_SIDE } from "domain/documents/sceneSchema";
import { OVERVIEW, tileBox, tileNames } from "domain/table/scene/tiles";
import { useEffect, useMemo, useRef, useState } from "react";
import { readSceneTile } from "../../../../live/scene/sceneDocuments";
import type { LiveScene } from "../../../../live/scene/scenes";

/** Of the scene, in its pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A piece of a scene's picture, and where it lies. */
export interface ScenePiece {
  readonly name: string;
  readonly address: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The overview, and the tiles that the areas lie on. */
function namesOf({ picture }: LiveScene, areas: readonly Area[]): string[] {
  if (picture === undefined) return [];
  const place = (value: number, most: number) =>
    Math.min(Math.max(Math.floor(value / TILE_SIDE), 0), most - 1);
  const tiles = areas.flatMap(({ left, top, width, height }) =>
    [top, top + height].flatMap((y) =>
      [left, left + width].map((x) =>
        String(place(y, picture.rows) * picture.columns + place(x, picture.columns)),
      ),
    ),
  );
  return [OVERVIEW, ...new Set(tiles)];
}

/** The pieces of a scene's picture that its MJ looks at, as they come: the overview first, sharper ones over it. */
export function useScenePieces(campaignId: string, scene: LiveScene, areas: readonly Area[]): ScenePiece[] {
  const [addresses, setAddresses] = useState<Readonly<Record<string, string>>>({});
  const asked = useRef(new Set<string>());
  const { id: sceneId, picture, width, height, tiles } = scene;
  const pictureId = picture?.id;
  const wanted = namesOf(scene, areas)
    .filter((name) => tiles[name] !== undefined)
    .join(" ");
  useEffect(() => {
    if (pictureId === undefined) return;
    const read = async (name: string) => {
      const key = keyOf(pictureId, name);
      if (asked.current.has(key)) return;
      asked.current.add(key);
      try {
        const tile = await readSceneTile({ campaignId, sceneId, name }, pictureId);
        if (tile) setAddresses((known) => ({ ...known, [key]: `data:${tile.type};base64,${tile.image}` }));
      } catch {
        // Asked for again with the next move.
        asked.current.delete(key);
      }
    };
    for (const name of wanted.split(" ").filter(Boolean)) void read(name);
  }, [campaignId, sceneId, pictureId, wanted]);
  return useMemo(() => {
    if (picture === undefined) return [];
    return tileNames(picture).flatMap((name) => {
      const address = addresses[keyOf(picture.id, name)];
      if (address === undefined) return [];
      const { left, top, right, bottom } = tileBox(picture, name);
      const isWhole = name === OVERVIEW;
      return {
        name,
        address,
        x: left,
        y: top,
        width: isWhole ? width : Math.min(right, width) - left,
        height: isWhole ? height : Math.min(bottom, height) - top,
      };
    });
  }, [addresses, picture, width, height]);
}

const keyOf = (pictureId: string, name: string) => `${pictureId}/${name}`;
