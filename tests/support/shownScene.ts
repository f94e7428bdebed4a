import { tableScenes } from "domain/documents/scene";
import type { Table } from "./campaigns";
import { unique } from "./cast";
import { put } from "./database";

/** Shows a scene without a picture to a table. */
export const showScene = ({ id }: Pick<Table, "id">): Promise<void> =>
  put(tableScenes, [id], {
    revision: 1,
    shown: {
      ...{ sceneId: unique("scene"), title: "Le pont", width: 1024, height: 640, rooms: [], tiles: {} },
      grid: { kind: "square", size: 64, offsetX: 0, offsetY: 0, unit: { name: "m", perCell: 1.5 } },
      background: { colour: "#3c3a46", texture: "plain" },
    },
    updatedAt: Date.now(),
  });
