import type { RawFields } from "../../sheet/character/character";
import { readActorFile } from "./otherGames/actorFile";
import { isCthulhuActor, readCthulhuActor } from "./otherGames/cthulhu";
import { isCyberpunkActor, readCyberpunkActor } from "./otherGames/cyberpunk";
import { isDholesHouse, readDholesHouse } from "./otherGames/dholesHouse";
import { isProgeny, isVampireActor, readProgeny, readVampireActor } from "./otherGames/vampire";

/**
 * A Foundry actor of Vampire (wod5e, vtm5e), Cyberpunk RED (cyberpunk-red-core) or Call of Cthulhu (CoC7), a
 * vampire of Progeny or an investigator of the Dhole's House, in the product's own shape; undefined for
 * anything else.
 */
export function readOtherGame(raw: RawFields): RawFields | undefined {
  if (isProgeny(raw)) return readProgeny(raw);
  if (isDholesHouse(raw)) return readDholesHouse(raw);
  const actor = readActorFile(raw);
  if (actor === undefined) return undefined;
  if (isVampireActor(actor)) return readVampireActor(actor);
  if (isCyberpunkActor(actor)) return readCyberpunkActor(actor);
  return isCthulhuActor(actor) ? readCthulhuActor(actor) : undefined;
}
