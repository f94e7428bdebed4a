import type { AskDocument } from "../../documents/ask";
import type { AskContent, AskedRoll } from "../../documents/askContent";
import type { AskSecretDocument } from "../../documents/askSecret";
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
  /** Of a roll: the ids of the characters who are asked, instead of all those of the players. */
  readonly heroes?: readonly string[] | undefined;
}

/** A character of the campaign, by whom it is played. */
interface TableHero {
  readonly id: string;
  readonly userId: string;
}

/** What an ask is decided by, beside its request. */
interface AskedTable {
  /** When each ask that is stored in the campaign expires (epoch milliseconds). */
  readonly openUntil: readonly number[];
  /** The campaign's characters, of a roll; of cards none. */
  readonly heroes: readonly TableHero[];
}

/** What is stored of an ask: what its players read, and what they do not. */
interface DecidedAsk {
  readonly ask: AskDocument;
  /** Of one that hides its difficulty. */
  readonly secret: AskSecretDocument | undefined;
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

/** Who is asked for a roll: characters, and who plays them. Throws `character-not-found` for one of another table. */
function askedHeroes(
  table: Table,
  { targets, heroes: named }: AskRequest,
  known: readonly TableHero[],
): Pick<AskDocument, "targets" | "heroes"> {
  if (named === undefined) {
    const players = targetsOf(table, targets);
    const heroes = players.flatMap((uid) => known.flatMap(({ id, userId }) => (userId === uid ? id : [])));
    return { targets: players, ...(heroes.length > 0 && { heroes }) };
  }
  const each = [...new Set(named)].map((id) => {
    const hero = known.find((one) => one.id === id);
    if (hero === undefined) throw new AppError("character-not-found");
    return hero;
  });
  const players = new Set(each.map(({ userId }) => userId));
  // The MJ's own are rolled for by the MJ.
  return {
    targets: table.memberIds.filter((uid) => players.has(uid)),
    heroes: each.map(({ id }) => id),
  };
}

/** What the players read of an ask. */
function toldContent(content: AskContent): AskContent {
  if (content.kind !== "roll" || content.hidesDifficulty === undefined) return content;
  const { difficulty: _, level: __, ...told } = content;
  return told;
}

/**
 * The ask as it is stored. Throws `forbidden` for all but the MJ, `too-many-asks`, `player-not-found` and
 * `character-not-found` for who is not at this table, and what `requireAskable` throws.
 */
export function decideAsk(
  campaign: Pick<CampaignDocument, "mj" | "memberIds" | "system">,
  uid: string,
  request: AskRequest,
  { openUntil, heroes }: AskedTable,
  now: number,
): DecidedAsk {
  const { content } = request;
  requireAuthority("ask", uid, campaign);
  requireAskable(campaign.system, content);
  if (openUntil.filter((moment) => moment > now).length >= MAX_OPEN_ASKS) throw new AppError("too-many-asks");
  const expiresAt = now + ASK_LASTS_MS;
  const asked =
    content.kind === "roll"
      ? askedHeroes(campaign, request, heroes)
      : { targets: targetsOf(campaign, request.targets) };
  return {
    ask: { uid, content: toldContent(content), ...asked, answeredBy: [], createdAt: now, expiresAt },
    secret: secretOf(content, expiresAt),
  };
}

function secretOf(content: AskContent, expiresAt: number): AskSecretDocument | undefined {
  if (content.kind !== "roll" || content.hidesDifficulty === undefined) return undefined;
  const { difficulty, level } = content;
  return {
    ...(difficulty !== undefined && { difficulty }),
    ...(level !== undefined && { level }),
    ...{ outcomes: {}, expiresAt },
  };
}

/** Whether a stored ask is the one that this request created. */
export const isSameAsk = (
  stored: Pick<AskDocument, "uid" | "content">,
  uid: string,
  { content }: Pick<AskRequest, "content">,
): boolean => stored.uid === uid && isDeepEqual(stored.content, toldContent(content));

/** Who answers an ask. */
interface Answering {
  readonly uid: string;
  readonly isMj: boolean;
  readonly characterId?: string | undefined;
}

/** Whether an ask of a roll was answered for a character who is asked, else by this player. */
export function isAnswered(
  { answeredBy, heroes, answeredFor = [] }: Pick<AskDocument, "answeredBy" | "heroes" | "answeredFor">,
  { uid, characterId = "" }: Omit<Answering, "isMj">,
): boolean {
  return heroes?.includes(characterId) ? answeredFor.includes(characterId) : answeredBy.includes(uid);
}

/**
 * The roll that is asked of somebody; the MJ answers for any character who is asked. Throws `ask-closed` for an ask that is
 * gone, expired, for others or no roll, and `ask-already-answered`.
 */
export function requireOpenAsk(
  ask:
    | Pick<AskDocument, "content" | "targets" | "answeredBy" | "heroes" | "answeredFor" | "expiresAt">
    | undefined,
  answering: Answering,
  now: number,
): AskedRoll {
  if (ask?.content.kind !== "roll" || ask.expiresAt <= now) throw new AppError("ask-closed");
  const { uid, isMj, characterId = "" } = answering;
  const isAsked = isMj ? ask.heroes?.includes(characterId) : ask.targets.includes(uid);
  if (!isAsked) throw new AppError("ask-closed");
  if (isAnswered(ask, answering)) throw new AppError("ask-already-answered");
  return ask.content;
}
