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
  /** The MJ shows whose turn it is, and nothing of who comes when: then the order is of that one, or empty. */
  readonly turnOnly?: true | undefined;
  /** Then the creatures that members see, by name. */
  readonly inSight?: readonly Pick<PublicEntry, "id" | "name">[] | undefined;
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
  /** Whose turn it is, and nothing else. */
  readonly turnOnly?: true | undefined;
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
 * Where members see the turn of a hidden one: nowhere, and the MJ plays. One pause a round tells that somebody hides; after
 * it a creature that they see has the turn a little longer, or a little sooner, so that pauses count nobody. Not a hero: its
 * player would act.
 */
function coverOf(
  { order, activeIndex }: InitiativeState,
  isDead: (entry: InitiativeEntry) => boolean,
): number | undefined {
  const seen = order.flatMap((entry, index) =>
    isSeenInOrder(entry) && !isDead(entry) ? [{ entry, index }] : [],
  );
  const previous = seen.findLast(({ index }) => index < activeIndex);
  const isPaused = order
    .slice(0, previous?.index ?? 0)
    .some((entry) => !isSeenInOrder(entry) && !isDead(entry));
  if (!isPaused) return undefined;
  const next = seen.find(({ index }) => index > activeIndex);
  return [previous, next].find((one) => one?.entry.kind === "creature")?.index;
}

/** The turn as members see it, by its place among those that they see. */
function publicTurn(
  state: InitiativeState,
  isDead: (entry: InitiativeEntry) => boolean,
): Pick<PublicOrder, "activeIndex" | "round" | "mjPlays"> {
  const { order, activeIndex, round } = state;
  const seenUpTo = (index: number) => order.slice(0, index + 1).filter(isSeenInOrder).length;
  const active = order[activeIndex];
  const shown = active && !isSeenInOrder(active) ? coverOf(state, isDead) : activeIndex;
  if (shown !== undefined && seenUpTo(shown) > 0) return { activeIndex: seenUpTo(shown) - 1, round };
  const reached = seenUpTo(activeIndex);
  return reached > 0
    ? { activeIndex: reached - 1, round, mjPlays: true }
    : { activeIndex: seenUpTo(order.length) - 1, round: Math.max(1, round - 1), mjPlays: true };
}

const byName = (one: Pick<PublicEntry, "name">, other: Pick<PublicEntry, "name">): number =>
  one.name.localeCompare(other.name, "fr", { numeric: true });

/**
 * The order as players may see it: who is hidden there is neither named nor counted. While such a one is active,
 * the MJ plays: the last visible one who had a turn stays the active one, at the start of a round the end of the
 * round before; but not twice in a round, where a creature that is seen can have the turn instead.
 */
export function publicOrder(state: InitiativeState, known: KnownOfOrder = {}): PublicOrder {
  const { fighting = NO_CREATURES, turnOnly } = known;
  const order = publicEntries(state.order.filter(isSeenInOrder), known);
  if (order.length === 0) return { order, activeIndex: 0, round: 1, ...(turnOnly && { turnOnly }) };
  const turn = publicTurn(state, isDeadIn(fighting));
  if (!turnOnly) return { order, ...turn };
  const creatures = order.filter(isCreature).map(({ id, name }) => ({ id, name }));
  return {
    ...{ ...turn, turnOnly, activeIndex: 0 },
    order: turn.mjPlays ? [] : order.slice(turn.activeIndex, turn.activeIndex + 1),
    inSight: creatures.toSorted(byName),
  };
}

/** Whether somebody of the order is a creature. */
export const isCreature = ({ id }: Pick<PublicEntry, "id">): boolean => id.startsWith(CREATURE);

/** The creatures that members see. */
export const creaturesInSight = (
  shared: Pick<PublicOrder, "order" | "inSight"> | undefined,
): readonly Pick<PublicEntry, "id" | "name">[] => shared?.inSight ?? (shared?.order ?? []).filter(isCreature);

/** What is shared, where it tells a turn: an order in which nobody is seen tells none. */
export const toldTurn = (shared: PublicOrder | undefined): PublicOrder | undefined =>
  shared && (shared.order.length > 0 || shared.mjPlays) ? shared : undefined;

/** Who has the turn; undefined where nobody of the order does. */
export const activeOf = ({ order, activeIndex, mjPlays }: PublicOrder): PublicEntry | undefined =>
  mjPlays ? undefined : order[activeIndex];

/** Who comes after the active one, or after the MJ's hidden one; undefined where there is nobody else, or the MJ keeps it. */
export function followingOf(order: PublicOrder): PublicEntry | undefined {
  if (order.turnOnly) return undefined;
  return order.mjPlays && order.order.length === 1
    ? order.order[0]
    : nextUp(order, ({ dead = false }) => dead);
}

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
