import { tokens } from "domain/documents/scene";
import { sceneSights, sceneWalls, tableExplored, tableSights } from "domain/documents/sight";

/** Where members read what stands on the scene that is shown, and what is seen of it. */
export const seenPaths = (campaignId: string): readonly string[] => [
  `campaigns/${campaignId}/${tokens.name}`,
  tableSights.path(campaignId),
  tableExplored.path(campaignId),
];

/** Where the MJ alone reads what a scene's sight goes by. */
export const mjPaths = (campaignId: string, sceneId: string): readonly string[] =>
  [sceneWalls, sceneSights].map((kind) => kind.path(campaignId, sceneId));
