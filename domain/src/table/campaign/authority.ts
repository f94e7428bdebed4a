import type { CampaignDocument } from "../../documents/campaign";
import { AppError } from "../../values/errors";

/**
 * A user's role towards a campaign, or towards one character in it. Exactly one applies: the MJ is `mj` even
 * for their own character; `owner` is the character's owner, whether still a member of the campaign or not.
 */
export type Standing = "mj" | "owner" | "player" | "stranger";

/** `editing`: only while edit mode is on (product §4), which screens enforce and the server does not know. */
type Permission = "always" | "editing";

/** Product §6, and §4 "Campaign edit mode": who may do what. A standing that is not listed may not. */
export const CAMPAIGN_AUTHORITY = {
  viewCampaign: { mj: "always", player: "always" },
  toggleEditMode: { mj: "always" },
  updateCampaignInfo: { mj: "editing" },
  updateCampaignSettings: { mj: "editing" },
  deleteCampaign: { mj: "editing" },
  copyInviteLink: { mj: "always" },
  requestSeats: { mj: "always" },
  listSeats: { mj: "always" },
  renewInviteLink: { mj: "editing" },
  listJoinRequests: { mj: "always" },
  approveJoinRequest: { mj: "editing" },
  refuseJoinRequest: { mj: "editing" },
  removePlayer: { mj: "editing" },
  leaveCampaign: { player: "always" },
  linkCharacter: { player: "always" },
  grantLevel: { mj: "always" },
  removeCharacter: { mj: "editing", owner: "always" },
  deleteCharacter: { mj: "editing", owner: "always" },
  requestRareItem: { player: "always" },
  approveRareItem: { mj: "always" },
  refuseRareItem: { mj: "always", owner: "always" },
  readStory: { mj: "always", owner: "always" },
  shareStory: { owner: "always" },
  changePlayState: { mj: "always", owner: "always" },
  rollForTable: { mj: "always", player: "always" },
  sendMessage: { mj: "always", player: "always" },
  changeAgenda: { mj: "always" },
  answerDates: { player: "always" },
  runEvenings: { mj: "always" },
  readEvenings: { mj: "always", player: "always" },
  writeEveningNotes: { mj: "always", player: "always" },
  setVttStatus: { mj: "always" },
  joinVtt: { player: "always" },
  openCommandPanel: { mj: "always" },
  changeFight: { mj: "always" },
  endTurn: { player: "always" },
  ask: { mj: "always" },
  prepareEncounters: { mj: "always" },
  prepareRandomTables: { mj: "always" },
  prepareHandouts: { mj: "always" },
  useChest: { mj: "always", player: "always" },
  shareLoot: { mj: "always" },
  prepareScenes: { mj: "always" },
  moveOnScene: { mj: "always", player: "always" },
  drawOnScene: { mj: "always", player: "always" },
} as const satisfies Record<string, Partial<Record<Standing, Permission>>>;

export type CampaignAction = keyof typeof CAMPAIGN_AUTHORITY;

/** The fields of a campaign that determine a user's standing. */
export type Table = Pick<CampaignDocument, "mj" | "memberIds">;

/** The standing of `uid` in the campaign, or towards a character of `ownerId` in it. */
export function standingOf(uid: string, table: Table, ownerId?: string): Standing {
  if (table.mj.uid === uid) return "mj";
  if (ownerId === uid) return "owner";
  return table.memberIds.includes(uid) ? "player" : "stranger";
}

function permissionOf(action: CampaignAction, standing: Standing): Permission | undefined {
  const row: Partial<Record<Standing, Permission>> = CAMPAIGN_AUTHORITY[action];
  return row[standing];
}

/** Whether the standing allows the action at all; the server enforces this. */
export function may(action: CampaignAction, standing: Standing): boolean {
  return permissionOf(action, standing) !== undefined;
}

/** Whether the action is available on screen now, which may depend on edit mode. */
export function mayNow(action: CampaignAction, standing: Standing, editing: boolean): boolean {
  const permission = permissionOf(action, standing);
  return permission === "always" || (permission === "editing" && editing);
}

/**
 * Throws `forbidden` unless `uid` may do this in the campaign, or to a character of `ownerId` when one is
 * given.
 */
export function requireAuthority(action: CampaignAction, uid: string, table: Table, ownerId?: string): void {
  if (!may(action, standingOf(uid, table, ownerId))) throw new AppError("forbidden");
}
