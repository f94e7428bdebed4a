import type { SummaryFact } from "../../../game/forge/forge";
import type { Character } from "../../../sheet/character/character";
import { normaliseCharacter } from "../../../sheet/character/normaliseCharacter";
import { signed } from "../../../values/range";
import { abilityModifier } from "../abilities";
import { type Dnd5eLimits, limitsOf } from "../play/limits";
import { proficiencyBonusOf } from "../sheetRolls";
import { castingClassName, type Spellcasting, spellcastingsOf } from "../spells/spellcasting";
import { subclassDue } from "../subclasses";
import { buildDnd5e } from "./build";
import type { Dnd5eDraft } from "./draft";
import { expertiseCount, finalScore, improvementPoints, isJack } from "./facts";
import { laterHitDice, maxHitPoints } from "./hitDice";

/** A character before a level and after it, with what its build allows. */
interface Built {
  readonly draft: Dnd5eDraft;
  readonly character: Character;
  readonly limits: Dnd5eLimits;
}

function builtOf(draft: Dnd5eDraft): Built {
  const character = normaliseCharacter({ system: "dnd5e", ...buildDnd5e(draft) });
  return { draft, character, limits: limitsOf({ character, contributions: [] }) };
}

/** « 2 → 3 », or the new number alone of what there was none of; nothing where it stays. */
const moved = (label: string, before = 0, after = 0): SummaryFact[] =>
  after === before ? [] : [{ label, value: before === 0 ? `${after}` : `${before} → ${after}` }];

/** The die of the class that rises, which is the first. */
function hitDieGain({ draft }: Built, after: Built): SummaryFact[] {
  const die = laterHitDice(after.draft)[after.draft.level - 2];
  if (die === undefined) return [];
  const isRolled = after.draft.hitPointRule === "rolled" && after.draft.maxHitPoints === 0;
  const constitution = abilityModifier(finalScore(after.draft, "con"));
  const points = maxHitPoints(after.draft) - maxHitPoints(draft);
  return [
    { label: "Dé de vie", value: `1d${die}` },
    {
      label: "Points de vie",
      value: `${isRolled ? `1d${die} ${signed(constitution)}, à lancer` : `+${points} au maximum`} ; les actuels montent d'autant`,
    },
  ];
}

/** What the tables of its classes give more of: a resource without an end is no tracker, and stands in no limits. */
const resourceGains = (before: Built, after: Built): SummaryFact[] => [
  ...after.limits.resources.flatMap(({ id, name, max }) =>
    moved(name, before.limits.resources.find((one) => one.id === id)?.max, max),
  ),
  ...before.limits.resources
    .filter(({ id }) => after.limits.resources.every((one) => one.id !== id))
    .map(({ name }) => ({ label: name, value: "sans limite" })),
  ...moved("Dégâts de rage", before.limits.rageDamage, after.limits.rageDamage),
];

const slotGains = (before: Built, after: Built): SummaryFact[] => [
  ...after.limits.spellSlots.flatMap((count, index) =>
    moved(`Emplacements de niveau ${index + 1}`, before.limits.spellSlots[index], count),
  ),
  ...moved("Emplacements de pacte", before.limits.pactSlots.count, after.limits.pactSlots.count),
  ...moved("Niveau des emplacements de pacte", before.limits.pactSlots.level, after.limits.pactSlots.level),
];

function spellGains(before: Built, after: Built): SummaryFact[] {
  const earlier = spellcastingsOf(before.character);
  const castings = spellcastingsOf(after.character);
  const of = (label: string, casting: Spellcasting) =>
    castings.length > 1 ? `${label} (${castingClassName(casting)})` : label;
  return castings.flatMap((casting) => {
    const former = earlier.find(({ classId }) => classId === casting.classId);
    return [
      ...moved(of("Sorts mineurs", casting), former?.cantrips, casting.cantrips),
      ...moved(of("Sorts connus", casting), former?.known, casting.known),
      ...moved(of("Sorts préparés", casting), former?.prepared, casting.prepared),
    ];
  });
}

/** What this level asks to be chosen that the one before did not. */
const subclassesDue = (from: Dnd5eDraft, to: Dnd5eDraft): string[] => {
  const before = subclassDue(from.classId, from.level);
  const due = subclassDue(to.classId, to.level);
  return due !== undefined && before === undefined && to.subclass.trim() === "" ? [due.what] : [];
};

/**
 * What a level gives, as far as the product has it by class and level: hit die and points, proficiency, improvements,
 * expertise, resources, slots and spells. What the books write of a class beside is its player's to note.
 */
export function gainsOfLevel(from: Dnd5eDraft, to: Dnd5eDraft): readonly SummaryFact[] {
  if (to.level === from.level) return [];
  const [before, after] = [builtOf(from), builtOf(to)];
  const improvement = improvementPoints(to) - improvementPoints(from);
  const expertise = expertiseCount(to) - expertiseCount(from);
  return [
    ...hitDieGain(before, after),
    ...moved("Bonus de maîtrise", proficiencyBonusOf(before.character), proficiencyBonusOf(after.character)),
    ...(improvement > 0 ? [{ label: "Caractéristiques", value: `${improvement} points, ou un don` }] : []),
    ...(isJack(to) && !isJack(from)
      ? [{ label: "Compétences non maîtrisées", value: "la moitié de la maîtrise" }]
      : []),
    ...subclassesDue(from, to).map((what) => ({ label: "Sous-classe", value: `${what}, à choisir` })),
    ...(expertise > 0 ? [{ label: "Expertise", value: `${expertise} compétences` }] : []),
    ...resourceGains(before, after),
    ...slotGains(before, after),
    ...spellGains(before, after),
  ];
}
