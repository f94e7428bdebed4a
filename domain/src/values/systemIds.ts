/** The supported game systems (product §1). Campaigns and characters belong to exactly one. */
export const SYSTEM_IDS = ["dnd5e", "vampire", "cyberpunk", "cthulhu"] as const;

export type SystemId = (typeof SYSTEM_IDS)[number];

/** Product §9: used for a missing or unknown `system` where a screen must show something. */
export const DEFAULT_SYSTEM: SystemId = "dnd5e";

export function isSystemId(value: unknown): value is SystemId {
  return SYSTEM_IDS.includes(value as SystemId);
}

/** Reads a system from a query, a document or an import: ignores case and spaces; dnd5e when unknown. */
export function normaliseSystem(raw: unknown): SystemId {
  const id = typeof raw === "string" ? raw.trim().toLowerCase() : undefined;
  return isSystemId(id) ? id : DEFAULT_SYSTEM;
}
