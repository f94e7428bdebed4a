import type { CallBody } from "domain/api/call";
import type { Contract } from "domain/api/contract";
import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { type PlayLogDocument, playLog, playStates } from "domain/documents/play";
import { advanceRulesOf } from "domain/games/advances";
import { playSystemOf } from "domain/games/registry/plays";
import { decidePlayChange, type PlayChange, requirePlayActor } from "domain/table/play/changePlayState";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { GuardedBatch, requireValid, retryOnConflict, type Stored, takeDocument } from "../store/firestore";
import { readEach } from "../store/readEach";
import type { Caller } from "../store/sessions";
import { equippedOf, firstStateOf } from "./playStates";
import { type PlaySubject, writePlayChange } from "./writePlayChange";

type Entries = CallBody<Contract["changePlayState"]>["entries"];

interface Subject extends PlaySubject {
  readonly campaign: Stored<CampaignDocument> | undefined;
}

/** All of it is here with the session already, unless the press names another campaign than the character's. */
async function readSubject(id: string, caller: Caller): Promise<Subject> {
  const character = await takeDocument(caller.ahead, characters, id);
  if (character === undefined) throw new AppError("character-not-found");
  const { campaignId } = character.data;
  const [state, campaign] = await Promise.all([
    takeDocument(caller.ahead, playStates, id),
    campaignId === undefined ? undefined : takeDocument(caller.ahead, campaigns, campaignId),
  ]);
  return { character, campaign, state };
}

/** The log's entries with these ids, as far as there are any. Throws `document-invalid`. */
async function readLog(characterId: string, ids: readonly string[]): Promise<Map<string, PlayLogDocument>> {
  const snapshots = await readEach(
    playLog,
    ids.map((id): [string, string] => [characterId, id]),
  );
  const entries = snapshots.flatMap((snapshot) => requireValid(playLog, snapshot) ?? []);
  return new Map(entries.map(({ id, data }) => [id, data]));
}

/**
 * Operations apply to what others left at the same moment. Whether an entry was sent before is asked only where
 * something says so (it is refused, or its log is there at the commit): a press costs six reads (with its
 * session and its limit) and four writes, an undo one more of each.
 */
export const changePlayState: Handler<"changePlayState"> = ({
  params: { id },
  body: { entries },
  caller,
  now,
}) => {
  let asksForEarlier = false;
  return retryOnConflict(async () => {
    const subject = await readSubject(id, caller);
    const { character, campaign, state } = subject;
    const actor = requirePlayActor(caller.uid, character.data, campaign?.data);
    const play = playSystemOf(character.data.system);
    const limits = play.limitsOf(await equippedOf(character.data));
    const stored = state?.data ?? (await firstStateOf(character.data, now));
    const { name } = character.data;
    const decide = async (): Promise<PlayChange> => {
      const earlier = await readLog(id, idsToRead(entries, asksForEarlier));
      const { stats, data, system } = character.data;
      const played = { id, name, campaignId: campaign?.id, build: { stats, data } };
      const advances = advanceRulesOf(system);
      const subject = { play, limits, character: played, advances, stored, earlier };
      return decidePlayChange(actor, subject, entries, now);
    };
    let change = await decide();
    if (!asksForEarlier && change.answers.some((answer) => "refused" in answer)) {
      asksForEarlier = true;
      change = await decide();
    }
    asksForEarlier = true;
    if (change.created.size > 0) {
      const batch = new GuardedBatch();
      writePlayChange(batch, subject, change);
      await batch.commit();
    }
    return { state: change.document.state, revision: change.document.revision, entries: [...change.answers] };
  });
};

const idsToRead = (entries: Entries, all: boolean): string[] => {
  const undone = entries.flatMap((entry) => ("undo" in entry ? [entry.undo] : []));
  return [...new Set(all ? [...undone, ...entries.map(({ id }) => id)] : undone)];
};
