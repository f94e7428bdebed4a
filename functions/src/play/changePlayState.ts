import type { CallBody } from "domain/api/call";
import type { Contract } from "domain/api/contract";
import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { notifications } from "domain/documents/notification";
import { type PlayLogDocument, playLog, playStates } from "domain/documents/play";
import { users } from "domain/documents/user";
import { advanceRulesOf } from "domain/games/advances";
import { gameOf } from "domain/games/registry/games";
import { playSystemOf } from "domain/games/registry/plays";
import {
  decidePlayChange,
  type PlayChange,
  requirePlayActor,
  rollsOf,
} from "domain/table/play/changePlayState";
import { downtimeNoticeId, downtimeNotices } from "domain/table/play/downtimeNotices";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { requireValid, retryOnConflict, type Stored, takeDocument } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { readEach } from "../store/readEach";
import type { Caller } from "../store/sessions";
import { cryptoSource } from "../table/cryptoSource";
import { equippedOf, firstStateOf } from "../table/playStates";
import { dataOfRolls, readAppliedRolls, writeAppliedRolls } from "./appliedRolls";
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
    [...new Set(ids)].map((id): [string, string] => [characterId, id]),
  );
  const entries = snapshots.flatMap((snapshot) => requireValid(playLog, snapshot) ?? []);
  return new Map(entries.map(({ id, data }) => [id, data]));
}

/** The bell of whoever learns what was done between two evenings, or taken back. */
function tellDowntime(
  batch: GuardedBatch,
  { character, campaign }: Subject,
  done: Parameters<typeof downtimeNotices>[2],
): void {
  if (campaign === undefined) return;
  for (const { recipientUid, notification } of downtimeNotices(campaign.id, campaign.data, done)) {
    batch
      .requirePresent(users, [recipientUid])
      .set(notifications, [recipientUid, downtimeNoticeId(campaign.id, character.id)], notification);
  }
}

interface Decided {
  readonly change: PlayChange;
  /** The log's entries that were read for it. */
  readonly earlier: ReadonlyMap<string, PlayLogDocument>;
  /** The rolls whose damage it applies or takes back. */
  readonly rolls: Awaited<ReturnType<typeof readAppliedRolls>>;
}

/** What the entries make of the state as it is now, as a function of which of the log's entries are read for it. */
async function decision({ character, campaign, state }: Subject, entries: Entries, uid: string, now: number) {
  const { id, data } = character;
  const actor = requirePlayActor(uid, data, campaign?.data);
  const play = playSystemOf(data.system);
  const equipped = await equippedOf(data);
  const played = {
    play,
    limits: play.limitsOf(equipped),
    ...(entries.some((entry) => "downtime" in entry) && {
      idle: {
        acts: (await gameOf(data.system).downtime?.()) ?? [],
        character: equipped.character,
        campaign: campaign?.data,
      },
    }),
    character: {
      id,
      name: data.name,
      campaignId: campaign?.id,
      build: { stats: data.stats, data: data.data },
    },
    advances: advanceRulesOf(data.system),
    source: cryptoSource,
    stored: state?.data ?? (await firstStateOf(data, now)),
  };
  return async (ids: readonly string[]): Promise<Decided> => {
    const earlier = await readLog(id, ids);
    const rolls = await readAppliedRolls(
      campaign?.id ?? "",
      campaign === undefined ? [] : rollsOf(actor, campaign.id, earlier, entries),
      { isMj: actor.role === "mj" },
    );
    const subject = { ...played, earlier, rolls: dataOfRolls(rolls) };
    return { rolls, earlier, change: decidePlayChange(actor, subject, entries, now) };
  };
}

/**
 * Operations apply to what others left at the same moment. Whether an entry was sent before is asked only where
 * something says so (it is refused, or its log is there at the commit): a press costs six reads (with its
 * session and its limit) and four writes, an undo one more of each, a roll's damage two reads and a write.
 */
export const changePlayState: Handler<"changePlayState"> = ({
  params: { id },
  body: { entries },
  caller,
  now,
}) => {
  const undone = entries.flatMap((entry) => ("undo" in entry ? [entry.undo] : []));
  const withOwn = [...undone, ...entries.map((entry) => entry.id)];
  // What applies a roll's damage may be sent by two tabs under one id: both are told what it did.
  const appliesRoll = entries.some((entry) => "roll" in entry && entry.roll !== undefined);
  return retryOnConflict(async (tries) => {
    const mayBeThere = appliesRoll || tries > 1;
    const subject = await readSubject(id, caller);
    const decide = await decision(subject, entries, caller.uid, now);
    const first = await decide(mayBeThere ? withOwn : undone);
    const mayBeKnown = !mayBeThere && first.change.answers.some((answer) => "refused" in answer);
    const { change, rolls, earlier } = mayBeKnown ? await decide(withOwn) : first;
    if (change.created.size > 0) {
      const batch = new GuardedBatch();
      writePlayChange(batch, subject, change);
      writeAppliedRolls(batch, subject.campaign?.id ?? "", rolls, change.applied);
      tellDowntime(batch, subject, { created: change.created, earlier });
      await batch.commit();
    }
    return { state: change.document.state, revision: change.document.revision, entries: [...change.answers] };
  });
};
