import { conditionIf, deadIf, dyingIf, knownValue, type Vital } from "../../../game/vitals";
import type { EquippedCharacter } from "../../../sheet/equipment/equippedCharacter";
import { plural } from "../../../values/text/plural";
import { skillBonusOf } from "../sheetRolls";
import { CONDITION_IDS, CONDITIONS } from "./conditions";
import type { Dnd5eLimits } from "./limits";
import type { Dnd5eState } from "./state";
import { currentHitPointsOf, isDead, isDown, isDying, maxHitPointsOf } from "./vitality";

/** A passive value is the bonus and this. */
const PASSIVE_BASE = 10;

function hitPoints(state: Dnd5eState, limits: Dnd5eLimits): Vital[] {
  if (limits.hitPoints === undefined) return [];
  const { temporary } = state.hitPoints;
  return [
    {
      kind: "gauge",
      label: "PV",
      current: currentHitPointsOf(state, limits),
      max: maxHitPointsOf(state, limits),
      ...(temporary > 0 && { extra: temporary }),
      tone: "life",
    },
  ];
}

/** Dead, dying with its marks, or stable. */
function lifeAndDeath(state: Dnd5eState, limits: Dnd5eLimits): Vital[] {
  const { successes, failures } = state.deathSaves;
  const isOver = isDead(state, limits);
  return [
    ...deadIf(isOver),
    ...dyingIf(isDying(state, limits), `Mourant (${successes} ✓ ${failures} ✗)`),
    ...conditionIf(!isOver && isDown(state, limits) && successes >= 3, "Stable", "neutral"),
  ];
}

function concentration({ concentration: held }: Dnd5eState): Vital[] {
  if (held === null) return [];
  const [save] = held.saves;
  return [
    { kind: "condition", label: `Concentration : ${held.spell}`, tone: "neutral" },
    ...conditionIf(save !== undefined, `Concentration à sauver : DD ${save}`),
  ];
}

const withRounds = (name: string, rounds: number | undefined): string =>
  rounds === undefined ? name : `${name} (${rounds} ${plural(rounds, "tour", "tours")})`;

const conditions = (state: Dnd5eState): Vital[] =>
  CONDITION_IDS.flatMap((id) => {
    const held = state.conditions[id];
    return conditionIf(held !== undefined, withRounds(CONDITIONS[id].name, held?.rounds));
  });

/** Hit points, armour class, passive Perception, and what holds now. */
export function vitalsOf(
  state: Dnd5eState,
  limits: Dnd5eLimits,
  { character }: EquippedCharacter,
): readonly Vital[] {
  const perception = skillBonusOf(character, "perception");
  return [
    ...hitPoints(state, limits),
    ...knownValue("CA", character.ac, "Classe d'armure"),
    ...knownValue(
      "Perc.",
      perception === undefined ? undefined : PASSIVE_BASE + perception,
      "Perception passive",
    ),
    ...lifeAndDeath(state, limits),
    ...concentration(state),
    ...conditionIf(state.raging, withRounds("En rage", state.rageRounds), "neutral"),
    ...conditions(state),
    ...conditionIf(state.exhaustion > 0, `Épuisement ${state.exhaustion}`),
    ...conditionIf(state.inspiration, "Inspiration", "good"),
  ];
}
