import type { AfterRoll, MadeRoll, RollResources } from "../../../game/rolls/afterRoll";
import { isSuccess } from "../../../values/dice/rollOutcome";
import { lossAfter } from "../sanityLoss";
import { CTHULHU_SKILLS } from "../traits";
import { checkLoss, MAX_LOSS, type SanityOperation, settleShock } from "./sanity";
import { mayTick } from "./skills";
import type { CthulhuState } from "./state";
import { settleWounds, type WoundOperation } from "./wounds";

export const rollResourcesOf = ({ luck }: CthulhuState): RollResources => ({ luck });

/** Why no Sanity can be lost, where a roll would take some. */
export const checkRoll = (state: CthulhuState, request: MadeRoll["request"]): string | undefined =>
  request.kind === "game" && request.loss !== undefined ? checkLoss(state) : undefined;

type Operation = SanityOperation | { readonly kind: "tickSkill"; readonly skill: string } | WoundOperation;

/** The loss that was rolled; its faces are told where they are the whole of it. */
function takeLoss({ total, dice }: Pick<MadeRoll, "total" | "dice">): Operation[] {
  if (total < 1) return [];
  const faces = dice.map(({ value }) => value);
  const isWhole = faces.reduce((sum, face) => sum + face, 0) === total;
  return [{ kind: "loseSanity", amount: Math.min(MAX_LOSS, total), ...(isWhole && { faces }) }];
}

/** A skill that succeeded is marked, unless bonus dice helped. */
function tickOf(state: CthulhuState, { request, rolled, outcome }: MadeRoll): Operation[] {
  const { skill: named, trait } = request.subject ?? {};
  // A power is led by a skill as by a characteristic.
  const skill = named ?? (CTHULHU_SKILLS.some(({ key }) => key === trait) ? trait : undefined);
  const isHelped = rolled?.game !== "cthulhu" || rolled.bonusDice > 0;
  return skill !== undefined && !isHelped && isSuccess(outcome) && mayTick(state, skill)
    ? [{ kind: "tickSkill", skill }]
    : [];
}

/** Success marks a skill; a roll that wounds or a shock asked for settles them; a roll of Sanity takes its loss, and rolls it first where it is dice. */
export function afterRoll(state: CthulhuState, made: MadeRoll): AfterRoll<Operation> {
  const { request, outcome } = made;
  const settled = [...settleWounds(state, made), ...settleShock(state, made)];
  if (settled.length > 0) return { operations: settled };
  if (request.kind === "dice") return { operations: request.losesSanity ? takeLoss(made) : [] };
  if (request.kind === "check" || request.loss === undefined) return { operations: tickOf(state, made) };
  const loss = lossAfter(request.loss, outcome);
  if (typeof loss === "number") return { operations: takeLoss({ total: loss, dice: [] }) };
  return {
    operations: [],
    roll: { kind: "dice", label: "Perte de SAN", dice: loss, losesSanity: true },
  };
}
