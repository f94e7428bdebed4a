import { randomUUID } from "node:crypto";
import type { CallParts } from "domain/api/call";
import type { CallName } from "domain/api/contract";
import { seatsRequestId } from "domain/members/invitations/seats";
import { defineItem } from "domain/sheet/equipment/item";
import { LETTER } from "domain/testing/handouts";
import { jpegOf } from "domain/testing/pictures";
import { meetingOf } from "../../support/agenda";
import { RARE_BOOTS } from "../../support/belongings";
import { AMBUSH, THUG } from "../../support/creatures";
import { pushSubscriptionAt } from "../../support/push";
import { RUMOURS } from "../../support/randomTables";
import { sceneDraft, tokenAt } from "../../support/scenes";
import { LAMP, WALL } from "../../support/sight";
import type { Role } from "../authority/rules";
import { DOOR_OF_HERO, SHOWN_SCENE } from "./sceneWorld";
import { tokenOf, type World } from "./world";

/** A request that succeeds in a new world, by whoever may make it. */
export type Example = (world: World, by: Role) => CallParts;

const IMAGE = Buffer.from(jpegOf({ width: 64, height: 64 })).toString("base64");
const SYSTEM = { system: "dnd5e" };
const atTable: Example = ({ table }) => ({ params: { ...SYSTEM, id: table.id } });
const atRumours: Example = ({ table }) => ({ params: { ...SYSTEM, id: table.id, tableId: "rumours" } });
const atLetter: Example = ({ table }) => ({ params: { ...SYSTEM, id: table.id, handoutId: "letter" } });
const atEncounter: Example = ({ table }) => ({
  params: { ...SYSTEM, id: table.id, encounterId: "ambush" },
});
const atScene: Example = ({ table }) => ({ params: { ...SYSTEM, id: table.id, sceneId: SHOWN_SCENE } });
const atPiece: Example = ({ table }) => ({
  params: { ...SYSTEM, id: table.id, sceneId: SHOWN_SCENE, name: "0" },
});
const atRareItem: Example = ({ table }) => ({
  params: { ...SYSTEM, id: table.id, requestId: "ring-of-before" },
});
const atEvening: Example = ({ table }) => ({
  params: { ...SYSTEM, id: table.id, eveningId: "evening-1" },
});
const atHero: Example = ({ hero }) => ({ params: { ...SYSTEM, id: hero } });
const nothing: Example = () => ({});
const page: Example = () => ({ query: { limit: "10" } });
const personOf = ({ people }: World, by: Role) => people[by === "visitor" ? "outsider" : by];

const draft = () => {
  const { id: _, ...item } = defineItem({ id: "x", name: "Lanterne sourde", systems: ["dnd5e"] });
  return item;
};

