import type { CreatureDocument } from "../../documents/creature";
import type { Creature } from "../../game/gameTypes";
import type { CreatureDraft } from "../../games/creature";
import { AppError } from "../../values/errors";

/** How many creatures of their own a member may have, of all games. */
export const MAX_OWN_CREATURES = 100;

/** How many one import makes: below what the server takes of a member in ten minutes. */
export const MAX_IMPORTED_CREATURES = 50;

/** A creature as a call answers it: with the id of its document. */
export const withId = (id: string, draft: CreatureDraft): Creature => ({ ...draft, id });

/** A new creature of a member who has `owned` others. Throws `creature-quota-reached`. */
export function decideCreateCreature(
  ownerId: string,
  creature: CreatureDraft,
  owned: number,
  now: number,
): CreatureDocument {
  if (owned >= MAX_OWN_CREATURES) {
    throw new AppError("creature-quota-reached", {
      sentence: `Tu as déjà ${MAX_OWN_CREATURES} créatures : supprimes-en une pour en créer une autre.`,
    });
  }
  return { ownerId, creature, createdAt: now, updatedAt: now };
}

/** Throws `creature-not-found` for creatures of the catalogues, which are not stored, and for those of others. */
export function requireOwnCreature(
  callerUid: string,
  stored: CreatureDocument | undefined,
): CreatureDocument {
  if (stored?.ownerId !== callerUid) throw new AppError("creature-not-found");
  return stored;
}

/** The creature as its owner has it now. Throws what `requireOwnCreature` throws. */
export function decideUpdateCreature(
  callerUid: string,
  stored: CreatureDocument | undefined,
  creature: CreatureDraft,
  now: number,
): CreatureDocument {
  return { ...requireOwnCreature(callerUid, stored), creature, updatedAt: now };
}
