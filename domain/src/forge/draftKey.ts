import type { SystemId } from "../systems/systemIds";

/** What a draft is of: a new character, a change of one that exists, or another like it. */
export type DraftPurpose =
  | { readonly kind: "new" }
  | { readonly kind: "edit" | "copy"; readonly characterId: string };

/**
 * Where a device keeps a draft. The member's uid is in it: two people on one device never see each other's. Opened
 * again from another character, the Forge is another draft.
 *
 * @example draftKey("alice", "dnd5e", { kind: "new" }) // "forge:alice:dnd5e:new"
 */
export function draftKey(uid: string, system: SystemId, purpose: DraftPurpose): string {
  const place = purpose.kind === "new" ? "new" : `${purpose.kind}:${purpose.characterId}`;
  return `forge:${uid}:${system}:${place}`;
}
