import { scenes, sceneTokens, tableScenes, tokens } from "domain/documents/scene";
import { newScene, sceneChanged } from "domain/table/scene/changeScene";
import { characterTokens } from "domain/table/scene/characterTokens";
import { applyFogChange } from "domain/table/scene/fog";
import { publicScene } from "domain/table/scene/publicScene";
import { fogEffort } from "domain/table/scene/region";
import { rectangleOf } from "domain/table/scene/shapes";
import { asTableToken, type PlacedToken, tokenPlace } from "domain/table/scene/tokens";
import { GuardedBatch } from "../../functions/src/store/guardedBatch";
import { dnd5eCharacters } from "./characters/dnd5e";

const CAMPAIGN = "demo-dnd5e";
const SCENE = "demo-scene-crypte";
const SIZE = { width: 1600, height: 1200 };
const CELL = 50;

const cells = (column: number, row: number, columns: number, rows: number) =>
  rectangleOf(column * CELL, row * CELL, columns * CELL, rows * CELL);

const ROOMS = [
  { id: "demo-room-entree", label: "Entrée", outline: cells(13, 18, 6, 5), colour: "#8d8574" },
  { id: "demo-room-galerie", label: "Galerie", outline: cells(15, 10, 2, 8), colour: "#7d7667" },
  { id: "demo-room-chapelle", label: "Chapelle noyée", outline: cells(10, 3, 12, 7), colour: "#6f7d80" },
  { id: "demo-room-ossuaire", label: "Ossuaire", outline: cells(22, 4, 6, 5), colour: "#74685a" },
];

/** What the players have seen: the way in, and the gallery. */
const REVEALED = [cells(12, 10, 8, 14)];

const creature = (name: string, column: number, row: number, hidden = false): PlacedToken => ({
  kind: "creature",
  name,
  nameShown: true,
  colour: "#7f1d1d",
  size: 1,
  x: (column + 0.5) * CELL,
  y: (row + 0.5) * CELL,
  sceneId: SCENE,
  bounds: SIZE,
  movedAt: 0,
  hidden,
});

function demoScene(now: number) {
  const grid = {
    kind: "square" as const,
    size: CELL,
    offsetX: 0,
    offsetY: 0,
    unit: { name: "m" as const, perCell: 1.5 },
  };
  const background = { colour: "#2b2a28", texture: "stone" as const };
  const draft = { name: "La crypte de Valrogne", ...SIZE, grid, background, fogOn: true };
  const bare = newScene("demo-mj", draft, 0, now);
  const scene = sceneChanged(bare, { rooms: ROOMS }, now)?.scene ?? bare;
  const revealed = REVEALED.reduce(
    (region, outline) => applyFogChange(region, { kind: "reveal", outline }, SIZE, fogEffort()),
    scene.fog.revealed,
  );
  return { ...scene, fog: { on: true, revealed } };
}

/** One drawn scene of the D&D campaign, shown to its table. Written anew when repeated. */
export async function seedScene(now: number): Promise<void> {
  const scene = demoScene(now);
  const present = dnd5eCharacters.filter(({ campaignId }) => campaignId === CAMPAIGN);
  const placed: [string, PlacedToken][] = [
    ...characterTokens(SCENE, scene, present, now).map(([id, token], index): [string, PlacedToken] => [
      id,
      { ...token, x: (15.5 + index) * CELL, y: 20.5 * CELL },
    ]),
    ["demo-token-rat", creature("Rat géant", 15, 13)],
    ["demo-token-goule", creature("Goule", 14, 6)],
    ["demo-token-guetteur", creature("Guetteur", 17, 19, true)],
  ];
  const batch = new GuardedBatch()
    .set(scenes, [CAMPAIGN, SCENE], scene)
    .set(tableScenes, [CAMPAIGN], { revision: 1, shown: publicScene(SCENE, scene), updatedAt: now });
  for (const [id, token] of placed) {
    const isSeen = tokenPlace(token, scene, true) === "members";
    if (isSeen) batch.set(tokens, [CAMPAIGN, id], { ...asTableToken(token), movedAt: now });
    else batch.set(sceneTokens, [CAMPAIGN, SCENE, id], { ...token, movedAt: now });
  }
  await batch.commit();
}
