import type { SystemId } from "domain/values/systemIds";

/** One key out of several parts, encoded so that no part can take another's place. */
const joined = (...parts: readonly string[]): string =>
  parts.map((part) => part.replace(/%/g, "%25").replace(/:/g, "%3A")).join(":");

/** What a draft is of: a new character, a change of one that exists, or another like it. */
export type DraftPurpose =
  | { readonly kind: "new" }
  | { readonly kind: "edit" | "copy" | "levelUp"; readonly characterId: string };

const draftSubject = (purpose: DraftPurpose): string =>
  purpose.kind === "new" ? "new" : `${purpose.kind}:${purpose.characterId}`;

const decoded = (part: string): string => part.replace(/%3A/g, ":").replace(/%25/g, "%");

const PANELS = "des-et-heros:panel:";
const draftsOf = (uid: string) => `forge:${uid}:`;
const outboxesOf = (uid: string) => `${joined("des-et-heros", "letters", uid)}:`;
const operationsOf = (uid: string) => `${joined("des-et-heros", "operations", uid)}:`;
const LISTS = "des-et-heros:lists:";
const movesOf = (uid: string) => `${joined("des-et-heros", "moves", uid)}:`;
const fightsOf = (uid: string) => `${joined("des-et-heros", "fight", uid)}:`;
const notesOf = (uid: string) => `${joined("des-et-heros", "notes", uid)}:`;

/**
 * Whether a key holds unfinished work of this person: a draft of the Forge, unsent messages, operations, moves and
 * notes, or an MJ panel, whose key names its campaign alone.
 */
export const isWorkOf = (uid: string, key: string): boolean =>
  [PANELS, draftsOf(uid), outboxesOf(uid), operationsOf(uid), movesOf(uid), fightsOf(uid), notesOf(uid)].some(
    (start) => key.startsWith(start),
  );

/** Whether a key holds an answer that is kept for the next visit, of whoever it was. */
export const isKeptList = (key: string): boolean => key.startsWith(LISTS);

/** Which note of this person waits under a key; undefined unless one does. */
export function unsavedNote(
  uid: string,
  key: string,
): { readonly campaignId: string; readonly noteId: string } | undefined {
  if (!key.startsWith(notesOf(uid))) return undefined;
  const [campaignId, noteId] = key.slice(notesOf(uid).length).split(":").map(decoded);
  return campaignId && noteId ? { campaignId, noteId } : undefined;
}

/** What an outbox's key is of: the messages to a campaign, the operations on a character, or on a campaign's fight. */
export interface OutboxSubject {
  readonly kind: "messages" | "play" | "fight";
  readonly id: string;
}

/** What is stored under a key; undefined unless it is an outbox of this person. */
export function outboxSubject(uid: string, key: string): OutboxSubject | undefined {
  const starts = [
    ["messages", outboxesOf(uid)] as const,
    ["play", operationsOf(uid)] as const,
    ["fight", fightsOf(uid)] as const,
  ];
  const [found] = starts.filter(([, start]) => key.startsWith(start));
  return found && { kind: found[0], id: decoded(key.slice(found[1].length)) };
}

/**
 * The keys of this device's storage that belong to members (`DEVICE_KEYS` are everybody's). They are what members'
 * devices hold today: changing one forgets what is under it. What belongs to a person carries their uid, so that two
 * people on one device never see each other's.
 */
