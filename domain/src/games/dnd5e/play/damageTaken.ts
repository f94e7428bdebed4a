import type { PlaySystem } from "../../../game/play";
import { OF_OTHER_GAME } from "../../../game/rolls/damage";
import { type DefenceKind, isDefended } from "../defences";
import { frenchDamageType } from "../vocabulary";
import { clamp, MAX_POINTS } from "./bounds";
import { activeRules } from "./conditionRules";
import type { Dnd5eLimits } from "./limits";
import type { Dnd5eOperation } from "./operations";
import { rageDefences } from "./rage";
import type { Dnd5eState } from "./state";

type Taken = PlaySystem<Dnd5eState, Dnd5eOperation, Dnd5eLimits>["damageTaken"];

/** Immunity, then resistance (once, also by rage or of the petrified), then vulnerability, as the SRD orders them. */
export const damageTaken: Taken = (damage, points, state, limits) => {
  if (damage.game !== "dnd5e") return OF_OTHER_GAME;
  const { type, critical } = damage;
  const has = (kind: DefenceKind) => isDefended(limits.defences[kind], damage);
  const of = type === undefined ? "" : ` (${frenchDamageType(type)})`;
  let amount = clamp(points, 0, MAX_POINTS);
  const parts: string[] = [];
  const become = (why: string, next: number) => {
    parts.push(`${why} : ${amount} → ${next}`);
    amount = clamp(next, 0, MAX_POINTS);
  };
  const resistant = activeRules(state, limits).find(({ rules }) => rules.resistant)?.name;
  if (amount > 0) {
    if (has("immunities")) become(`Immunité${of}`, 0);
    else {
      if (has("resistances")) become(`Résistance${of}`, Math.floor(amount / 2));
      else if (isDefended(rageDefences(state), damage)) {
        become(`Résistance${of}, en rage`, Math.floor(amount / 2));
      } else if (resistant !== undefined) become(resistant, Math.floor(amount / 2));
      if (has("vulnerabilities")) become(`Vulnérabilité${of}`, amount * 2);
    }
  }
  if (amount === 0) return { parts };
  return {
    parts,
    lost: amount,
    operation: { kind: "damage", amount, ...(type && { type }), ...(critical && { critical }) },
  };
};

/** One operation of damage: what is counted at once is one failed death save, and one save of concentration. */
export const damageAtOnce = (operations: readonly Dnd5eOperation[]): Dnd5eOperation => {
  const dealt = operations.filter((one) => one.kind === "damage");
  const [type, ...others] = new Set(dealt.map((one) => one.type));
  return {
    kind: "damage",
    amount: clamp(
      dealt.reduce((sum, { amount }) => sum + amount, 0),
      0,
      MAX_POINTS,
    ),
    ...(type && others.length === 0 && { type }),
    ...(dealt.some(({ critical }) => critical) && { critical: true }),
  };
};
