import {
  deleteAccount,
  exportMyData,
  exportScenePictures,
  signOutEverywhere,
  updatePassword,
  updateProfile,
} from "./account";
import {
  createInvites,
  deleteInvite,
  deleteUser,
  grantSeats,
  inviteFromRequest,
  listAuditLog,
  listInviteRequests,
  listInvites,
  listUsers,
  updateInviteRequest,
  updateUserQuota,
  updateUserRole,
} from "./admin";
import { ask, clearScreen, closeAsk, showOnScreen } from "./asks";
import { cancelRegistration, getSession, login, logout, register } from "./auth";
import type { Call } from "./call";
import {
  approveJoinRequest,
  createCampaign,
  deleteCampaign,
  getCampaign,
  getCampaignInvite,
  leaveCampaign,
  leavePresence,
  linkCharacter,
  listCampaigns,
  listJoinRequests,
  refuseJoinRequest,
  removeCharacter,
  removePlayer,
  renewCampaignInvite,
  requestToJoin,
  setVttStatus,
  updateCampaignInfo,
  updateCampaignSettings,
} from "./campaigns";
import {
  createCharacter,
  deleteCharacter,
  getCharacter,
  listCharacters,
  listDeletedCharacters,
  restoreCharacter,
  updateCharacter,
} from "./characters";
import { createCreature, deleteCreature, listCreatures, updateCreature } from "./creatures";
import {
  createEncounter,
  deleteEncounter,
  getEncounter,
  listEncounters,
  updateEncounter,
} from "./encounters";
import { changeFight } from "./fight";
import { reforgeCharacter, rollAbilityScores, rollHitDice } from "./forge";
import { getHealth } from "./health";
import { checkInvite, previewCampaignInvite, requestInvite } from "./invitations";
import { createItem, deleteItem, listItems, updateItem } from "./items";
import { sendMessage } from "./messages";
import { getModules } from "./modules";
import { listNotifications } from "./notifications";
import { changePlayState } from "./play";
import { createPortrait } from "./portraits";
import { approveRareItem, refuseRareItem, requestRareItem } from "./rareItems";
import { rollForTable } from "./rolls";
import {
  addTruth,
  changeFog,
  changeTokens,
  clearDrawings,
  createScene,
  deleteScene,
  draw,
  eraseDrawing,
  publishTile,
  putTile,
  removeTruth,
  showScene,
  updateScene,
} from "./scenes";
import { listSeats, requestSeats } from "./seats";

/**
 * Every call of the API by its name. Clients import a call from its resource's file, so that a page loads
 * only the schemas it needs; the server and the tools read them all from here.
 */
export const contract = {
  getSession,
  login,
  register,
  cancelRegistration,
  logout,
  updateProfile,
  updatePassword,
  signOutEverywhere,
  exportMyData,
  exportScenePictures,
  deleteAccount,
  getModules,
  getHealth,
  checkInvite,
  requestInvite,
  previewCampaignInvite,
  getCharacter,
  updateCharacter,
  deleteCharacter,
  restoreCharacter,
  createCharacter,
  reforgeCharacter,
  rollAbilityScores,
  rollHitDice,
  changePlayState,
  listCharacters,
  listDeletedCharacters,
  listItems,
  createItem,
  updateItem,
  deleteItem,
  listCreatures,
  createCreature,
  updateCreature,
  deleteCreature,
  listEncounters,
  getEncounter,
  createEncounter,
  updateEncounter,
  deleteEncounter,
  createPortrait,
  rollForTable,
  requestRareItem,
  approveRareItem,
  refuseRareItem,
  changeFight,
  ask,
  closeAsk,
  showOnScreen,
  clearScreen,
  sendMessage,
  listNotifications,
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
  listUsers,
  updateUserRole,
  updateUserQuota,
  deleteUser,
  listInvites,
  createInvites,
  deleteInvite,
  listInviteRequests,
  updateInviteRequest,
  inviteFromRequest,
  grantSeats,
  listAuditLog,
} as const satisfies Record<string, Call>;

export type Contract = typeof contract;
export type CallName = keyof Contract;