export const STORAGE_KEYS = {
  /** Whether a folded part of a sheet is open (product §2): one key per system, character and part. */
  sheetPanel: (system: SystemId, characterId: string, panel: string) =>
    joined("sheet", system, characterId, panel),
  campaignPanel: (campaignId: string, panel: string) => joined("campaign", campaignId, panel),
  mjPanelPart: (campaignId: string, part: string) => joined("panel", campaignId, part),
  mjPanelKeys: "panel:keys",
  /** What was shown and put away on this device. */
  handoutsPutAway: (uid: string) => joined("des-et-heros", "handouts-away", uid),
  lootsPutAway: (uid: string) => joined("des-et-heros", "loots-away", uid),
  /** The MJ panel's state: one key a campaign, so that none leaks into another. */
  mjPanel: (campaignId: string) => `${PANELS}${campaignId}`,
  /** The fight as this device saw it last, for a panel that opens without a connection. */
  mjFight: (campaignId: string) => `${PANELS}${campaignId}:fight`,
  /** What one MJ still has to do to the fight of one campaign. */
  fightOutbox: (uid: string, campaignId: string) => `${fightsOf(uid)}${joined(campaignId)}`,
  /** The pool that was composed last. */
  composedPool: (characterId: string) => joined("rolls", "pool", characterId),
  /** Whether one shares one's rolls with a table; nothing where one has never chosen. */
  rollsShared: (uid: string, campaignId: string) => joined("rolls", "shared", uid, campaignId),
  /** The ids of the creatures that one took into play last. */
  recentCreatures: (uid: string, system: SystemId) => joined("creatures", "recent", uid, system),
  /** The labels of the rolls that one wants at hand on a sheet. */
  favouriteRolls: (uid: string, characterId: string) => joined("rolls", "favourites", uid, characterId),
  /** Of a tab: the latest rolls of a sheet, with whom one aims at. */
  tabRolls: (uid: string, characterId: string) => joined("rolls", "tab", uid, characterId),
  /** Of a tab: in which turn of a fight one made the rolls that a sheet asks for once a turn. */
  tabDues: (uid: string, characterId: string) => joined("dues", "tab", uid, characterId),
  /** Of a tab: which part of a sheet is open on a phone, and how far each is scrolled. */
  tabPlace: (uid: string, characterId: string) => joined("sheet", "place", uid, characterId),
  /** Whether a single key opens the search of a sheet. */
  sheetKeys: "sheet:keys",
  /** Whether the device says when one's turn begins. */
  turnNotices: "sheet:turnNotices",
  /** Which member this device rings for while the app is closed (`keptPush`): one at most. */
  push: "des-et-heros:push",
  /** Whether keys of one character do anything on the map. */
  mapKeys: "map:keys",
  forgeDraft: (uid: string, system: SystemId, purpose: DraftPurpose) =>
    `${draftsOf(uid)}${system}:${draftSubject(purpose)}`,
  /** What one person still has to send to one table. */
  outbox: (uid: string, campaignId: string) => `${outboxesOf(uid)}${joined(campaignId)}`,
  /** Where one person put tokens of one table down, until the server has answered. */
  unsentMoves: (uid: string, campaignId: string) => `${movesOf(uid)}${joined(campaignId)}`,
  /** A note of an evening as its author writes it, until the server has it. */
  unsavedNote: (uid: string, campaignId: string, noteId: string) =>
    `${notesOf(uid)}${joined(campaignId, noteId)}`,
  /** When the recap was shown that one has closed on this device. */
  closedRecap: (uid: string, campaignId: string) => joined("des-et-heros", "recap", uid, campaignId),
  /** What one person still has to do to one character in play. */
  playOutbox: (uid: string, characterId: string) => `${operationsOf(uid)}${joined(characterId)}`,
  /** The cards of MJs that one person has put away. */
  cardsPutAway: (uid: string) => joined("des-et-heros", "cards", uid),
  /** When the newest message or ask of a table came that one person has heard of on this device. */
  heardNews: (uid: string, campaignId: string, kind: "messages" | "asks") =>
    joined("des-et-heros", "heard", uid, campaignId, kind),
  /** One's campaigns of one system, as this device last read them. */
  campaignList: (uid: string, system: SystemId) => `${LISTS}${joined("campaigns", uid, system)}`,
  /** The newest evenings of one campaign, as this device last read them. */
  eveningList: (uid: string, system: SystemId, campaignId: string) =>
    `${LISTS}${joined("evenings", uid, system, campaignId)}`,
  demoNotifications: (uid: string) => `des-et-heros:demo-notifications:${uid}`,
} as const;
