import { characters } from "domain/documents/character";
import { fights } from "domain/documents/fight";
import { playStates } from "domain/documents/play";
import { sceneTokens, tableScenes, tokens } from "domain/documents/scene";
import type { Token } from "domain/documents/sceneSchema";
import { readState } from "domain/game/readState";
import { playSystemOf } from "domain/games/registry/plays";
import { entryOf } from "domain/operations/revert";
import {
  characterShown,
  creatureShown,
  type ShownState,
  withShownState,
} from "domain/table/scene/shownState";
import { type Guarded, inGuardedBatch } from "../store/guarded";
import { equippedOf } from "../table/playStates";
import { readNamedTokens } from "./placeTokens";

type Followed = Pick<Token, "follows" | "health" | "badges" | "down" | "characterId" | "participantId">;

/** What members may see of a character; undefined while it has no state, or one that cannot be read. */
async function readCharacterShown(guarded: Guarded, id: string): Promise<ShownState | undefined> {
  const [character, stored] = await Promise.all([guarded.look(characters, id), guarded.look(playStates, id)]);
  if (character === undefined || stored === undefined) return undefined;
  const play = playSystemOf(character.data.system);
  const state = readState(play, stored.data.state);
  if (state === undefined) return undefined;
  const equipped = await equippedOf(character.data);
  const limits = play.limitsOf(equipped);
  return characterShown(play.lifeOf(state, limits), play.vitalsOf(state, limits, equipped));
}

/**
 * What these tokens show when they follow the states as they are now, to be asked of each. Costs one read of the fight
 * for creatures, two for each character and one for each homebrew item that it wears; none where nothing follows.
 */
export async function readShownStates(
  guarded: Guarded,
  campaignId: string,
  found: readonly Followed[],
): Promise<<T extends Followed>(token: T) => T> {
  const following = found.filter(({ follows }) => follows !== undefined);
  const ids = [...new Set(following.flatMap(({ characterId }) => characterId ?? []))];
  const [fight, heroes] = await Promise.all([
    following.some(({ participantId }) => participantId !== undefined)
      ? guarded.look(fights, campaignId)
      : undefined,
    Promise.all(ids.map(async (id) => [id, await readCharacterShown(guarded, id)] as const)),
  ]);
  const byCharacter = new Map(heroes);
  const creatures = fight?.data.panel.fighting.creatures ?? {};
  return (token) => {
    const { characterId, participantId } = token;
    if (characterId !== undefined) return withShownState(token, byCharacter.get(characterId));
    const creature = participantId === undefined ? undefined : entryOf(creatures, participantId);
    return withShownState(token, creature && creatureShown(creature));
  };
}

/**
 * Brings tokens with these ids on the scene that is shown up to date with what they follow. Those of other scenes are
 * when theirs is shown. Reads what is newest, so that it may run late, twice, and in any order.
 */
export async function followStates(campaignId: string, tokenIds: readonly string[]): Promise<void> {
  await inGuardedBatch(async (guarded) => {
    const sceneId = (await guarded.look(tableScenes, campaignId))?.data.shown?.sceneId;
    if (sceneId === undefined) return;
    const stored = await readNamedTokens(guarded, campaignId, sceneId, tokenIds);
    const shown = await readShownStates(
      guarded,
      campaignId,
      [...stored.values()].map(({ token }) => token),
    );
    for (const [id, { token, place }] of stored) {
      const after = shown(token);
      if (after === token) continue;
      const { health, badges, down } = after;
      if (place === "members") guarded.update(tokens, [campaignId, id], { health, badges, down });
      else guarded.update(sceneTokens, [campaignId, sceneId, id], { health, badges, down });
    }
  });
}
