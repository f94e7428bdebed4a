import { identityProvider } from "./database";
import { everyDocument, type StoredDocument } from "./wholeDatabase";

/** A document that points at something which is not there, and what that is. */
export interface Dangling {
  path: string;
  missing: string;
}

type Data = Record<string, unknown>;
type Stored = Pick<StoredDocument, "path" | "data">;

interface Found {
  documents: ReadonlyMap<string, Data>;
  accounts: ReadonlySet<string>;
}

const text = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;
const uidOf = (value: unknown): string | undefined => text((value as Data | undefined)?.uid);
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Gives what a document needs and does not find: paths, or a sentence where a path does not say it. */
type Needs = (data: Data, ids: readonly string[], found: Found) => (string | undefined)[];

const user = (uid: string | undefined) => uid && `users/${uid}`;

const seated = (uid: string | undefined, campaign: Data | undefined): boolean =>
  campaign === undefined ||
  uid === undefined ||
  uidOf(campaign.mj) === uid ||
  listOf(campaign.memberIds).includes(uid);

const seat = (uid: string | undefined, campaignId: string, { documents }: Found): string | undefined =>
  seated(uid, documents.get(`campaigns/${campaignId}`)) ? undefined : `a seat of ${uid} at ${campaignId}`;

const tokenNeeds = (
  characterId: string | undefined,
  ownerId: string | undefined,
  campaignId: string,
  { documents }: Found,
) => {
  if (characterId === undefined) return [];
  const character = documents.get(`characters/${characterId}`);
  const isTheirs = character?.campaignId === campaignId && character.userId === ownerId;
  return [isTheirs ? undefined : `characters/${characterId} of ${ownerId} at ${campaignId}`];
};

