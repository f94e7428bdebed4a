import type { Call } from "domain/api/call";
import { type CallName, contract } from "domain/api/contract";
import { type CampaignAction, may, type Standing } from "domain/table/campaign/authority";
import type { ErrorCode } from "domain/values/errors";

/** Who tries a call. The player owns the character of the example, at the table that the MJ runs. */
export const CAST = ["visitor", "outsider", "player", "mj", "admin", "disabled"] as const;
export type Role = (typeof CAST)[number];

/** What a call answers: it is done, or it is refused by this code. */
export type Verdict = "done" | ErrorCode;

type SignedIn = Exclude<Role, "visitor" | "disabled">;

/** Towards the table and towards the character at it; an admin has no part in a campaign as such. */
const STANDINGS: Record<SignedIn, Standing> = {
  outsider: "stranger",
  player: "player",
  mj: "mj",
  admin: "stranger",
};

/** By the rows of `CAMPAIGN_AUTHORITY`, refused by this code. */
const byTable =
  (action: CampaignAction, refusal: ErrorCode = "forbidden") =>
  (role: SignedIn): Verdict =>
    may(action, STANDINGS[role]) ? "done" : refusal;

/** The same towards a character at the table, which strangers may not know of. */
const byCharacter =
  (action: CampaignAction) =>
  (role: SignedIn): Verdict => {
    if (STANDINGS[role] === "stranger") return "character-not-found";
    return may(action, role === "player" ? "owner" : STANDINGS[role]) ? "done" : "forbidden";
  };

/** Of the owner alone, refused by this code to the others. */
const byOwner =
  (refusal: ErrorCode) =>
  (role: SignedIn): Verdict =>
    role === "player" ? "done" : refusal;

const byOwnerAtTable = (role: SignedIn): Verdict => {
  if (role === "player") return "done";
  return STANDINGS[role] === "stranger" ? "character-not-found" : "forbidden";
};

