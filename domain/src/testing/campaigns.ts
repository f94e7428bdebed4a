import type { CampaignDocument } from "../documents/campaign";
import type { CharacterDocument } from "../documents/character";
import { DEFAULT_CAMPAIGN_SETTINGS } from "../table/campaign/settings";

export const NOW = 1_800_000_000_000;

/** A valid campaign with the MJ `mj` and the players `alice` and `bob`. */
export const campaignOf = (change: Partial<CampaignDocument> = {}): CampaignDocument => ({
  system: "dnd5e",
  name: "La Marche des Cendres",
  description: "Trois villages, un volcan.",
  mj: { uid: "mj", name: "Morgane" },
  memberIds: ["alice", "bob"],
  settings: DEFAULT_CAMPAIGN_SETTINGS,
  vttStatus: { status: "offline" },
  createdAt: NOW - 5000,
  updatedAt: NOW - 5000,
  ...change,
});

/** A valid character of `alice`, linked to no campaign. */
export const characterOf = (change: Partial<CharacterDocument> = {}): CharacterDocument => ({
  userId: "alice",
  system: "dnd5e",
  name: "Lorien",
  class: "Rôdeuse",
  stats: {},
  data: {},
  version: 1,
  updatedAt: NOW - 5000,
  ...change,
});
