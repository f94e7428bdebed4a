import { ALL_GAMES } from "./registry/games";

/** The label of a roll as sheets have it now, whichever release it was stored by: a label says not of which game. */
export const currentLabel = (label: string): string =>
  ALL_GAMES.reduce((known, { asks }) => asks.currentLabel?.(known) ?? known, label);
