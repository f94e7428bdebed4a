/**
 * The types of each game under its id: every game's folder adds its own (`declare module`), so that no shared file names
 * them.
 *
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: each game adds its own
export interface GameTypes {}

type Of<Part extends string> = GameTypes[keyof GameTypes] extends infer Game
  ? Game extends Readonly<Record<Part, infer Type>>
    ? Type
    : never
  : never;

/** A roll by a game's own rules: plain data that a sheet sends to the server, which throws it. `game` says whose it is. */
export type RollSpec = Of<"rollSpec">;

/**
 * What a roll of damage does to whom it meets, beside its total: what each game needs to count armour and resistances.
 */
export type DamageSpec = Of<"damage">;

/** What a spell or damage is saved against, as a line of the log stores it; plain data that says not of which game. */
export type SaveSpec = Of<"save">;

/** What a creature of any game is, in the words and numbers of its game. */
export type Creature = Of<"creature">;

/** A draft of a character in the Forge: the choices made, without derived values. */
export type Draft = Of<"draft">;
