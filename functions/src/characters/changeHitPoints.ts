import { decideHitPoints } from "domain/character/decideHitPoints";
import { normaliseCharacter } from "domain/character/normaliseCharacter";
import { characters } from "domain/documents/character";
import type { Handler } from "../http/handler";
import { readWornItems } from "../items/readItems";
import { GuardedBatch, retryOnConflict } from "../store/firestore";
import { characterView } from "./characterView";
import { readCharacter } from "./readCharacter";

/** Two hands may hit at once (owner and MJ): each change acts on what the other left. */
export const changeHitPoints: Handler<"changeHitPoints"> = ({ params, body, caller, now }) =>
  retryOnConflict(async () => {
    const { character, campaign } = await readCharacter(params);
    const { equippedItemIds } = normaliseCharacter(character.data);
    // Only healing asks for the maximum that equipment raises.
    const worn = body.kind === "healing" ? await readWornItems(equippedItemIds) : [];
    const stats = decideHitPoints(caller.uid, character.data, campaign?.data, worn, body);
    const changes = { stats, updatedAt: now };
    await new GuardedBatch().update(characters, [character.id], changes, character.version).commit();
    return characterView({ ...character, data: { ...character.data, ...changes } }, campaign?.data.name);
  });
