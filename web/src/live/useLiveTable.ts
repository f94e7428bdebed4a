import type { LiveTable } from "domain/table/roster/liveRoster";
import { useMemo } from "react";
import { hasNetwork } from "../browser/network";
import { type LiveMember, useLiveMembers } from "./campaigns";
import { type LiveCharacter, useCampaignCharacters } from "./characters";
import type { Live } from "./liveSource";

const NOBODY: readonly LiveMember[] = [];

function joined(
  characters: Live<readonly LiveCharacter[]>,
  players: Live<readonly LiveMember[]>,
): Live<LiveTable & { readonly characters: readonly LiveCharacter[] }> {
  if (characters.status !== "ready") return characters;
  if (players.status === "ready")
    return { status: "ready", data: { characters: characters.data, players: players.data } };
  // Without a network an empty list is never emitted: a table of the MJ's own characters has no players.
  if (players.status === "failed" || hasNetwork()) return players;
  return { status: "ready", data: { characters: characters.data, players: NOBODY } };
}

/**
 * A campaign's characters and players, once both are known. It stands on the two hooks rather than on a listener of its
 * own (`merged`): the screens that show the one or the other alone have opened theirs already.
 */
export function useLiveTable(campaignId: string) {
  const characters = useCampaignCharacters(campaignId);
  const players = useLiveMembers(campaignId);
  return useMemo(() => joined(characters, players), [characters, players]);
}
