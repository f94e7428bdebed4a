import type { AskDocument } from "../../documents/ask";
import { isAnswered } from "./ask";

type Open = Pick<
  AskDocument,
  "content" | "answeredBy" | "heroes" | "answeredFor" | "createdAt" | "expiresAt"
>;

/** The asks that are open now (epoch milliseconds), the oldest first. */
export const openAsks = <Ask extends Open>(asks: readonly Ask[], now: number): readonly Ask[] =>
  asks.filter(({ expiresAt }) => expiresAt > now).toSorted((one, other) => one.createdAt - other.createdAt);

/** Who looks at a screen, with those of their characters whom it shows, where it knows. */
interface Viewer {
  readonly uid: string;
  readonly heroes?: readonly string[] | undefined;
}

/** Whether a roll is still asked of a viewer: of a character on this screen, else of the player. */
function isAwaited(ask: Open, { uid, heroes: shown = [] }: Viewer): boolean {
  if (ask.heroes === undefined || shown.length === 0) return !isAnswered(ask, { uid });
  return shown.some((characterId) => isHeroAwaited(ask, characterId));
}

/** Whether a roll is still asked of a character; in asks of nobody by name, of any. */
export const isHeroAwaited = (
  { heroes, answeredFor = [] }: Pick<AskDocument, "heroes" | "answeredFor">,
  characterId: string,
): boolean => heroes === undefined || (heroes.includes(characterId) && !answeredFor.includes(characterId));

/** Those of them that a player's screen shows: rolls that are not made yet, and cards not put away. */
export const asksToShow = <Ask extends Open & { readonly id: string }>(
  asks: readonly Ask[],
  viewer: Viewer,
  putAway: readonly string[],
  now: number,
): readonly Ask[] =>
  openAsks(asks, now).filter((ask) =>
    ask.content.kind === "card" ? !putAway.includes(ask.id) : isAwaited(ask, viewer),
  );
