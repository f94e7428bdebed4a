import type { CharacterDocument } from "../../documents/character";
import { lastLevelOf } from "../../games/registry/lastLevels";
import { readNumber } from "../../values/text/readNumber";

type Levelled = Pick<CharacterDocument, "data">;

const levelOf = ({ data }: Levelled): number | undefined => readNumber(data.level);

/** The level that a change of the build brought; undefined where it brought none, and in games without levels. */
export function levelReached(
  before: Levelled & Pick<CharacterDocument, "system">,
  after: Levelled,
): number | undefined {
  if (lastLevelOf(before.system) === undefined) return undefined;
  const [from = 1, to] = [levelOf(before), levelOf(after)];
  return to !== undefined && to > from ? to : undefined;
}
