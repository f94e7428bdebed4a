import { foldText } from "../../values/text/foldText";

/** How a vampire hunts, and what the hunt has taught. */
export interface Predator {
  readonly id: string;
  readonly name: string;
  /** Keys of `DISCIPLINES`: one more dot in one of them. */
  readonly disciplines: readonly string[];
  /** Added to Humanity at the start. */
  readonly humanity: -1 | 0 | 1;
  /** Added to Blood Potency at the start. */
  readonly bloodPotency: 0 | 1;
}

const predator = (
  id: string,
  name: string,
  disciplines: readonly [string, string],
  { humanity = 0, bloodPotency = 0 }: Partial<Pick<Predator, "humanity" | "bloodPotency">> = {},
): Predator => ({ id, name, disciplines, humanity, bloodPotency });

export const PREDATORS: readonly Predator[] = [
  predator("chat-de-gouttiere", "Chat de gouttière", ["celerity", "potence"], { humanity: -1 }),
  predator("charognard", "Charognard", ["bloodSorcery", "obfuscate"]),
  predator("sangsue", "Sangsue", ["celerity", "protean"], { humanity: -1, bloodPotency: 1 }),
  predator("parent-devorant", "Parent dévorant", ["dominate", "animalism"]),
  predator("consensualiste", "Consensualiste", ["auspex", "fortitude"], { humanity: 1 }),
  predator("fermier", "Fermier", ["animalism", "protean"], { humanity: 1 }),
  predator("osiris", "Osiris", ["bloodSorcery", "presence"]),
  predator("marchand-de-sable", "Marchand de sable", ["auspex", "obfuscate"]),
  predator("reine-de-la-nuit", "Reine de la nuit", ["dominate", "potence"]),
  predator("sirene", "Sirène", ["fortitude", "presence"]),
];

/** The predator of this name, in any case and accents. */
export function findPredator(name: string): Predator | undefined {
  return PREDATORS.find((one) => foldText(one.name) === foldText(name));
}

const BLOOD_SORCERERS: ReadonlySet<string> = new Set(["tremere", "banu-haqim"]);

/** The disciplines to choose from: Blood Sorcery only in the clans that have it. */
export function predatorDisciplines({ disciplines }: Predator, clanId: string): readonly string[] {
  return disciplines.filter((key) => key !== "bloodSorcery" || BLOOD_SORCERERS.has(clanId));
}
