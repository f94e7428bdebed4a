import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { items } from "domain/documents/item";
import { notifications } from "domain/documents/notification";
import type { Query } from "firebase-admin/firestore";
import {
  calendarFeedsOwnedBy,
  collectionOf,
  creaturesOwnedBy,
  everyAskFor,
  everyEveningWith,
  groupOf,
  portraitsOwnedBy,
  pushDevicesOwnedBy,
  pushPacesOf,
  shaped,
} from "./queries";
import { QUERIES } from "./queryShapes";

/**
 * Everything that belongs to a member, in any collection and no order, and what tells others of them: deleted with
 * the member.
 */
export const ownDocumentsOf = (uid: string): Query[] => [
  shaped(collectionOf(characters), QUERIES.everyCharacterOf, [uid]),
  shaped(collectionOf(items), QUERIES.itemsOf, [uid]),
  creaturesOwnedBy(uid),
  portraitsOwnedBy(uid),
  groupOf(QUERIES.membershipsOf, uid),
  groupOf(QUERIES.joinRequestsOf, uid),
  groupOf(QUERIES.everyPresenceOf, uid),
  groupOf(QUERIES.rollsOf, uid),
  groupOf(QUERIES.mjRollsOf, uid),
  groupOf(QUERIES.messagesOf, uid),
  groupOf(QUERIES.whispersOf, uid),
  groupOf(QUERIES.whispersWith, uid),
  groupOf(QUERIES.whisperThreadsOf, uid),
  groupOf(QUERIES.asksBy, uid),
  groupOf(QUERIES.rareItemRequestsOf, uid),
  groupOf(QUERIES.forgeRollsOf, uid),
  groupOf(QUERIES.dateAnswersOf, uid),
  groupOf(QUERIES.eveningNotesOf, uid),
  groupOf(QUERIES.noteIndexOf, uid),
  groupOf(QUERIES.markedLinesOf, uid),
  groupOf(QUERIES.markedLinesWith, uid),
  calendarFeedsOwnedBy(uid),
  pushDevicesOwnedBy(uid),
  pushPacesOf(uid),
  groupOf(QUERIES.encountersBy, uid),
  groupOf(QUERIES.randomTablesBy, uid),
  groupOf(QUERIES.handoutsBy, uid),
  groupOf(QUERIES.handoutNotesOf, uid),
  groupOf(QUERIES.chestMovesBy, uid),
  groupOf(QUERIES.everyCopyFor, uid),
  groupOf(QUERIES.playStatesOf, uid),
  groupOf(QUERIES.playLogOf, uid),
  groupOf(QUERIES.playLogBy, uid),
  groupOf(QUERIES.scenesBy, uid),
  groupOf(QUERIES.tokensOwnedBy, uid),
  groupOf(QUERIES.tracesOf, uid),
  groupOf(QUERIES.drawingsOf, uid),
  groupOf(QUERIES.truthsOf, uid),
  groupOf(QUERIES.noticesAbout, uid),
  // Those of before notices said whom they are about.
  groupOf(QUERIES.noticesOfJoining, uid),
];

/**
 * Everything in a member's export: documents that belong to them, contain their name, or were whispered to
 * them.
 */
export const personalDocumentsOf = (uid: string) => ({
  characters: [shaped(collectionOf(characters), QUERIES.everyCharacterOf, [uid])],
  items: [shaped(collectionOf(items), QUERIES.itemsOf, [uid])],
  creatures: [creaturesOwnedBy(uid)],
  portraits: [portraitsOwnedBy(uid)],
  campaigns: [shaped(collectionOf(campaigns), QUERIES.everyCampaignRunBy, [uid])],
  memberships: [groupOf(QUERIES.membershipsOf, uid)],
  joinRequests: [groupOf(QUERIES.joinRequestsOf, uid)],
  rareItemRequests: [groupOf(QUERIES.rareItemRequestsOf, uid)],
  presence: [groupOf(QUERIES.everyPresenceOf, uid)],
  rolls: [groupOf(QUERIES.newestRollsOf, uid), groupOf(QUERIES.newestMjRollsOf, uid)],
  play: [
    groupOf(QUERIES.playStatesOf, uid),
    groupOf(QUERIES.newestPlayLogOf, uid),
    groupOf(QUERIES.newestPlayLogBy, uid),
  ],
  fights: [
    groupOf(QUERIES.fightsOf, uid),
    groupOf(QUERIES.endedFightsOf, uid),
    groupOf(QUERIES.fightPagesOf, uid),
  ],
  messages: [
    groupOf(QUERIES.newestMessagesOf, uid),
    groupOf(QUERIES.newestWhispersOf, uid),
    groupOf(QUERIES.newestWhispersWith, uid),
    groupOf(QUERIES.whisperThreadsOf, uid),
  ],
  asks: [groupOf(QUERIES.asksBy, uid), everyAskFor(uid)],
  encounters: [groupOf(QUERIES.encountersBy, uid)],
  randomTables: [groupOf(QUERIES.randomTablesBy, uid)],
  handouts: [groupOf(QUERIES.handoutsBy, uid), groupOf(QUERIES.everyCopyFor, uid)],
  handoutNotes: [groupOf(QUERIES.handoutNotesOf, uid)],
  chestMoves: [groupOf(QUERIES.chestMovesBy, uid)],
  scenes: [groupOf(QUERIES.scenesBy, uid)],
  onScenes: [
    groupOf(QUERIES.tokensOwnedBy, uid),
    groupOf(QUERIES.tracesOf, uid),
    groupOf(QUERIES.drawingsOf, uid),
    groupOf(QUERIES.truthsOf, uid),
  ],
  forgeRolls: [groupOf(QUERIES.forgeRollsOf, uid)],
  dateAnswers: [groupOf(QUERIES.dateAnswersOf, uid)],
  evenings: [everyEveningWith(uid)],
  eveningNotes: [groupOf(QUERIES.eveningNotesOf, uid)],
  markedLines: [groupOf(QUERIES.markedLinesOf, uid), groupOf(QUERIES.markedLinesWith, uid)],
  pushDevices: [pushDevicesOwnedBy(uid)],
  notifications: [shaped(collectionOf(notifications, uid), QUERIES.newestNotifications, [])],
});
