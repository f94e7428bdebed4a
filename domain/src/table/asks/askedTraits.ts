import { CHARACTERISTICS, CTHULHU_SKILLS } from "../../games/cthulhu/traits";
import { SKILL_GROUPS as CYBERPUNK_GROUPS, STATS } from "../../games/cyberpunk/traits";
import { ATTRIBUTE_GROUPS, SKILL_GROUPS as VAMPIRE_GROUPS } from "../../games/vampire/traits";
import { ABILITIES, ABILITY_KEYS } from "../../sheet/character/abilities";
import { SKILL_KEYS, SKILLS } from "../../sheet/character/skills";
import type { SystemId } from "../../values/systemIds";

interface TraitGroup {
  readonly title: string;
  /** The names that the game's sheets give to these rolls. */
  readonly traits: readonly string[];
}

const labelled = (
  groups: readonly { readonly title: string; readonly traits: readonly { readonly label: string }[] }[],
): TraitGroup[] => groups.map(({ title, traits }) => ({ title, traits: traits.map(({ label }) => label) }));

const abilityNames = ABILITY_KEYS.map((key) => ABILITIES[key].name);

const TRAITS: Readonly<Record<SystemId, readonly TraitGroup[]>> = {
  dnd5e: [
    { title: "Compétences", traits: SKILL_KEYS.map((key) => SKILLS[key].name) },
    { title: "Sauvegardes", traits: abilityNames.map((name) => `Sauvegarde de ${name}`) },
    { title: "Caractéristiques", traits: abilityNames },
  ],
  vampire: [
    ...labelled(VAMPIRE_GROUPS),
    ...labelled(ATTRIBUTE_GROUPS),
    { title: "La Bête", traits: ["Résister à la frénésie"] },
  ],
  cyberpunk: [
    ...labelled(CYBERPUNK_GROUPS),
    { title: "Caractéristiques", traits: STATS.map(({ short }) => short) },
  ],
  cthulhu: [
    { title: "Compétences", traits: CTHULHU_SKILLS.map(({ label }) => label) },
    { title: "Caractéristiques", traits: CHARACTERISTICS.map(({ short }) => short) },
    { title: "Destin", traits: ["SAN", "Chance"] },
  ],
};

/** The rolls that may be asked for in a game, in the groups and by the names of its sheets. */
export const askedTraits = (system: SystemId): readonly TraitGroup[] => TRAITS[system];

/** Whether the sheets of a game have a roll of this name. */
export const isAskedTrait = (system: SystemId, trait: string): boolean =>
  TRAITS[system].some(({ traits }) => traits.includes(trait));
