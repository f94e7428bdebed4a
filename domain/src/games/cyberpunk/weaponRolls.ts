import type { DamageSpec } from "../../game/gameTypes";
import type { ActionRoll } from "../../game/rolls/actionRoll";
import type { RollRequest } from "../../game/rolls/rollRequest";
import { formatModifier } from "../../values/dice/rollDice";
import type { RangedWeapon } from "./ranges";

const AIMED_PENALTY = -8;
/** What a burst takes of the magazine, and what its damage is before the margin. */
export const AUTOFIRE_SHOTS = 10;
const AUTOFIRE_DICE = "2d6";
/** Shells of a shotgun: what they must beat, whoever stands within 6 m, and what they deal to each. */
const SHELLS = { difficulty: 13, dice: "3d6" };

/** What is added to the d10, and the stat that leads it. */
interface Skilled {
  readonly modifier: number;
  readonly trait?: string | undefined;
}

/** A weapon in somebody's hands. */
export interface Wielded {
  /** What a log calls an attack with it. */
  readonly label: string;
  readonly name: string;
  readonly isBlow: boolean;
  /** What an attack at the head is called, where that is neither a blow nor a shot for certain. */
  readonly aimed?: string;
  /** What explodes or is thrown hits no place in particular. */
  readonly isAimed: boolean;
  /** Of what distance matters to. */
  readonly weapon?: RangedWeapon | undefined;
  /** Without it, no attack is rolled. */
  readonly single?: Skilled | undefined;
  readonly burst?: Skilled | undefined;
  /** How often it attacks by one action; once without it. */
  readonly rate?: number;
  /** What the margin of a burst multiplies its damage with at most; 0 without bursts. */
  readonly burstFactor: number;
  /** Of a shotgun: its shells meet all who stand before it, near. */
  readonly hasShells?: boolean;
  /** What so many shots cost. */
  readonly costs?: (shots: number) => NonNullable<RollRequest["costs"]>;
  readonly damage?: { readonly name?: string | undefined; readonly dice: string } | undefined;
  readonly armour: Extract<DamageSpec, { game: "cyberpunk" }>["armour"];
  /** Its damage is thrown along with the attack that hits. */
  readonly isThrownAlong?: boolean;
}

/** The attack, the one at the head for 8 less, and the burst. */
function attacksOf({
  label,
  name,
  isBlow,
  isAimed,
  weapon,
  single,
  burst,
  rate = 1,
  burstFactor,
  hasShells,
  costs,
  ...wielded
}: Wielded) {
  const { aimed = isBlow ? "Coup visé" : "Tir visé" } = wielded;
  const labels = {
    aimed: `${aimed} (tête) : ${name}`,
    burst: `Rafale : ${name}`,
    shells: `Chevrotine : ${name}`,
  };
  const attack = (
    button: string,
    called: string,
    { modifier, trait }: Skilled,
    { isBurst = false, isShells = false, times = 1 } = {},
  ): ActionRoll => ({
    name: button,
    value: formatModifier(modifier),
    request: {
      kind: "game",
      label: called,
      spec: {
        game: "cyberpunk",
        modifier,
        attack: isBlow ? "melee" : "ranged",
        ...(isShells ? { difficulty: SHELLS.difficulty } : weapon && { weapon }),
        ...(isBurst && { burst: true }),
      },
      subject: { kind: "attack", melee: isBlow, ...(trait !== undefined && { trait }) },
      ...(costs && { costs: costs(isBurst ? AUTOFIRE_SHOTS : times) }),
      ...(times > 1 && { times }),
    },
  });
  const rolls = [
    ...(single ? [attack("Attaque", label, single)] : []),
    ...(single && rate > 1 ? [attack(`${rate} attaques`, label, single, { times: rate })] : []),
    ...(single && isAimed
      ? [attack(aimed, labels.aimed, { ...single, modifier: single.modifier + AIMED_PENALTY })]
      : []),
    ...(single && hasShells ? [attack("Chevrotine", labels.shells, single, { isShells: true })] : []),
    ...(burst && burstFactor > 0 ? [attack("Rafale", labels.burst, burst, { isBurst: true })] : []),
  ];
  return { labels, rolls };
}

const burstDice = (margin: number): string => (margin === 1 ? AUTOFIRE_DICE : `${AUTOFIRE_DICE}*${margin}`);

/**
 * What a weapon rolls, of a character and of a creature: to hit, aimed at the head and in bursts, then the damage to the
 * body, to the head, and that of a burst by its margin.
 */
export function weaponRolls(wielded: Wielded): ActionRoll[] {
  const { label, name, isAimed, burstFactor, hasShells, damage, armour, isThrownAlong } = wielded;
  const { labels, rolls } = attacksOf(wielded);
  const dealt = (
    button: string,
    called: string,
    dice: string,
    attack: string,
    location: "head" | "body" = "body",
  ): ActionRoll => ({
    name: button,
    value: dice,
    request: {
      kind: "dice",
      label: `${called} : ${name}`,
      dice,
      damage: { game: "cyberpunk", location, armour },
      attack,
    },
  });
  const along = (roll: ActionRoll): ActionRoll => (isThrownAlong ? { ...roll, after: "hit" } : roll);
  const hits =
    damage === undefined
      ? []
      : [
          along(dealt(damage.name ?? "Dégâts", "Dégâts", damage.dice, label)),
          ...(isAimed
            ? [along(dealt("à la tête", "Dégâts à la tête", damage.dice, labels.aimed, "head"))]
            : []),
        ];
  const bursts = Array.from({ length: burstFactor }, (_, index): ActionRoll => {
    const margin = index + 1;
    const roll = dealt(`rafale, marge ${margin}`, "Dégâts de rafale", burstDice(margin), labels.burst);
    return along({ ...roll, margin });
  });
  const shells = hasShells
    ? [along(dealt("chevrotine", "Dégâts de chevrotine", SHELLS.dice, labels.shells))]
    : [];
  return [...rolls, ...hits, ...shells, ...bursts];
}
