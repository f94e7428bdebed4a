import { exportScenePictures, signOutEverywhere, updatePassword, updateProfile } from "./account/account";
import { deleteAccount } from "./account/deleteAccount";
import { exportMyData } from "./account/exportMyData";
import { deleteUser, listAuditLog, listUsers, updateUserQuota, updateUserRole } from "./admin/admin";
import { answerDates, changeAgenda } from "./agenda/agenda";
import { deleteCalendarFeed, getCalendarFeed, renewCalendarFeed } from "./agenda/calendarFeed";
import { ask, closeAsk } from "./asks/asks";
import { clearScreen } from "./asks/clearScreen";
import { showOnScreen } from "./asks/showOnScreen";
import { cancelRegistration, getSession, login, logout } from "./auth/auth";
import { register } from "./auth/register";
import { approveJoinRequest } from "./campaigns/approveJoinRequest";
import { grantLevel, linkCharacter } from "./campaigns/campaignCharacters";
import { getCampaignInvite, renewCampaignInvite } from "./campaigns/campaignInvite";
import {
  deleteCampaign,
  getCampaign,
  listCampaigns,
  setVttStatus,
  updateCampaignInfo,
  updateCampaignSettings,
} from "./campaigns/campaigns";
import { createCampaign } from "./campaigns/createCampaign";
import { listJoinRequests, refuseJoinRequest, requestToJoin } from "./campaigns/joinRequests";
import {
  getCharacter,
  listCharacters,
  listDeletedCharacters,
  reforgeCharacter,
  restoreCharacter,
} from "./characters/characters";
import { createCharacter } from "./characters/createCharacter";
import { updateCharacter } from "./characters/updateCharacter";
import { moveChest } from "./chest/moveChest";
import { createCreature, deleteCreature, listCreatures, updateCreature } from "./creatures/creatures";
import { deleteCharacter } from "./departures/deleteCharacter";
import { leaveCampaign, leavePresence, removePlayer } from "./departures/leaveCampaign";
import { removeCharacter } from "./departures/removeCharacter";
import {
  createEncounter,
  deleteEncounter,
  getEncounter,
  listEncounters,
  updateEncounter,
} from "./encounters/encounters";
import { markMessage, saveEveningNote } from "./evenings/eveningNotes";
import {
  beginEvening,
  endEvening,
  getEvening,
  listEveningMessages,
  listEvenings,
  showRecap,
} from "./evenings/evenings";
import { getHeroStory, shareHeroStory } from "./evenings/heroStory";
import { changeFight, endTurn } from "./fight/changeFight";
import { rollAbilityScores, rollHitDice } from "./forge/forge";
import {
  createHandout,
  deleteHandout,
  putHandoutPicture,
  removeHandoutPicture,
  showHandout,
  updateHandout,
  withdrawHandout,
} from "./handouts/handouts";
import { saveHandoutNote } from "./handouts/saveHandoutNote";
import { getHealth } from "./health/getHealth";
import type { Handlers } from "./http/handler";
import { grantSeats } from "./invitations/grantSeats";
import { inviteFromRequest } from "./invitations/inviteFromRequest";
import { listInviteRequests, requestInvite } from "./invitations/inviteRequests";
import {
  checkInvite,
  createInvites,
  deleteInvite,
  listInvites,
  previewCampaignInvite,
} from "./invitations/invites";
import { listSeats, requestSeats } from "./invitations/seats";
import { updateInviteRequest } from "./invitations/updateInviteRequest";
import { createItem, deleteItem, updateItem } from "./items/items";
import { listItems } from "./items/listItems";
import { sendMessage } from "./messages/sendMessage";
import { settleWhispers } from "./messages/settleWhispers";
import { getModules } from "./modules/getModules";
import { searchEveningNotes } from "./notes/searchNotes";
import { listNotifications } from "./notifications/listNotifications";
import { changePlayState } from "./play/changePlayState";
import { createPortrait } from "./portraits/createPortrait";
import { deletePush, getPush, keepPush, updatePush } from "./push/pushDevices";
import {
  createRandomTable,
  deleteRandomTable,
  listRandomTables,
  rollRandomTable,
  updateRandomTable,
} from "./randomTables/randomTables";
import { approveRareItem, refuseRareItem } from "./rareItems/rareItems";
import { requestRareItem } from "./rareItems/requestRareItem";
import { rollForTable } from "./rolls/rollForTable";
import { changeDoor } from "./scenes/changeDoor";
import { changeFog } from "./scenes/changeFog";
import { changeTokens } from "./scenes/changeTokens";
import { createScene } from "./scenes/createScene";
import { draw } from "./scenes/draw";
import { clearDrawings, eraseDrawing } from "./scenes/drawings";
import { moveTokens } from "./scenes/moveTokens";
import { deleteScene } from "./scenes/scenes";
import { showScene } from "./scenes/showScene";
import { publishTile, putTiles } from "./scenes/tiles";
import { addTruth, removeTruth } from "./scenes/truths";
import { updateScene } from "./scenes/updateScene";
import { changeWalls, forgetSeen } from "./scenes/walls";

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
  grantLevel,
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
  putTiles,
  publishTile,
  changeTokens,
  changeWalls,
  moveTokens,
  changeDoor,
  forgetSeen,
  addTruth,
  removeTruth,
  draw,
  eraseDrawing,
  clearDrawings,
  leaveCampaign,
  leavePresence,
  changeAgenda,
  answerDates,
  getCalendarFeed,
  renewCalendarFeed,
  deleteCalendarFeed,
  beginEvening,
  endEvening,
  listEvenings,
  getEvening,
  listEveningMessages,
  markMessage,
  saveEveningNote,
  searchEveningNotes,
  showRecap,
  getHeroStory,
  shareHeroStory,
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
  listRandomTables,
  createRandomTable,
  updateRandomTable,
  deleteRandomTable,
  rollRandomTable,
  createHandout,
  updateHandout,
  deleteHandout,
  putHandoutPicture,
  removeHandoutPicture,
  showHandout,
  withdrawHandout,
  saveHandoutNote,
  moveChest,
  createPortrait,
  rollForTable,
  requestRareItem,
  approveRareItem,
  refuseRareItem,
  changeFight,
  endTurn,
  ask,
  closeAsk,
  showOnScreen,
  clearScreen,
  sendMessage,
  settleWhispers,
  listNotifications,
  updateProfile,
  updatePassword,
  signOutEverywhere,
  exportMyData,
  exportScenePictures,
  deleteAccount,
  getPush,
  keepPush,
  updatePush,
  deletePush,
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
