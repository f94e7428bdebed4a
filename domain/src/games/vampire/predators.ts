import { foldText } from "../../values/text/foldText";

/** An advantage or a flaw with its dots: « Troupeau 2 ». */
export interface Rated {
  readonly name: string;
  readonly dots: number;
}

/** What a hunt has left, all of one kind. */
export interface Gift {
  readonly kind: "advantage" | "flaw";
  readonly of: readonly Rated[];
}

/** How a vampire hunts, and what the hunt has taught. */
export interface Predator {
  readonly id: string;
  readonly name: string;
  /** Keys of `DISCIPLINES`: one more dot in one of them. */
  readonly disciplines: readonly string[];
  /** One of these: a skill and what it is good at. */
  readonly specialties: readonly Speciality[];
  /** One of each of these groups. */
  readonly gifts: readonly (readonly Gift[])[];
  /** Added to Humanity at the start. */
  readonly humanity: -1 | 0 | 1;
  /** Added to Blood Potency at the start. */
  readonly bloodPotency: 0 | 1;
}

/** A skill, and where it has one more die. */
export interface Speciality {
  readonly skill: string;
  readonly name: string;
}

type Ratings = Readonly<Record<string, number>>;

const gift = (kind: Gift["kind"], ratings: Ratings): Gift => ({
  kind,
  of: Object.entries(ratings).map(([name, dots]) => ({ name, dots })),
});
const advantage = (...ways: readonly Ratings[]) => ways.map((way) => gift("advantage", way));
const flaw = (...ways: readonly Ratings[]) => ways.map((way) => gift("flaw", way));

const predator = (
  id: string,
  name: string,
  disciplines: readonly [string, string],
  specialties: readonly (readonly [skill: string, name: string])[],
  gifts: Predator["gifts"],
  { humanity = 0, bloodPotency = 0 }: Partial<Pick<Predator, "humanity" | "bloodPotency">> = {},
): Predator => ({
  id,
  name,
  disciplines,
  specialties: specialties.map(([skill, good]) => ({ skill, name: good })),
  gifts,
  humanity,
  bloodPotency,
});

export const PREDATORS: readonly Predator[] = [
  predator(
    "chat-de-gouttiere",
    "Chat de gouttière",
    ["celerity", "potence"],
    [
      ["intimidation", "braquages"],
      ["brawl", "empoignades"],
    ],
    [advantage({ "Contacts criminels": 3 })],
    { humanity: -1 },
  ),
  predator(
    "charognard",
    "Charognard",
    ["bloodSorcery", "obfuscate"],
    [
      ["larceny", "serrures"],
      ["streetwise", "marché noir"],
    ],
    [advantage({ "Estomac de fer": 3 }), flaw({ Ennemi: 2 })],
  ),
  predator(
    "sangsue",
    "Sangsue",
    ["celerity", "protean"],
    [
      ["brawl", "vampires"],
      ["stealth", "vampires"],
    ],
    [flaw({ "Secret : diablerie": 2 }, { Ostracisé: 2 }), flaw({ "Proies exclues : mortels": 2 })],
    { humanity: -1, bloodPotency: 1 },
  ),
  predator(
    "parent-devorant",
    "Parent dévorant",
    ["dominate", "animalism"],
    [
      ["persuasion", "semer le doute"],
      ["subterfuge", "double vie"],
    ],
    [flaw({ "Secret : famille dévorée": 1 }), advantage({ Troupeau: 2 })],
  ),
  predator(
    "consensualiste",
    "Consensualiste",
    ["auspex", "fortitude"],
    [
      ["medicine", "prises de sang"],
      ["persuasion", "donneurs"],
    ],
    [flaw({ "Secret : Mascarade rompue": 1 }), flaw({ "Proies exclues : qui ne consent pas": 1 })],
    { humanity: 1 },
  ),
  predator(
    "fermier",
    "Fermier",
    ["animalism", "protean"],
    [
      ["animalKen", "une espèce"],
      ["survival", "chasse"],
    ],
    [flaw({ "Sang de bêtes seulement": 2 })],
    { humanity: 1 },
  ),
  predator(
    "osiris",
    "Osiris",
    ["bloodSorcery", "presence"],
    [
      ["occult", "une tradition"],
      ["performance", "un art de scène"],
    ],
    [
      advantage({ Renommée: 3 }, { Renommée: 2, Troupeau: 1 }, { Renommée: 1, Troupeau: 2 }, { Troupeau: 3 }),
      flaw({ Ennemi: 2 }, { Ennemi: 1, "Faiblesse de légende": 1 }, { "Faiblesse de légende": 2 }),
    ],
  ),
  predator(
    "marchand-de-sable",
    "Marchand de sable",
    ["auspex", "obfuscate"],
    [
      ["medicine", "anesthésie"],
      ["stealth", "intrusion"],
    ],
    [advantage({ Ressources: 1 })],
  ),
  predator(
    "reine-de-la-nuit",
    "Reine de la nuit",
    ["dominate", "potence"],
    [
      ["etiquette", "sa scène"],
      ["leadership", "sa scène"],
      ["streetwise", "sa scène"],
    ],
    [
      advantage({ Renommée: 1, Contacts: 1 }),
      flaw({ "Mal aimé hors de sa scène": 1 }, { "Proies exclues : une autre scène": 1 }),
    ],
  ),
  predator(
    "sirene",
    "Sirène",
    ["fortitude", "presence"],
    [
      ["persuasion", "séduction"],
      ["subterfuge", "séduction"],
    ],
    [advantage({ Beauté: 2 }), flaw({ "Ennemi : un amant éconduit": 1 })],
  ),
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

/** The Ventrue cannot live on bags and beasts. */
const TOO_POOR_FOR_VENTRUE: ReadonlySet<string> = new Set(["charognard", "fermier"]);

/** How vampires of this clan may hunt. */
export const predatorsOf = (clanId: string): readonly Predator[] =>
  clanId === "ventrue" ? PREDATORS.filter(({ id }) => !TOO_POOR_FOR_VENTRUE.has(id)) : PREDATORS;

/** « Renommée 2, Troupeau 1 ». */
export const ratedText = (of: readonly Rated[]): string =>
  of.map(({ name, dots }) => (dots > 0 ? `${name} ${dots}` : name)).join(", ");
