import type { CharacterDocument } from "../../documents/character";
import type { MemberDocument } from "../../documents/member";
import { FALLBACKS } from "../../sheet/character/fallbacks";
import { MISSING_NICKNAME } from "../../values/nickname";
import { readText } from "../../values/reading/values";
import { colorFor } from "./playerColor";
import type { RosterEntry } from "./roster";

/** The documents of a campaign's listeners that its roster is made of. */
export interface LiveTable {
  readonly characters: readonly (CharacterDocument & { readonly id: string })[];
  readonly players: readonly MemberDocument[];
}

/**
 * The same entries as `deriveRoster` has, from the documents themselves (product §3 "Derived roster entry"). `online`
 * holds the uids of those who are here; while it is not known, nobody is.
 */
export function liveRoster(
  { characters, players }: LiveTable,
  online?: { has(uid: string): boolean },
): RosterEntry[] {
  const playersByUid = new Map(players.map((player) => [player.uid, player]));
  return characters.map((character) => {
    const player = playersByUid.get(character.userId);
    const ownName = readText(character.name);
    const playerName = readText(player?.name);
    return {
      id: character.id,
      playerId: readText(character.userId),
      name: ownName ?? playerName ?? FALLBACKS.name,
      pronouns: readText(character.pronoun) ?? readText(player?.pronouns) ?? "",
      role: readText(character.class) ?? "",
      tag: (ownName && playerName) ?? "",
      color: colorFor(character.id),
      connected: online?.has(character.userId) ?? false,
    };
  });
}

/** The names of players without a character, in the order in which they joined: the roster has no card for them. */
export function livePlayersWithoutCharacter({ characters, players }: LiveTable): string[] {
  const playing = new Set(characters.map(({ userId }) => userId));
  return players.filter(({ uid }) => !playing.has(uid)).map(({ name }) => readText(name) ?? MISSING_NICKNAME);
}
