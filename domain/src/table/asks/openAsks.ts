import type { AskDocument } from "../../documents/ask";

type Open = Pick<AskDocument, "content" | "answeredBy" | "createdAt" | "expiresAt">;

/** The asks that are open now (epoch milliseconds), the oldest first. */
export const openAsks = <Ask extends Open>(asks: readonly Ask[], now: number): readonly Ask[] =>
  asks.filter(({ expiresAt }) => expiresAt > now).toSorted((one, other) => one.createdAt - other.createdAt);

/** Those of them that a player's screen shows: rolls that `uid` has not made yet, and cards not put away. */
export const asksToShow = <Ask extends Open & { readonly id: string }>(
  asks: readonly Ask[],
  uid: string,
  putAway: readonly string[],
  now: number,
): readonly Ask[] =>
  openAsks(asks, now).filter(({ id, content, answeredBy }) =>
    content.kind === "card" ? !putAway.includes(id) : !answeredBy.includes(uid),
  );
