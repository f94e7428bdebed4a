import type { SceneDocument, TableSceneDocument } from "../../documents/scene";
import { AppError } from "../../values/errors";
import { boxedRegion, clipped } from "./clipped";
import { type Effort, effortOf, MAX_DRAWN_ROOM_STEPS, type RequestEffort } from "./effort";
import { intersection, union } from "./region";
import { areaOf, type Box, boxAround, pointCount } from "./shapes";

/** Of all drawn rooms together, as members get them: what one document holds. */
const MAX_PUBLIC_POINTS = 12_000;
/** A drawn room's name is told once so much of it is revealed. */
const LABEL_SHARE = 0.5;

/** So that no edge of a box lies on a side of the drawn room that it is around. */
const wider = ({ left, top, right, bottom }: Box): Box => ({
  left: left - 1,
  top: top - 1,
  right: right + 1,
  bottom: bottom + 1,
});

export type ShownScene = NonNullable<TableSceneDocument["shown"]>;

const tooDetailed = () =>
  new AppError("invalid-input", {
    sentence: "Les salles et le brouillard ont ensemble trop de détails. Simplifie le contour.",
  });

/** All drawn rooms take from one effort, and stop once they have too many points together. */
function publicDrawnRooms(
  { rooms, fog }: Pick<SceneDocument, "rooms" | "fog">,
  effort: Effort,
): ShownScene["rooms"] {
  const revealed = boxedRegion(fog.on ? fog.revealed : []);
  let points = 0;
  return rooms.flatMap(({ outline, colour, label }) => {
    const whole = union([{ outline, holes: [] }], [], effort);
    const near = fog.on ? clipped(revealed, wider(boxAround([outline])), effort) : [];
    const region = fog.on ? intersection(whole, near, effort) : whole;
    points += pointCount(region);
    if (points > MAX_PUBLIC_POINTS) throw effort.refusal();
    if (region.length === 0) return [];
    const isNamed = label !== undefined && areaOf(region) >= LABEL_SHARE * areaOf(whole);
    return [{ region, colour, ...(isNamed && { label }) }];
  });
}

/** What a published piece is known by: greater than of any that was cut by less of the fog, or of what was seen. */
export const pieceVersion = ({
  revision,
  seen = 0,
}: Pick<SceneDocument["published"][string], "revision" | "seen">): number => revision + seen;

/** The versions of the published pieces, by their names, and by how much of what the group has seen they were cut. */
export function publicPieces({
  published,
  sight,
}: Pick<SceneDocument, "published" | "sight">): Pick<ShownScene, "tiles" | "cutBy"> {
  const pieces = Object.entries(published);
  const cutBy = pieces.flatMap(([name, { seen }]) => (seen === undefined ? [] : [[name, seen] as const]));
  return {
    tiles: Object.fromEntries(pieces.map(([name, piece]) => [name, pieceVersion(piece)])),
    ...(sight?.on && { cutBy: Object.fromEntries(cutBy) }),
  };
}

/**
 * A scene as all members may see it: drawn rooms cut to what is revealed, their names once half of one is, and of the
 * picture the published pieces alone. Throws `invalid-input` where drawn rooms and fog together have too many points.
 */
export function publicScene(sceneId: string, scene: SceneDocument, request?: RequestEffort): ShownScene {
  const { name, width, height, grid, background, fog, picture, published, sight, paused } = scene;
  // Where the group's sight decides, rooms are told with what it has seen (`seenRooms`).
  const effort = effortOf(MAX_DRAWN_ROOM_STEPS, tooDetailed, request);
  const rooms = sight?.on ? [] : publicDrawnRooms(scene, effort);
  return {
    sceneId,
    title: name,
    width,
    height,
    grid,
    background,
    ...(fog.on && { revealed: fog.revealed }),
    ...(sight?.on && { sight }),
    ...(paused && { paused }),
    rooms,
    ...(picture && { picture }),
    ...publicPieces({ published, sight }),
  };
}
