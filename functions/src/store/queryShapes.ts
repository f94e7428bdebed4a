import { calendarFeeds, dateAnswers } from "domain/documents/agenda";
import { asks } from "domain/documents/ask";
import { campaigns } from "domain/documents/campaign";
import { campaignInvites } from "domain/documents/campaignInvite";
import { characters } from "domain/documents/character";
import { chestLog } from "domain/documents/chest";
import { creatures } from "domain/documents/creature";
import { encounters } from "domain/documents/encounter";
import { eveningMoments, eveningNotes, evenings, markedLines } from "domain/documents/evening";
import { endedFights, fightPages, fights } from "domain/documents/fight";
import { forgeRolls } from "domain/documents/forgeRolls";
import { handoutNotes, handouts, shownHandouts } from "domain/documents/handout";
import { invites } from "domain/documents/invite";
import { inviteRequests } from "domain/documents/inviteRequest";
import { items } from "domain/documents/item";
import { joinRequests } from "domain/documents/joinRequest";
import { members } from "domain/documents/member";
import { messages, whispers } from "domain/documents/message";
import { noteIndexPages } from "domain/documents/note";
import { notifications } from "domain/documents/notification";
import { playLog, playStates } from "domain/documents/play";
import { portraits } from "domain/documents/portrait";
import { presence } from "domain/documents/presence";
import { pushDevices, pushPaces } from "domain/documents/pushDevice";
import { randomTables } from "domain/documents/randomTable";
import { rareItemRequests } from "domain/documents/rareItemRequest";
import { mjRolls, rolls } from "domain/documents/roll";
import { drawings, scenes, sceneTokens, tokens, traces, truths } from "domain/documents/scene";
import { users } from "domain/documents/user";
import { whisperThreads } from "domain/documents/whisperThread";

/** A query in terms of the Firestore index it needs. */
export interface QueryShape {
  readonly collection: string;
  /** `group`: every collection of that name, under any document. */
  readonly scope: "collection" | "group";
  readonly equal?: readonly string[];
  readonly contains?: string;
  readonly newestBy?: string;
  /** A number that is added up: an index of its own beside equalities. */
  readonly sum?: string;
  /** A timestamp field that must be earlier than the given moment. */
  readonly before?: string;
  /** A timestamp field that must not be earlier than the given moment; newest first. */
  readonly since?: string;
}

/**
 * Every query of the server. The emulator runs any query; production refuses one without its index. One test
 * compares this table with firestore.indexes.json, another one checks that no query is made elsewhere.
 */
