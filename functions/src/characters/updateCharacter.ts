import { decideUpdateCharacter, isInventoryAlone } from "domain/character/updateCharacter";
import { characters } from "domain/documents/character";
import { offTableDice } from "../forge/offTableDice";
import type { Handler } from "../http/handler";
import { GuardedBatch, retryOnConflict } from "../store/firestore";
import { characterView } from "./characterView";
import { readCharacter } from "./readCharacter";

export const updateCharacter: Handler<"updateCharacter"> = async ({ params, body, caller, now }) =>
  retryOnConflict(async () => {
    const { character, campaign } = await readCharacter(params, caller);
    const decided = decideUpdateCharacter(caller.uid, character.data, campaign?.data, body, now);
    const saved = { ...character.data, ...decided };
    const changes = isInventoryAlone(body)
      ? decided
      : { ...decided, offTableDice: await offTableDice(campaign, saved) };
    await new GuardedBatch().update(characters, [character.id], changes, character.version).commit();
    return characterView({ ...character, data: { ...character.data, ...changes } }, campaign?.data.name);
  });
