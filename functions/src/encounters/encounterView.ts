import type { Encounter } from "domain/api/encounters";
import type { EncounterDocument } from "domain/documents/encounter";

/** The encounter without whose it is. */
export function encounterView(id: string, encounter: EncounterDocument): Encounter {
  const { name, outline, lines, version, updatedAt } = encounter;
  return { id, name, outline, lines, version, updatedAt };
}
