import { standingOf, type Table } from "./authority";

/** Product §3 "role of the viewer": determines what the campaign's page shows. */
export type ViewerRole = "mj" | "player" | "none";

export function viewerRole(uid: string, table: Table): ViewerRole {
  const standing = standingOf(uid, table);
  return standing === "mj" || standing === "player" ? standing : "none";
}
