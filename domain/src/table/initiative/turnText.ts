import { elide } from "../../values/text/elide";
import { activeOf, followingOf, type PublicOrder } from "./publicOrder";

/** Whose turn it is, for a player of these characters, in one line (product §2.8.25). */
export interface TurnText {
  /** « À toi de jouer », « Au tour de Gobelin 1, puis toi », « Au tour du MJ ». */
  readonly text: string;
  readonly isOwn: boolean;
}

export function turnTextOf(order: PublicOrder, characterIds: readonly string[]): TurnText {
  const active = activeOf(order);
  if (active && characterIds.includes(active.id)) return { text: "À toi de jouer", isOwn: true };
  const turn = active ? `Au tour ${elide("de", active.name)}` : "Au tour du MJ";
  const following = followingOf(order);
  const isNext = following !== undefined && characterIds.includes(following.id);
  return { text: isNext ? `${turn}, puis toi` : turn, isOwn: false };
}