/** An example of every call. */
export const EXAMPLES: Readonly<Record<CallName, Example>> = {
  getSession: nothing,
  login: (world, by) => ({ body: { idToken: tokenOf(personOf(world, by)) } }),
  register: (world) => ({ body: { idToken: tokenOf(world.newcomer), inviteCode: world.code } }),
  cancelRegistration: (world) => ({ body: { idToken: tokenOf(world.newcomer) } }),
  logout: nothing,
  updateProfile: () => ({ body: { name: "Nouveau nom", pronouns: "iel" } }),
  updatePassword: () => ({ body: { password: "Grimoire-Neuf-77" } }),
  signOutEverywhere: nothing,
  exportMyData: nothing,
  exportScenePictures: () => ({ query: {} }),
  deleteAccount: (world, by) => ({
    body: { confirmation: "SUPPRIMER", idToken: tokenOf(personOf(world, by)) },
  }),
  getModules: nothing,
  getHealth: nothing,
  checkInvite: ({ code }) => ({ params: { code } }),
  requestInvite: () => ({
    body: { email: "nouvelle.joueuse@example.fr", note: "Bonjour", receipt: "a-receipt-of-a-client" },
  }),
  previewCampaignInvite: ({ table }) => ({ body: { ...SYSTEM, token: table.token } }),
  getCharacter: atHero,
  getHeroStory: (world, by) => ({ ...atHero(world, by), query: {} }),
  shareHeroStory: (world, by) => ({ ...atHero(world, by), body: { shared: true } }),
  updateCharacter: (world, by) => ({ ...atHero(world, by), body: { version: 1, notes: "Blessée" } }),
  deleteCharacter: (world, by) => ({ ...atHero(world, by), query: { userId: world.people.player.uid } }),
  restoreCharacter: ({ deletedHero }) => ({ params: { ...SYSTEM, id: deletedHero } }),
  createCharacter: () => ({
    params: SYSTEM,
    body: { name: "Nouvelle", class: "Barde", stats: {}, data: {}, requestId: randomUUID() },
  }),
  reforgeCharacter: (world, by) => ({ ...atHero(world, by), body: { name: "Lyra", version: 1 } }),
  rollAbilityScores: atTable,
  rollHitDice: (world, by) => ({ ...atTable(world, by), body: { sides: [8, 8] } }),
  changePlayState: ({ hero }) => ({
    params: { id: hero },
    body: { entries: [{ id: randomUUID(), operation: { kind: "damage", amount: 2 } }] },
  }),
  listCharacters: () => ({ params: SYSTEM, query: {} }),
  listDeletedCharacters: nothing,
  listItems: () => ({ query: { system: "dnd5e", includeHomebrew: "all", cursor: "" } }),
  createItem: () => ({ body: { ...draft(), requestId: randomUUID() } }),
  updateItem: ({ item }) => ({ params: { id: item }, body: draft() }),
  deleteItem: ({ item }) => ({ params: { id: item } }),
  listCreatures: () => ({ query: SYSTEM }),
  createCreature: () => ({ body: { creature: THUG, requestId: randomUUID() } }),
  updateCreature: ({ creature }) => ({ params: { id: creature }, body: { creature: THUG } }),
  deleteCreature: ({ creature }) => ({ params: { id: creature } }),
  listEncounters: atTable,
  getEncounter: atEncounter,
  createEncounter: (world, by) => ({ ...atTable(world, by), body: { ...AMBUSH, requestId: randomUUID() } }),
  updateEncounter: (world, by) => ({ ...atEncounter(world, by), body: { ...AMBUSH, version: 1 } }),
  deleteEncounter: atEncounter,
  listRandomTables: atTable,
  createRandomTable: (world, by) => ({
    ...atTable(world, by),
    body: { ...RUMOURS, requestId: randomUUID() },
  }),
  updateRandomTable: (world, by) => ({ ...atRumours(world, by), body: { ...RUMOURS, version: 1 } }),
  deleteRandomTable: atRumours,
  rollRandomTable: (world, by) => ({
    ...atRumours(world, by),
    body: { requestId: randomUUID(), audience: "table" },
  }),
  createHandout: (world, by) => ({ ...atTable(world, by), body: { ...LETTER, requestId: randomUUID() } }),
  updateHandout: (world, by) => ({ ...atLetter(world, by), body: { ...LETTER, version: 1 } }),
  deleteHandout: atLetter,
  putHandoutPicture: (world, by) => ({
    ...atLetter(world, by),
    body: { requestId: randomUUID(), image: IMAGE },
  }),
  removeHandoutPicture: atLetter,
  showHandout: (world, by) => ({ ...atLetter(world, by), body: { parts: ["part-known"], to: "table" } }),
  withdrawHandout: (world, by) => ({ ...atLetter(world, by), body: {} }),
  moveChest: (world, by) => ({
    ...atTable(world, by),
    body: { requestId: randomUUID(), move: { kind: "spend", what: { coins: { gp: 1 } }, on: "Une bière" } },
  }),
  createPortrait: () => ({ body: { image: IMAGE } }),
  rollForTable: (world, by) => ({
    ...atTable(world, by),
    body: { requestId: randomUUID(), label: "Attaque", roll: "1d20+5", audience: "table" },
  }),
  ask: (world, by) => ({
    ...atTable(world, by),
    body: {
      requestId: randomUUID(),
      content: { kind: "roll", trait: "Perception", difficulty: 15, secret: false },
    },
  }),
  closeAsk: ({ table }) => ({ params: { ...SYSTEM, id: table.id, askId: "ask-of-before" } }),
  showOnScreen: (world, by) => ({
    ...atTable(world, by),
    body: { requestId: randomUUID(), card: { text: "Les portes du fort.", picture: true }, image: IMAGE },
  }),
  clearScreen: atTable,
  requestRareItem: (world, by) => ({
    ...atTable(world, by),
    body: { requestId: randomUUID(), characterId: world.hero, itemId: RARE_BOOTS },
  }),
  approveRareItem: atRareItem,
  refuseRareItem: atRareItem,
  changeFight: (world, by) => ({
    ...atTable(world, by),
    body: { entries: [{ id: randomUUID(), operation: { type: "share", shared: true } }] },
  }),
  endTurn: (world, by) => ({
    ...atTable(world, by),
    body: { id: randomUUID(), characterId: world.hero, round: 1 },
  }),
  createScene: (world, by) => ({
    ...atTable(world, by),
    body: { ...sceneDraft(), requestId: randomUUID() },
  }),
  updateScene: (world, by) => ({ ...atScene(world, by), body: { name: "Le pont" } }),
  deleteScene: atScene,
  showScene: (world, by) => ({ ...atTable(world, by), body: { sceneId: null } }),
  changeFog: (world, by) => ({
    ...atScene(world, by),
    body: { id: randomUUID(), change: { kind: "cover", outline: [0, 0, 100, 0, 100, 100] } },
  }),
  putTiles: (world, by) => ({
    ...atScene(world, by),
    body: { pictureId: "picture-1", tiles: [{ name: "0", image: IMAGE }] },
  }),
  publishTile: (world, by) => ({
    ...atPiece(world, by),
    body: { pictureId: "picture-1", revision: 1, seen: 1, image: IMAGE },
  }),
  changeTokens: (world, by) => ({
    ...atScene(world, by),
    body: {
      operations: [{ kind: "put", id: randomUUID(), token: tokenAt(50, 60), hidden: true }],
    },
  }),
  changeWalls: (world, by) => ({
    ...atScene(world, by),
    body: { change: { walls: [{ ...WALL, points: [700, 0, 700, 300] }], lights: [LAMP] } },
  }),
  moveTokens: (world, by) => ({
    ...atScene(world, by),
    body: { moves: [{ tokenId: `character-${world.hero}`, path: [100, 150, 100, 200] }] },
  }),
  changeDoor: ({ table }) => ({
    params: { ...SYSTEM, id: table.id, sceneId: SHOWN_SCENE, doorId: DOOR_OF_HERO.id },
    body: { state: "open" },
  }),
  forgetSeen: atScene,
  addTruth: (world, by) => ({
    ...atScene(world, by),
    body: {
      id: randomUUID(),
      uids: [world.people.player.uid],
      truth: { kind: "note", x: 10, y: 20, text: "Une voix appelle." },
    },
  }),
  removeTruth: ({ table }) => ({
    params: { ...SYSTEM, id: table.id, sceneId: SHOWN_SCENE, truthId: "truth-01" },
  }),
  draw: (world, by) => ({
    ...atTable(world, by),
    body: { id: randomUUID(), drawing: { kind: "line", points: [1, 2, 3, 4], colour: "#00aa00" } },
  }),
  eraseDrawing: ({ table }) => ({ params: { ...SYSTEM, id: table.id, drawingId: "drawing-1" } }),
  clearDrawings: atTable,
  sendMessage: (world, by) => ({
    ...atTable(world, by),
    body: { requestId: randomUUID(), text: "Bonsoir à tous" },
  }),
  settleWhispers: (world, by) => ({
    ...atTable(world, by),
    body: { playerUid: world.people.player.uid, lastAt: Date.now() },
  }),
  changeAgenda: (world, by) => ({
    ...atTable(world, by),
    body: {
      operation: { kind: "propose", id: randomUUID(), options: [meetingOf({ id: randomUUID() })] },
    },
  }),
  answerDates: (world, by) => ({
    ...atTable(world, by),
    body: { answers: { "evening-of-before": "yes" } },
  }),
  beginEvening: (world, by) => ({ ...atTable(world, by), body: {} }),
  endEvening: (world, by) => ({ ...atEvening(world, by), body: {} }),
  getEvening: atEvening,
  listEveningMessages: (world, by) => ({ ...atEvening(world, by), query: {} }),
  listEvenings: (world, by) => ({ ...atTable(world, by), query: {} }),
  markMessage: ({ table }) => ({
    params: { ...SYSTEM, id: table.id, messageId: "message-of-before" },
    body: { marked: true },
  }),
  saveEveningNote: ({ table }) => ({
    params: { ...SYSTEM, id: table.id, eveningId: "evening-1", audience: "self" },
    body: { text: "Le pont a cédé.", revision: 0 },
  }),
  saveHandoutNote: ({ table }) => ({
    params: { ...SYSTEM, id: table.id, handoutId: "letter", audience: "self" },
    body: { text: "Un piège.", revision: 0 },
  }),
  searchEveningNotes: (world, by) => ({ ...atTable(world, by), query: { q: "pont" } }),
  showRecap: (world, by) => ({ ...atTable(world, by), body: { eveningId: "evening-1" } }),
  getCalendarFeed: nothing,
  renewCalendarFeed: () => ({ body: {} }),
  deleteCalendarFeed: nothing,
  getPush: nothing,
  keepPush: (world, by) => ({
    body: {
      subscription: pushSubscriptionAt(`https://fcm.googleapis.com/fcm/send/${personOf(world, by).uid}`),
      name: "Chrome sur Android",
      kinds: ["date"],
      quiet: { from: "22:00", to: "08:00" },
      zone: "Europe/Paris",
      slot: 0,
    },
  }),
  updatePush: ({ device }) => ({ params: { id: device }, body: { kinds: ["turn"] } }),
  deletePush: ({ device }) => ({ params: { id: device } }),
  listNotifications: nothing,
  listCampaigns: () => ({ params: SYSTEM }),
  getCampaignInvite: ({ table }) => ({ params: { ...SYSTEM, token: table.token } }),
  requestToJoin: ({ table }) => ({ params: SYSTEM, body: { token: table.token } }),
  getCampaign: atTable,
  updateCampaignSettings: (world, by) => ({ ...atTable(world, by), body: world.table.settings }),
  updateCampaignInfo: (world, by) => ({
    ...atTable(world, by),
    body: { name: "Les Cendres", description: "Après l'incendie." },
  }),
  listJoinRequests: atTable,
  approveJoinRequest: ({ table, applicant }) => ({
    params: { ...SYSTEM, id: table.id, requestId: applicant.uid },
  }),
  refuseJoinRequest: ({ table, applicant }) => ({
    params: { ...SYSTEM, id: table.id, requestId: applicant.uid },
  }),
  deleteCampaign: atTable,
  linkCharacter: (world, by) => ({ ...atTable(world, by), body: { characterId: world.freeHero } }),
  removePlayer: ({ table, people }) => ({
    params: { ...SYSTEM, id: table.id, playerId: people.player.uid },
  }),
  removeCharacter: ({ table, hero }) => ({ params: { ...SYSTEM, id: table.id, characterId: hero } }),
  grantLevel: ({ table, hero }) => ({
    params: { ...SYSTEM, id: table.id, characterId: hero },
    body: { level: 6 },
  }),
  setVttStatus: (world, by) => ({
    ...atTable(world, by),
    body: { status: "online", joinUrl: "https://table.example/brumes" },
  }),
  createCampaign: () => ({
    params: SYSTEM,
    body: { name: "Une autre table", description: "", requestId: randomUUID() },
  }),
  renewCampaignInvite: atTable,
  listSeats: atTable,
  requestSeats: (world, by) => ({ ...atTable(world, by), body: { count: 3 } }),
  leaveCampaign: atTable,
  leavePresence: (world, by) => ({ ...atTable(world, by), body: { deviceId: "phone" } }),
  listUsers: page,
  updateUserRole: ({ people }) => ({ params: { id: people.outsider.uid }, body: { role: "admin" } }),
  updateUserQuota: ({ people }) => ({ params: { id: people.outsider.uid }, body: { characterQuota: 12 } }),
  deleteUser: ({ people }) => ({ params: { id: people.player.uid } }),
  listInvites: page,
  createInvites: () => ({ body: { count: 2, note: "Pour le salon" } }),
  deleteInvite: ({ code }) => ({ params: { code }, query: { unusedOnly: "true" } }),
  listInviteRequests: page,
  updateInviteRequest: ({ request }) => ({
    params: { id: request },
    body: { status: "refused", adminNote: "Pas cette fois" },
  }),
  inviteFromRequest: ({ request }) => ({ params: { id: request } }),
  grantSeats: ({ table }) => ({ params: { id: seatsRequestId(table.id) } }),
  listAuditLog: page,
};

/** After one of these has succeeded, the same request meets another world. */
export const CONSUMING: ReadonlySet<CallName> = new Set<CallName>([
  "register",
  "cancelRegistration",
  "logout",
  "updatePassword",
  "signOutEverywhere",
  "deleteAccount",
  "deleteCharacter",
  "restoreCharacter",
  "deleteItem",
  "deleteCreature",
  "updateEncounter",
  "deleteEncounter",
  "updateRandomTable",
  "deleteRandomTable",
  "updateHandout",
  "deleteHandout",
  "approveJoinRequest",
  "refuseJoinRequest",
  "requestToJoin",
  "deleteCampaign",
  "linkCharacter",
  "removePlayer",
  "removeCharacter",
  "renewCampaignInvite",
  "leaveCampaign",
  "updateUserRole",
  "deleteUser",
  "deleteInvite",
  "updateInviteRequest",
  "inviteFromRequest",
  "grantSeats",
  "closeAsk",
  "approveRareItem",
  "refuseRareItem",
  "changeFight",
  "endTurn",
  "deleteScene",
  "showScene",
  "updateScene",
  "changeTokens",
  "removeTruth",
  "eraseDrawing",
  "clearDrawings",
]);
