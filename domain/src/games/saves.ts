import type { AnyGame } from "../game/game";
import type { SaveSpec } from "../game/gameTypes";
import type { AskedSave } from "../game/rolls/saves";
import type { UseSpec } from "../game/rolls/useSpec";
import type { SystemId } from "../values/systemIds";
import { ALL_GAMES } from "./registry/games";

/** The game of a save, which says it by its shape alone; undefined of none that saves so. */
const gameOfSave = (save: SaveSpec): AnyGame | undefined =>
  ALL_GAMES.find(({ saves }) => saves?.schema.safeParse(save).success);

/** « JS DEX DD 13 »; undefined without a save. */
export const saveText = ({ save }: UseSpec): string | undefined =>
  save && gameOfSave(save)?.saves?.text(save);

/** What is asked of whom a line of the log meets, and in which game; undefined without a save. */
export function saveOfUse({ save }: UseSpec): (AskedSave & { readonly system: SystemId }) | undefined {
  if (save === undefined) return undefined;
  const { id, saves } = gameOfSave(save) ?? {};
  return id && saves && { ...saves.asked(save), system: id };
}
