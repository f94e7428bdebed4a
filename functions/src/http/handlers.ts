import type { CallName } from "domain/api/contract";
import { AppError } from "domain/errors";
import { getSession } from "../auth/getSession";
import { login } from "../auth/login";
import { logout } from "../auth/logout";
import { register } from "../auth/register";
import { checkInvite } from "../invitations/checkInvite";
import { requestInvite } from "../invitations/requestInvite";
import { getModules } from "../modules/getModules";
import type { Handler } from "./handler";

/** Stands for a call that the contract promises and no handler serves yet: it answers 501. */
const notYet = async (): Promise<never> => {
  throw new AppError("not-implemented");
};

/** Who serves which call. A call of the contract that is missing here does not compile. */
export const handlers: { [Name in CallName]: Handler<Name> } = {
  getSession,
  login,
  register,
  logout,
  getModules,
  checkInvite,
  requestInvite,

  updateProfile: notYet,
  updatePassword: notYet,
  getCharacter: notYet,
  updateCharacter: notYet,
  deleteCharacter: notYet,
  listCharacters: notYet,
  listItems: notYet,
  listNotifications: notYet,
  listCampaigns: notYet,
  getCampaignInvite: notYet,
  requestToJoin: notYet,
  getCampaign: notYet,
  updateCampaignSettings: notYet,
  updateCampaignInfo: notYet,
  listJoinRequests: notYet,
  approveJoinRequest: notYet,
  refuseJoinRequest: notYet,
  deleteCampaign: notYet,
  linkCharacter: notYet,
  removePlayer: notYet,
  removeCharacter: notYet,
  setVttStatus: notYet,
  createCampaign: notYet,
  renewCampaignInvite: notYet,
  leaveCampaign: notYet,
  leavePresence: notYet,
  listUsers: notYet,
  updateUserRole: notYet,
  deleteUser: notYet,
  listInvites: notYet,
  createInvites: notYet,
  deleteInvite: notYet,
  listInviteRequests: notYet,
  updateInviteRequest: notYet,
};
