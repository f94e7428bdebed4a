/**
 * The users of the rules tests. There are two campaigns: `brumes`, run by `mj`, with `player`, a pending
 * request of `requester` and a former player `formerPlayer`; and `nuits`, with other members.
 */
export const CAST = {
  visitor: { title: "a visitor", token: null },
  ana: { title: "a member without campaigns", token: { role: "player" } },
  mj: { title: "the MJ", token: { role: "player" } },
  player: { title: "a player of the campaign", token: { role: "player" } },
  requester: { title: "someone whose request is pending", token: { role: "player" } },
  formerPlayer: { title: "a former player", token: { role: "player" } },
  otherMj: { title: "another campaign's MJ", token: { role: "player" } },
  otherPlayer: { title: "another campaign's player", token: { role: "player" } },
  /** Registered just now: the claim is not set yet. */
  newcomer: { title: "a newcomer without a role", token: {} },
  admin: { title: "an admin", token: { role: "admin" } },
} as const;

/** A user of the cast, whose uid is the same (the visitor has none). */
export type Role = keyof typeof CAST;

export const ROLES = Object.keys(CAST) as Role[];

/** Users without any relation to `brumes`. */
export const STRANGERS = ["visitor", "ana", "otherMj", "otherPlayer", "newcomer"] as const;