/** By the names of the collections of a path: what each kind of document points at. */
const NEEDS: Record<string, Needs> = {
  users: (_data, [uid = ""], { accounts }) => [accounts.has(uid) ? undefined : `the account ${uid}`],
  "users/notifications": ({ about, joinRequest }, [uid]) => [
    user(uid),
    user(text(about)),
    user(uidOf(joinRequest)),
  ],
  sessions: (_data, [uid]) => [user(uid)],
  campaigns: ({ mj, memberIds, departure }, [id]) => [
    user(uidOf(mj)),
    user(uidOf(departure)),
    `campaigns/${id}/secrets/invite`,
    ...listOf(memberIds).flatMap((uid) => [user(uid), `campaigns/${id}/members/${uid}`]),
  ],
  "campaigns/members": ({ uid }, [id = ""], found) => [user(text(uid)), seat(text(uid), id, found)],
  "campaigns/joinRequests": ({ uid }, [id = ""], { documents }) => [
    user(text(uid)),
    listOf(documents.get(`campaigns/${id}`)?.memberIds).includes(String(uid))
      ? `a wish of ${uid}, who is a member already`
      : undefined,
  ],
  "campaigns/presence": ({ uid }, [id = ""], found) => [user(text(uid)), seat(text(uid), id, found)],
  "campaigns/secrets": ({ token }) => [`campaignInvites/${text(token)}`],
  "campaigns/rolls": ({ uid }) => [user(text(uid))],
  "campaigns/mjRolls": ({ uid }) => [user(text(uid))],
  "campaigns/messages": ({ uid }) => [user(text(uid))],
  "campaigns/whispers": ({ uid, playerUid }) => [user(text(uid)), user(text(playerUid))],
  "campaigns/whisperThreads": ({ playerUid }, [id = ""], found) => [
    user(text(playerUid)),
    seat(text(playerUid), id, found),
  ],
  "campaigns/asks": ({ uid, targets }, [id = ""], found) => [
    user(text(uid)),
    ...listOf(targets).flatMap((target) => [user(target), seat(target, id, found)]),
  ],
  "campaigns/rareItemRequests": ({ uid, characterId }, [id = ""], found) => [
    user(text(uid)),
    seat(text(uid), id, found),
    ...tokenNeeds(text(characterId), text(uid), id, found),
  ],
  "campaigns/forgeRolls": ({ uid }) => [user(text(uid))],
  "campaigns/dateAnswers": ({ uid }, [id = ""], found) => [user(text(uid)), seat(text(uid), id, found)],
  "campaigns/evenings": ({ present }) => listOf(present).map((uid) => user(uid)),
  "campaigns/eveningRecords": (_, [id, eveningId]) => [`campaigns/${id}/evenings/${eveningId}`],
  "campaigns/eveningMoments": () => [],
  "campaigns/markedLines": ({ uid, playerUid }) => [
    user(text(uid)),
    ...(playerUid === undefined ? [] : [user(text(playerUid))]),
  ],
  "campaigns/eveningNotes": ({ uid }) => [user(text(uid))],
  "campaigns/handoutNotes": ({ uid }) => [user(text(uid))],
  "campaigns/chest": () => [],
  "campaigns/chestOffers": ({ gifts, loots = [] }, [id = ""], found) => {
    const parties = [
      ...(gifts as { from: Data; to: Data }[]).flatMap(({ from, to }) => [from, to]),
      ...(loots as { things: { claims: Data[] }[] }[]).flatMap(({ things }) =>
        things.flatMap(({ claims }) => claims),
      ),
    ];
    return parties.flatMap(({ uid, characterId }) => [
      user(text(uid)),
      ...tokenNeeds(text(characterId), text(uid), id, found),
    ]);
  },
  "campaigns/chestLog": ({ uid }) => [user(text(uid))],
  "campaigns/noteIndex": ({ uid }) => [user(text(uid))],
  calendarFeeds: ({ uid }) => [user(text(uid))],
  pushDevices: ({ uid }) => [user(text(uid))],
  pushPaces: ({ uid }) => [user(text(uid))],
  "campaigns/countGuards": () => [],
  "users/countGuards": () => [],
  "campaigns/encounters": ({ uid }) => [user(text(uid))],
  "campaigns/randomTables": ({ uid }) => [user(text(uid))],
  "campaigns/handouts": ({ uid, readerUids, pictureId }, [id = ""], found) => [
    user(text(uid)),
    ...listOf(readerUids).map((reader) => seat(reader, id, found)),
    text(pictureId) && `campaigns/${id}/handoutPictures/${pictureId}`,
  ],
  "campaigns/shownHandouts": ({ handoutId, audience }, [id = ""], found) => [
    `campaigns/${id}/handouts/${text(handoutId)}`,
    audience === "table" ? undefined : seat(text(audience), id, found),
  ],
  "campaigns/handoutPictures": ({ handoutId }, [id]) => [`campaigns/${id}/handouts/${text(handoutId)}`],
  "campaigns/fight": ({ mjUid }) => [user(text(mjUid))],
  "campaigns/endedFights": ({ mjUid }) => [user(text(mjUid))],
  "campaigns/fightPages": ({ mjUid }) => [user(text(mjUid))],
  "campaigns/live": ({ shared, shown, sceneId }, [id], { documents }) => [
    shown === undefined ? undefined : `campaigns/${id}/scenes/${text((shown as Data).sceneId)}`,
    text(sceneId) && `campaigns/${id}/scenes/${sceneId}`,
    ...((shared as { order?: Data[] } | undefined)?.order ?? [])
      .map((entry) => String(entry.id))
      .filter((entry) => !entry.startsWith("creature-"))
      .map((entry) =>
        documents.get(`characters/${entry}`)?.campaignId === id ? undefined : `characters/${entry} at ${id}`,
      ),
  ],
  "campaigns/scenes": ({ mjUid }) => [user(text(mjUid))],
  "campaigns/scenes/tiles": () => [],
  "campaigns/scenes/walls": () => [],
  "campaigns/scenes/sight": () => [],
  "campaigns/scenes/published": () => [],
  "campaigns/scenes/sceneTokens": ({ characterId, ownerId }, [id = ""], found) =>
    tokenNeeds(text(characterId), text(ownerId), id, found),
  "campaigns/tokens": ({ characterId, ownerId, sceneId }, [id = ""], found) => [
    `campaigns/${id}/scenes/${text(sceneId)}`,
    ...tokenNeeds(text(characterId), text(ownerId), id, found),
  ],
  "campaigns/traces": ({ uid }) => [user(text(uid))],
  "campaigns/drawings": ({ uid }) => [user(text(uid))],
  "campaigns/truths/shown": ({ uid, sceneId }, [id = ""], found) => [
    user(text(uid)),
    seat(text(uid), id, found),
    `campaigns/${id}/scenes/${text(sceneId)}`,
  ],
  campaignInvites: ({ campaignId }, [token], { documents }) => [
    `campaigns/${text(campaignId)}`,
    documents.get(`campaigns/${text(campaignId)}/secrets/invite`)?.token === token
      ? undefined
      : `the secret of ${campaignId}`,
  ],
  characters: ({ userId, campaignId }, _ids, found) => [
    user(text(userId)),
    text(campaignId) && `campaigns/${campaignId}`,
    text(campaignId) && seat(text(userId), String(campaignId), found),
  ],
  "characters/play": ({ ownerId }) => [user(text(ownerId))],
  "characters/playLog": ({ ownerId, uid }) => [user(text(ownerId)), user(text(uid))],
  creatures: ({ ownerId }) => [user(text(ownerId))],
  items: ({ ownerId }) => [user(text(ownerId))],
  invites: ({ usedBy, requestId, campaignId }) => [
    user(uidOf(usedBy)),
    text(requestId) && `inviteRequests/${requestId}`,
    text(campaignId) && `campaigns/${campaignId}`,
  ],
  inviteRequests: ({ processedBy, seats }) => [
    user(uidOf(processedBy)),
    seats === undefined ? undefined : `campaigns/${text((seats as Data).campaignId)}`,
  ],
  // Past acts keep their names, counters name nobody.
  auditLog: () => [],
  rateLimits: () => [],
  serverSecrets: () => [],
  sweeps: () => [],
};

