import type { SystemId } from "domain/values/systemIds";

/** Every key of the query cache. Each answer's starts with the member's uid: two people on one device share none. */
export const queryKeys = {
  campaigns: (uid: string, system: SystemId) => [uid, "campaigns", system] as const,
  everyCampaignList: (uid: string) => [uid, "campaigns"] as const,
  campaign: (uid: string, system: SystemId, id: string) => [uid, "campaign", system, id] as const,
  campaignInvite: (uid: string, system: SystemId, token: string) =>
    [uid, "campaignInvite", system, token] as const,
  renewedInvite: (uid: string, id: string) => [uid, "renewedInvite", id] as const,
  characters: (uid: string, system: SystemId) => [uid, "characters", system] as const,
  everyCharacterList: (uid: string) => [uid, "characters"] as const,
  deletedCharacters: (uid: string) => [uid, "characters", "deleted"] as const,
  character: (uid: string, system: SystemId, id: string) => [uid, "character", system, id] as const,
  /** Code, the same for everyone. */
  playSystem: (system: SystemId) => ["play", system] as const,
  downtime: (system: SystemId) => ["downtime", system] as const,
  catalogue: ["catalogue"] as const,
  spellCatalogue: ["catalogue", "spells"] as const,
  items: (uid: string, system: SystemId, ids: readonly string[]) => [uid, "items", system, ids] as const,
  homebrew: (uid: string, system: SystemId) => [uid, "homebrew", system] as const,
  /** Code, the same for everyone. */
  creatureCatalogue: (system: SystemId) => ["catalogue", "creatures", system] as const,
  ownCreatures: (uid: string, system: SystemId) => [uid, "creatures", system] as const,
  randomTables: (uid: string, system: SystemId, id: string) => [uid, "randomTables", system, id] as const,
  encounters: (uid: string, system: SystemId, id: string) => [uid, "encounters", system, id] as const,
  evenings: (uid: string, system: SystemId, id: string) => [uid, "evenings", system, id] as const,
  eveningRecords: (uid: string, system: SystemId, id: string) =>
    [uid, "evenings", system, id, "evening"] as const,
  evening: (uid: string, system: SystemId, id: string, eveningId: string) =>
    [uid, "evenings", system, id, "evening", eveningId] as const,
  eveningMessages: (uid: string, system: SystemId, id: string, eveningId: string) =>
    [uid, "evenings", system, id, "messages", eveningId] as const,
  foundNotes: (uid: string, system: SystemId, id: string, words: string) =>
    [uid, "evenings", system, id, "found", words] as const,
  story: (uid: string, system: SystemId, id: string) => [uid, "story", system, id] as const,
  calendarFeed: (uid: string) => [uid, "calendarFeed"] as const,
  /** The devices that ring for a member; what this device knows of itself goes stale with them. */
  push: (uid: string) => [uid, "push"] as const,
  pushHere: (uid: string) => [uid, "push", "here"] as const,
  adminList: (uid: string, list: string) => [uid, "admin", list] as const,
};
