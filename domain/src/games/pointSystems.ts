import type { SystemId } from "../values/systemIds";

/** The games whose characters spend points on their build: the others have levels, or check their skills. */
export const POINT_SYSTEMS = ["vampire", "cyberpunk"] as const satisfies readonly SystemId[];
type PointSystem = (typeof POINT_SYSTEMS)[number];

export const spendsPoints = (system: SystemId): system is PointSystem =>
  (POINT_SYSTEMS as readonly SystemId[]).includes(system);
