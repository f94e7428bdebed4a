import type { SceneDocument, TableSceneDocument } from "../documents/scene";
import { AppError } from "../errors";
import { intersection, union } from "./region";
import type { Region } from "./sceneSchema";
import { areaOf, areTouching, boxAround, pointCount } from "./shapes";

/** Of all rooms together, as members get them: what one document holds. */
const MAX_PUBLIC_POINTS = 12_000;
/** A room's name is told once so much of it is revealed. */
const LABEL_SHARE = 0.5;

export type ShownScene = NonNullable<TableSceneDocument["shown"]>;

function publicRooms({ rooms, fog }: Pick<SceneDocument, "rooms" | "fog">): ShownScene["rooms"] {
  // Most of what is revealed is far from a room: its box tells so at once.
  const boxed = fog.on ? fog.revealed.map((part) => ({ part, box: boxAround([part.outline]) })) : [];
  const revealedNear = (outline: number[]): Region => {
    const around = boxAround([outline]);
    return boxed.flatMap(({ part, box }) => (areTouching(around, box) ? part : []));
  };
  return rooms.flatMap(({ outline, colour, label }) => {
    const whole: Region = union([{ outline, holes: [] }]);
    const region = fog.on ? intersection(whole, revealedNear(outline)) : whole;
    if (region.length === 0) return [];
    const isNamed = label !== undefined && areaOf(region) >= LABEL_SHARE * areaOf(whole);
    return [{ region, colour, ...(isNamed && { label }) }];
  });
}

/** The revisions of the published pieces, by their names. */
export const publicTiles = ({ published }: Pick<SceneDocument, "published">): ShownScene["tiles"] =>
  Object.fromEntries(Object.entries(published).map(([name, { revision }]) => [name, revision]));

/**
 * A scene as all members may see it: rooms cut to what is revealed, their names once half of a room is, and of the
 * picture the published pieces alone. Throws `invalid-input` where rooms and fog together have too many points.
 */
export function publicScene(sceneId: string, scene: SceneDocument): ShownScene {
  const { name, width, height, grid, background, fog, picture, published } = scene;
  const rooms = publicRooms(scene);
  if (rooms.reduce((sum, { region }) => sum + pointCount(region), 0) > MAX_PUBLIC_POINTS) {
    throw new AppError("invalid-input", {
      sentence: "Les salles et le brouillard ont ensemble trop de détails. Simplifie le contour.",
    });
  }
  return {
    sceneId,
    title: name,
    width,
    height,
    grid,
    background,
    ...(fog.on && { revealed: fog.revealed }),
    rooms,
    ...(picture && { picture }),
    tiles: publicTiles({ published }),
  };
}
