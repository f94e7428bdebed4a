import type { AskDocument } from "../../documents/ask";
import type { AskContent, AskedRoll } from "../../documents/askContent";
import type { CampaignDocument } from "../../documents/campaign";
import { gameOf } from "../../games/registry/games";
import { AppError } from "../../values/errors";
import { isDeepEqual } from "../../values/isDeepEqual";
import type { SystemId } from "../../values/systemIds";
import { requireAuthority, type Table } from "../campaign/authority";
import { isAskedTrait } from "./askedTraits";

/** Asks expire after a day. */
const ASK_LASTS_MS = 24 * 60 * 60_000;

/** Open asks of a campaign. */
export const MAX_OPEN_ASKS = 20;

export interface AskRequest {
  readonly content: AskContent;
  /** The uids of players of the campaign; undefined for all of them. */
  readonly targets?: readonly string[] | undefined;
}

/** Throws `invalid-input` for a roll, a difficulty, a level or a loss that the game does not know. */
export function requireAskable(system: SystemId, content: AskContent): void {
  if (content.kind !== "roll") return;
  const { trait, difficulty, level, loss } = content;
  const { asks } = gameOf(system);
  const isOfGame =
    isAskedTrait(system, trait) &&
    (difficulty === undefined || difficulty <= (asks.difficulty?.max ?? 0)) &&
    (level === undefined || asks.difficulty === undefined) &&
    (loss === undefined || (trait === asks.loss?.trait && asks.loss.check(loss) === undefined));
  if (!isOfGame) throw new AppError("invalid-input", { sentence: "Ce jet n'est pas de ce jeu." });
}

/** The players whom an ask is for. Throws `player-not-found` for somebody else, and where there is nobody. */
function targetsOf({ memberIds }: Table, targets: readonly string[] = memberIds): string[] {
  const each = [...new Set(targets)];
  if (each.length === 0)
    throw new AppError("player-not-found", { sentence: "Il n'y a personne à qui demander." });
  if (each.some((uid) => !memberIds.includes(uid))) throw new AppError("player-not-found");
  return each;
}

/**
 * The ask as it is stored. `openUntil`: when each ask that is stored in the campaign expires. Throws `forbidden` for
 * all but the MJ, `too-many-asks`, and what `requireAskable` throws.
 */
export function decideAsk(
  campaign: Pick<CampaignDocument, "mj" | "memberIds" | "system">,
  uid: string,
  { content, targets }: AskRequest,
  openUntil: readonly number[],
  now: number,
): AskDocument {
  requireAuthority("ask", uid, campaign);
  requireAskable(campaign.system, content);
  if (openUntil.filter((moment) => moment > now).length >= MAX_OPEN_ASKS) throw new AppError("too-many-asks");
  return {
    uid,
    content,
    targets: targetsOf(campaign, targets),
    answeredBy: [],
    createdAt: now,
    expiresAt: now + ASK_LASTS_MS,
  };
}

/** Whether a stored ask is the one that this request created. */
export const isSameAsk = (
  stored: Pick<AskDocument, "uid" | "content">,
  uid: string,
  { content }: Pick<AskRequest, "content">,
): boolean => stored.uid === uid && isDeepEqual(stored.content, content);

/**
 * The roll that is asked of `uid`. Throws `ask-closed` for an ask that is gone, expired, for others or no roll, and
 * `ask-already-answered`.
 */
export function requireOpenAsk(
  ask: Pick<AskDocument, "content" | "targets" | "answeredBy" | "expiresAt"> | undefined,
  uid: string,
  now: number,
): AskedRoll {
  if (ask?.content.kind !== "roll" || ask.expiresAt <= now || !ask.targets.includes(uid)) {
    throw new AppError("ask-closed");
  }
  if (ask.answeredBy.includes(uid)) throw new AppError("ask-already-answered");
  return ask.content;
}
