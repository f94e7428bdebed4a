import { mayViewCharacter } from "domain/table/characters/viewCharacter";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { readPlayState } from "../play/playStates";
import { characterView } from "./characterView";
import { readCharacterFor } from "./readCharacter";

/**
 * Answers `character-not-found` for a character that is deleted, of another system, or that the caller may
 * not see.
 */
export const getCharacter: Handler<"getCharacter"> = async ({ params, caller, now }) => {
  const { character, campaign } = await readCharacterFor(caller.uid, params);
  const isVisible =
    character.data.deletedAt === undefined && mayViewCharacter(caller.uid, character.data, campaign?.data);
  if (!isVisible) throw new AppError("character-not-found");
  return characterView(character, campaign?.data.name, await readPlayState(character, now));
};
