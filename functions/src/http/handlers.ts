import type { CallName } from "domain/api/contract";
import { AppError } from "domain/errors";
import { getSession } from "../auth/getSession";
import { login } from "../auth/login";
import { logout } from "../auth/logout";
import { register } from "../auth/register";
import { approveJoinRequest } from "../campaigns/approveJoinRequest";
import { createCampaign } from "../campaigns/createCampaign";
import { deleteCampaign } from "../campaigns/deleteCampaign";
import { getCampaign } from "../campaigns/getCampaign";
import { getCampaignInvite } from "../campaigns/getCampaignInvite";
import { leaveCampaign } from "../campaigns/leaveCampaign";
import { leavePresence } from "../campaigns/leavePresence";
import { linkCharacter } from "../campaigns/linkCharacter";
import { listCampaigns } from "../campaigns/listCampaigns";
import { listJoinRequests } from "../campaigns/listJoinRequests";
import { refuseJoinRequest } from "../campaigns/refuseJoinRequest";
import { removeCharacter } from "../campaigns/removeCharacter";
import { removePlayer } from "../campaigns/removePlayer";
import { renewCampaignInvite } from "../campaigns/renewCampaignInvite";
import { requestToJoin } from "../campaigns/requestToJoin";
import { setVttStatus } from "../campaigns/setVttStatus";
import { updateCampaignInfo } from "../campaigns/updateCampaignInfo";
import { updateCampaignSettings } from "../campaigns/updateCampaignSettings";
import { changeHitPoints } from "../characters/changeHitPoints";
import { createCharacter } from "../characters/createCharacter";
import { deleteCharacter } from "../characters/deleteCharacter";
import { getCharacter } from "../characters/getCharacter";
import { listCharacters } from "../characters/listCharacters";
import { listDeletedCharacters } from "../characters/listDeletedCharacters";
import { restoreCharacter } from "../characters/restoreCharacter";
import { updateCharacter } from "../characters/updateCharacter";
import { publishInitiative } from "../initiative/publishInitiative";
import { withdrawInitiative } from "../initiative/withdrawInitiative";
import { checkInvite } from "../invitations/checkInvite";
import { requestInvite } from "../invitations/requestInvite";
import { createItem } from "../items/createItem";
import { deleteItem } from "../items/deleteItem";
import { listItems } from "../items/listItems";
import { updateItem } from "../items/updateItem";
import { getModules } from "../modules/getModules";
import { listNotifications } from "../notifications/listNotifications";
import { rollForTable } from "../rolls/rollForTable";
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
  listCampaigns,
  getCampaignInvite,
  requestToJoin,
  getCampaign,
  updateCampaignSettings,
  updateCampaignInfo,
  listJoinRequests,
  approveJoinRequest,
  refuseJoinRequest,
  deleteCampaign,
  linkCharacter,
  removePlayer,
  removeCharacter,
  setVttStatus,
  createCampaign,
  renewCampaignInvite,
  leaveCampaign,
  leavePresence,
  getCharacter,
  deleteCharacter,
  listCharacters,
  listDeletedCharacters,
  updateCharacter,
  createCharacter,
  restoreCharacter,
  changeHitPoints,
  listItems,
  createItem,
  updateItem,
  deleteItem,
  rollForTable,
  publishInitiative,
  withdrawInitiative,
  listNotifications,

  updateProfile: notYet,
  updatePassword: notYet,
  exportMyData: notYet,
  deleteAccount: notYet,
  listUsers: notYet,
  updateUserRole: notYet,
  updateUserQuota: notYet,
  deleteUser: notYet,
  listInvites: notYet,
  createInvites: notYet,
  deleteInvite: notYet,
  listInviteRequests: notYet,
  updateInviteRequest: notYet,
  inviteFromRequest: notYet,
  listAuditLog: notYet,
};
