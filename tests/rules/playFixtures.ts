import type { PlayLogDocument, PlayStateDocument } from "domain/documents/play";
import type { Role } from "./cast";

const PAST = 1_700_000_000_000;

export const playStateOf = (ownerId: Role): PlayStateDocument => ({
  ownerId,
  state: { exhaustion: 1 },
  revision: 1,
  operationIds: ["hurt-1"],
  pace: { since: PAST, count: 1 },
  updatedAt: PAST,
});

export const playLogOf = (ownerId: Role, id: string, campaignId?: string): PlayLogDocument => ({
  ownerId,
  uid: ownerId,
  role: "owner",
  character: { id, name: "Lorien" },
  ...(campaignId && { campaignId }),
  operations: [{ kind: "gainExhaustion", levels: 1 }],
  events: [{ text: "Épuisement 1", tone: "bad" }],
  inverse: [{ kind: "revert", changes: [{ field: "exhaustion", by: -1 }] }],
  createdAt: PAST,
  expiresAt: PAST + 86_400_000,
});
