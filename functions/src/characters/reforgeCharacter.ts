import { characters } from "domain/documents/character";
import { decideReforgeCharacter } from "domain/table/characters/reforgeCharacter";
import { offTableDice } from "../forge/offTableDice";
import type { Handler } from "../http/handler";
import { readPlayState } from "../play/playStates";
import { requireAskedRareItems } from "../rareItems/requireAskedRareItems";
import { GuardedBatch, retryOnConflict } from "../store/firestore";
import { characterView } from "./characterView";
import { readCharacter } from "./readCharacter";

export const reforgeCharacter: Handler<"reforgeCharacter"> = ({ params, body, caller, now }) =>
  retryOnConflict(async () => {
    const { character, campaign } = await readCharacter(params);
    const decided = decideReforgeCharacter(caller.uid, character.data, campaign?.data, body, now);
    await requireAskedRareItems(
      caller.uid,
      character.data,
      { ...character.data, ...decided },
      campaign?.data,
    );
    // What was lost is read from the former stats, where it is not stored yet.
    const state = await readPlayState(character, now);
    const mark = await offTableDice(campaign, { ...character.data, ...decided });
    const changes = { ...decided, offTableDice: mark };
    await new GuardedBatch().update(characters, [character.id], changes, character.version).commit();
    const reforged = { ...character, data: { ...character.data, ...changes } };
    return characterView(reforged, campaign?.data.name, state);
  });
