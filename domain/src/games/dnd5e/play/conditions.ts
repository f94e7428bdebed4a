/** The conditions that are there or not; exhaustion, the fifteenth, has levels. */
export const CONDITION_IDS = [
  "blinded",
  "charmed",
  "deafened",
  "frightened",
  "grappled",
  "incapacitated",
  "invisible",
  "paralyzed",
  "petrified",
  "poisoned",
  "prone",
  "restrained",
  "stunned",
  "unconscious",
] as const;
export type ConditionId = (typeof CONDITION_IDS)[number];

type Swing = "advantage" | "disadvantage";

/** What a condition or a level of exhaustion does to rolls. Whatever depends on the scene is in `lines` alone. */
export interface ConditionRules {
  /** Attacks of the character. */
  readonly attacks?: Swing;
  /** Attacks against the character: all of them, or by how far the attacker is. */
  readonly attacked?: Swing | { readonly within: Swing; readonly beyond: Swing };
  readonly abilityChecks?: Swing;
  readonly savingThrows?: Swing;
  readonly dexteritySaves?: Swing;
  /** Strength and Dexterity saving throws fail. */
  readonly failsBodySaves?: true;
  /** A hit from at most 1.5 m (5 ft) is a critical hit. */
  readonly hitsAreCritical?: true;
  readonly speed?: "zero" | "half";
  /** Resistance to all damage. */
  readonly resistant?: true;
  /** Takes no actions and no reactions, and does not concentrate. */
  readonly helpless?: true;
}

export interface Condition {
  readonly name: string;
  readonly rules: ConditionRules;
  /** Conditions that it brings along. */
  readonly implies: readonly ConditionId[];
  /** What it does, for who has it. */
  readonly lines: readonly string[];
}

const BODY_FAILS = "Tes sauvegardes de Force et de Dextérité échouent.";
const CLOSE_CRITICAL = "Qui te touche à 1,5 m ou moins fait un coup critique.";
const STRUCK = "On t'attaque avec avantage.";

/** The conditions of the SRD and what they do. */
export const CONDITIONS: Readonly<Record<ConditionId, Condition>> = {
  blinded: {
    name: "Aveuglé",
    rules: { attacks: "disadvantage", attacked: "advantage" },
    implies: [],
    lines: ["Tu rates tout test qui demande la vue.", "Tu attaques avec désavantage.", STRUCK],
  },
  charmed: {
    name: "Charmé",
    rules: {},
    implies: [],
    lines: [
      "Tu ne peux pas t'en prendre à qui te charme.",
      "Qui te charme a l'avantage à ses tests sociaux avec toi.",
    ],
  },
  deafened: {
    name: "Assourdi",
    rules: {},
    implies: [],
    lines: ["Tu rates tout test qui demande l'ouïe."],
  },
  frightened: {
    name: "Effrayé",
    rules: { attacks: "disadvantage", abilityChecks: "disadvantage" },
    implies: [],
    lines: [
      "Tests et attaques avec désavantage tant que tu vois ce qui t'effraie.",
      "Tu ne peux pas t'en approcher de ton plein gré.",
    ],
  },
  grappled: {
    name: "Agrippé",
    rules: { speed: "zero" },
    implies: [],
    lines: ["Ta vitesse est de 0.", "Cela finit si qui te tient est neutralisé, ou si on t'éloigne de lui."],
  },
  incapacitated: {
    name: "Neutralisé",
    rules: { helpless: true },
    implies: [],
    lines: ["Tu n'as ni action ni réaction.", "Ta concentration est rompue."],
  },
  invisible: {
    name: "Invisible",
    rules: { attacks: "advantage", attacked: "disadvantage" },
    implies: [],
    lines: [
      "On ne te voit pas sans magie ni sens spécial.",
      "Tu attaques avec avantage, on t'attaque avec désavantage.",
    ],
  },
  paralyzed: {
    name: "Paralysé",
    rules: { attacked: "advantage", failsBodySaves: true, hitsAreCritical: true, speed: "zero" },
    implies: ["incapacitated"],
    lines: ["Tu ne bouges ni ne parles.", BODY_FAILS, STRUCK, CLOSE_CRITICAL],
  },
  petrified: {
    name: "Pétrifié",
    rules: { attacked: "advantage", failsBodySaves: true, speed: "zero", resistant: true },
    implies: ["incapacitated"],
    lines: [
      "Tu es de pierre : tu ne bouges, ne parles ni ne perçois rien.",
      STRUCK,
      BODY_FAILS,
      "Tu résistes à tous les dégâts ; poison et maladie n'agissent pas.",
    ],
  },
  poisoned: {
    name: "Empoisonné",
    rules: { attacks: "disadvantage", abilityChecks: "disadvantage" },
    implies: [],
    lines: ["Tests et attaques avec désavantage."],
  },
  prone: {
    name: "À terre",
    rules: { attacks: "disadvantage", attacked: { within: "advantage", beyond: "disadvantage" } },
    implies: [],
    lines: [
      "Tu rampes, ou te relèves pour la moitié de ta vitesse.",
      "Tu attaques avec désavantage.",
      "On t'attaque avec avantage à 1,5 m ou moins, avec désavantage de plus loin.",
    ],
  },
  restrained: {
    name: "Entravé",
    rules: { attacks: "disadvantage", attacked: "advantage", dexteritySaves: "disadvantage", speed: "zero" },
    implies: [],
    lines: [
      "Ta vitesse est de 0.",
      "Tu attaques avec désavantage.",
      STRUCK,
      "Tes sauvegardes de Dextérité ont un désavantage.",
    ],
  },
  stunned: {
    name: "Étourdi",
    rules: { attacked: "advantage", failsBodySaves: true, speed: "zero" },
    implies: ["incapacitated"],
    lines: ["Tu ne bouges pas et parles à peine.", BODY_FAILS, STRUCK],
  },
  unconscious: {
    name: "Inconscient",
    rules: { attacked: "advantage", failsBodySaves: true, hitsAreCritical: true, speed: "zero" },
    implies: ["incapacitated", "prone"],
    lines: ["Tu ne perçois rien et lâches ce que tu tiens.", BODY_FAILS, STRUCK, CLOSE_CRITICAL],
  },
};

/** What each level of exhaustion adds, from the first on; the sixth is death. */
export const EXHAUSTION: readonly { readonly rules: ConditionRules; readonly line: string }[] = [
  { rules: { abilityChecks: "disadvantage" }, line: "Tests de caractéristique avec désavantage." },
  { rules: { speed: "half" }, line: "Vitesse divisée par deux." },
  {
    rules: { attacks: "disadvantage", savingThrows: "disadvantage" },
    line: "Attaques et sauvegardes avec désavantage.",
  },
  { rules: {}, line: "Maximum de PV divisé par deux." },
  { rules: { speed: "zero" }, line: "Vitesse réduite à 0." },
  { rules: {}, line: "Mort." },
];

/** The names whose feminine has an e more. */
export const AGREEING = Object.values(CONDITIONS).flatMap(({ name }) => (/[éit]$/.test(name) ? [name] : []));
