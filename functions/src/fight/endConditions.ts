import type { CampaignDocument } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { playStates } from "domain/documents/play";
import type { EndedCondition } from "domain/fight/changeFight";
import { decidePlayChange, requirePlayActor } from "domain/play/changePlayState";
import { advanceRulesOf } from "domain/systems/advances";
import { playSystemOf } from "domain/systems/playSystems";
import { equippedOf } from "../play/playStates";
import { writePlayChange } from "../play/writePlayChange";
import { type GuardedBatch, readDocument, type Stored } from "../store/firestore";

/**
 * Ends conditions of characters in the batch in which the turn passes, as operations of the MJ with their lines in the
 * log. What a character has not any more is left as it is. Three reads and two writes for each character.
 */
export async function endConditions(
  batch: GuardedBatch,
  campaign: Stored<CampaignDocument>,
  ended: readonly EndedCondition[],
  now: number,
): Promise<void> {
  const ids = [...new Set(ended.map(({ characterId }) => characterId))];
  const subjects = await Promise.all(
    ids.map(async (id) => {
      const [character, state] = await Promise.all([
        readDocument(characters, id),
        readDocument(playStates, id),
      ]);
      return { id, character, state };
    }),
  );
  for (const { id, character, state } of subjects) {
    if (character?.data.campaignId !== campaign.id || state === undefined) continue;
    const play = playSystemOf(character.data.system);
    const entries = ended.flatMap(({ entryId, characterId, condition }) => {
      const operation = characterId === id ? play.endCondition?.(condition) : undefined;
      return operation ? [{ id: entryId, campaignId: campaign.id, operation: { ...operation } }] : [];
    });
    const { name, stats, data } = character.data;
    const change = decidePlayChange(
      requirePlayActor(campaign.data.mj.uid, character.data, campaign.data),
      {
        play,
        limits: play.limitsOf(await equippedOf(character.data)),
        character: { id, name, campaignId: campaign.id, build: { stats, data } },
        advances: advanceRulesOf(character.data.system),
        stored: state.data,
        earlier: new Map(),
      },
      entries,
      now,
    );
    if (change.created.size > 0) writePlayChange(batch, { character, state }, change);
  }
}
