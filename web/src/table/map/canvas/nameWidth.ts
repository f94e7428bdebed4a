import type { TokenView } from "../view/sceneView";

type Named = Pick<TokenView, "id" | "x" | "y" | "size" | "nameShown">;

/** Of the token's side, which its own name has in any case. */
const LEAST = 0.9;
/** Of the letters' size: lines nearer than this touch. */
const LINE = 1.3;

/**
 * How wide the name under a token may be without touching those of its neighbours, in scene pixels; Infinity where
 * nobody's stands beside it. `cell` is the side of a cell, `letters` the size of the letters.
 */
export function nameWidth(token: Named, others: readonly Named[], cell: number, letters: number): number {
  const foot = ({ y, size }: Named) => y + (size * cell) / 2;
  let width = Number.POSITIVE_INFINITY;
  for (const other of others) {
    if (other.id === token.id || !other.nameShown) continue;
    if (Math.abs(foot(other) - foot(token)) < letters * LINE)
      width = Math.min(width, Math.abs(other.x - token.x) - letters / 2);
  }
  return Math.max(width, token.size * cell * LEAST);
}
