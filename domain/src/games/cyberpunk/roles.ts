export interface CyberpunkRole {
  readonly id: string;
  readonly name: string;
  /** The role's own ability; it starts at rank 4. */
  readonly ability: string;
  readonly summary: string;
  /** Keys of its main skills. */
  readonly skills: readonly string[];
}

export const FIRST_RANK = 4;

const role = (
  id: string,
  name: string,
  ability: string,
  summary: string,
  ...skills: readonly string[]
): CyberpunkRole => ({
  id,
  name,
  ability,
  summary,
  skills,
});

export const CYBERPUNK_ROLES: readonly CyberpunkRole[] = [
  role(
    "rockeur",
    "Rockeur",
    "Impact charismatique",
    "Une voix, et une foule pour la suivre.",
    "playInstrument",
    "persuasion",
    "wardrobeStyle",
  ),
  role(
    "solo",
    "Solo",
    "Sens du combat",
    "Le danger n'a pas fini d'arriver que tu tires.",
    "handgun",
    "shoulderArms",
    "evasion",
  ),
  role(
    "netrunner",
    "Netrunner",
    "Interface",
    "Les murs des corpos sont des portes.",
    "electronics",
    "cryptography",
    "librarySearch",
  ),
  role(
    "techie",
    "Techie",
    "Fabrication",
    "Tout se répare, et le reste s'améliore.",
    "basicTech",
    "cybertech",
    "weaponsmith",
  ),
  role(
    "medtech",
    "Medtech",
    "Médecine",
    "Tu recouds ce que les autres remplacent.",
    "paramedic",
    "cybertech",
    "deduction",
  ),
  role(
    "media",
    "Média",
    "Crédibilité",
    "La vérité paie mal, mais on te croit.",
    "perception",
    "persuasion",
    "librarySearch",
  ),
  role(
    "exec",
    "Exec",
    "Équipe",
    "Un bureau, des subordonnés, un siège éjectable.",
    "business",
    "bureaucracy",
    "conversation",
  ),
  role(
    "flic",
    "Flic",
    "Renforts",
    "L'insigne appelle du monde. Parfois à temps.",
    "criminology",
    "interrogation",
    "handgun",
  ),
  role(
    "fixer",
    "Fixer",
    "Contacts",
    "Tu connais quelqu'un qui connaît quelqu'un.",
    "trading",
    "streetwise",
    "bribery",
  ),
  role(
    "nomade",
    "Nomade",
    "Clan et moteurs",
    "La route est une famille qui roule.",
    "driveLand",
    "vehicleTech",
    "wildernessSurvival",
  ),
];
