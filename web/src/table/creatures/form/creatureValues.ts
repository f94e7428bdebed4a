import type { Creature } from "domain/game/gameTypes";
import { type CreatureDraft, creatureDraftSchema } from "domain/games/creature";
import { isRecord } from "domain/values/reading/fields";
import { normaliseSystem, type SystemId } from "domain/values/systemIds";
import { creatureFormOf } from "../../../games/registry/creatureForms";
import type { CreatureValues } from "../../../kits/creatures/creatureForm";

/** What every new creature begins with. */
const COMMON: CreatureValues = { name: "", about: "", life: { max: 10 }, attacks: [], traits: [] };

/** The fields of a creature to change or to copy; of a new one without it. */
export function valuesOf(system: SystemId, creature?: Creature): CreatureValues {
  const { first, valuesOf: ownValuesOf } = creatureFormOf(system);
  if (creature === undefined) return structuredClone({ system, ...COMMON, ...first });
  const { id: _, ...draft } = structuredClone(creature);
  return ownValuesOf?.(structuredClone(creature)) ?? draft;
}

/** Without blank fields, in any depth; entries of lists keep their places. */
function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== "" && inner !== undefined);
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutBlanks(inner)]));
}

/** Texts that a draft has even where they are blank. */
const BLANK_TEXTS = ["name", "about", "languages"] as const;

/** What the fields say, not checked yet. */
function rawDraft(values: CreatureValues): CreatureValues {
  const draft = withoutBlanks(values) as CreatureValues;
  for (const text of BLANK_TEXTS) if (values[text] === "") draft[text] = "";
  return creatureFormOf(normaliseSystem(values.system)).draftOf?.(draft) ?? draft;
}

/** The creature that the fields say; undefined while something is wrong with them. */
export function readDraft(values: CreatureValues): CreatureDraft | undefined {
  const read = creatureDraftSchema.safeParse(rawDraft(values));
  return read.success ? read.data : undefined;
}

interface Issue {
  readonly code?: string;
  readonly message: string;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
}

/** A schema that has no sentence of its own says what it is in English. */
function sentenceOf({ code, message, minimum, maximum }: Issue): string {
  if (!message.startsWith("Invalid input")) return message;
  if (code === "too_small" && typeof minimum === "number") return `Au moins ${minimum}.`;
  if (code === "too_big" && typeof maximum === "number") return `Au plus ${maximum}.`;
  return "Donne une valeur.";
}

/** What is wrong with each field, by its path: `"attacks.0.name"`; `"whole"` is about none in particular. */
export function errorsOf(values: CreatureValues): Record<string, string> {
  const read = creatureDraftSchema.safeParse(rawDraft(values));
  if (read.success) return {};
  return Object.fromEntries(
    read.error.issues.map((issue) => [issue.path.join(".") || "whole", sentenceOf(issue as Issue)]),
  );
}
