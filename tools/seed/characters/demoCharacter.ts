import type { CharacterDocument } from "domain/documents/character";

/** A character as a seed file writes it; its id is fixed, so that links to its sheet stay good. */
export type DemoCharacter = { id: string } & Omit<CharacterDocument, "version" | "updatedAt" | "deletedAt">;
