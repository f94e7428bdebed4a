/**
 * Who knocks at Firestore. Two tables: `brumes`, run by `mj`, where `player` sits, `requester` waits and
 * `formerPlayer` once sat; and `nuits`, another world altogether.
 */
export const CAST = {
  visitor: { title: "a visitor", token: null },
  ana: { title: "a member of no table", token: { role: "player" } },
  mj: { title: "the MJ", token: { role: "player" } },
  player: { title: "a player of the table", token: { role: "player" } },
  requester: { title: "someone whose request is pending", token: { role: "player" } },
  formerPlayer: { title: "a former player", token: { role: "player" } },
  otherMj: { title: "another table's MJ", token: { role: "player" } },
  otherPlayer: { title: "another table's player", token: { role: "player" } },
  /** Registered a moment ago: the claim is not set yet. */
  newcomer: { title: "a newcomer without a role", token: {} },
  admin: { title: "an admin", token: { role: "admin" } },
} as const;

/** A person of the cast; it is their uid as well (nobody's, for the visitor). */
export type Role = keyof typeof CAST;

export const ROLES = Object.keys(CAST) as Role[];

/** Those who have nothing to do with `brumes`. */
export const STRANGERS = ["visitor", "ana", "otherMj", "otherPlayer", "newcomer"] as const;
