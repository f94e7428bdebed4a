import type { CampaignDocument } from "../../documents/campaign";
import type { EncounterDocument } from "../../documents/encounter";
import { type EncounterLine, MAX_ENCOUNTERS } from "../../documents/encounterLines";
import { AppError } from "../../values/errors";
import { requireStorable } from "../../values/storable";
import { requireAuthority } from "../campaign/authority";
import { outlineOf } from "./encounterOutline";
import { requireOfGame } from "./requireOfGame";

/** What an MJ prepares. */
interface EncounterDraft {
  readonly name: string;
  readonly lines: EncounterLine[];
}

type Campaign = Pick<CampaignDocument, "mj" | "memberIds" | "system">;

function requireFitting({ system }: Campaign, { lines }: EncounterDraft): void {
  requireOfGame(
    system,
    lines.map(({ creature }) => creature),
  );
  requireStorable(lines, "Cette rencontre");
}

/**
 * A new encounter of a campaign that has `count` others. Throws `forbidden` to all but the MJ, `invalid-input` for a
 * creature of another game, `encounter-quota-reached` beyond 50, and what `requireStorable` throws.
 */
export function decideCreateEncounter(
  campaign: Campaign,
  callerUid: string,
  draft: EncounterDraft,
  count: number,
  now: number,
): EncounterDocument {
  requireAuthority("prepareEncounters", callerUid, campaign);
  requireFitting(campaign, draft);
  if (count >= MAX_ENCOUNTERS) {
    throw new AppError("encounter-quota-reached", {
      sentence: `Cette campagne a déjà ${MAX_ENCOUNTERS} rencontres : supprimes-en une pour en créer une autre.`,
    });
  }
  return {
    ...draft,
    uid: callerUid,
    outline: outlineOf(draft.lines),
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

/** Throws `forbidden` to all but the MJ, and `encounter-not-found` where there is none. */
export function requireEncounter(
  campaign: Campaign,
  callerUid: string,
  stored: EncounterDocument | undefined,
): EncounterDocument {
  requireAuthority("prepareEncounters", callerUid, campaign);
  if (stored === undefined) throw new AppError("encounter-not-found");
  return stored;
}

/**
 * The encounter as the MJ has it now. Throws what `requireEncounter` and `decideCreateEncounter` throw, and
 * `stale-version` when another device changed it since `version` was read.
 */
export function decideUpdateEncounter(
  campaign: Campaign,
  callerUid: string,
  stored: EncounterDocument | undefined,
  { version, ...draft }: EncounterDraft & { readonly version: number },
  now: number,
): EncounterDocument {
  const before = requireEncounter(campaign, callerUid, stored);
  if (before.version !== version) throw new AppError("stale-version");
  requireFitting(campaign, draft);
  return { ...before, ...draft, outline: outlineOf(draft.lines), version: version + 1, updatedAt: now };
}
