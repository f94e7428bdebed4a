import type { AskedRoll } from "../../documents/askContent";
import type { SystemId } from "../../values/systemIds";

const LEVEL_TEXTS = { regular: "", hard: "réussite majeure", extreme: "réussite extrême" } as const;

const DIFFICULTY_WORDS = {
  dnd5e: "DD",
  vampire: "difficulté",
  cyberpunk: "à battre :",
  cthulhu: "",
} as const;

/** « Perception, DD 15 »: what an ask wants rolled, with what it must reach. */
export function askedText(system: SystemId, { trait, difficulty, level = "regular" }: AskedRoll): string {
  const wanted = difficulty === undefined ? LEVEL_TEXTS[level] : `${DIFFICULTY_WORDS[system]} ${difficulty}`;
  return [trait, wanted].filter(Boolean).join(", ");
}
