import type { CallName } from "domain/api/contract";
import { fieldOf } from "./fieldOf";

/** A call as its request names it, before anybody has checked the body. */
export interface Asked {
  readonly uid: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface MemberLimit {
  /** How many one member may make, and in how many milliseconds. */
  readonly calls: number;
  readonly window: number;
  /** As how many calls one counts: what it may write. */
  readonly counts?: (body: unknown) => number;
  /**
   * Where members take turns, since each of these calls changes, or counts, what the others of this place do. Of one
   * member one goes on there and three wait.
   */
  readonly at?: (asked: Asked) => string;
  /** What takes long for its steps is one at a time of each member, at whatever place. */
  readonly isLong?: true;
}

const [MINUTE, TEN_MINUTES, HOUR] = [60_000, 600_000, 3_600_000];

const campaign = ({ params }: Asked) => `campaigns/${params.id}`;
const partOf = (part: string) => (asked: Asked) => `${campaign(asked)}/${part}`;
const oneOf = (part: string, param: string) => (asked: Asked) =>
  `${campaign(asked)}/${part}/${asked.params[param]}`;
const sheet = ({ params, body }: Asked) =>
  `characters/${params.characterId ?? fieldOf(body, "characterId") ?? params.id}`;
const ownSheet = ({ params }: Asked) => `characters/${params.id}`;
const own =
  (what: string) =>
  ({ uid, params }: Asked) =>
    `users/${uid}/${what}/${params.id ?? ""}`;

const [fight, shown] = [partOf("fight"), partOf("shown")];
const onMap = { at: partOf("scenes"), isLong: true } as const;

/** The attack, or whatever it is, and the damage that may be thrown with it. */
const rolls = (body: unknown): number => {
  const following = fieldOf(body, "following");
  return 1 + (Array.isArray(following) ? following.length : 0);
};

const pieces = (body: unknown): number => {
  const tiles = fieldOf(body, "tiles");
  return Array.isArray(tiles) ? Math.max(1, tiles.length) : 1;
};

/**
 * What one member may do of each call. Every call of theirs that writes is here; what they read is counted by the
 * instance (`inTurn`). What `changePlayState` did is counted with the state that it writes too
 * (`domain/play/changePlayState`); here are its attempts, the refused ones included.
 */
export const MEMBER_LIMITS: { readonly [Name in CallName]?: MemberLimit } = {
  exportMyData: { calls: 5, window: HOUR },
  exportScenePictures: { calls: 600, window: HOUR },
  updateProfile: { calls: 30, window: TEN_MINUTES, at: own("profile") },
  updatePassword: { calls: 30, window: TEN_MINUTES, at: own("sessions") },
  signOutEverywhere: { calls: 30, window: TEN_MINUTES, at: own("sessions") },
  deleteAccount: { calls: 30, window: TEN_MINUTES, at: own("sessions") },
  createPortrait: { calls: 30, window: TEN_MINUTES, at: own("portraits") },
  renewCalendarFeed: { calls: 30, window: TEN_MINUTES, at: own("calendar") },
  deleteCalendarFeed: { calls: 30, window: TEN_MINUTES, at: own("calendar") },
  keepPush: { calls: 30, window: TEN_MINUTES, at: own("push") },
  updatePush: { calls: 120, window: TEN_MINUTES, at: own("push") },
  deletePush: { calls: 60, window: TEN_MINUTES, at: own("push") },

  createCharacter: { calls: 60, window: TEN_MINUTES, at: own("characters") },
  restoreCharacter: { calls: 60, window: TEN_MINUTES, at: ownSheet },
  deleteCharacter: { calls: 60, window: TEN_MINUTES, at: ownSheet },
  updateCharacter: { calls: 600, window: TEN_MINUTES, at: ownSheet },
  reforgeCharacter: { calls: 120, window: TEN_MINUTES, at: ownSheet },
  changePlayState: { calls: 120, window: MINUTE, at: ownSheet },
  rollAbilityScores: { calls: 120, window: TEN_MINUTES, at: own("forge") },
  rollHitDice: { calls: 120, window: TEN_MINUTES, at: own("forge") },
  linkCharacter: { calls: 120, window: TEN_MINUTES, at: sheet },
  removeCharacter: { calls: 120, window: TEN_MINUTES, at: sheet },
  shareHeroStory: { calls: 60, window: TEN_MINUTES, at: ownSheet },
  grantLevel: { calls: 240, window: TEN_MINUTES, at: sheet },

  createItem: { calls: 60, window: TEN_MINUTES, at: own("items") },
  updateItem: { calls: 300, window: TEN_MINUTES, at: own("items") },
  deleteItem: { calls: 300, window: TEN_MINUTES, at: own("items") },
  // All that a campaign has of it may come at once, from another one or a file.
  createCreature: { calls: 120, window: TEN_MINUTES, at: own("creatures") },
  updateCreature: { calls: 300, window: TEN_MINUTES, at: own("creatures") },
  deleteCreature: { calls: 300, window: TEN_MINUTES, at: own("creatures") },
  createEncounter: { calls: 120, window: TEN_MINUTES, at: partOf("encounters") },
  updateEncounter: { calls: 300, window: TEN_MINUTES, at: oneOf("encounters", "encounterId") },
  deleteEncounter: { calls: 300, window: TEN_MINUTES, at: oneOf("encounters", "encounterId") },
  createRandomTable: { calls: 120, window: TEN_MINUTES, at: partOf("randomTables") },
  updateRandomTable: { calls: 300, window: TEN_MINUTES, at: oneOf("randomTables", "tableId") },
  createHandout: { calls: 600, window: TEN_MINUTES, at: partOf("handouts") },
  updateHandout: { calls: 300, window: TEN_MINUTES, at: partOf("handouts") },
  deleteHandout: { calls: 300, window: TEN_MINUTES, at: partOf("handouts") },
  putHandoutPicture: { calls: 600, window: TEN_MINUTES, at: partOf("handouts") },
  removeHandoutPicture: { calls: 60, window: TEN_MINUTES, at: partOf("handouts") },
  showHandout: { calls: 60, window: MINUTE, at: partOf("handouts") },
  saveHandoutNote: { calls: 120, window: MINUTE, at: own("handoutNotes") },
  withdrawHandout: { calls: 60, window: MINUTE, at: partOf("handouts") },
  // Everything that a hero has, thing by thing.
  moveChest: { calls: 240, window: MINUTE, at: partOf("chest") },
  deleteRandomTable: { calls: 300, window: TEN_MINUTES, at: oneOf("randomTables", "tableId") },

  createCampaign: { calls: 30, window: TEN_MINUTES },
  requestToJoin: { calls: 60, window: TEN_MINUTES, at: own("joinRequests") },
  updateCampaignInfo: { calls: 120, window: TEN_MINUTES, at: campaign },
  updateCampaignSettings: { calls: 120, window: TEN_MINUTES, at: campaign },
  // An evening's pace, ten times over: these follow what happens at the table.
  setVttStatus: { calls: 60, window: TEN_MINUTES, at: campaign },
  renewCampaignInvite: { calls: 60, window: TEN_MINUTES, at: campaign },
  approveJoinRequest: { calls: 300, window: TEN_MINUTES, at: campaign },
  refuseJoinRequest: { calls: 300, window: TEN_MINUTES, at: campaign },
  removePlayer: { calls: 120, window: TEN_MINUTES, at: campaign },
  leaveCampaign: { calls: 60, window: TEN_MINUTES, at: campaign },
  deleteCampaign: { calls: 30, window: TEN_MINUTES, at: campaign },
  requestSeats: { calls: 20, window: TEN_MINUTES, at: partOf("seats") },
  requestRareItem: { calls: 60, window: TEN_MINUTES, at: partOf("rareItems") },
  approveRareItem: { calls: 300, window: TEN_MINUTES, at: partOf("rareItems") },
  refuseRareItem: { calls: 300, window: TEN_MINUTES, at: partOf("rareItems") },
  // Each lets the next heartbeat come at once, which all members read. Reloads in a row need no more.
  leavePresence: { calls: 12, window: 10_000 },

  changeAgenda: { calls: 60, window: MINUTE, at: campaign },
  answerDates: { calls: 120, window: MINUTE, at: own("dates") },
  // Autosaved: a second after each pause in writing.
  saveEveningNote: { calls: 120, window: MINUTE, at: own("eveningNotes") },
  searchEveningNotes: { calls: 120, window: MINUTE },
  getHeroStory: { calls: 60, window: MINUTE },
  markMessage: { calls: 60, window: MINUTE, at: partOf("markedLines") },
  beginEvening: { calls: 60, window: TEN_MINUTES, at: campaign },
  endEvening: { calls: 60, window: TEN_MINUTES, at: campaign },
  // Whoever leafs through them asks often. One that is being played is drafted from the logs: see `limitDrafts`.
  getEvening: { calls: 60, window: MINUTE },
  showRecap: { calls: 60, window: TEN_MINUTES, at: campaign },

  rollForTable: { calls: 60, window: MINUTE, counts: rolls },
  rollRandomTable: { calls: 60, window: MINUTE },
  sendMessage: { calls: 30, window: MINUTE },
  settleWhispers: { calls: 60, window: MINUTE, at: partOf("whisperThreads") },
  ask: { calls: 30, window: MINUTE, at: shown },
  closeAsk: { calls: 60, window: MINUTE, at: shown },
  showOnScreen: { calls: 30, window: MINUTE, at: shown },
  clearScreen: { calls: 60, window: MINUTE, at: shown },
  changeFight: { calls: 1_200, window: TEN_MINUTES, at: fight },
  endTurn: { calls: 60, window: MINUTE, at: fight },

  createScene: { calls: 60, window: TEN_MINUTES, ...onMap },
  updateScene: { calls: 600, window: TEN_MINUTES, ...onMap },
  deleteScene: { calls: 120, window: TEN_MINUTES, ...onMap },
  showScene: { calls: 300, window: TEN_MINUTES, ...onMap },
  changeFog: { calls: 1_200, window: TEN_MINUTES, ...onMap },
  changeTokens: { calls: 1_200, window: TEN_MINUTES, ...onMap },
  changeWalls: { calls: 1_200, window: TEN_MINUTES, ...onMap },
  // Of the largest pictures one after the other, 64 pieces each.
  putTiles: { calls: 1_200, window: TEN_MINUTES, counts: pieces, ...onMap },
  publishTile: { calls: 2_400, window: TEN_MINUTES, ...onMap },
  // A drop follows a drag, and an arrow that is held down is sent no oftener than moves were: 150 ms.
  moveTokens: { calls: 400, window: MINUTE, ...onMap },
  changeDoor: { calls: 120, window: MINUTE, ...onMap },
  forgetSeen: { calls: 60, window: TEN_MINUTES, ...onMap },
  addTruth: { calls: 120, window: TEN_MINUTES, at: partOf("truths") },
  removeTruth: { calls: 240, window: TEN_MINUTES, at: partOf("truths") },
  draw: { calls: 120, window: MINUTE, at: partOf("drawings") },
  eraseDrawing: { calls: 240, window: MINUTE, at: partOf("drawings") },
  clearDrawings: { calls: 60, window: MINUTE, at: partOf("drawings") },
};
