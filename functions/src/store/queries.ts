import { calendarFeeds, dateAnswers } from "domain/documents/agenda";
import { asks } from "domain/documents/ask";
import { campaignRosters, campaigns } from "domain/documents/campaign";
import { campaignInvites } from "domain/documents/campaignInvite";
import { characters, deletedCharacters } from "domain/documents/character";
import { creatures } from "domain/documents/creature";
import { type DocumentKind, SCHEMA_VERSION_FIELD } from "domain/documents/documentKind";
import { encounterOutlines, encounters } from "domain/documents/encounter";
import { evenings } from "domain/documents/evening";
import { endedFights } from "domain/documents/fight";
import { invites } from "domain/documents/invite";
import { inviteRequests } from "domain/documents/inviteRequest";
import { items } from "domain/documents/item";
import { joinRequests } from "domain/documents/joinRequest";
import { members } from "domain/documents/member";
import { notifications } from "domain/documents/notification";
import { portraits } from "domain/documents/portrait";
import { presence } from "domain/documents/presence";
import { pushDevices, pushPaces } from "domain/documents/pushDevice";
import { randomTables } from "domain/documents/randomTable";
import { rareItemRequests } from "domain/documents/rareItemRequest";
import { drawings } from "domain/documents/scene";
import { users } from "domain/documents/user";
import type { SystemId } from "domain/values/systemIds";
import {
  AggregateField,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from "firebase-admin/firestore";
import { database, fromSnapshot, requireValid, type Stored } from "./firestore";
import { QUERIES, type QueryShape } from "./queryShapes";

/** A document's id, and the id of the document above its collection, if there is one. */
export interface DocumentRef {
  id: string;
  parentId: string | undefined;
}

export type Found<Data> = Stored<Data> & DocumentRef;

/** The collection of a kind under these parent ids: `members` of one campaign. */
export const collectionOf = <Parents extends string[]>(
  kind: { path: (...ids: [...Parents, string]) => string },
  ...parents: Parents
): Query => database().doc(kind.path(...parents, "any")).parent;

export const shaped = (
  query: Query,
  shape: QueryShape,
  equal: readonly (string | number)[],
  contained?: string,
): Query => {
  const equals = (shape.equal ?? []).reduce((asked, field, index) => {
    return asked.where(field, "==", equal[index]);
  }, query);
  const containing =
    shape.contains === undefined ? equals : equals.where(shape.contains, "array-contains", contained);
  return shape.newestBy === undefined ? containing : containing.orderBy(shape.newestBy, "desc");
};

/** Invalid documents are logged and left out; with `requireValid` as `read`, they throw `document-invalid`. */
async function found<Data extends object>(
  kind: Pick<DocumentKind<Data, never>, "name" | "schema">,
  query: Query,
  read: typeof fromSnapshot<Data> = fromSnapshot,
): Promise<Found<Data>[]> {
  const { docs } = await query.get();
  return docs.flatMap((snapshot) => {
    const stored = read(kind, snapshot);
    return stored ? [{ ...stored, parentId: snapshot.ref.parent.parent?.id }] : [];
  });
}

/** The ids of documents, valid or not, for writers that do not need their contents. */
export async function references(query: Query): Promise<DocumentRef[]> {
  const { docs } = await query.select().get();
  return docs.map(({ id, ref }) => ({ id, parentId: ref.parent.parent?.id }));
}

export const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count;

/** The sum of a number over the documents that the query finds. */
export const sumOf = async (query: Query, field: string): Promise<number> =>
  (await query.aggregate({ total: AggregateField.sum(field) }).get()).data().total;

/** A moment of each document that the query finds: epoch milliseconds; where there is none, the far future. */
export async function momentOfEach(query: Query, field: string): Promise<number[]> {
  const { docs } = await query.get();
  return docs.map((snapshot) => {
    const value: unknown = snapshot.get(field);
    return value instanceof Timestamp ? value.toMillis() : Number.POSITIVE_INFINITY;
  });
}

/** How many characters a member has, without those that wait for their removal. */
export async function countCharactersOf(uid: string): Promise<number> {
  const { docs } = await deletionsAmongCharactersOf(uid).get();
  return docs.filter((snapshot) => snapshot.get("deletedAt") === undefined).length;
}

/** More tables than anybody sits at: so many of each kind are listed. */
const MAX_LISTED = 200;

export const campaignsRunBy = (uid: string, system: SystemId) =>
  found(campaigns, shaped(collectionOf(campaigns), QUERIES.campaignsRunBy, [uid, system]).limit(MAX_LISTED));

export const campaignsPlayedBy = (uid: string, system: SystemId) =>
  found(
    campaigns,
    shaped(collectionOf(campaigns), QUERIES.campaignsPlayedBy, [system], uid).limit(MAX_LISTED),
  );

/** Every campaign that a member runs or plays in. */
export const everyCampaignOf = async (uid: string) =>
  (
    await Promise.all([
      found(campaigns, shaped(collectionOf(campaigns), QUERIES.everyCampaignRunBy, [uid])),
      found(campaigns, shaped(collectionOf(campaigns), QUERIES.everyCampaignPlayedBy, [], uid)),
    ])
  ).flat();

/**
 * Up to `limit` campaigns whose moment of this shape is before `moment` (epoch milliseconds), the earliest first: those
 * that can be read, and `last`, after which the next page begins, readable or not; undefined where there is none.
 */
export async function campaignsDue(
  { before }: (typeof QUERIES)["campaignsToRemind" | "campaignsToQuiet"],
  moment: number,
  limit: number,
  after?: QueryDocumentSnapshot,
) {
  const due = collectionOf(campaigns).where(before, "<", Timestamp.fromMillis(moment)).orderBy(before);
  const { docs } = await (after === undefined ? due : due.startAfter(after)).limit(limit).get();
  return {
    found: docs.flatMap((snapshot) => fromSnapshot(campaigns, snapshot) ?? []),
    last: docs.length < limit ? undefined : docs.at(-1),
  };
}

/** What a query finds that is not earlier than a moment (epoch milliseconds), newest first. */
export const sinceMoment = (query: Query, { since }: { readonly since: string }, moment: number): Query =>
  query.where(since, ">=", Timestamp.fromMillis(moment)).orderBy(since, "desc");

/** What a query finds of a time (epoch milliseconds, both counted), by this field, oldest first. */
export const throughMoments = (
  query: Query,
  field: string,
  { from, to }: { readonly from: number; readonly to: number },
): Query =>
  query
    .where(field, ">=", Timestamp.fromMillis(from))
    .where(field, "<=", Timestamp.fromMillis(to))
    .orderBy(field, "asc");

/** The evenings at which a member was. */
export const everyEveningWith = (uid: string): Query =>
  shaped(database().collectionGroup(evenings.name), QUERIES.eveningsWith, [], uid);

export const eveningRefsWith = (uid: string) => references(everyEveningWith(uid));

export const dateAnswersOf = (campaignId: string): Query => collectionOf(dateAnswers, campaignId);

export const dateAnswersIn = (campaignId: string) => found(dateAnswers, dateAnswersOf(campaignId));

export const calendarFeedsOwnedBy = (uid: string): Query =>
  shaped(collectionOf(calendarFeeds), QUERIES.calendarFeedsOf, [uid]);

export const calendarFeedsOf = (uid: string) => references(calendarFeedsOwnedBy(uid));

export const pushDevicesOwnedBy = (uid: string): Query =>
  shaped(collectionOf(pushDevices), QUERIES.pushDevicesOf, [uid]);

export const pushDevicesOf = (uid: string) => found(pushDevices, pushDevicesOwnedBy(uid));

export const pushPacesOf = (uid: string): Query =>
  shaped(collectionOf(pushPaces), QUERIES.pushPacesOf, [uid]);

export const joinRequestsOf = (uid: string) =>
  found(
    joinRequests,
    shaped(database().collectionGroup(joinRequests.name), QUERIES.joinRequestsOf, [uid]).limit(MAX_LISTED),
  );

export const joinRequestsTo = (campaignId: string) =>
  found(joinRequests, collectionOf(joinRequests, campaignId));

/** The asks of a campaign, open or expired. */
export const asksOf = (campaignId: string): Query => collectionOf(asks, campaignId);

/** The asks of a campaign that name this player. */
export const askRefsFor = (campaignId: string, uid: string) =>
  references(shaped(collectionOf(asks, campaignId), QUERIES.asksFor, [], uid));

export const everyAskFor = (uid: string): Query =>
  shaped(database().collectionGroup(asks.name), QUERIES.everyAskFor, [], uid);

/** Those of all campaigns. */
export const everyAskRefFor = (uid: string) => references(everyAskFor(uid));

/** For counting: the rare items that wait for the MJ of a campaign. */
export const rareItemRequestsIn = (campaignId: string): Query => collectionOf(rareItemRequests, campaignId);

/** Those that a player asked for. */
export const rareItemRequestsBy = (campaignId: string, uid: string): Query =>
  shaped(rareItemRequestsIn(campaignId), QUERIES.rareItemRequestsBy, [uid]);

/** Those that are for a character. */
export const rareItemRequestsFor = (campaignId: string, characterId: string): Query =>
  shaped(rareItemRequestsIn(campaignId), QUERIES.rareItemRequestsFor, [characterId]);

export const membersOf = (campaignId: string) => found(members, collectionOf(members, campaignId));

export const tableCharacters = (campaignId: string): Query =>
  shaped(collectionOf(characters), QUERIES.charactersAtTable, [campaignId]);

/** For counting: selects only `deletedAt`. */
const deletionsAmongCharactersOf = (uid: string): Query =>
  shaped(collectionOf(characters), QUERIES.everyCharacterOf, [uid]).select("deletedAt");

/** Up to `limit` characters that were deleted before `moment` (epoch milliseconds). */
export const charactersDeletedBefore = (moment: number, limit: number) =>
  found(
    characters,
    collectionOf(characters)
      .where(QUERIES.charactersDeleted.before, "<", Timestamp.fromMillis(moment))
      .limit(limit),
  );

/**
 * The owner's characters that were deleted since `moment` (epoch milliseconds), newest first. Selects only
 * the fields that identify them, since sheets may be large.
 */
export function charactersDeletedSince(uid: string, moment: number) {
  const { since } = QUERIES.charactersDeletedSince;
  return found(
    deletedCharacters,
    shaped(collectionOf(characters), QUERIES.charactersDeletedSince, [uid])
      .where(since, ">=", Timestamp.fromMillis(moment))
      .orderBy(since, "desc")
      .select("system", "name", "class", "deletedAt"),
  );
}

export const portraitsOwnedBy = (uid: string): Query =>
  shaped(collectionOf(portraits), QUERIES.portraitsOf, [uid]);

/**
 * The portraits that a member brought, without the pictures, and the addresses that their characters show. A portrait
 * without a readable moment counts as brought just now: it is not deleted for that.
 */
export async function portraitsInUse(
  uid: string,
): Promise<{ own: { id: string; createdAt: number }[]; shown: Set<unknown> }> {
  const [own, sheets] = await Promise.all([
    portraitsOwnedBy(uid).select("createdAt").get(),
    shaped(collectionOf(characters), QUERIES.everyCharacterOf, [uid]).select("data.avatarUrl").get(),
  ]);
  return {
    own: own.docs.map((portrait) => {
      const createdAt: unknown = portrait.get("createdAt");
      return {
        id: portrait.id,
        createdAt: createdAt instanceof Timestamp ? createdAt.toMillis() : Number.POSITIVE_INFINITY,
      };
    }),
    shown: new Set(sheets.docs.map((sheet): unknown => sheet.get("data.avatarUrl"))),
  };
}

/** The homebrew items of these owners, 30 at most, in the order of their ids. */
export const itemsOfOwners = (owners: readonly string[]): Query =>
  collectionOf(items).where(QUERIES.itemsOf.equal[0], "in", owners).orderBy(FieldPath.documentId());

/** For counting. */
export const itemsOwnedBy = (uid: string): Query => shaped(collectionOf(items), QUERIES.itemsOf, [uid]);

/** For counting. */
export const creaturesOwnedBy = (uid: string): Query =>
  shaped(collectionOf(creatures), QUERIES.everyCreatureOf, [uid]);

export const creaturesOf = (uid: string, system: SystemId) =>
  found(creatures, shaped(collectionOf(creatures), QUERIES.creaturesOf, [uid, system]));

/** For counting. */
export const encountersOf = (campaignId: string): Query => collectionOf(encounters, campaignId);

/** For counting. */
export const randomTablesOf = (campaignId: string): Query => collectionOf(randomTables, campaignId);

export const randomTablesIn = (campaignId: string) => found(randomTables, randomTablesOf(campaignId));

export const encounterOutlinesOf = (campaignId: string) =>
  found(
    encounterOutlines,
    encountersOf(campaignId).select("name", "outline", "version", "updatedAt", SCHEMA_VERSION_FIELD),
  );

/** For counting: what was drawn over a campaign's scene since `moment` (epoch milliseconds). */
export const drawingsSince = (campaignId: string, moment: number): Query =>
  collectionOf(drawings, campaignId).where(QUERIES.drawingsSince.since, ">=", Timestamp.fromMillis(moment));

/** Those of one member. */
export const drawingsBySince = (campaignId: string, uid: string, moment: number): Query =>
  shaped(drawingsSince(campaignId, moment), QUERIES.drawingsBySince, [uid]);

const rosters = (query: Query) => found(campaignRosters, query.select("mj.uid", "memberIds"));

/** Everybody in a campaign that this member runs or plays in, the member included. */
export async function tablematesOf(uid: string): Promise<Set<string>> {
  const lists = await Promise.all([
    rosters(shaped(collectionOf(campaigns), QUERIES.everyCampaignRunBy, [uid])),
    rosters(shaped(collectionOf(campaigns), QUERIES.everyCampaignPlayedBy, [], uid)),
  ]);
  return new Set([uid, ...lists.flat().flatMap(({ data }) => [data.mj.uid, ...data.memberIds])]);
}

export const newestNotifications = (uid: string, limit: number) =>
  found(
    notifications,
    shaped(collectionOf(notifications, uid), QUERIES.newestNotifications, []).limit(limit),
  );

export const campaignRefsRunBy = (uid: string) =>
  references(shaped(collectionOf(campaigns), QUERIES.everyCampaignRunBy, [uid]));

export const campaignRefsPlayedBy = (uid: string) =>
  references(shaped(collectionOf(campaigns), QUERIES.everyCampaignPlayedBy, [], uid));

/** Those whose last departure was this member's. */
export const departureRefsOf = (uid: string) =>
  references(shaped(collectionOf(campaigns), QUERIES.departuresOf, [uid]));

export const membershipRefs = (uid: string) =>
  references(shaped(database().collectionGroup(members.name), QUERIES.membershipsOf, [uid]));

export const joinRequestRefs = (uid: string) =>
  references(shaped(database().collectionGroup(joinRequests.name), QUERIES.joinRequestsOf, [uid]));

export const presenceRefs = (campaignId: string, uid: string) =>
  references(shaped(collectionOf(presence, campaignId), QUERIES.presenceOf, [uid]));

export const newestEndedFightRefs = (campaignId: string) =>
  references(shaped(collectionOf(endedFights, campaignId), QUERIES.newestEndedFights, []));

export const tableCharacterRefs = (campaignId: string) => references(tableCharacters(campaignId));

export const broughtCharacterRefs = (campaignId: string, uid: string) =>
  references(shaped(collectionOf(characters), QUERIES.charactersBroughtBy, [campaignId, uid]));

export const inviteRefsUsedBy = (campaignId: string) =>
  references(shaped(collectionOf(campaignInvites), QUERIES.invitesTo, [campaignId]));

/** Up to `limit` admins, whether or not they still have an account. */
export const someAdmins = (limit: number) =>
  found(users, shaped(collectionOf(users), QUERIES.admins, ["admin"]).limit(limit));

const MEMBERS_PER_PAGE = 1000;

/** The uids of all members, valid documents or not, page by page. */
export async function* memberUidPages(): AsyncGenerator<string[]> {
  const every = collectionOf(users).orderBy(FieldPath.documentId()).select().limit(MEMBERS_PER_PAGE);
  let query: Query | undefined = every;
  while (query !== undefined) {
    const { docs }: { docs: QueryDocumentSnapshot[] } = await query.get();
    yield docs.map(({ id }) => id);
    const last = docs.at(-1);
    query = last === undefined || docs.length < MEMBERS_PER_PAGE ? undefined : every.startAfter(last);
  }
}

export const invitesUsedBy = (uid: string) =>
  found(invites, shaped(collectionOf(invites), QUERIES.invitesUsedBy, [uid]));

const invitesFor = (requestId: string) =>
  shaped(collectionOf(invites), QUERIES.invitesForRequest, [requestId]);

/** The codes that were created for an invitation request. */
export const invitesForRequest = (requestId: string) => found(invites, invitesFor(requestId));

/** The same where a new code depends on them. Throws `document-invalid`. */
export const requireInvitesForRequest = (requestId: string) =>
  found(invites, invitesFor(requestId), requireValid);

/** The registration codes that are seats at a campaign's table. Throws `document-invalid`. */
export const seatCodesOf = (campaignId: string) =>
  found(invites, shaped(collectionOf(invites), QUERIES.invitesToTable, [campaignId]), requireValid);

/** The same, valid or not, for their removal. */
export const seatCodesForRemoval = (campaignId: string) =>
  found(invites, shaped(collectionOf(invites), QUERIES.invitesToTable, [campaignId]));

export const decidedInviteRequestRefs = (uid: string) =>
  references(shaped(collectionOf(inviteRequests), QUERIES.inviteRequestsDecidedBy, [uid]));

/** Documents of a campaign's table, in every collection of a name. */
export const groupOfTable = (shape: QueryShape, campaignId: string, ...equal: readonly number[]): Query =>
  shaped(database().collectionGroup(shape.collection), shape, [campaignId, ...equal]);

/** Documents that show a picture of this address, in every collection of a name. */
export const groupShowing = (shape: QueryShape, address: string): Query =>
  shaped(database().collectionGroup(shape.collection), shape, [address]);

/** Documents of a member, in every collection of a name. */
export const groupOf = (shape: QueryShape, uid: string): Query =>
  shaped(database().collectionGroup(shape.collection), shape, [uid]);
