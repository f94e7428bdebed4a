import type { CampaignDocument } from "../documents/campaign";
import { AppError } from "../errors";

/**
 * What somebody is to a campaign, or to one thing in it. Exactly one applies: the MJ is the MJ even to their own
 * character; an owner is a player of the character in question, whether still at the table or not.
 */
export type Standing = "mj" | "owner" | "player" | "stranger";

/** `editing`: only while edit mode is on (product §4), which the server does not know and the screen enforces. */
type Permission = "always" | "editing";

/** Product §6, and §4 "Campaign edit mode": who may do what. Whoever is not named may not. */
export const CAMPAIGN_AUTHORITY = {
  viewCampaign: { mj: "always", player: "always" },
  toggleEditMode: { mj: "always" },
  updateCampaignInfo: { mj: "editing" },
  updateCampaignSettings: { mj: "editing" },
  deleteCampaign: { mj: "editing" },
  copyInviteLink: { mj: "always" },
  renewInviteLink: { mj: "editing" },
  listJoinRequests: { mj: "always" },
  approveJoinRequest: { mj: "editing" },
  refuseJoinRequest: { mj: "editing" },
  removePlayer: { mj: "editing" },
  leaveCampaign: { player: "always" },
  linkCharacter: { player: "always" },
  removeCharacter: { mj: "editing", owner: "always" },
  deleteCharacter: { mj: "editing", owner: "always" },
  changeHitPoints: { mj: "always", owner: "always" },
  rollForTable: { mj: "always", player: "always" },
  sendMessage: { mj: "always", player: "always" },
  setVttStatus: { mj: "always" },
  joinVtt: { player: "always" },
  openCommandPanel: { mj: "always" },
  publishInitiative: { mj: "always" },
} as const satisfies Record<string, Partial<Record<Standing, Permission>>>;

export type CampaignAction = keyof typeof CAMPAIGN_AUTHORITY;

/** The parts of a campaign that say who somebody is to it. */
export type Table = Pick<CampaignDocument, "mj" | "memberIds">;

/** What `uid` is to the campaign, or to a character of `ownerId` in it. */
export function standingOf(uid: string, table: Table, ownerId?: string): Standing {
  if (table.mj.uid === uid) return "mj";
  if (ownerId === uid) return "owner";
  return table.memberIds.includes(uid) ? "player" : "stranger";
}

function permissionOf(action: CampaignAction, standing: Standing): Permission | undefined {
  const row: Partial<Record<Standing, Permission>> = CAMPAIGN_AUTHORITY[action];
  return row[standing];
}

/** Whether the role allows the action at all: the server's question. */
export function may(action: CampaignAction, standing: Standing): boolean {
  return permissionOf(action, standing) !== undefined;
}

/** Whether the action is offered now: the screen's question, edit mode included. */
export function mayNow(action: CampaignAction, standing: Standing, editing: boolean): boolean {
  const permission = permissionOf(action, standing);
  return permission === "always" || (permission === "editing" && editing);
}

/** Throws `forbidden` unless `uid` may do this in the campaign, to a character of `ownerId` where one is concerned. */
export function requireAuthority(action: CampaignAction, uid: string, table: Table, ownerId?: string): void {
  if (!may(action, standingOf(uid, table, ownerId))) throw new AppError("forbidden");
}
