import { type InitiativeEntry, type InitiativeState, isSeenInOrder } from "../../documents/initiativeState";
import { FALLBACKS } from "../../sheet/character/fallbacks";
import { readText } from "../../values/reading/values";
import { normaliseName } from "../../values/text/name";
import { type CreaturesInFight, NO_CREATURES } from "../panel/creaturesInFight";
import { isDeadIn } from "./dead";
import { nextUp } from "./turns";

/** How members' ids of creatures begin. */
const CREATURE = "creature-";

/** The id under which members know a creature, of an id that was made for it. */
export const aliasOf = (made: string): string => `${CREATURE}${made}`;

/** What players may see of a participant. */
export interface PublicEntry {
  readonly id: string;
  readonly name: string;
  readonly pronouns: string;
  readonly role: string;
  readonly value: number;
  /** It gets no turn. */
  readonly dead?: true | undefined;
}

/** The order as the players see it, with the same turn rules as the MJ's. */
export interface PublicOrder {
  readonly order: readonly PublicEntry[];
  readonly activeIndex: number;
  readonly round: number;
  /** A hidden participant has its turn: nobody of the order does. The active one is the last who had. */
  readonly mjPlays?: true | undefined;
  /** Each player ends the turns of their characters. */
  readonly playersPass?: true | undefined;
}

/** The lengths of public texts; longer ones are cut. */
const PUBLIC_LENGTHS = { name: 80, pronouns: 40, role: 160 } as const;

/** How members read the name of a participant. */
export const publicName = (name: string): string =>
  readText(normaliseName(name), PUBLIC_LENGTHS.name) ?? FALLBACKS.name;

/** What the order of a fight does not say of who stands in it. */
interface KnownOfOrder {
  readonly fighting?: CreaturesInFight | undefined;
  /** Under which ids members know creatures, by their own. */
  readonly aliases?: Readonly<Record<string, string>> | undefined;
}

/** A creature is known by its alias: its own id was there before it was shown. */
function publicEntries(
  visible: readonly InitiativeEntry[],
  { fighting = NO_CREATURES, aliases = {} }: KnownOfOrder,
): PublicEntry[] {
  const isDead = isDeadIn(fighting);
  return visible.map((entry) => ({
    id: entry.kind === "creature" ? (aliases[entry.id] ?? aliasOf(entry.id)) : entry.id,
    name: publicName(entry.name),
    pronouns: readText(entry.pronouns, PUBLIC_LENGTHS.pronouns) ?? "",
    // What a creature is, its MJ alone knows.
    role: entry.kind === "creature" ? "" : (readText(entry.role, PUBLIC_LENGTHS.role) ?? ""),
    value: entry.value,
    ...(isDead(entry) && { dead: true as const }),
  }));
}

/**
 * The order as players may see it: who is hidden there is neither named nor counted. While such a one is active,
 * the MJ plays: the last visible one who had a turn stays the active one, at the start of a round the end of the
 * round before.
 */
export function publicOrder(
  { order, activeIndex, round }: InitiativeState,
  known: KnownOfOrder = {},
): PublicOrder {
  const visible = order.filter(isSeenInOrder);
  const reached = order.slice(0, activeIndex + 1).filter(isSeenInOrder).length;
  const entries = publicEntries(visible, known);
  if (visible.length === 0) return { order: entries, activeIndex: 0, round: 1 };
  const active = order[activeIndex];
  const mjPlays = active && !isSeenInOrder(active) ? ({ mjPlays: true } as const) : {};
  return reached > 0
    ? { order: entries, activeIndex: reached - 1, round, ...mjPlays }
    : { order: entries, activeIndex: entries.length - 1, round: Math.max(1, round - 1), ...mjPlays };
}

/** Whether somebody of the order is a creature. */
export const isCreature = ({ id }: Pick<PublicEntry, "id">): boolean => id.startsWith(CREATURE);

/** The creatures that members see. */
export const creaturesInSight = (shared: Pick<PublicOrder, "order"> | undefined): readonly PublicEntry[] =>
  (shared?.order ?? []).filter(isCreature);

/** Who has the turn; undefined where nobody of the order does. */
export const activeOf = ({ order, activeIndex, mjPlays }: PublicOrder): PublicEntry | undefined =>
  mjPlays ? undefined : order[activeIndex];

/** Who comes after the active one, or after the MJ's hidden one; undefined where there is nobody else. */
export const followingOf = (order: PublicOrder): PublicEntry | undefined =>
  order.mjPlays && order.order.length === 1 ? order.order[0] : nextUp(order, ({ dead = false }) => dead);

/** The player's position: active, next, or neither. */
export type TurnHint = "yours" | "next";

export const TURN_HINT_LABELS: Record<TurnHint, string> = {
  yours: "À toi de jouer",
  next: "Tu es le prochain",
};

/** The hint for a player who plays these characters. */
export function turnHint(order: PublicOrder, characterIds: readonly string[]): TurnHint | undefined {
  const active = activeOf(order);
  if (active && characterIds.includes(active.id)) return "yours";
  const following = followingOf(order);
  return following && characterIds.includes(following.id) ? "next" : undefined;
}
