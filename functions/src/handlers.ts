import { deleteAccount } from "./account/deleteAccount";
import { exportMyData } from "./account/exportMyData";
import { exportScenePictures } from "./account/exportScenePictures";
import { signOutEverywhere } from "./account/signOutEverywhere";
import { updatePassword } from "./account/updatePassword";
import { updateProfile } from "./account/updateProfile";
import { deleteUser } from "./admin/deleteUser";
import { listAuditLog } from "./admin/listAuditLog";
import { listUsers } from "./admin/listUsers";
import { updateUserQuota } from "./admin/updateUserQuota";
import { updateUserRole } from "./admin/updateUserRole";
import { ask } from "./asks/ask";
import { closeAsk } from "./asks/closeAsk";
import { cancelRegistration } from "./auth/cancelRegistration";
import { getSession } from "./auth/getSession";
import { login } from "./auth/login";
import { logout } from "./auth/logout";
import { register } from "./auth/register";
import { approveJoinRequest } from "./campaigns/approveJoinRequest";
import { createCampaign } from "./campaigns/createCampaign";
import { deleteCampaign } from "./campaigns/deleteCampaign";
import { getCampaign } from "./campaigns/getCampaign";
import { getCampaignInvite } from "./campaigns/getCampaignInvite";
import { leaveCampaign } from "./campaigns/leaveCampaign";
import { leavePresence } from "./campaigns/leavePresence";
import { linkCharacter } from "./campaigns/linkCharacter";
import { listCampaigns } from "./campaigns/listCampaigns";
import { listJoinRequests } from "./campaigns/listJoinRequests";
import { refuseJoinRequest } from "./campaigns/refuseJoinRequest";
import { removeCharacter } from "./campaigns/removeCharacter";
import { removePlayer } from "./campaigns/removePlayer";
import { renewCampaignInvite } from "./campaigns/renewCampaignInvite";
import { requestToJoin } from "./campaigns/requestToJoin";
import { setVttStatus } from "./campaigns/setVttStatus";
import { updateCampaignInfo } from "./campaigns/updateCampaignInfo";
import { updateCampaignSettings } from "./campaigns/updateCampaignSettings";
import { createCharacter } from "./characters/createCharacter";
import { deleteCharacter } from "./characters/deleteCharacter";
import { getCharacter } from "./characters/getCharacter";
import { listCharacters } from "./characters/listCharacters";
import { listDeletedCharacters } from "./characters/listDeletedCharacters";
import { reforgeCharacter } from "./characters/reforgeCharacter";
import { restoreCharacter } from "./characters/restoreCharacter";
import { updateCharacter } from "./characters/updateCharacter";
import { createCreature } from "./creatures/createCreature";
import { deleteCreature } from "./creatures/deleteCreature";
import { listCreatures } from "./creatures/listCreatures";
import { updateCreature } from "./creatures/updateCreature";
import { createEncounter } from "./encounters/createEncounter";
import { deleteEncounter } from "./encounters/deleteEncounter";
import { getEncounter } from "./encounters/getEncounter";
import { listEncounters } from "./encounters/listEncounters";
import { updateEncounter } from "./encounters/updateEncounter";
import { changeFight } from "./fight/changeFight";
import { rollAbilityScores } from "./forge/rollAbilityScores";
import { rollHitDice } from "./forge/rollHitDice";
import { getHealth } from "./health/getHealth";
import type { Handlers } from "./http/handler";
import { checkInvite } from "./invitations/checkInvite";
import { createInvites } from "./invitations/createInvites";
import { deleteInvite } from "./invitations/deleteInvite";
import { grantSeats } from "./invitations/grantSeats";
import { inviteFromRequest } from "./invitations/inviteFromRequest";
import { listInviteRequests } from "./invitations/listInviteRequests";
import { listInvites } from "./invitations/listInvites";
import { listSeats } from "./invitations/listSeats";
import { previewCampaignInvite } from "./invitations/previewCampaignInvite";
import { requestInvite } from "./invitations/requestInvite";
import { requestSeats } from "./invitations/requestSeats";
import { updateInviteRequest } from "./invitations/updateInviteRequest";
import { createItem } from "./items/createItem";
import { deleteItem } from "./items/deleteItem";
import { listItems } from "./items/listItems";
import { updateItem } from "./items/updateItem";
import { sendMessage } from "./messages/sendMessage";
import { getModules } from "./modules/getModules";
import { listNotifications } from "./notifications/listNotifications";
import { changePlayState } from "./play/changePlayState";
import { createPortrait } from "./portraits/createPortrait";
import { approveRareItem } from "./rareItems/approveRareItem";
import { refuseRareItem } from "./rareItems/refuseRareItem";
import { requestRareItem } from "./rareItems/requestRareItem";
import { rollForTable } from "./rolls/rollForTable";
import { addTruth } from "./scenes/addTruth";
import { changeFog } from "./scenes/changeFog";
import { changeTokens } from "./scenes/changeTokens";
import { clearDrawings } from "./scenes/clearDrawings";
import { createScene } from "./scenes/createScene";
import { deleteScene } from "./scenes/deleteScene";
import { draw } from "./scenes/draw";
import { eraseDrawing } from "./scenes/eraseDrawing";
import { publishTile } from "./scenes/publishTile";
import { putTile } from "./scenes/putTile";
import { removeTruth } from "./scenes/removeTruth";
import { showScene } from "./scenes/showScene";
import { updateScene } from "./scenes/updateScene";

/** The handler of each call. A missing one does not compile. */
export const handlers: Handlers = {
  getSession,
  login,
  register,
  cancelRegistration,
  logout,
  getModules,
  getHealth,
  checkInvite,
  requestInvite,
  previewCampaignInvite,
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
  listSeats,
  requestSeats,
  createScene,
  updateScene,
  deleteScene,
  showScene,
  changeFog,
  putTile,
  publishTile,
  changeTokens,
  addTruth,
  removeTruth,
  draw,
  eraseDrawing,
  clearDrawings,
  leaveCampaign,
  leavePresence,
  getCharacter,
  deleteCharacter,
  listCharacters,
  listDeletedCharacters,
  updateCharacter,
  createCharacter,
  reforgeCharacter,
  rollAbilityScores,
  rollHitDice,
  restoreCharacter,
  changePlayState,
  listItems,
  createItem,
  updateItem,
  deleteItem,
  listCreatures,
  createCreature,
  updateCreature,
  deleteCreature,
  createEncounter,
  deleteEncounter,
  getEncounter,
  listEncounters,
  updateEncounter,
  createPortrait,
  rollForTable,
  requestRareItem,
  approveRareItem,
  refuseRareItem,
  changeFight,
  ask,
  closeAsk,
  sendMessage,
  listNotifications,
  updateProfile,
  updatePassword,
  signOutEverywhere,
  exportMyData,
  exportScenePictures,
  deleteAccount,
  listUsers,
  updateUserRole,
  updateUserQuota,
  deleteUser,
  listAuditLog,
  listInvites,
  createInvites,
  deleteInvite,
  listInviteRequests,
  updateInviteRequest,
  inviteFromRequest,
  grantSeats,
};