export const QUERIES = {
  campaignsRunBy: { collection: campaigns.name, scope: "collection", equal: ["mj.uid", "system"] },
  campaignsPlayedBy: {
    collection: campaigns.name,
    scope: "collection",
    contains: "memberIds",
    equal: ["system"],
  },
  everyCampaignPlayedBy: { collection: campaigns.name, scope: "collection", contains: "memberIds" },
  everyCampaignRunBy: { collection: campaigns.name, scope: "collection", equal: ["mj.uid"] },
  joinRequestsOf: { collection: joinRequests.name, scope: "group", equal: ["uid"] },
  membershipsOf: { collection: members.name, scope: "group", equal: ["uid"] },
  presenceOf: { collection: presence.name, scope: "collection", equal: ["uid"] },
  charactersAtTable: { collection: characters.name, scope: "collection", equal: ["campaignId"] },
  charactersOf: { collection: characters.name, scope: "collection", equal: ["userId", "system"] },
  everyCharacterOf: { collection: characters.name, scope: "collection", equal: ["userId"] },
  charactersDeleted: { collection: characters.name, scope: "collection", before: "deletedAt" },
  charactersDeletedSince: {
    collection: characters.name,
    scope: "collection",
    equal: ["userId"],
    since: "deletedAt",
  },
  itemsOf: { collection: items.name, scope: "collection", equal: ["ownerId"] },
  creaturesOf: { collection: creatures.name, scope: "collection", equal: ["ownerId", "creature.system"] },
  everyCreatureOf: { collection: creatures.name, scope: "collection", equal: ["ownerId"] },
  encountersBy: { collection: encounters.name, scope: "group", equal: ["uid"] },
  randomTablesBy: { collection: randomTables.name, scope: "group", equal: ["uid"] },
  handoutsBy: { collection: handouts.name, scope: "group", equal: ["uid"] },
  handoutsReadBy: { collection: handouts.name, scope: "collection", contains: "readerUids" },
  handoutNotesOf: { collection: handoutNotes.name, scope: "group", equal: ["uid"] },
  chestMovesBy: { collection: chestLog.name, scope: "group", equal: ["uid"] },
  copiesOfHandout: { collection: shownHandouts.name, scope: "collection", equal: ["handoutId"] },
  copiesFor: { collection: shownHandouts.name, scope: "collection", equal: ["audience"] },
  everyCopyFor: { collection: shownHandouts.name, scope: "group", equal: ["audience"] },
  portraitsOf: { collection: portraits.name, scope: "collection", equal: ["ownerId"] },
  charactersBroughtBy: { collection: characters.name, scope: "collection", equal: ["campaignId", "userId"] },
  invitesTo: { collection: campaignInvites.name, scope: "collection", equal: ["campaignId"] },
  admins: { collection: users.name, scope: "collection", equal: ["role"] },
  everyPresenceOf: { collection: presence.name, scope: "group", equal: ["uid"] },
  rollsOf: { collection: rolls.name, scope: "group", equal: ["uid"] },
  mjRollsOf: { collection: mjRolls.name, scope: "group", equal: ["uid"] },
  messagesOf: { collection: messages.name, scope: "group", equal: ["uid"] },
  whispersOf: { collection: whispers.name, scope: "group", equal: ["uid"] },
  whispersWith: { collection: whispers.name, scope: "group", equal: ["playerUid"] },
  whisperThreadsOf: { collection: whisperThreads.name, scope: "group", equal: ["playerUid"] },
  playStatesOf: { collection: playStates.name, scope: "group", equal: ["ownerId"] },
  playLogOf: { collection: playLog.name, scope: "group", equal: ["ownerId"] },
  playLogBy: { collection: playLog.name, scope: "group", equal: ["uid"] },
  newestPlayLogOf: { collection: playLog.name, scope: "group", equal: ["ownerId"], newestBy: "createdAt" },
  newestPlayLogBy: { collection: playLog.name, scope: "group", equal: ["uid"], newestBy: "createdAt" },
  asksFor: { collection: asks.name, scope: "collection", contains: "targets" },
  everyAskFor: { collection: asks.name, scope: "group", contains: "targets" },
  asksBy: { collection: asks.name, scope: "group", equal: ["uid"] },
  rareItemRequestsOf: { collection: rareItemRequests.name, scope: "group", equal: ["uid"] },
  rareItemRequestsBy: { collection: rareItemRequests.name, scope: "collection", equal: ["uid"] },
  rareItemRequestsFor: { collection: rareItemRequests.name, scope: "collection", equal: ["characterId"] },
  dateAnswersOf: { collection: dateAnswers.name, scope: "group", equal: ["uid"] },
  calendarFeedsOf: { collection: calendarFeeds.name, scope: "collection", equal: ["uid"] },
  pushDevicesOf: { collection: pushDevices.name, scope: "collection", equal: ["uid"] },
  pushPacesOf: { collection: pushPaces.name, scope: "collection", equal: ["uid"] },
  campaignsToQuiet: { collection: campaigns.name, scope: "collection", before: "quietAt" },
  rollsSince: { collection: rolls.name, scope: "collection", since: "createdAt" },
  mjRollsSince: { collection: mjRolls.name, scope: "collection", since: "createdAt" },
  messagesSince: { collection: messages.name, scope: "collection", since: "createdAt" },
  whispersSince: { collection: whispers.name, scope: "collection", since: "createdAt" },
  whispersWithSince: {
    collection: whispers.name,
    scope: "collection",
    equal: ["playerUid"],
    since: "createdAt",
  },
  playOfTableSince: {
    collection: playLog.name,
    scope: "group",
    equal: ["campaignId"],
    since: "createdAt",
  },
  /** `downtime.after`: the number of the evening that came before. */
  downtimeAfter: {
    collection: playLog.name,
    scope: "group",
    equal: ["campaignId", "downtime.after"],
    newestBy: "createdAt",
  },
  heartbeatsSince: { collection: presence.name, scope: "collection", since: "lastSeen" },
  eveningMomentsSince: { collection: eveningMoments.name, scope: "collection", since: "createdAt" },
  newestEvenings: { collection: evenings.name, scope: "collection", newestBy: "number" },
  eveningsWith: { collection: evenings.name, scope: "group", contains: "present" },
  markedLinesOfEvening: { collection: markedLines.name, scope: "collection", equal: ["eveningId"] },
  markedLinesOf: { collection: markedLines.name, scope: "group", equal: ["uid"] },
  markedLinesWith: { collection: markedLines.name, scope: "group", equal: ["playerUid"] },
  notesOfEvening: { collection: eveningNotes.name, scope: "collection", equal: ["eveningId"] },
  eveningNotesOf: { collection: eveningNotes.name, scope: "group", equal: ["uid"] },
  noteIndexOfAudience: { collection: noteIndexPages.name, scope: "collection", equal: ["audience"] },
  noteIndexOfAuthor: { collection: noteIndexPages.name, scope: "collection", equal: ["uid"] },
  noteIndexOf: { collection: noteIndexPages.name, scope: "group", equal: ["uid"] },
  campaignsToRemind: { collection: campaigns.name, scope: "collection", before: "remindAt" },
  forgeRollsOf: { collection: forgeRolls.name, scope: "group", equal: ["uid"] },
  newestRollsOf: { collection: rolls.name, scope: "group", equal: ["uid"], newestBy: "createdAt" },
  newestMjRollsOf: { collection: mjRolls.name, scope: "group", equal: ["uid"], newestBy: "createdAt" },
  newestMessagesOf: { collection: messages.name, scope: "group", equal: ["uid"], newestBy: "createdAt" },
  newestWhispersOf: { collection: whispers.name, scope: "group", equal: ["uid"], newestBy: "createdAt" },
  newestWhispersWith: {
    collection: whispers.name,
    scope: "group",
    equal: ["playerUid"],
    newestBy: "createdAt",
  },
  invitesUsedBy: { collection: invites.name, scope: "collection", equal: ["usedBy.uid"] },
  invitesForRequest: { collection: invites.name, scope: "collection", equal: ["requestId"] },
  invitesToTable: { collection: invites.name, scope: "collection", equal: ["campaignId"] },
  inviteRequestsDecidedBy: {
    collection: inviteRequests.name,
    scope: "collection",
    equal: ["processedBy.uid"],
  },
  fightsOf: { collection: fights.name, scope: "group", equal: ["mjUid"] },
  endedFightsOf: { collection: endedFights.name, scope: "group", equal: ["mjUid"] },
  fightPagesOf: { collection: fightPages.name, scope: "group", equal: ["mjUid"] },
  newestEndedFights: { collection: endedFights.name, scope: "collection", newestBy: "endedAt" },
  scenesBy: { collection: scenes.name, scope: "group", equal: ["mjUid"] },
  sceneBytesOf: { collection: scenes.name, scope: "collection", sum: "bytes" },
  sceneBytesBy: { collection: scenes.name, scope: "group", equal: ["mjUid"], sum: "bytes" },
  tokensOwnedBy: { collection: tokens.name, scope: "group", equal: ["ownerId"] },
  sceneTokensOwnedBy: { collection: sceneTokens.name, scope: "group", equal: ["ownerId"] },
  tokensShowing: { collection: tokens.name, scope: "group", equal: ["picture"] },
  sceneTokensShowing: { collection: sceneTokens.name, scope: "group", equal: ["picture"] },
  tracesOf: { collection: traces.name, scope: "group", equal: ["uid"] },
  drawingsOf: { collection: drawings.name, scope: "group", equal: ["uid"] },
  drawingsBy: { collection: drawings.name, scope: "collection", equal: ["uid"] },
  drawingsSince: { collection: drawings.name, scope: "collection", since: "createdAt" },
  drawingsBySince: {
    collection: drawings.name,
    scope: "collection",
    equal: ["uid"],
    since: "createdAt",
  },
  truthsOf: { collection: truths.name, scope: "group", equal: ["uid"] },
  truthsOnScene: { collection: truths.name, scope: "collection", equal: ["sceneId"] },
  noticesAbout: { collection: notifications.name, scope: "group", equal: ["about"] },
  noticesOfJoining: { collection: notifications.name, scope: "group", equal: ["joinRequest.uid"] },
  departuresOf: { collection: campaigns.name, scope: "collection", equal: ["departure.uid"] },
  newestNotifications: { collection: notifications.name, scope: "collection", newestBy: "createdAt" },
} as const satisfies Record<string, QueryShape>;
