import { decideHitPoints } from "domain/character/decideHitPoints";
import { normaliseCharacter } from "domain/character/normaliseCharacter";
import { characters } from "domain/documents/character";
import type { Handler } from "../http/handler";
import { readWornItems } from "../items/readItems";
import { GuardedBatch, retryOnConflict } from "../store/firestore";
import { characterView } from "./characterView";
import { readCharacter } from "./readCharacter";

/**
 * The owner and the MJ may change hit points at the same moment: each change applies to what the other one
 * left.
 */
export const changeHitPoints: Handler<"changeHitPoints"> = async ({ params, body, caller, now }) =>
  retryOnConflict(async () => {
    const { character, campaign } = await readCharacter(params, caller);
    const { equippedItemIds } = normaliseCharacter(character.data);
    // Only healing needs the maximum, which equipment may raise.
    const worn = body.kind === "healing" ? await readWornItems(equippedItemIds) : [];
    const stats = decideHitPoints(caller.uid, character.data, campaign?.data, worn, body);
    const changes = { stats, updatedAt: now };
    await new GuardedBatch().update(characters, [character.id], changes, character.version).commit();
    return characterView({ ...character, data: { ...character.data, ...changes } }, campaign?.data.name);
  });
