import { fights } from "domain/documents/fight";
import { sceneTiles, sceneTokens, tokens } from "domain/documents/scene";
import { MAX_TILES, MAX_TOKENS } from "domain/documents/sceneSchema";
import { sceneSights, sceneWalls } from "domain/documents/sight";
import type { Creature } from "domain/game/gameTypes";
import type { WholeScene } from "domain/table/adventure/adventureScene";
import { unpackedWalls } from "domain/table/sight/packed";
import { queryPage } from "../listeners";
import type { LiveScene } from "./scenes";

const ONE = { limit: 1 };

/**
 * All that a campaign has of a scene, for its MJ, from the server. `catalogue`: the creatures of its game. Rejects
 * without a connection.
 */
export async function readWholeScene(
  campaignId: string,
  scene: LiveScene,
  catalogue: readonly Creature[],
): Promise<WholeScene> {
  const { id } = scene;
  const [[walls], [sight], held, shown, [fight], pieces] = await Promise.all([
    queryPage(sceneWalls, [campaignId, id], ONE),
    queryPage(sceneSights, [campaignId, id], ONE),
    queryPage(sceneTokens, [campaignId, id], { limit: MAX_TOKENS }),
    queryPage(tokens, [campaignId], { where: ["sceneId", "==", id], limit: MAX_TOKENS }),
    queryPage(fights, [campaignId], ONE),
    scene.picture ? queryPage(sceneTiles, [campaignId, id], { limit: MAX_TILES + 1 }) : [],
  ]);
  const { creatures = {}, copies = {} } = fight?.panel.fighting ?? {};
  const creatureOf = (participantId: string): Creature | undefined => {
    const source = creatures[participantId]?.source;
    if (source === undefined) return undefined;
    return "copy" in source ? copies[source.copy] : catalogue.find((one) => one.id === source.catalogue);
  };
  const visible = shown.map((token) => ({ ...token, hidden: false }));
  const current = pieces.filter(({ pictureId }) => pictureId === scene.picture?.id);
  return {
    scene,
    walls: walls ? unpackedWalls(walls.walls) : [],
    doors: sight?.doors ?? [],
    lights: sight?.lights ?? [],
    tokens: new Map([...held, ...visible].map((token) => [token.id, token])),
    creatureOf,
    pieces: new Map(current.map(({ name, image }) => [name, image])),
  };
}
