import type { AfterRoll, MadeRoll, RollResources } from "../../../game/rolls/afterRoll";
import { bloodPotencyOf } from "../bloodPotency";
import { checkRouse } from "./blood";
import { marksOf } from "./damage";
import { type FrenzyOperation, settleFrenzy } from "./frenzy";
import { checkRemorse } from "./humanity";
import type { VampireLimits, VampireState } from "./state";

/** The points of Willpower that are left, and the dice of a surge of blood. */
export function rollResourcesOf(state: VampireState, limits: VampireLimits): RollResources {
  const { superficial, aggravated } = marksOf(state, "willpower", limits);
  return {
    willpower: limits.willpower - superficial - aggravated,
    surge: checkRouse(state) === undefined ? bloodPotencyOf(limits.bloodPotency).surge : 0,
  };
}

const aboutOf = (request: MadeRoll["request"]) =>
  request.kind === "game" && request.spec.game === "vampire" ? request.spec.about : undefined;

/** Why the blood cannot be roused, or remorse not be felt. */
export function checkRoll(state: VampireState, request: MadeRoll["request"]): string | undefined {
  const about = aboutOf(request);
  if (about === "rouse") return checkRouse(state);
  return about === "remorse" ? checkRemorse(state) : undefined;
}

type BeastOperation =
  | { readonly kind: "rouse"; readonly faces: number[]; readonly purpose: "power" }
  | { readonly kind: "remorse"; readonly faces: number[] }
  | FrenzyOperation;

/** Rouse checks raise Hunger, and remorse settles stains, by the faces of their dice; a frenzy that was due is held or not. */
export function afterRoll(state: VampireState, made: MadeRoll): AfterRoll<BeastOperation> {
  const { request, dice } = made;
  const faces = dice.map(({ value }) => value);
  const about = aboutOf(request);
  if (about === "rouse") return { operations: [{ kind: "rouse", faces, purpose: "power" }] };
  return { operations: about === "remorse" ? [{ kind: "remorse", faces }] : settleFrenzy(state, made) };
}
