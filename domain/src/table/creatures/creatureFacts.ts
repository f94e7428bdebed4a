import type { CreatureFact } from "../../game/creatures/creatureFact";
import type { Creature } from "../../games/creature";
import type { CthulhuCreature } from "../../games/cthulhu/creatures/creature";
import { CHARACTERISTICS } from "../../games/cthulhu/traits";
import type { CyberpunkCreature } from "../../games/cyberpunk/creatures/creature";
import { STATS } from "../../games/cyberpunk/traits";
import { challengeText, dnd5eFacts } from "../../games/dnd5e/creatures/facts";
import type { VampireCreature } from "../../games/vampire/creatures/creature";
import { plural } from "../../values/text/plural";

const skillsFact = (skills: VampireCreature["skills"], unit = ""): CreatureFact => ({
  label: "Compétences",
  value: skills.map(({ name, value }) => `${name} ${value}${unit}`).join(", "),
});

const vampireFacts = ({ life, willpower, pools, initiative, undead, skills }: VampireCreature) => [
  { label: "Santé", value: `${life.max} ${plural(life.max, "case", "cases")}` },
  { label: "Volonté", value: String(willpower) },
  { label: "Réserve physique", value: String(pools.physical) },
  { label: "Réserve sociale", value: String(pools.social) },
  { label: "Réserve mentale", value: String(pools.mental) },
  { label: "Initiative", value: initiative === 0 ? "" : `${initiative} dés` },
  { label: "Dégâts superficiels", value: undead ? "divisés par deux" : "" },
  skillsFact(skills),
];

const cyberpunkFacts = ({ life, stats, combat, armour, skills }: CyberpunkCreature) => [
  { label: "PV", value: String(life.max) },
  { label: "Armure", value: `tête ${armour.head} SP, corps ${armour.body} SP` },
  { label: "Combat", value: String(combat) },
  ...STATS.flatMap(({ key, short }) =>
    key in stats ? [{ label: short, value: String(stats[key as keyof typeof stats]) }] : [],
  ),
  skillsFact(skills),
];

const cthulhuFacts = (creature: CthulhuCreature) => [
  { label: "Points de vie", value: String(creature.life.max) },
  { label: "Armure", value: creature.armour === 0 ? "" : String(creature.armour) },
  ...CHARACTERISTICS.flatMap(({ key, short }) =>
    key in creature.characteristics
      ? [
          {
            label: short,
            value: String(creature.characteristics[key as keyof typeof creature.characteristics]),
          },
        ]
      : [],
  ),
  { label: "Impact", value: creature.damageBonus },
  { label: "Carrure", value: String(creature.build) },
  { label: "Mouvement", value: String(creature.move) },
  { label: "Perte de SAN", value: creature.sanityLoss ?? "" },
  skillsFact(creature.skills, " %"),
];

function everyFact(creature: Creature): CreatureFact[] {
  switch (creature.system) {
    case "dnd5e":
      return dnd5eFacts(creature);
    case "vampire":
      return vampireFacts(creature);
    case "cyberpunk":
      return cyberpunkFacts(creature);
    case "cthulhu":
      return cthulhuFacts(creature);
  }
}

/** What a creature's block says in its game's words, in order, without what it does not have. */
export const creatureFacts = (creature: Creature): CreatureFact[] =>
  everyFact(creature).filter(({ value }) => value !== "");

/** « FP 1/4 », « Menace 3 »: how dangerous it is, in a word. */
export const dangerText = (creature: Creature): string =>
  creature.system === "dnd5e" ? `FP ${challengeText(creature.challenge)}` : `Menace ${creature.threat}`;
