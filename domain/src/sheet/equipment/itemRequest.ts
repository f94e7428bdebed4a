import { AppError } from "../../values/errors";
import { isSystemId, type SystemId } from "../../values/systemIds";
import { ITEM_ID_BATCH_SIZE, normaliseItemIds } from "../inventory/itemIds";

type Flag = string | boolean | undefined;

/** The items that a query asks for; whole lists without `ids`. */
export interface ItemRequest {
  readonly ids: readonly string[] | undefined;
  readonly system: SystemId | undefined;
  readonly official: boolean;
  readonly homebrew: "none" | "mine" | "all";
}

const HOMEBREW: Readonly<Record<string, ItemRequest["homebrew"]>> = {
  "": "none",
  false: "none",
  true: "mine",
  mine: "mine",
  all: "all",
};

/**
 * The query of an item list (product §7): official items unless `false`, homebrew `mine` (or true), `all`,
 * else none. Throws `invalid-input` for more than ten ids and for other values, `unknown-system`.
 */
export function readItemRequest(query: {
  ids?: string | undefined;
  system?: string | undefined;
  includeOfficial?: Flag;
  includeHomebrew?: Flag;
}): ItemRequest {
  const ids = query.ids === undefined ? undefined : normaliseItemIds(query.ids);
  if (ids !== undefined && ids.length > ITEM_ID_BATCH_SIZE) {
    throw new AppError("invalid-input", {
      sentence: `Une demande porte sur ${ITEM_ID_BATCH_SIZE} objets au plus.`,
    });
  }
  const { system } = query;
  if (system !== undefined && !isSystemId(system)) throw new AppError("unknown-system");
  const wish = String(query.includeHomebrew ?? "").toLowerCase();
  const homebrew = Object.hasOwn(HOMEBREW, wish) ? HOMEBREW[wish] : undefined;
  if (homebrew === undefined) {
    throw new AppError("invalid-input", { sentence: "Le champ « includeHomebrew » est invalide." });
  }
  return { ids, system, official: String(query.includeOfficial).toLowerCase() !== "false", homebrew };
}