/** Collections under a document that there is none of: they belong to the campaign. */
const UNDER_NOTHING = new Set(["campaigns/truths/shown"]);

const isPath = (need: string) => need.includes("/") && !need.includes(" ");

/** What of these documents points at nothing, with the accounts that the identity provider has. */
export function danglingAmong(stored: readonly Stored[], accounts: ReadonlySet<string>): Dangling[] {
  const found: Found = { documents: new Map(stored.map(({ path, data }) => [path, data])), accounts };
  return stored.flatMap(({ path, data }) => {
    const parts = path.split("/");
    const collections = parts.filter((_, index) => index % 2 === 0).join("/");
    const ids = parts.filter((_, index) => index % 2 === 1);
    const levels = UNDER_NOTHING.has(collections) ? -4 : -2;
    const parent = parts.length > 2 ? parts.slice(0, levels).join("/") : undefined;
    const needs = NEEDS[collections]?.(data, ids, found) ?? ["a place among the known kinds"];
    return [parent, ...needs]
      .filter(
        (need): need is string => Boolean(need) && !(isPath(need ?? "") && found.documents.has(need ?? "")),
      )
      .map((missing) => ({ path, missing }));
  });
}

async function everyAccount(): Promise<Set<string>> {
  const uids = new Set<string>();
  let pageToken: string | undefined;
  do {
    const page = await identityProvider.listUsers(1000, pageToken);
    for (const { uid } of page.users) uids.add(uid);
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
  return uids;
}

/**
 * Walks the whole database and names each document that points at nothing: a campaign whose MJ is gone, a
 * link to a campaign that was deleted, a member without a seat, a subcollection that its document left behind.
 */
export async function danglingDocuments(): Promise<Dangling[]> {
  const [stored, accounts] = await Promise.all([everyDocument(), everyAccount()]);
  return danglingAmong(stored, accounts);
}
