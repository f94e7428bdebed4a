import { mayViewCharacter } from "domain/character/viewCharacter";
import { AppError } from "domain/errors";
import type { Handler } from "../http/handler";
import { characterView } from "./characterView";
import { readCharacter } from "./readCharacter";

/** Deleted, of another system, or not for the caller's eyes: it does not exist. */
export const getCharacter: Handler<"getCharacter"> = async ({ params, caller }) => {
  const { character, campaign } = await readCharacter(params);
  const isVisible =
    character.data.deletedAt === undefined && mayViewCharacter(caller.uid, character.data, campaign?.data);
  if (!isVisible) throw new AppError("character-not-found");
  return characterView(character, campaign?.data.name);
};
