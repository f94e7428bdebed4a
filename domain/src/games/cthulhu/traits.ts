import type { Trait } from "../../game/trait";

/**
 * The eight characteristics with the labels of a French sheet, and the dice that roll them (the sum times
 * five).
 */
export const CHARACTERISTICS = [
  { key: "str", short: "FOR", label: "Force", aliases: ["for", "strength"], dice: "3d6" },
  { key: "con", short: "CON", label: "Constitution", dice: "3d6" },
  { key: "siz", short: "TAI", label: "Taille", aliases: ["tai", "size"], dice: "2d6+6" },
  { key: "dex", short: "DEX", label: "Dextérité", aliases: ["dexterity"], dice: "3d6" },
  { key: "app", short: "APP", label: "Apparence", aliases: ["appearance"], dice: "3d6" },
  { key: "int", short: "INT", label: "Intelligence", dice: "2d6+6" },
  { key: "pow", short: "POU", label: "Pouvoir", aliases: ["pou", "power"], dice: "3d6" },
  { key: "edu", short: "ÉDU", label: "Éducation", aliases: ["education"], dice: "2d6+6" },
] as const satisfies readonly (Trait & { short: string; dice: string })[];

export type CharacteristicKey = (typeof CHARACTERISTICS)[number]["key"];

/** A skill and its untrained value: a percentage, half of DEX or all of ÉDU. */
export interface CthulhuSkill extends Trait {
  readonly base: number | "halfDex" | "edu";
}

const skill = (key: string, label: string, base: CthulhuSkill["base"], aliases: readonly string[] = []) => ({
  key,
  label,
  base,
  aliases,
});

export const CTHULHU_SKILLS: readonly CthulhuSkill[] = [
  skill("anthropology", "Anthropologie", 1),
  skill("archaeology", "Archéologie", 1),
  skill("handguns", "Armes de poing", 20, ["firearmsHandgun"]),
  skill("artCraft", "Arts et métiers", 5),
  skill("fastTalk", "Baratin", 5),
  skill("libraryUse", "Bibliothèque", 20),
  skill("charm", "Charme", 15),
  skill("brawl", "Combat rapproché", 25, ["fightingBrawl", "corps à corps"]),
  skill("accounting", "Comptabilité", 5),
  skill("driveAuto", "Conduite", 20),
  skill("operateHeavyMachinery", "Conduite d'engins lourds", 1, ["operateHvMachine", "opHvMachine"]),
  skill("creditRating", "Crédit", 0),
  skill("locksmith", "Crochetage", 1),
  skill("stealth", "Discrétion", 20),
  skill("law", "Droit", 5),
  skill("listen", "Écouter", 20),
  skill("electricalRepair", "Électricité", 10),
  skill("ride", "Équitation", 5),
  skill("dodge", "Esquive", "halfDex"),
  skill("appraise", "Estimation", 5),
  skill("rifles", "Fusils", 25, ["firearmsRifle", "firearmsRifleShotgun"]),
  skill("climb", "Grimper", 20),
  skill("history", "Histoire", 5),
  skill("disguise", "Imposture", 5),
  skill("intimidate", "Intimidation", 15),
  skill("throw", "Lancer", 20),
  skill("otherLanguage", "Langue étrangère", 1),
  skill("ownLanguage", "Langue maternelle", "edu"),
  skill("mechanicalRepair", "Mécanique", 10),
  skill("medicine", "Médecine", 1),
  skill("submachineGuns", "Mitraillettes", 15),
  skill("cthulhuMythos", "Mythe de Cthulhu", 0, ["mythe"]),
  skill("swim", "Nager", 20),
  skill("naturalWorld", "Naturalisme", 10),
  skill("occult", "Occultisme", 5),
  skill("navigate", "Orientation", 10),
  skill("persuade", "Persuasion", 10),
  skill("sleightOfHand", "Pickpocket", 10),
  skill("pilot", "Piloter", 1),
  skill("track", "Pister", 10),
  skill("firstAid", "Premiers soins", 30),
  skill("psychoanalysis", "Psychanalyse", 1),
  skill("psychology", "Psychologie", 10),
  skill("jump", "Sauter", 20),
  skill("science", "Sciences", 1),
  skill("survival", "Survie", 10),
  skill("spotHidden", "Trouver objet caché", 25, ["toc"]),
];

/** The skills of firearms: nobody dodges their shots. */
export const FIREARMS: readonly string[] = ["handguns", "rifles", "submachineGuns"];