/** The calls that ask more than a session: each by its rule. */
const RULES: Partial<Record<CallName, (role: SignedIn) => Verdict>> = {
  getCharacter: (role) => (STANDINGS[role] === "stranger" ? "character-not-found" : "done"),
  updateCharacter: byOwnerAtTable,
  reforgeCharacter: byOwnerAtTable,
  deleteCharacter: byCharacter("deleteCharacter"),
  changePlayState: byCharacter("changePlayState"),
  getHeroStory: byCharacter("readStory"),
  shareHeroStory: byCharacter("shareStory"),
  restoreCharacter: byOwner("character-not-found"),
  updatePush: byOwner("push-device-not-found"),
  updateItem: byOwner("item-not-found"),
  deleteItem: byOwner("item-not-found"),
  updateCreature: byOwner("creature-not-found"),
  deleteCreature: byOwner("creature-not-found"),
  rollAbilityScores: byTable("linkCharacter"),
  rollHitDice: byTable("linkCharacter"),
  rollForTable: byTable("rollForTable"),
  requestRareItem: byTable("requestRareItem"),
  approveRareItem: byTable("approveRareItem"),
  // The example's request is the player's.
  refuseRareItem: (role) => (role === "player" || role === "mj" ? "done" : "forbidden"),
  changeFight: byTable("changeFight"),
  endTurn: byTable("endTurn"),
  ask: byTable("ask"),
  closeAsk: byTable("ask"),
  showOnScreen: byTable("ask"),
  clearScreen: byTable("ask"),
  listEncounters: byTable("prepareEncounters"),
  getEncounter: byTable("prepareEncounters"),
  createEncounter: byTable("prepareEncounters"),
  updateEncounter: byTable("prepareEncounters"),
  deleteEncounter: byTable("prepareEncounters"),
  listRandomTables: byTable("prepareRandomTables"),
  createRandomTable: byTable("prepareRandomTables"),
  updateRandomTable: byTable("prepareRandomTables"),
  deleteRandomTable: byTable("prepareRandomTables"),
  rollRandomTable: byTable("prepareRandomTables"),
  createHandout: byTable("prepareHandouts"),
  updateHandout: byTable("prepareHandouts"),
  deleteHandout: byTable("prepareHandouts"),
  putHandoutPicture: byTable("prepareHandouts"),
  removeHandoutPicture: byTable("prepareHandouts"),
  showHandout: byTable("prepareHandouts"),
  withdrawHandout: byTable("prepareHandouts"),
  moveChest: byTable("useChest"),
  createScene: byTable("prepareScenes"),
  updateScene: byTable("prepareScenes"),
  deleteScene: byTable("prepareScenes"),
  showScene: byTable("prepareScenes"),
  changeFog: byTable("prepareScenes"),
  putTiles: byTable("prepareScenes"),
  publishTile: byTable("prepareScenes"),
  changeTokens: byTable("prepareScenes"),
  changeWalls: byTable("prepareScenes"),
  forgetSeen: byTable("prepareScenes"),
  moveTokens: byTable("moveOnScene"),
  // The example's player stands beside the door.
  changeDoor: byTable("moveOnScene"),
  addTruth: byTable("prepareScenes"),
  removeTruth: byTable("prepareScenes"),
  clearDrawings: byTable("prepareScenes"),
  draw: byTable("drawOnScene"),
  // The example's drawing is the player's.
  eraseDrawing: byTable("drawOnScene"),
  sendMessage: byTable("sendMessage"),
  settleWhispers: byTable("sendMessage"),
  changeAgenda: byTable("changeAgenda"),
  answerDates: byTable("answerDates"),
  beginEvening: byTable("runEvenings"),
  endEvening: byTable("runEvenings"),
  showRecap: byTable("runEvenings"),
  listEvenings: byTable("readEvenings"),
  getEvening: byTable("readEvenings"),
  listEveningMessages: byTable("readEvenings"),
  searchEveningNotes: byTable("readEvenings"),
  markMessage: byTable("writeEveningNotes"),
  saveEveningNote: byTable("writeEveningNotes"),
  // Of the example's letter, which is shown to the player alone.
  saveHandoutNote: byTable("writeEveningNotes"),
  requestToJoin: (role) => (STANDINGS[role] === "stranger" ? "done" : "already-member"),
  getCampaign: byTable("viewCampaign", "campaign-not-found"),
  updateCampaignSettings: byTable("updateCampaignSettings"),
  updateCampaignInfo: byTable("updateCampaignInfo"),
  listJoinRequests: byTable("listJoinRequests"),
  approveJoinRequest: byTable("approveJoinRequest"),
  refuseJoinRequest: byTable("refuseJoinRequest"),
  deleteCampaign: byTable("deleteCampaign"),
  linkCharacter: byTable("linkCharacter"),
  removePlayer: byTable("removePlayer"),
  removeCharacter: (role) => (role === "player" || role === "mj" ? "done" : "forbidden"),
  grantLevel: byTable("grantLevel"),
  setVttStatus: byTable("setVttStatus"),
  renewCampaignInvite: byTable("renewInviteLink"),
  listSeats: byTable("listSeats"),
  requestSeats: byTable("requestSeats"),
  leaveCampaign: byTable("leaveCampaign"),
};

/** Public calls that ask for a token of the identity provider, which has none for a disabled account. */
const WITH_TOKEN: ReadonlySet<CallName> = new Set<CallName>(["login"]);

/** What this member of the cast gets for a valid request of this call. */
export function verdictOf(name: CallName, role: Role): Verdict {
  const call: Call = contract[name];
  if (call.access === "public") {
    return role === "disabled" && WITH_TOKEN.has(name) ? "token-invalid" : "done";
  }
  if (role === "visitor") return "unauthenticated";
  if (role === "disabled") return "session-expired";
  if (call.access === "admin") return role === "admin" ? "done" : "forbidden";
  return RULES[name]?.(role) ?? "done";
}
