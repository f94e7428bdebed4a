import { oneOf } from "../../game/forge/chance";
import { forgeOf } from "../../games/registry/forges";
import type { RandomUint32 } from "../../values/dice/randomSource";
import type { SystemId } from "../../values/systemIds";
import { normaliseName } from "../../values/text/name";

/** The name that is there, or a random one where none was chosen; one that this gave may be followed by another. */
export function randomName(system: SystemId, name: string, source: RandomUint32): string {
  const { first, last } = forgeOf(system).names;
  const isRandom = first.some((one) => last.some((other) => name === `${one} ${other}`));
  if (normaliseName(name) !== "" && !isRandom) return name;
  return `${oneOf(first, source)} ${oneOf(last, source)}`;
}
