import type { AskContent, AskedRoll } from "../../documents/askContent";
import { gameOf } from "../../games/registry/games";
import type { SystemId } from "../../values/systemIds";

const LEVEL_TEXTS = { regular: "", hard: "réussite majeure", extreme: "réussite extrême" } as const;

/** « Perception, DD 15 »: what an ask wants rolled, with what it must reach. */
export function askedText(system: SystemId, { trait, difficulty, level = "regular" }: AskedRoll): string {
  const { difficulty: asked } = gameOf(system).asks;
  const wanted = difficulty === undefined ? LEVEL_TEXTS[level] : `${asked?.word ?? ""} ${difficulty}`;
  return [trait, wanted].filter(Boolean).join(", ");
}

/** What is said above an ask: « Le MJ montre », « Le MJ demande ». */
export const askTitle = (content: AskContent): string => {
  if (content.kind === "card") return "Le MJ montre";
  return content.secret ? "Le MJ demande, pour lui seul" : "Le MJ demande";
};

/** An ask in one line: the roll, or the text of the card. */
export const askText = (system: SystemId, content: AskContent): string =>
  content.kind === "card" ? content.text || "une image" : askedText(system, content);
