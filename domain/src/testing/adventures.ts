import { DND5E_CREATURES } from "../games/dnd5e/creatures/catalogue";
import type {
  Adventure,
  AdventureHandout,
  AdventureScene,
  AdventureToken,
} from "../table/adventure/adventure";
import { gridOf } from "./scenes";

const goblin = DND5E_CREATURES.find(({ id }) => id === "goblin");
if (!goblin) throw new Error("The catalogue has no goblin.");
export const GOBLIN = goblin;

export const adventureTokenOf = (change: Partial<AdventureToken> = {}): AdventureToken => ({
  ...{ kind: "creature", name: "Gobelin A", nameShown: true, colour: "#aa0000", size: 1, x: 100, y: 100 },
  hidden: true,
  ...change,
});

/** A crypt with a wall, a door and a goblin who waits there; its picture has one tile. */
export const adventureSceneOf = (change: Partial<AdventureScene> = {}): AdventureScene => ({
  ...{ name: "La crypte", width: 512, height: 512, grid: gridOf(), fogOn: true, rooms: [] },
  background: { colour: "#203040", texture: "stone" },
  walls: [{ id: "w1", kind: "wall", points: [0, 0, 100, 0] }],
  doors: [{ id: "d1", points: [100, 0, 120, 0], state: "secret" }],
  lights: [],
  tokens: [adventureTokenOf({ commonName: "Gobelin", creature: GOBLIN })],
  picture: { overview: "AAAA", "0": "BBBB" },
  ...change,
});

export const adventureHandoutOf = (change: Partial<AdventureHandout> = {}): AdventureHandout => ({
  ...{ key: "lettre", kind: "letter", title: "La lettre du comte" },
  parts: [{ title: "", text: "Viens seul.", secret: false }],
  ...change,
});

/** One of each kind, of D&D. */
export function adventureOf(change: Partial<Adventure> = {}): Adventure {
  const { id: _, ...creature } = GOBLIN;
  return {
    scenes: [adventureSceneOf()],
    encounters: [{ name: "Le pont", lines: [{ creature: GOBLIN, count: 3, hidden: true }] }],
    handouts: [adventureHandoutOf()],
    randomTables: [{ name: "La route", rows: [{ weight: 2, text: "Il pleut." }] }],
    creatures: [{ ...creature, name: "Gobelin des brumes" }],
    ...change,
  };
}

export const NOTHING: Adventure = {
  ...{ scenes: [], encounters: [], handouts: [], randomTables: [], creatures: [] },
};
