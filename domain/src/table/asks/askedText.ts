import type { AskedRoll } from "../../documents/askContent";
import { gameOf } from "../../games/registry/games";
import type { SystemId } from "../../values/systemIds";

const LEVEL_TEXTS = { regular: "", hard: "réussite majeure", extreme: "réussite extrême" } as const;

/** « Perception, DD 15 »: what an ask wants rolled, with what it must reach. */
export function askedText(system: SystemId, { trait, difficulty, level = "regular" }: AskedRoll): string {
  const { difficulty: asked } = gameOf(system).asks;
  const wanted = difficulty === undefined ? LEVEL_TEXTS[level] : `${asked?.word ?? ""} ${difficulty}`;
  return [trait, wanted].filter(Boolean).join(", ");
}
