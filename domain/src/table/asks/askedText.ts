import type { AskContent, AskedRoll } from "../../documents/askContent";
import { gameOf } from "../../games/registry/games";
import type { SystemId } from "../../values/systemIds";

const LEVEL_TEXTS = { regular: "", hard: "réussite majeure", extreme: "réussite extrême" } as const;

/** « Perception, DD 15 », « Sauvegarde de Dextérité, DD 13 — Mains brûlantes »: what an ask wants rolled, and why. */
export function askedText(
  system: SystemId,
  { trait, difficulty, level = "regular", loss, cause }: AskedRoll,
): string {
  const { difficulty: asked } = gameOf(system).asks;
  const wanted = difficulty === undefined ? LEVEL_TEXTS[level] : `${asked?.word ?? ""} ${difficulty}`;
  const what = [trait, wanted, loss && `perte ${loss}`].filter(Boolean).join(", ");
  return cause === undefined ? what : `${what} — ${cause}`;
}

/** What is said above an ask: « Le MJ montre », « Le MJ demande ». */
export const askTitle = (content: AskContent): string => {
  if (content.kind === "card") return "Le MJ montre";
  return content.secret ? "Le MJ demande, pour lui seul" : "Le MJ demande";
};

/** An ask in one line: the roll, or the text of the card. */
export const askText = (system: SystemId, content: AskContent): string =>
  content.kind === "card" ? content.text || "une image" : askedText(system, content);
