import { MAX_TRUTHS, type Truth } from "../../documents/sceneSchema";
import { AppError } from "../../values/errors";
import { isOwnPortrait } from "../../values/portraits/portrait";
import type { Table } from "../campaign/authority";
import { withoutHiddenName } from "./tokens";

/** Throws `player-not-found` unless all of these are players of the campaign. */
export function requirePlayers({ memberIds }: Pick<Table, "memberIds">, uids: readonly string[]): void {
  if (!uids.every((uid) => memberIds.includes(uid))) throw new AppError("player-not-found");
}

/** Throws `limit-reached` for a player who is shown `count` things already. */
export function requireRoomForTruth(count: number): void {
  if (count >= MAX_TRUTHS) {
    throw new AppError("limit-reached", {
      sentence: `Un joueur voit déjà ${MAX_TRUTHS} choses que toi seul lui montres : reprends-en une d'abord.`,
    });
  }
}

/** A truth as its players get it: of a token no name that is not shown. Throws `invalid-input` for a foreign picture. */
export function publicTruth(truth: Truth): Truth {
  if (truth.kind !== "token") return truth;
  if (truth.token.picture !== undefined && !isOwnPortrait(truth.token.picture)) {
    throw new AppError("invalid-input", { sentence: "L'image d'un jeton est un portrait gardé ici." });
  }
  return { kind: "token", token: withoutHiddenName(truth.token) };
}
