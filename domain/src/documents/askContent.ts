import * as z from "zod/mini";
import { SETTLED_BY_ROLL } from "../game/rolls/rollRequest";
import { REQUIRED_LEVELS } from "../game/rolls/situation";
import { currentLabel } from "../games/currentLabel";
import { normaliseMessage } from "../values/messageText";
import { countCharacters } from "../values/text/characters";
import { checkedText } from "../values/text/checkedText";

/** Characters of the text of a card. */
export const MAX_CARD = 400;

/** Characters of what makes a roll necessary: those of a roll's label. */
const MAX_CAUSE = 80;

/** Characters of what a roll of Sanity costs. */
const MAX_LOSS = 20;

/** Characters of the name of a roll, of which each game lists its own (`askedTraits`). */
const MAX_TRAIT = 60;

/** What is wrong with the text of a card; undefined when it can be shown. */
export function checkCard(raw: string): string | undefined {
  const length = countCharacters(normaliseMessage(raw));
  if (length === 0) return "Écris ce que les joueurs verront.";
  return length > MAX_CARD ? `Le texte ne doit pas dépasser ${MAX_CARD} caractères.` : undefined;
}

/** A text of the MJ with or without a picture, which is a document of its own (`shownPictures`); one of them at least. */
const cardFields = {
  text: checkedText(normaliseMessage, (raw) => (raw === "" ? undefined : checkCard(raw))),
  picture: z.optional(z.literal(true)),
};
const showsSomething = z.check<{ text: string; picture?: true | undefined }>(({ value, issues }) => {
  const message = value.picture ? undefined : checkCard(value.text);
  if (message !== undefined) issues.push({ code: "custom", input: value, message });
});

/** What a card shows. */
export const cardSchema = z.object(cardFields).check(showsSomething);
export type Card = z.infer<typeof cardSchema>;

const askedRollSchema = z.object({
  kind: z.literal("roll"),
  /** A roll of the game's sheets, by its name there: « Perception », « Sauvegarde d'Intelligence »; any of its former names. */
  trait: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TRAIT), z.overwrite(currentLabel)),
  /** The DC, the difficulty, the value to beat; `requireAskable` knows each game's bounds. */
  difficulty: z.optional(z.int().check(z.minimum(1), z.maximum(60))),
  /** Call of Cthulhu: the level that is asked for. */
  level: z.optional(z.enum(REQUIRED_LEVELS)),
  /** Call of Cthulhu: what a roll of Sanity costs, « 1/1d6 »; the game says which roll and how it is written. */
  loss: z.optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(MAX_LOSS))),
  /** What makes it necessary, by its name: « Mains brûlantes (niv. 1) ». */
  cause: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_CAUSE))),
  /** What of the state in play the answer settles, where something there waits for it. */
  settles: z.optional(z.enum(SETTLED_BY_ROLL)),
  /** Answers are for the MJ and their author alone. */
  secret: z.boolean(),
  /** Difficulty and level are the MJ's alone (`askSecrets`), as is whether an answer was enough. */
  hidesDifficulty: z.optional(z.literal(true)),
});
export type AskedRoll = z.infer<typeof askedRollSchema>;

/** What the MJ asks of players: a roll, or to look at a card. */
export const askContentSchema = z.discriminatedUnion("kind", [
  askedRollSchema,
  z.object({ kind: z.literal("card"), ...cardFields }).check(showsSomething),
]);
export type AskContent = z.infer<typeof askContentSchema>;
