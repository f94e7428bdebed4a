import type { Token } from "../documents/sceneSchema";
import { type DoorState, LIGHT_LEVELS, type LightLevel, type SceneLight } from "../documents/wallSchema";
import type { Chance } from "./chance";
import { CELL, cellMiddle, doorState, HEIGHT, type Place, WIDTH } from "./walledPlaces";
import {
  creatureId,
  creatureNumbers,
  creaturePlace,
  sceneLight,
  torch,
  type WalledScene,
} from "./walledScenes";

/** What may happen on a walled scene: to a hero by its player or the MJ, to a creature, to doors and lights by the MJ. */
export type SceneAct =
  | { readonly kind: "move"; readonly id: string; readonly by: "player" | "mj"; readonly path: number[] }
  | { readonly kind: "door"; readonly id: string; readonly state: DoorState }
  | { readonly kind: "lamp"; readonly lamp: SceneLight }
  | { readonly kind: "lampOut"; readonly id: string }
  | { readonly kind: "torch"; readonly id: string; readonly light: Token["light"] }
  | { readonly kind: "hidden"; readonly id: string; readonly hidden: boolean }
  | { readonly kind: "level"; readonly light: LightLevel };

/** Some way of one to three legs: mostly near, as one walks; now and then across the scene. */
function heroPath(from: Place, chance: Chance): number[] {
  const path: number[] = [];
  let at = from;
  for (let legs = 1 + chance.below(3); legs > 0; legs -= 1) {
    const step = () => (chance.below(9) - 4) * CELL;
    const within = (value: number, most: number) => Math.min(Math.max(value, CELL / 2), most - CELL / 2);
    const far = cellMiddle(chance);
    const near = { x: within(at.x + step(), WIDTH), y: within(at.y + step(), HEIGHT) };
    at = chance.percent(15) ? far : near;
    path.push(at.x, at.y);
  }
  return path;
}

function someMove(scene: WalledScene, chance: Chance, placeOf: (id: string) => Place): SceneAct {
  if (chance.percent(65)) {
    const { id } = chance.of(scene.heroes);
    const by = chance.percent(80) ? "player" : "mj";
    return { kind: "move", id, by, path: heroPath(placeOf(id), chance) };
  }
  const which = chance.of(creatureNumbers);
  const { x, y } = creaturePlace(which, chance);
  return { kind: "move", id: creatureId(which), by: "mj", path: [x, y] };
}

function somebodyChanged(scene: WalledScene, chance: Chance): SceneAct {
  const id = creatureId(chance.of(creatureNumbers));
  if (chance.percent(50)) return { kind: "hidden", id, hidden: chance.percent(50) };
  const bearer = chance.percent(50) ? chance.of(scene.heroes).id : id;
  return { kind: "torch", id: bearer, light: chance.percent(60) ? torch(chance) : undefined };
}

/** The next thing that happens, of a hundred 70 moves. `placeOf` says where somebody stands now. */
export function nextAct(scene: WalledScene, chance: Chance, placeOf: (id: string) => Place): SceneAct {
  const dice = chance.below(100);
  if (dice < 70 || scene.doors.length === 0) return someMove(scene, chance, placeOf);
  if (dice < 85) return { kind: "door", id: chance.of(scene.doors).id, state: doorState(chance) };
  if (dice < 89) return { kind: "lamp", lamp: sceneLight(chance.of(scene.lights).id, chance) };
  if (dice < 91) return { kind: "lampOut", id: chance.of(scene.lights).id };
  if (dice < 97) return somebodyChanged(scene, chance);
  return { kind: "level", light: chance.of(LIGHT_LEVELS) };
}
